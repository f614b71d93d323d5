//! The practice with one's own mistakes at the table, those of a review or those that are due.

use bevy::prelude::*;

use super::exercise::{ExerciseFrame, ExerciseHeading, ExerciseView, command_button};
use crate::learning::mistakes::next_text;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use crate::parts::text;
use cannon_app_activities::persistence::GameLibrary;
use cannon_app_activities::practice::{
    Practice, PracticePhase, PracticeRequest, PracticeRun, PracticeSource, game_in_library,
};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::review::ReviewRequest;
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::Icon;
use cannon_app_base::theme::widgets::{Button, Ribbon, Voice};
use cannon_app_games as games;
use cannon_engine::analysis::pv_notation;
use cannon_rules::Side;
use cannon_rules::record::Record;

/// Seconds between two checks whether an action has been judged.
const JUDGING_INTERVAL_SECONDS: f32 = 0.1;
/// The maximum number of actions of the best line in the text.
const MAX_LINE_ACTIONS: usize = 5;

/// Handles the keys of the panel. The keys that select a place go on after a mistake, and the key for a hint shows a hint; the buttons have
/// keys, too.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    practice: Res<Practice>,
    menu: Res<State<Menu>>,
    (words, library): (Res<Words>, Res<GameLibrary>),
    mut notices: ResMut<Notices>,
    (mut requests, mut review_requests): (MessageWriter<PracticeRequest>, MessageWriter<ReviewRequest>),
    mut navigator: Navigator,
) {
    let Some(run) = practice.run().filter(|_| *menu.get() == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            Command::Select if !run.is_open() && run.has_next() => {
                requests.write(PracticeRequest::Next);
            }
            Command::Select if !run.is_open() => leave(&mut requests, &mut navigator),
            Command::Hint if run.is_open() => {
                requests.write(PracticeRequest::Hint);
            }
            Command::ShowSolution if run.is_open() => {
                requests.write(PracticeRequest::ShowSolution);
            }
            Command::Leave => leave(&mut requests, &mut navigator),
            Command::OpenGame => match game_of(run, &library) {
                Some((game, ply)) => {
                    requests.write(PracticeRequest::Leave);
                    navigator.review_game_of_exercise(&game);
                    review_requests.write(ReviewRequest::ShowBefore(ply));
                }
                None if run.position().repeated.is_some() => notices.show(words.text("mistakes-no-game")),
                None => {}
            },
            _ => {}
        }
    }
}

/// Shows the frame of the practice.
pub(super) fn show(
    (practice, players): (Res<Practice>, Res<PlayerProfiles>),
    words: Res<Words>,
    mut frame: ExerciseFrame,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Some(run) = practice.run() else { return };
    if run.phase == PracticePhase::Judging {
        frame_requests.write(FrameRequest::within_seconds(JUDGING_INTERVAL_SECONDS));
    }
    let proceed = if run.is_open() {
        let button = Button::new(&words, "lesson-hint").named("practice/hint").with_icon(Icon::Hint);
        (Command::Hint, button.not_focusable())
    } else {
        let name = match run.source {
            _ if run.has_next() => "practice-next",
            PracticeSource::Review => "practice-done",
            PracticeSource::Pool(_) => "mistakes-done",
        };
        (Command::Select, Button::new(&words, name).primary().not_focusable())
    };
    let (index, all) = run.progress();
    let number = [("number", (index + 1).into()), ("all", all.into())];
    let title = if run.position().repeated.is_some() { "mistakes-heading" } else { "practice-heading" };
    let solution = command_button(&words, "puzzle-solution", "practice/solution", Command::ShowSolution);
    let game = run.position().repeated.as_ref().map(|repeated| {
        let button = command_button(&words, "mistakes-open-game", "practice/game", Command::OpenGame);
        (button.0, button.1.enabled(repeated.has_game))
    });
    let leave = command_button(&words, "lesson-leave", "practice/leave", Command::Leave);
    frame.show(ExerciseView {
        kind: "practice",
        heading: ExerciseHeading {
            title: words.text(title),
            about: words.format("practice-number", &number),
            ..ExerciseHeading::default()
        },
        ribbon: Ribbon {
            name: "practice/text",
            paragraphs: paragraphs(&words, run, &players),
            buttons: vec![proceed],
            ..Ribbon::default()
        },
        buttons: [Some((solution.0, solution.1.enabled(run.is_open()))), game, Some(leave)]
            .into_iter()
            .flatten()
            .collect(),
    });
}

/// What was played and in which game, what became of the last move, and at the end of a repetition how it went.
fn paragraphs(words: &Words, run: &PracticeRun, players: &PlayerProfiles) -> Vec<(Voice, String)> {
    let position = run.position();
    let timeline = &position.timeline;
    let side = words.side_in(timeline.game(), position.side);
    let played = games::move_text(timeline, timeline.ply(), position.played, words);
    let id = match (position.repeated.is_some(), run.is_open()) {
        (true, true) => "mistakes-task",
        (true, false) => "mistakes-played",
        (false, true) => "practice-task",
        (false, false) => "practice-played",
    };
    let task = words.format(id, &[("side", side.into()), ("move", played.into())]);
    let mut paragraphs = vec![(Voice::Speech, task)];
    let verdict = match run.phase {
        PracticePhase::Open => None,
        PracticePhase::Judging => Some((Voice::Quiet, words.text("practice-judging"))),
        PracticePhase::Best => Some((Voice::Good, words.text("practice-best"))),
        PracticePhase::Good => Some((Voice::Good, words.text("practice-good"))),
        PracticePhase::Wrong if position.repeated.is_some() => Some((Voice::Bad, words.text("mistakes-wrong"))),
        PracticePhase::Wrong => Some((Voice::Bad, words.text("practice-wrong"))),
        PracticePhase::Shown => Some((Voice::Plain, words.text("puzzle-shown"))),
    };
    if let (None, Some(repeated)) = (&verdict, &position.repeated) {
        paragraphs.push((Voice::Quiet, game_text(words, &repeated.record)));
    }
    paragraphs.extend(verdict);
    if !run.is_open() {
        let mut line = pv_notation(timeline, &position.line);
        line.truncate(MAX_LINE_ACTIONS);
        paragraphs.push((Voice::Quiet, line.join("  ")));
        paragraphs.extend(result_text(words, run, players).map(|text| (Voice::Accent, text)));
    }
    paragraphs
}

/// The players of a game, and the day on which it began.
fn game_text(words: &Words, game: &Record) -> String {
    let [south, north] = Side::ALL.map(|side| text::name_of(words, (game.game, &game.players), side));
    let date = text::date(words, text::local_day(game.started));
    words.format("mistakes-game", &[("south", south.into()), ("north", north.into()), ("date", date.into())])
}

/// After the last mistake of a repetition: how many were found, and when the next ones are due.
fn result_text(words: &Words, run: &PracticeRun, players: &PlayerProfiles) -> Option<String> {
    let PracticeSource::Pool(player) = run.source else { return None };
    let profile = players.all().get(player).filter(|_| !run.has_next())?;
    let found = [("found", run.successes().into()), ("all", run.progress().1.into())];
    let game = run.position().timeline.game();
    let next = next_text(words, profile.mistakes(game, jiff::Zoned::now().date()).next);
    Some([words.format("mistakes-result", &found), next].join(" "))
}

/// The game from which the position comes, if it is still in the library, and the ply of the position.
fn game_of(run: &PracticeRun, library: &GameLibrary) -> Option<(Record, usize)> {
    let before = &run.position().repeated.as_ref()?.record;
    Some((game_in_library(library, before)?, before.actions.len()))
}

/// Leads back to where the practice began.
fn leave(requests: &mut MessageWriter<PracticeRequest>, navigator: &mut Navigator) {
    requests.write(PracticeRequest::Leave);
    navigator.leave_exercise(Menu::Puzzles);
}
