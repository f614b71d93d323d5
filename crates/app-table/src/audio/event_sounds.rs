//! Sounds for events of the match, the selection, the editor and the menus.

use std::time::Duration;

use bevy::prelude::*;

use super::SoundRequestSystems;
use crate::effects::Effects;
use cannon_app_activities::editor::Edit;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::sound::{PlaySound, Sound, sounds};
use cannon_app_base::play::{BoardView, LOW_TIME, Match, MatchEvent, RunningClock};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_rules::{Outcome, Side};

/// The clock ticks for this many last seconds.
const TICKING_SECONDS: u64 = 10;

/// Sounds that wait until the animation of the last action has ended.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct PendingSounds {
    /// Whether to play the sound of a warning, if there is one.
    has_warning: bool,
    /// The outcome of the game, if it has just ended.
    outcome: Option<Outcome>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingSounds>().add_systems(
        Update,
        (
            play_match_sounds,
            play_pending_sounds,
            play_clock_sounds,
            play_selection_sound.run_if(resource_exists_and_changed::<Selection>),
            play_editor_sounds.run_if(in_state(Screen::Editor)),
            play_menu_sounds,
        )
            .in_set(SoundRequestSystems),
    );
}

/// Plays or schedules the sounds for events of the match.
fn play_match_sounds(
    mut events: MessageReader<MatchEvent>,
    mut pending: ResMut<PendingSounds>,
    mut sounds: MessageWriter<PlaySound>,
    settings: Res<Settings>,
    game: Res<Match>,
    layout: Res<BoardLayout>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Refused(_) => {
                sounds.write(PlaySound::non_positional(sounds::REFUSED));
            }
            MatchEvent::Played { ply, action } => {
                pending.has_warning = true;
                // Without animation, only the sound of a piece that is set down is played.
                let effect = games::position_at(game.timeline(), *ply).map(|position| position.piece_effect(*action));
                if let Some(effect) = effect.filter(|_| settings.animation.factor().is_none()) {
                    let spot = effect.to.or(effect.victim).or(effect.from);
                    sounds.write_batch(
                        spot.map(|spot| PlaySound::from_position(sounds::PLACE, layout.world_position(spot))),
                    );
                }
            }
            MatchEvent::Ended(outcome) => pending.outcome = Some(*outcome),
            MatchEvent::DrawOffered(_) | MatchEvent::DrawDeclined | MatchEvent::Warned { .. } => {
                sounds.write(PlaySound::non_positional(sounds::OPEN));
            }
            MatchEvent::Started | MatchEvent::LivePlyChanged => *pending = PendingSounds::default(),
            MatchEvent::SeatsSwapped
            | MatchEvent::LevelChanged
            | MatchEvent::ViewChanged
            | MatchEvent::TreeChanged
            | MatchEvent::ReplayRequested => {}
        }
    }
}

/// Plays the sounds of warnings and outcomes once the animation of the action has ended.
fn play_pending_sounds(
    mut pending: ResMut<PendingSounds>,
    mut sounds: MessageWriter<PlaySound>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    effects: Option<Res<Effects>>,
) {
    let is_empty = *pending == PendingSounds::default();
    let is_animating =
        effects.is_some() && (board_view.is_animating() || (game.shows_live() && board_view.ply() < game.shown_ply()));
    if is_empty || is_animating {
        return;
    }
    let pending = std::mem::take(&mut *pending);
    // The exhibition game behind the title has no player to inform.
    if game.is_exhibition() {
        return;
    }
    if let Some(outcome) = pending.outcome {
        sounds.write(PlaySound::non_positional(outcome_sound(&game, outcome)));
    } else if game.outcome().is_none() {
        let warnings = games::live_position(&game).map_or_else(Vec::new, |position| position.warnings());
        let warning_sounds = games::tabletop(game.timeline().game()).warning_sounds;
        let sound =
            |(id, _): &(&str, Side)| warning_sounds.iter().find(|(entry, _)| entry == id).map(|(_, sound)| *sound);
        // Only one is played: the first warning is the most serious.
        sounds.write_batch(warnings.iter().find_map(sound).map(PlaySound::non_positional));
    }
}

/// The sound of an outcome: a defeat only if a human lost to the computer.
fn outcome_sound(game: &Match, outcome: Outcome) -> Sound {
    match outcome.winner() {
        None => sounds::DRAW,
        Some(winner) if game.seat(winner).is_computer() && !game.seat(!winner).is_computer() => sounds::DEFEAT,
        Some(_) => sounds::VICTORY,
    }
}

/// Plays the sounds of a human player's clock as time runs out. `previous` is the side whose clock was running in the frame before, and its
/// remaining time.
fn play_clock_sounds(
    game: Res<Match>,
    clock: RunningClock,
    mut previous: Local<Option<(Side, Duration)>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let current = clock
        .side(&game)
        .filter(|side| !game.seat(*side).is_computer())
        .and_then(|side| Some((side, game.clocks().remaining(side)?)));
    if let (Some((side, left)), Some((previous_side, previous_left))) = (current, *previous)
        && side == previous_side
    {
        sounds.write_batch(clock_sound(previous_left, left).map(PlaySound::non_positional));
    }
    *previous = current;
}

/// The sound for a clock whose remaining time goes from `previous` to `left`.
fn clock_sound(previous: Duration, left: Duration) -> Option<Sound> {
    let seconds = |time: Duration| time.as_millis().div_ceil(1000) as u64;
    if previous > LOW_TIME && left <= LOW_TIME {
        Some(sounds::CLOCK_WARNING)
    } else if seconds(left) < seconds(previous) && (1..=TICKING_SECONDS).contains(&seconds(left)) {
        Some(sounds::CLOCK_TICK)
    } else {
        None
    }
}

/// Plays a sound when another piece is selected.
fn play_selection_sound(
    selection: Res<Selection>,
    layout: Res<BoardLayout>,
    mut previous: Local<Option<Spot>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let selected = selection.selected();
    if let Some(spot) = selected.filter(|_| selected != *previous) {
        sounds.write(PlaySound::from_position(sounds::SELECT, layout.world_position(spot)));
    }
    *previous = selected;
}

/// Plays a sound for each spot that a brush stroke in the editor enters.
fn play_editor_sounds(
    mut edits: MessageReader<Edit>,
    layout: Res<BoardLayout>,
    mut previous: Local<Option<Spot>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for edit in edits.read() {
        match edit {
            Edit::Stroke(spot) if *previous != Some(*spot) => {
                *previous = Some(*spot);
                sounds.write(PlaySound::from_position(sounds::SELECT, layout.world_position(*spot)));
            }
            Edit::Erase(at) | Edit::Turn { at, .. } => {
                sounds.write(PlaySound::from_position(sounds::SELECT, layout.world_position(*at)));
            }
            Edit::EndStroke | Edit::CancelStroke => *previous = None,
            _ => {}
        }
    }
}

/// Plays a sound when a menu opens or closes, except the result, which has a sound of its own.
fn play_menu_sounds(mut changes: MessageReader<StateTransitionEvent<Menu>>, mut sounds: MessageWriter<PlaySound>) {
    for change in changes.read() {
        let sound = match (change.exited, change.entered) {
            (None, _) | (_, Some(Menu::Result)) => None,
            (before, after) if before == after => None,
            (_, Some(Menu::None | Menu::Title)) => Some(sounds::CLOSE),
            _ => Some(sounds::OPEN),
        };
        sounds.write_batch(sound.map(PlaySound::non_positional));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_warns_once_and_ticks_in_the_last_seconds() {
        let mut left = 32_000_u64;
        let mut sounds = Vec::new();
        while left > 0 {
            let next = left.saturating_sub(70);
            sounds.extend(clock_sound(Duration::from_millis(left), Duration::from_millis(next)));
            left = next;
        }
        let ticks = sounds.iter().filter(|sound| **sound == sounds::CLOCK_TICK).count();
        assert_eq!((sounds[0], sounds.len(), ticks), (sounds::CLOCK_WARNING, 11, 10));
    }
}
