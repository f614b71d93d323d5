//! The kinds of particles and their numbers.

use crate::app::common::Tone;

/// What a particle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) enum Kind {
    /// Powder smoke: grows, rises, thins out.
    Smoke,
    /// Dust from the board: spreads low and settles.
    Dust,
    /// Burning powder, for a moment.
    Flame,
    /// A glowing grain that flies and falls.
    Spark,
    /// A star of a firework: flies far, hangs, goes out.
    Star,
    /// Water thrown up: falls back, and foams for a moment.
    Spray,
    /// A splinter of a piece: bounces on the board.
    Chunk,
}

/// The colour of a particle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) enum Tint {
    /// The colour that the kind has by itself.
    Plain,
    /// The colour of an army.
    Of(Tone),
}

impl Tint {
    pub(in crate::app) const ALL: [Tint; 3] = [Tint::Plain, Tint::Of(Tone::Dark), Tint::Of(Tone::Light)];
}

/// How a particle is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Body {
    /// A soft picture that always faces the camera.
    Sprite {
        /// Whether it adds light instead of covering what is behind.
        glows: bool,
    },
    /// A solid splinter.
    Solid,
}

/// The numbers of a kind. Lengths are in points of the board, times in seconds.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Nature {
    pub(in crate::app) body: Body,
    /// Shortest and longest life.
    pub(in crate::app) life: [f32; 2],
    /// Width at birth and at the end.
    pub(in crate::app) size: [f32; 2],
    /// How fast the air stops it: per second, the share of its speed that it loses.
    pub(in crate::app) drag: f32,
    /// What pulls it up (positive) or down, in points per second squared.
    pub(in crate::app) pull: f32,
    /// How much of its speed it keeps when it bounces; `None` if it ignores the board.
    pub(in crate::app) bounce: Option<f32>,
    /// How opaque it is at most.
    pub(in crate::app) opacity: f32,
    /// The part of its life during which it fades in.
    pub(in crate::app) fade_in: f32,
    /// The part of its life after which it fades out.
    pub(in crate::app) fade_out: f32,
    /// Fastest spin in radians a second.
    pub(in crate::app) spin: f32,
    /// How much longer than wide it is drawn along its way, for each point per second.
    pub(in crate::app) streak: f32,
    /// Smallest and largest particle of a burst, relative to the size above.
    pub(in crate::app) variety: [f32; 2],
}

impl Kind {
    pub(in crate::app) const ALL: [Kind; 7] =
        [Kind::Smoke, Kind::Dust, Kind::Flame, Kind::Spark, Kind::Star, Kind::Spray, Kind::Chunk];

    pub(in crate::app) const fn nature(self) -> Nature {
        match self {
            Kind::Smoke => Nature {
                body: Body::Sprite { glows: false },
                life: [1.0, 2.1],
                size: [0.3, 1.15],
                drag: 3.2,
                pull: 1.0,
                bounce: None,
                opacity: 0.8,
                fade_in: 0.06,
                fade_out: 0.22,
                spin: 0.7,
                streak: 0.0,
                variety: [0.7, 1.25],
            },
            Kind::Dust => Nature {
                body: Body::Sprite { glows: false },
                life: [0.55, 1.15],
                size: [0.18, 0.7],
                drag: 4.5,
                pull: 0.35,
                bounce: None,
                opacity: 0.62,
                fade_in: 0.08,
                fade_out: 0.25,
                spin: 0.8,
                streak: 0.0,
                variety: [0.7, 1.25],
            },
            Kind::Flame => Nature {
                body: Body::Sprite { glows: true },
                life: [0.09, 0.24],
                size: [0.5, 0.95],
                drag: 7.0,
                pull: 0.0,
                bounce: None,
                opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.35,
                spin: 3.0,
                streak: 0.0,
                variety: [0.7, 1.25],
            },
            Kind::Spark => Nature {
                body: Body::Sprite { glows: true },
                life: [0.3, 0.75],
                size: [0.07, 0.025],
                drag: 1.2,
                pull: -7.0,
                bounce: Some(0.4),
                opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.6,
                spin: 0.0,
                streak: 0.55,
                variety: [0.6, 1.3],
            },
            Kind::Star => Nature {
                body: Body::Sprite { glows: true },
                life: [0.9, 1.6],
                size: [0.19, 0.06],
                drag: 2.4,
                pull: -1.6,
                bounce: None,
                opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.45,
                spin: 0.0,
                streak: 0.5,
                variety: [0.7, 1.3],
            },
            Kind::Spray => Nature {
                body: Body::Sprite { glows: false },
                life: [0.45, 0.8],
                size: [0.09, 0.26],
                drag: 0.0,
                pull: -5.0,
                bounce: Some(0.1),
                opacity: 0.8,
                fade_in: 0.05,
                fade_out: 0.5,
                spin: 1.2,
                streak: 0.35,
                variety: [0.6, 1.3],
            },
            Kind::Chunk => Nature {
                body: Body::Solid,
                life: [1.0, 1.6],
                size: [0.15, 0.15],
                drag: 0.0,
                pull: -9.0,
                bounce: Some(0.38),
                opacity: 1.0,
                fade_in: 0.0,
                fade_out: 0.75,
                spin: 12.0,
                streak: 0.0,
                variety: [0.35, 1.15],
            },
        }
    }
}
