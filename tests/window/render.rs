//! Pictures that `cannon render` makes of what a player has chosen. They need the software renderer, as the window does.

use std::process::Command;

use image::RgbImage;

/// A light tank that can drive to where a heavy one faces it, whose armour holds.
const FRONT: &str = "11cS/12/12/12/12/4hS7/12/12/4LN7/12/12/CN11 w";
const CHOSEN: [&str; 4] = ["--chosen", "E4>E5/N", "--pointer", "E7"];

fn picture(options: &[&str]) -> RgbImage {
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

/// Pixels that differ so much that one sees it.
fn differing(one: &RgbImage, other: &RgbImage) -> usize {
    let far = |(one, other): (&u8, &u8)| one.abs_diff(*other) > 24;
    one.pixels().zip(other.pixels()).filter(|(one, other)| one.0.iter().zip(&other.0).any(far)).count()
}

#[test]
fn what_is_chosen_and_a_click_in_vain_are_seen() {
    let at_rest = picture(&[]);
    assert_eq!(differing(&at_rest, &picture(&[])), 0, "a picture is the same each time");
    let chosen = picture(&CHOSEN);
    assert!(differing(&at_rest, &chosen) > 100, "marks lie on the board");
    let in_vain = picture(&[&CHOSEN[..], &["--moment", "0.2"]].concat());
    assert!(differing(&chosen, &in_vain) > 20, "sparks fly");
}
