//! What the match answers and where the player goes, as sounds.

use std::time::Duration;

use bevy::prelude::*;

use super::Hear;
use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::sound::{PlaySound, Sound, sounds};
use crate::app::editor::Edit;
use crate::app::effects::Effects;
use crate::app::games;
use crate::app::input::Selection;
use crate::app::pieces::BoardView;
use crate::app::play::{Match, MatchEvent, running_clock};
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use cannon_rules::{Outcome, Side};

/// With so much left on the clock, a person is warned …
const WARNING: Duration = Duration::from_secs(30);
/// … and so much before the end every second ticks.
const LAST_SECONDS: u64 = 10;

/// The sounds of a game's warnings, by their identifiers; others have none.
const ALARMS: [(&str, Sound); 3] =
    [("hud-check", sounds::CHECK), ("hud-town-under-fire", sounds::CHECK), ("hud-escape", sounds::ESCAPE)];

/// What is still to be announced, once the last action has been seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Due {
    alarm: bool,
    ending: Option<Outcome>,
}

/// What was left on the running clock when it was last looked at.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct LookedAt(Option<(Side, Duration)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Due>().init_resource::<LookedAt>().add_systems(
        Update,
        (
            answers,
            announce,
            watch_clock,
            taken_up.run_if(resource_exists_and_changed::<Selection>),
            strokes.run_if(in_state(Screen::Editor)),
            doors,
        )
            .in_set(Hear),
    );
}

/// What the match answers.
fn answers(
    mut events: MessageReader<MatchEvent>,
    mut due: ResMut<Due>,
    mut sounds: MessageWriter<PlaySound>,
    settings: Res<Settings>,
    game: Res<Match>,
    layout: Res<BoardLayout>,
) {
    for event in events.read() {
        match event {
            MatchEvent::Refused(_) => {
                sounds.write(PlaySound::here(sounds::REFUSED));
            }
            MatchEvent::Played { ply, action } => {
                due.alarm = true;
                // Where nothing is acted out, a piece is set down all the same.
                let deed = games::position_at(game.timeline(), *ply).map(|position| position.deed(*action));
                if let Some(deed) = deed.filter(|_| settings.animation.factor().is_none()) {
                    let spot = deed.to.or(deed.struck).or(deed.from);
                    sounds.write_batch(spot.map(|spot| PlaySound::at(sounds::PLACE, layout.world_of(spot))));
                }
            }
            MatchEvent::Ended(outcome) => due.ending = Some(*outcome),
            MatchEvent::DrawOffered(_) | MatchEvent::DrawDeclined => {
                sounds.write(PlaySound::here(sounds::OPEN));
            }
            MatchEvent::Started | MatchEvent::Moved => *due = Due::default(),
            MatchEvent::SeatsSwapped | MatchEvent::Shown | MatchEvent::ShownAgain => {}
        }
    }
}

/// Warnings and the end are heard when what led to them has been seen.
fn announce(
    mut due: ResMut<Due>,
    mut sounds: MessageWriter<PlaySound>,
    game: Res<Match>,
    stage: Res<BoardView>,
    effects: Option<Res<Effects>>,
) {
    let idle = *due == Due::default();
    let on_the_way = effects.is_some() && (stage.is_busy() || (game.shows_live() && stage.ply() < game.shown_ply()));
    if idle || on_the_way {
        return;
    }
    let now = std::mem::take(&mut *due);
    // Nobody need be told of a game that nobody plays.
    if game.is_exhibition() {
        return;
    }
    if let Some(outcome) = now.ending {
        sounds.write(PlaySound::here(ending(&game, outcome)));
    } else if game.outcome().is_none() {
        let warnings = games::live(&game).map_or_else(Vec::new, |position| position.warnings());
        let alarm = |(id, _): &(&str, Side)| ALARMS.iter().find(|(of, _)| of == id).map(|(_, sound)| *sound);
        // One at a time: the first warning is the gravest.
        sounds.write_batch(warnings.iter().find_map(alarm).map(PlaySound::here));
    }
}

/// How a game has ended for whoever sits before the screen.
fn ending(game: &Match, outcome: Outcome) -> Sound {
    match outcome.winner() {
        None => sounds::DRAW,
        Some(winner) if game.seat(winner).is_computer() && !game.seat(!winner).is_computer() => sounds::DEFEAT,
        Some(_) => sounds::VICTORY,
    }
}

/// A person's time is getting short.
fn watch_clock(
    game: Res<Match>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut looked_at: ResMut<LookedAt>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let now = running_clock(&game, *screen.get(), *menu.get())
        .filter(|side| !game.seat(*side).is_computer())
        .and_then(|side| Some((side, game.clocks().remaining(side)?)));
    if let (Some((side, left)), Some((before, had))) = (now, looked_at.0)
        && side == before
    {
        sounds.write_batch(alarm_clock(had, left).map(PlaySound::here));
    }
    looked_at.bypass_change_detection().0 = now;
}

/// What is heard while a clock goes from one time to another.
fn alarm_clock(had: Duration, left: Duration) -> Option<Sound> {
    let seconds = |time: Duration| time.as_millis().div_ceil(1000) as u64;
    if had > WARNING && left <= WARNING {
        Some(sounds::CLOCK_WARNING)
    } else if seconds(left) < seconds(had) && (1..=LAST_SECONDS).contains(&seconds(left)) {
        Some(sounds::CLOCK_TICK)
    } else {
        None
    }
}

/// A piece is taken up.
fn taken_up(
    selection: Res<Selection>,
    layout: Res<BoardLayout>,
    mut before: Local<Option<Spot>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let selected = selection.selected();
    if let Some(spot) = selected.filter(|_| selected != *before) {
        sounds.write(PlaySound::at(sounds::SELECT, layout.world_of(spot)));
    }
    *before = selected;
}

/// In the editor, each place that the brush comes to is heard once.
fn strokes(
    mut edits: MessageReader<Edit>,
    layout: Res<BoardLayout>,
    mut before: Local<Option<Spot>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for edit in edits.read() {
        match edit {
            Edit::Stroke(spot) if *before != Some(*spot) => {
                *before = Some(*spot);
                sounds.write(PlaySound::at(sounds::SELECT, layout.world_of(*spot)));
            }
            Edit::Turn { at, .. } => {
                sounds.write(PlaySound::at(sounds::SELECT, layout.world_of(*at)));
            }
            Edit::EndStroke => *before = None,
            _ => {}
        }
    }
}

/// Menus open and close. The result comes with a sound of its own.
fn doors(mut changes: MessageReader<StateTransitionEvent<Menu>>, mut sounds: MessageWriter<PlaySound>) {
    for change in changes.read() {
        let heard = match (change.exited, change.entered) {
            (None, _) | (_, Some(Menu::Result)) => None,
            (before, after) if before == after => None,
            (_, Some(Menu::None | Menu::Title)) => Some(sounds::CLOSE),
            _ => Some(sounds::OPEN),
        };
        sounds.write_batch(heard.map(PlaySound::here));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_warns_once_and_ticks_in_its_last_seconds() {
        let mut left = 32_000_u64;
        let mut heard = Vec::new();
        while left > 0 {
            let next = left.saturating_sub(70);
            heard.extend(alarm_clock(Duration::from_millis(left), Duration::from_millis(next)));
            left = next;
        }
        let ticks = heard.iter().filter(|sound| **sound == sounds::CLOCK_TICK).count();
        assert_eq!((heard[0], heard.len(), ticks), (sounds::CLOCK_WARNING, 11, 10));
    }
}
