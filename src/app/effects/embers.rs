//! Smoke from wrecks, as part of the idle animations.

use bevy::prelude::*;

use super::Tempo;
use super::player::Effects;
use crate::app::AppSystems;
use crate::app::common::PlayScore;
use crate::app::common::particles::{Burst, Kind};
use crate::app::common::pieces::{Idle, PieceState};
use crate::app::pieces::{At, Liveliness};

/// Seconds between two puffs of smoke from the same wreck.
const WISP: f32 = 1.1;
/// Height above the board at which puffs start, and their upward speed.
const HEIGHT: f32 = 0.2;
const RISE: f32 = 0.35;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, smoulder.in_set(AppSystems::Animate).after(PlayScore));
}

/// Emits puffs from the wrecks in turn, evenly spaced in time.
fn smoulder(
    mut commands: Commands,
    mut effects: ResMut<Effects>,
    tempo: Res<Tempo>,
    liveliness: Option<Res<Liveliness>>,
    pieces: Query<(&PieceState, &Transform), With<At>>,
    mut progress: Local<f32>,
    mut wisps: Local<u64>,
) {
    if liveliness.is_none_or(|liveliness| !liveliness.is_awake()) {
        return;
    }
    let smouldering = || pieces.iter().filter(|(figure, _)| figure.model.idle == Idle::Smoulders);
    let count = smouldering().count();
    if count == 0 {
        return;
    }
    *progress += tempo.step() * count as f32 / WISP;
    while *progress >= 1.0 {
        *progress -= 1.0;
        *wisps += 1;
        let nth = (*wisps % count as u64) as usize;
        if let Some((_, place)) = smouldering().nth(nth) {
            let origin = place.translation + Vec3::Y * HEIGHT;
            let wisp = Burst {
                scatter: 0.1,
                toward: Vec3::Y * RISE,
                spread: 0.15,
                size: 0.5,
                ..Burst::new(Kind::Smoke, 1, origin)
            };
            effects.particles.emit_ambient(&mut commands, &wisp, *wisps);
        }
    }
}
