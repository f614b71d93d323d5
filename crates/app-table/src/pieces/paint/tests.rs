//! Tests that the sides can be told apart in every set, with any kind of colour vision.

use super::*;
use crate::board::{open_luminance, scorched_luminance};
use bevy::prelude::*;
use cannon_app_base::common::colour_vision::{contrast, displayed, distance, seen};
use cannon_appearance::{ColorScheme, GroundLook};

const SETS: [PieceSet; 4] = [PieceSet::PaintedTin, PieceSet::CarvedWood, PieceSet::MetalAndGlass, PieceSet::Plain];

const SCHEMES: [ColorScheme; 5] = [
    ColorScheme::Standard,
    ColorScheme::Protanopia,
    ColorScheme::Deuteranopia,
    ColorScheme::Tritanopia,
    ColorScheme::Greyscale,
];

/// The smallest distance of the sides' colours for the eyes of a scheme.
const MIN_DISTANCE: f32 = 0.15;

/// Perceived lightness (L*) of a colour, from 0 to 100.
fn lightness(paint: &Paint) -> f32 {
    let [r, g, b] = paint.color.map(|channel| channel.powf(2.2));
    let light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    116.0 * light.cbrt() - 16.0
}

#[test]
fn large_surfaces_of_the_sides_differ_in_lightness() {
    for set in SETS {
        for slot in ["coat", "base", "hat", "stone", "stone-dark", "armour", "armour-dark", "lacquer", "lacquer-dark"] {
            let [dark, light] =
                [Tone::Dark, Tone::Light].map(|tone| find(set, Coat::Army(tone), slot).expect("a paint"));
            for scheme in SCHEMES {
                let [dark, light] = [(dark, Tone::Dark), (light, Tone::Light)]
                    .map(|(paint, tone)| in_scheme(paint, scheme, Coat::Army(tone), slot));
                let difference = lightness(&light) - lightness(&dark);
                assert!(difference > 30.0, "{set:?} in {scheme:?}: {slot} differs by {difference}");
            }
        }
    }
}

#[test]
fn accents_are_red_or_orange_against_blue() {
    for set in SETS {
        for slot in ["facings", "roof", "cloth", "trim", "ink"] {
            let [dark, light] =
                [Tone::Dark, Tone::Light].map(|tone| find(set, Coat::Army(tone), slot).expect("a paint").color);
            assert!(dark[0] > 1.5 * dark[2], "{set:?}: {slot} of the dark side is not warm");
            assert!(light[2] > 1.5 * light[0], "{set:?}: {slot} of the light side is not blue");
        }
    }
}

/// The luminance of a paint in linear light.
fn luminance(paint: &Paint) -> f32 {
    let [r, g, b] = paint.color;
    Color::srgb(r, g, b).to_linear().luminance()
}

/// The share of a paint's light that a clean surface has, by the textures of the vehicles.
const CLEAN: f32 = 0.52;

/// Otherwise the eye finds the wrecks before the units.
#[test]
fn wrecks_stand_out_from_their_ground_less_than_the_living() {
    let value = |coat, slot| CLEAN * luminance(find(PieceSet::PaintedTin, coat, slot).expect("a paint"));
    let contrast = |one: f32, other: f32| (one.max(other) + 0.05) / (one.min(other) + 0.05);
    for look in [GroundLook::Summer, GroundLook::Winter, GroundLook::Desert] {
        let open = open_luminance(look);
        let living = [Tone::Dark, Tone::Light].map(|tone| contrast(value(Coat::Army(tone), "armour"), open));
        for slot in ["armour", "armour-dark", "trim"] {
            let wreck = contrast(value(Coat::Burnt, slot), scorched_luminance(look, open));
            assert!(living.iter().all(|&living| wreck < living), "{slot} in {look:?}: {wreck}, and {living:?}");
        }
    }
}

#[test]
fn vehicles_lie_above_and_below_the_luminance_of_the_ground() {
    /// The luminances of summer's ground.
    const GROUND: std::ops::RangeInclusive<f32> = 0.10..=0.16;
    let [dark, light] = [Tone::Dark, Tone::Light]
        .map(|tone| CLEAN * luminance(find(PieceSet::PaintedTin, Coat::Army(tone), "armour").expect("a paint")));
    assert!((0.04..0.6 * GROUND.start()).contains(&dark), "{dark}");
    assert!((2.2 * GROUND.end()..0.5).contains(&light), "{light}");
}

#[test]
fn slot_is_wood_for_both_sides_or_for_neither() {
    for row in rows(PieceSet::CarvedWood) {
        assert_eq!(row.dark.surface, row.light.surface, "{}", row.slot);
    }
}

#[test]
fn slot_is_glass_for_both_sides_or_for_neither() {
    let is_glass = |paint: &Paint| matches!(paint.surface, PaintSurface::Glass(_));
    for row in rows(PieceSet::MetalAndGlass) {
        assert_eq!(is_glass(&row.dark), is_glass(&row.light), "{}", row.slot);
    }
    for slot in ["coat", "stone", "armour", "armour-dark", "trim"] {
        let paint = find(PieceSet::MetalAndGlass, Coat::Army(Tone::Dark), slot).expect("a paint");
        assert!(is_glass(paint), "{slot} is not of glass");
    }
}

#[test]
fn each_slot_belongs_to_one_game() {
    for set in SETS {
        let slots: Vec<&str> = tabletops().flat_map(|table| table.paints.rows(set)).map(|row| row.slot).collect();
        let mut distinct = slots.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), slots.len(), "{set:?}: {slots:?}");
    }
}

#[test]
fn accents_differ_for_the_eyes_of_each_scheme() {
    for (set, scheme) in SETS.into_iter().flat_map(|set| ColorScheme::SPECIAL.map(|scheme| (set, scheme))) {
        for slot in ["facings", "roof", "cloth", "trim", "ink"] {
            let [dark, light] = [Tone::Dark, Tone::Light].map(|tone| {
                let paint = find(set, Coat::Army(tone), slot).expect("a paint");
                let [r, g, b] = in_scheme(paint, scheme, Coat::Army(tone), slot).color;
                seen(Color::srgb(r, g, b).to_linear(), scheme)
            });
            let found = distance(dark, light);
            assert!(found > MIN_DISTANCE, "{set:?} in {scheme:?}: {slot} differs by {found}");
        }
    }
}

#[test]
fn badges_and_numbers_of_the_sides_differ_for_the_eyes_of_each_scheme() {
    for scheme in SCHEMES {
        let shown = |colour: Color| seen(displayed(colour.to_linear()), scheme);
        let [dark, light] = [Tone::Dark, Tone::Light].map(|tone| army_colours(tone, scheme));
        assert!(distance(shown(dark.field), shown(light.field)) > 3.0 * MIN_DISTANCE, "{scheme:?}");
        assert!(distance(shown(dark.trim), shown(light.trim)) > MIN_DISTANCE, "{scheme:?}");
        for colours in [dark, light] {
            assert!(contrast(shown(colours.symbol), shown(colours.field)) > 4.5, "{scheme:?}");
        }
    }
}

#[test]
fn terrain_has_the_same_paint_for_both_sides_in_every_scheme() {
    for scheme in SCHEMES {
        let [one, other] = [Tone::Dark, Tone::Light].map(|tone| {
            let paint = find(PieceSet::PaintedTin, Coat::Army(tone), "concrete").expect("a paint");
            in_scheme(paint, scheme, Coat::Army(tone), "concrete")
        });
        assert_eq!(one, other, "{scheme:?}");
    }
}
