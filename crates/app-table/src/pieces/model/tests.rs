//! Tests of the parser: valid files are parsed correctly, and invalid files give the right error.

use serde_json::{Value, json};

use super::error::Fault;
use super::read::parse;
use super::shared::shared;
use super::*;

/// The running-gear parts of all models, each with the name of its file.
pub(super) fn running_gear() -> Vec<(String, &'static FilePart)> {
    let mut gear = Vec::new();
    for name in cannon_assets::model_names().filter(|name| !name.ends_with("-low")) {
        let parts = shared(&name).parts.iter().filter(|part| RunningGear::is_running_gear(part));
        gear.extend(parts.map(|part| (name.clone(), part)));
    }
    assert_eq!(gear.len(), 22, "every vehicle has two parts of running gear");
    gear
}

/// A glTF document with one triangle for each part and without textures.
fn document() -> Value {
    json!({
        "asset": { "version": "2.0" },
        "scene": 0,
        "scenes": [{ "nodes": [0, 1] }],
        "nodes": [
            { "name": "body", "mesh": 0 },
            { "name": "turret", "mesh": 0, "translation": [0.0, 0.3, -0.1], "children": [2] },
            { "name": "barrel", "mesh": 0, "translation": [0.0, 0.1, -0.2] },
        ],
        "meshes": [{ "primitives": [{ "attributes": { "POSITION": 0, "NORMAL": 0 }, "indices": 1, "material": 0 }] }],
        "materials": [{ "name": "armour" }],
        "accessors": [
            { "bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0] },
            { "bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR" },
        ],
        "bufferViews": [
            { "buffer": 0, "byteOffset": 0, "byteLength": 36 },
            { "buffer": 0, "byteOffset": 36, "byteLength": 6 },
        ],
        "buffers": [{ "byteLength": 44 }],
    })
}

/// The glTF binary of a document, with the vertices of one triangle.
fn binary(document: &Value) -> Vec<u8> {
    let coordinates = [0.0_f32, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0];
    let mut data: Vec<u8> = coordinates.iter().flat_map(|coordinate| coordinate.to_le_bytes()).collect();
    data.extend([0_u16, 1, 2, 0].iter().flat_map(|index| index.to_le_bytes()));
    let mut text = document.to_string().into_bytes();
    text.resize(text.len().next_multiple_of(4), b' ');
    let mut bytes = b"glTF".to_vec();
    let length = 12 + 8 + text.len() + 8 + data.len();
    for number in [2, length, text.len()] {
        bytes.extend((number as u32).to_le_bytes());
    }
    bytes.extend(b"JSON");
    bytes.extend(text);
    bytes.extend((data.len() as u32).to_le_bytes());
    bytes.extend(b"BIN\0");
    bytes.extend(data);
    bytes
}

/// The error of reading a document after a change.
fn fault(change: impl FnOnce(&mut Value)) -> Fault {
    let mut document = document();
    change(&mut document);
    parse(&binary(&document), None).expect_err("the file is invalid")
}

#[test]
fn valid_file_has_its_parts_in_a_tree_with_their_slots() {
    let file = parse(&binary(&document()), None).expect("the file is valid");
    let parts: Vec<_> = file.parts.iter().map(|part| (&*part.name, part.parent)).collect();
    assert_eq!(parts, [("body", None), ("turret", None), ("barrel", Some(1))]);
    let barrel = &file.parts[2];
    assert!(barrel.model_pivot.abs_diff_eq(bevy::math::Vec3::new(0.0, 0.4, -0.3), 1.0e-6), "{}", barrel.model_pivot);
    assert!(file.parts.iter().all(|part| part.surfaces[0].0 == "armour" && part.surfaces[0].1.indices == [0, 1, 2]));
    assert!(file.textures.is_none());
}

#[test]
fn invalid_file_gives_the_error_for_its_fault() {
    assert!(matches!(parse(b"soldier", None).expect_err("it is no glTF binary"), Fault::Unreadable(_)));
    assert!(matches!(fault(|gltf| gltf["nodes"][0]["name"] = json!("hull")), Fault::NoBody));
    assert!(
        matches!(fault(|gltf| gltf["nodes"][1]["scale"] = json!([1.0, 2.0, 1.0])), Fault::TransformedPart(part) if part == "turret")
    );
    let nameless = fault(|gltf| {
        gltf["nodes"][1].as_object_mut().expect("a node").remove("name");
    });
    assert!(matches!(nameless, Fault::UnnamedPart));
    let without_normals = fault(|gltf| {
        gltf["meshes"][0]["primitives"][0]["attributes"].as_object_mut().expect("attributes").remove("NORMAL");
    });
    assert!(matches!(without_normals, Fault::IncompletePart { part, what: "normals" } if part == "body"));
    let without_textures =
        fault(|gltf| gltf["images"] = json!([{ "name": "orm", "mimeType": "image/png", "bufferView": 1 }]));
    assert!(
        matches!(without_textures, Fault::IncompletePart { .. } | Fault::UnreadableTexture { name: "orm", .. }),
        "{without_textures}"
    );
}

#[test]
fn missing_model_gives_an_error_with_its_name() {
    let error = read("cannon/no-such-model", None).expect_err("there is no such file");
    assert!(matches!(error.fault, Fault::Missing) && error.to_string().contains("cannon/no-such-model"), "{error}");
}

#[test]
fn truncated_file_gives_an_error() {
    let whole = binary(&document());
    for length in 0..whole.len() {
        assert!(parse(&whole[..length], None).is_err(), "{length} bytes");
    }
}
