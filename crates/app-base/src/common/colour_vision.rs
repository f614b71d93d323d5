//! Measures of colours, for tests: contrast, the tone mapping of the scene, the simulation of colour vision deficiencies, and distances.

use bevy::color::color_difference::EuclideanDistance;
use bevy::prelude::*;

use cannon_appearance::ColorScheme;

/// The contrast of two colours by WCAG 2.2, from 1 to 21.
pub fn contrast(one: LinearRgba, other: LinearRgba) -> f32 {
    let [one, other] = [one.luminance(), other.luminance()];
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour with opacity over an opaque one.
pub fn over(colour: LinearRgba, ground: LinearRgba) -> LinearRgba {
    (ground * (1.0 - colour.alpha) + colour * colour.alpha).with_alpha(1.0)
}

/// AgX tone mapping: what the screen shows of an unlit colour in the scene. This is the polynomial approximation by Benjamin Wrensch
/// (<https://iolite-engine.com/blog_posts/minimal_agx_implementation>). Pictures of marks differ from it by less than 4 %.
pub fn displayed(colour: LinearRgba) -> LinearRgba {
    const INSET: Mat3 = Mat3::from_cols_array(&[
        0.842_479, 0.042_328, 0.042_376, 0.078_434, 0.878_469, 0.078_434, 0.079_224, 0.079_166, 0.879_143,
    ]);
    const OUTSET: Mat3 = Mat3::from_cols_array(&[
        1.196_879, -0.052_897, -0.052_972, -0.098_021, 1.151_903, -0.098_043, -0.099_030, -0.098_961, 1.151_074,
    ]);
    const MIN_EV: f32 = -12.473_93;
    const MAX_EV: f32 = 4.026_069;
    let inset = INSET * Vec3::new(colour.red, colour.green, colour.blue);
    let curve = |light: f32| {
        let x = (light.max(1.0e-10).log2().clamp(MIN_EV, MAX_EV) - MIN_EV) / (MAX_EV - MIN_EV);
        [15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232].into_iter().fold(0.0, |sum, factor| sum * x + factor)
    };
    let shown = (OUTSET * Vec3::new(curve(inset.x), curve(inset.y), curve(inset.z))).clamp(Vec3::ZERO, Vec3::ONE);
    LinearRgba::rgb(shown.x.powf(2.2), shown.y.powf(2.2), shown.z.powf(2.2)).with_alpha(colour.alpha)
}

/// The simulation of a colour vision deficiency: how a colour looks to the eyes for which a scheme is made.
///
/// The matrices stand for complete deficiency and apply to linear RGB. They come from G. M. Machado, M. M. Oliveira and L. A. F.
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer
/// Graphics 15(6), 2009.
pub fn seen(colour: LinearRgba, scheme: ColorScheme) -> LinearRgba {
    let rows = match scheme {
        ColorScheme::Standard => return colour,
        ColorScheme::Greyscale => {
            let grey = colour.luminance();
            return LinearRgba::rgb(grey, grey, grey);
        }
        ColorScheme::Protanopia => {
            [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]]
        }
        ColorScheme::Deuteranopia => {
            [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]]
        }
        ColorScheme::Tritanopia => {
            [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]]
        }
    };
    let channels = Vec3::new(colour.red, colour.green, colour.blue);
    let [red, green, blue] = rows.map(|row| Vec3::from(row).dot(channels).clamp(0.0, 1.0));
    LinearRgba::rgb(red, green, blue)
}

/// The distance of two colours in OKLab (Björn Ottosson, 2020), in which a difference of lightness from black to white is 1 and a distance
/// of about 0.02 is just noticeable.
pub fn distance(one: LinearRgba, other: LinearRgba) -> f32 {
    Oklaba::from(one).distance(&other.into())
}

#[test]
fn measures_agree_with_known_values() {
    assert!((contrast(LinearRgba::WHITE, LinearRgba::BLACK) - 21.0).abs() < 0.01);
    // WCAG's own example: #767676 on white.
    let grey = LinearRgba::from(Color::srgb_u8(0x76, 0x76, 0x76));
    assert!((contrast(LinearRgba::WHITE, grey) - 4.54).abs() < 0.01);
    assert!((distance(LinearRgba::WHITE, LinearRgba::BLACK) - 1.0).abs() < 0.01);
    for scheme in ColorScheme::SPECIAL {
        let white = seen(LinearRgba::WHITE, scheme);
        assert!(distance(white, LinearRgba::WHITE) < 0.01, "{scheme:?} keeps white: {white:?}");
    }
    let [red, green] = [LinearRgba::rgb(0.6, 0.05, 0.0), LinearRgba::rgb(0.05, 0.22, 0.0)];
    assert!(
        distance(red, green)
            > 2.0 * distance(seen(red, ColorScheme::Deuteranopia), seen(green, ColorScheme::Deuteranopia))
    );
    // A mark of white is light grey on the screen.
    assert!((displayed(LinearRgba::WHITE).luminance() - 0.59).abs() < 0.02);
}
