//! Tests of pictures that `cannon render` makes of a selection. Like the window tests, they need a software renderer.

use std::process::Command;

use image::RgbImage;

/// A position in which a light tank can drive in front of a heavy tank, whose front armour it cannot penetrate.
const FRONT: &str = "11cS/12/12/12/12/4hS7/12/12/4LN7/12/12/CN11 w";
const SELECTION: [&str; 4] = ["--chosen", "E4>E5/N", "--pointer", "E7"];

fn render_picture(options: &[&str]) -> RgbImage {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("picture.png");
    let status = Command::new(env!("CARGO_BIN_EXE_cannon"))
        .args(["render", FRONT, "--game", "tank-chess", "--size", "320x180", "--quality", "low"])
        .args(["--at", "E6", "--zoom", "0.4"])
        .args(options)
        .arg("--out")
        .arg(&file)
        .status();
    assert!(status.unwrap().success(), "{options:?}");
    image::open(file).unwrap().into_rgb8()
}

/// The number of pixels with a visible difference.
fn count_different_pixels(one: &RgbImage, other: &RgbImage) -> usize {
    let differs = |(one, other): (&u8, &u8)| one.abs_diff(*other) > 24;
    one.pixels().zip(other.pixels()).filter(|(one, other)| one.0.iter().zip(&other.0).any(differs)).count()
}

#[test]
fn selection_and_ineffective_shot_are_visible() {
    let at_rest = render_picture(&[]);
    assert_eq!(count_different_pixels(&at_rest, &render_picture(&[])), 0, "rendering is reproducible");
    let chosen = render_picture(&SELECTION);
    assert!(count_different_pixels(&at_rest, &chosen) > 100, "the marks of the selection");
    let ineffective_shot = render_picture(&[&SELECTION[..], &["--moment", "0.2"]].concat());
    assert!(count_different_pixels(&chosen, &ineffective_shot) > 20, "the sparks of the shot");
}
