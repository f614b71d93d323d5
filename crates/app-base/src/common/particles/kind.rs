//! The kinds of particles and their parameters.

use crate::common::Tone;

/// The kind of a particle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParticleKind {
    /// Gunpowder smoke, which grows, rises and fades.
    Smoke,
    /// Smoke of burning oil, which leaves the fire black and becomes grey.
    BlackSmoke,
    /// Dust from the board, which spreads low.
    Dust,
    /// Burning gunpowder, which is visible for a moment.
    Flame,
    /// A ball of burning fuel, which rolls, grows and darkens.
    Fireball,
    /// A tongue of fire on something that burns.
    Tongue,
    /// The glow of something that is still hot.
    Ember,
    /// A glowing grain, which flies and falls.
    Spark,
    /// A star of a firework, which flies far and sinks slowly.
    Star,
    /// A splash of water, which falls back.
    Spray,
    /// A splinter of a piece, which bounces on the board and lies there for a while.
    Chunk,
}

/// The colour of a particle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tint {
    /// The natural colour of the kind.
    Plain,
    /// The colour of the dark or the light pieces.
    Army(Tone),
    /// Walls of stone.
    Stone,
    /// Something that has burnt.
    Burnt,
}

impl Tint {
    /// All tints.
    pub const ALL: [Tint; 5] = [Tint::Plain, Tint::Army(Tone::Dark), Tint::Army(Tone::Light), Tint::Stone, Tint::Burnt];
}

/// How a particle is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParticleBody {
    /// A soft sprite that always faces the camera.
    Sprite {
        /// Whether it is blended additively.
        is_additive: bool,
    },
    /// A solid mesh.
    Solid,
}

/// The roll of a sprite about the axis of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpriteRoll {
    /// Any angle.
    Free,
    /// The top of the sprite, on which its light is painted, points towards the key light.
    TowardLight,
    /// The top of the sprite points up.
    Upright,
}

/// The parameters of a kind. The unit of length is the distance between neighbouring places of the board; times are in seconds.
#[derive(Clone, Copy, Debug)]
pub struct ParticleParams {
    /// How a particle is drawn.
    pub body: ParticleBody,
    /// Minimum and maximum lifetime.
    pub lifetime: [f32; 2],
    /// Width at the start and at the end.
    pub size: [f32; 2],
    /// Drag: the deceleration per unit of speed, in 1/s.
    pub drag: f32,
    /// Vertical acceleration by gravity (negative) or buoyancy (positive).
    pub vertical_acceleration: f32,
    /// The fraction of its vertical speed that remains after a bounce; `None` if it passes through the board.
    pub bounce: Option<f32>,
    /// Maximum opacity.
    pub max_opacity: f32,
    /// The fraction of its lifetime during which it fades in.
    pub fade_in: f32,
    /// The fraction of its lifetime after which it fades out.
    pub fade_out: f32,
    /// Maximum spin in radians per second.
    pub max_spin: f32,
    /// How the roll of a sprite is chosen.
    pub roll: SpriteRoll,
    /// The share of the wind's speed that it takes on. Only for kinds with drag.
    pub wind: f32,
    /// Elongation along the velocity, per unit of speed.
    pub elongation: f32,
    /// Minimum and maximum size in a burst, relative to the size above.
    pub size_variation: [f32; 2],
}

impl ParticleKind {
    /// All kinds.
    pub const ALL: [ParticleKind; 11] = [
        ParticleKind::Smoke,
        ParticleKind::BlackSmoke,
        ParticleKind::Dust,
        ParticleKind::Flame,
        ParticleKind::Fireball,
        ParticleKind::Tongue,
        ParticleKind::Ember,
        ParticleKind::Spark,
        ParticleKind::Star,
        ParticleKind::Spray,
        ParticleKind::Chunk,
    ];

    /// The parameters of the kind.
    pub const fn params(self) -> ParticleParams {
        match self {
            ParticleKind::Smoke => ParticleParams {
                body: ParticleBody::Sprite { is_additive: false },
                lifetime: [1.0, 2.1],
                size: [0.3, 1.15],
                drag: 3.2,
                vertical_acceleration: 1.0,
                bounce: None,
                max_opacity: 0.72,
                fade_in: 0.06,
                fade_out: 0.22,
                max_spin: 0.7,
                roll: SpriteRoll::TowardLight,
                wind: 1.0,
                elongation: 0.0,
                size_variation: [0.7, 1.25],
            },
            ParticleKind::BlackSmoke => ParticleParams {
                body: ParticleBody::Sprite { is_additive: false },
                lifetime: [1.7, 3.0],
                size: [0.30, 1.30],
                drag: 2.6,
                vertical_acceleration: 1.35,
                bounce: None,
                max_opacity: 0.86,
                fade_in: 0.05,
                fade_out: 0.32,
                max_spin: 1.4,
                roll: SpriteRoll::TowardLight,
                wind: 1.0,
                elongation: 0.0,
                size_variation: [0.7, 1.2],
            },
            ParticleKind::Dust => ParticleParams {
                body: ParticleBody::Sprite { is_additive: false },
                lifetime: [0.55, 1.15],
                size: [0.18, 0.7],
                drag: 4.5,
                vertical_acceleration: 0.35,
                bounce: None,
                max_opacity: 0.62,
                fade_in: 0.08,
                fade_out: 0.25,
                max_spin: 0.8,
                roll: SpriteRoll::TowardLight,
                wind: 0.6,
                elongation: 0.0,
                size_variation: [0.7, 1.25],
            },
            ParticleKind::Flame => ParticleParams {
                body: ParticleBody::Sprite { is_additive: true },
                lifetime: [0.09, 0.24],
                size: [0.5, 0.95],
                drag: 7.0,
                vertical_acceleration: 0.0,
                bounce: None,
                max_opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.35,
                max_spin: 3.0,
                roll: SpriteRoll::Free,
                wind: 0.0,
                elongation: 0.0,
                size_variation: [0.7, 1.25],
            },
            ParticleKind::Fireball => ParticleParams {
                body: ParticleBody::Sprite { is_additive: false },
                lifetime: [0.26, 0.46],
                size: [0.34, 1.05],
                drag: 6.0,
                vertical_acceleration: 2.4,
                bounce: None,
                max_opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.55,
                max_spin: 3.2,
                roll: SpriteRoll::Free,
                wind: 0.3,
                elongation: 0.0,
                size_variation: [0.75, 1.2],
            },
            ParticleKind::Tongue => ParticleParams {
                body: ParticleBody::Sprite { is_additive: false },
                lifetime: [0.32, 0.62],
                size: [0.40, 0.22],
                drag: 5.0,
                vertical_acceleration: 3.0,
                bounce: None,
                max_opacity: 0.95,
                fade_in: 0.18,
                fade_out: 0.45,
                max_spin: 0.0,
                roll: SpriteRoll::Upright,
                wind: 0.4,
                elongation: 0.0,
                size_variation: [0.6, 1.2],
            },
            ParticleKind::Ember => ParticleParams {
                body: ParticleBody::Sprite { is_additive: true },
                lifetime: [1.2, 1.8],
                size: [0.50, 0.56],
                drag: 5.0,
                vertical_acceleration: 0.0,
                bounce: None,
                max_opacity: 0.75,
                fade_in: 0.40,
                fade_out: 0.55,
                max_spin: 0.0,
                roll: SpriteRoll::Free,
                wind: 0.0,
                elongation: 0.0,
                size_variation: [0.8, 1.2],
            },
            ParticleKind::Spark => ParticleParams {
                body: ParticleBody::Sprite { is_additive: true },
                lifetime: [0.3, 0.75],
                size: [0.07, 0.025],
                drag: 1.2,
                vertical_acceleration: -7.0,
                bounce: Some(0.4),
                max_opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.6,
                max_spin: 0.0,
                roll: SpriteRoll::Free,
                wind: 0.0,
                elongation: 0.55,
                size_variation: [0.6, 1.3],
            },
            ParticleKind::Star => ParticleParams {
                body: ParticleBody::Sprite { is_additive: true },
                lifetime: [0.9, 1.6],
                size: [0.19, 0.06],
                drag: 2.4,
                vertical_acceleration: -1.6,
                bounce: None,
                max_opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.45,
                max_spin: 0.0,
                roll: SpriteRoll::Free,
                wind: 0.0,
                elongation: 0.5,
                size_variation: [0.7, 1.3],
            },
            ParticleKind::Spray => ParticleParams {
                body: ParticleBody::Sprite { is_additive: false },
                lifetime: [0.45, 0.8],
                size: [0.09, 0.26],
                drag: 0.0,
                vertical_acceleration: -5.0,
                bounce: Some(0.1),
                max_opacity: 0.8,
                fade_in: 0.05,
                fade_out: 0.5,
                max_spin: 1.2,
                roll: SpriteRoll::Free,
                wind: 0.0,
                elongation: 0.35,
                size_variation: [0.6, 1.3],
            },
            ParticleKind::Chunk => ParticleParams {
                body: ParticleBody::Solid,
                lifetime: [3.2, 4.6],
                size: [0.16, 0.16],
                drag: 0.0,
                vertical_acceleration: -9.0,
                bounce: Some(0.38),
                max_opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.88,
                max_spin: 12.0,
                roll: SpriteRoll::Free,
                wind: 0.0,
                elongation: 0.0,
                size_variation: [0.35, 1.15],
            },
        }
    }
}
