//! Models, sounds and room textures by name, the fonts, and the licences of the libraries.
//!
//! A release build carries the files inside the program, so that the game is one file that needs no other. A debug build reads them from
//! `assets/`, so that a changed file needs no rebuild. The fonts are embedded in both. The files are a crate of their own, so that a change of
//! other code does not compress and embed them again.
//!
//! Models, textures and licences are compressed in a release build (`build.rs`), and are decompressed each time they are read.

use std::borrow::Cow;
use std::path::Path;

use rust_embed::{Embed, EmbeddedFile};

pub mod fonts;

#[derive(Embed)]
#[cfg_attr(debug_assertions, folder = "../../assets/models")]
#[cfg_attr(not(debug_assertions), folder = "$OUT_DIR/models")]
struct Models;

#[derive(Embed)]
#[folder = "../../assets/sounds"]
struct Sounds;

#[derive(Embed)]
#[cfg_attr(debug_assertions, folder = "../../assets/rooms")]
#[cfg_attr(not(debug_assertions), folder = "$OUT_DIR/rooms")]
struct Rooms;

#[derive(Embed)]
#[cfg_attr(debug_assertions, folder = "../../assets/licenses")]
#[cfg_attr(not(debug_assertions), folder = "$OUT_DIR/licenses")]
struct Licenses;

/// The bytes of a file.
pub type Bytes = Cow<'static, [u8]>;

/// The folder from which debug builds read the files.
pub fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"))
}

/// The glTF file of a model, such as `cannon/gun` or its low-poly version `cannon/gun-low`. `None` if there is no such file.
pub fn model(name: &str) -> Option<Bytes> {
    Models::get(&format!("{name}.glb")).map(decompressed)
}

/// The names of all models, in alphabetical order, low-poly versions included.
pub fn model_names() -> impl Iterator<Item = String> {
    Models::iter().filter_map(|path| path.strip_suffix(".glb").map(str::to_owned))
}

/// The Ogg Vorbis file of a recording, such as `gun-near-1`. `None` if there is no such file.
pub fn sound(name: &str) -> Option<Bytes> {
    Sounds::get(&format!("{name}.ogg")).map(|file| file.data)
}

/// The names of all recordings, in alphabetical order.
pub fn sound_names() -> impl Iterator<Item = String> {
    Sounds::iter().filter_map(|path| path.strip_suffix(".ogg").map(str::to_owned))
}

/// The KTX2 file of a room's texture, such as `study-specular`. `None` if there is no such file.
pub fn room_texture(name: &str) -> Option<Bytes> {
    Rooms::get(&format!("{name}.ktx2")).map(decompressed)
}

/// The PNG file of a room's picture, such as `study-backdrop`. `None` if there is no such file.
pub fn room_picture(name: &str) -> Option<Bytes> {
    Rooms::get(&format!("{name}.png")).map(decompressed)
}

/// The licences of all libraries in the program, which `cargo xtask licenses` collects.
pub fn library_licenses() -> String {
    let text = Licenses::get("third-party.txt").map(decompressed).unwrap_or_default();
    String::from_utf8_lossy(&text).into_owned()
}

/// The content of a file of a folder that a release build compresses.
fn decompressed(file: EmbeddedFile) -> Bytes {
    if cfg!(debug_assertions) { file.data } else { cannon_compression::decompress(&file.data).into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_is_found_by_name() {
        assert!(model("cannon/gun").is_some_and(|bytes| bytes.starts_with(b"glTF")));
        assert!(sound("capture-1").is_some_and(|bytes| bytes.starts_with(b"OggS")));
        assert!(room_texture("study-diffuse").is_some_and(|bytes| bytes[1..].starts_with(b"KTX 20")));
        assert!(model("cannon/no-such-model").is_none());
    }

    #[test]
    fn every_model_has_a_low_poly_version() {
        let names: Vec<String> = model_names().collect();
        let full = names.iter().filter(|name| !name.ends_with("-low"));
        let missing: Vec<_> = full.filter(|name| !names.contains(&format!("{name}-low"))).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
