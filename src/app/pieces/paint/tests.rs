//! Tests that the sides can be told apart in every set, with any kind of colour vision.

use super::*;

const SETS: [PieceSet; 4] = [PieceSet::PaintedTin, PieceSet::CarvedWood, PieceSet::MetalAndGlass, PieceSet::Plain];

/// Perceived lightness (L*) of a colour, from 0 to 100.
fn lightness(paint: &Paint) -> f32 {
    let [r, g, b] = paint.color.map(|channel| channel.powf(2.2));
    let light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    116.0 * light.cbrt() - 16.0
}

#[test]
fn large_surfaces_of_the_sides_differ_in_lightness() {
    for set in SETS {
        for slot in
            ["coat", "base", "hat", "stone", "stone-dark", "armour", "armour-dark", "track", "lacquer", "lacquer-dark"]
        {
            let [dark, light] =
                [Tone::Dark, Tone::Light].map(|tone| find(set, Coat::Army(tone), slot).expect("a paint"));
            let difference = lightness(light) - lightness(dark);
            let min_difference = if slot == "track" { 12.0 } else { 30.0 };
            assert!(difference > min_difference, "{set:?}: {slot} differs by {difference}");
        }
    }
}

#[test]
fn accents_are_red_or_orange_against_blue() {
    for set in SETS {
        for slot in ["facings", "plume", "roof", "cloth", "trim", "ink"] {
            let [dark, light] =
                [Tone::Dark, Tone::Light].map(|tone| find(set, Coat::Army(tone), slot).expect("a paint").color);
            assert!(dark[0] > 1.5 * dark[2], "{set:?}: {slot} of the dark side is not warm");
            assert!(light[2] > 1.5 * light[0], "{set:?}: {slot} of the light side is not blue");
        }
    }
}

#[test]
fn slot_is_wood_for_both_sides_or_for_neither() {
    for row in rows(PieceSet::CarvedWood) {
        assert_eq!(row.dark.surface, row.light.surface, "{}", row.slot);
    }
}

#[test]
fn each_slot_belongs_to_one_game() {
    for set in SETS {
        let slots: Vec<&str> =
            TABLETOP_GAMES.iter().flat_map(|table| table.paints.rows(set)).map(|row| row.slot).collect();
        let mut distinct = slots.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), slots.len(), "{set:?}: {slots:?}");
    }
}
