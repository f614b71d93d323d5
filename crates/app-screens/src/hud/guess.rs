//! The guessing of a game's moves at the table: whose move to guess, what was played, and the points.

use bevy::prelude::*;

use super::exercise::{ExerciseFrame, ExerciseHeading, ExerciseView, command_button};
use crate::guess::leave;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::guess::{GuessPhase, GuessRequest, GuessRun, GuessScore, GuessedMove, Guessing, MAX_POINTS};
use cannon_app_base::common::FrameRequest;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Ribbon, Voice};
use cannon_app_games as games;

/// Seconds between two checks whether a guess has been judged.
const JUDGING_INTERVAL_SECONDS: f32 = 0.1;

/// Handles the keys of the panel. The keys that select a place go on after a guess; the buttons have keys, too.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    (guessing, menu): (Res<Guessing>, Res<State<Menu>>),
    mut open_dialog: ResMut<Dialog>,
    mut requests: MessageWriter<GuessRequest>,
    mut navigator: Navigator,
) {
    let Some(run) = guessing.run().filter(|_| *menu.get() == Menu::None && *open_dialog == Dialog::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            Command::Select => {
                let request = match run.phase {
                    GuessPhase::Open | GuessPhase::Judging => continue,
                    GuessPhase::Judged => GuessRequest::Next,
                    GuessPhase::Over | GuessPhase::Looking(_) => GuessRequest::ShowResult,
                };
                if run.is_last() {
                    *open_dialog = Dialog::GuessResult;
                }
                requests.write(request);
            }
            Command::Again => {
                requests.write(GuessRequest::Again);
            }
            Command::Leave if is_in_the_middle(run) => *open_dialog = Dialog::LeaveGuess,
            Command::Leave => leave(&mut requests, &mut navigator),
            _ => {}
        }
    }
}

/// Whether the player would lose points by leaving.
fn is_in_the_middle(run: &GuessRun) -> bool {
    !run.guesses().is_empty() && !run.is_last()
}

/// Shows the frame of the guessing.
pub(super) fn show(
    guessing: Res<Guessing>,
    words: Res<Words>,
    mut frame: ExerciseFrame,
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Some(run) = guessing.run() else { return };
    if run.phase == GuessPhase::Judging {
        frame_requests.write(FrameRequest::within_seconds(JUDGING_INTERVAL_SECONDS));
    }
    let label = match run.phase {
        GuessPhase::Open | GuessPhase::Judging => None,
        GuessPhase::Judged if !run.is_last() => Some("lesson-next"),
        GuessPhase::Judged | GuessPhase::Over | GuessPhase::Looking(_) => Some("guess-result"),
    };
    let proceed = label.map(|label| {
        let button = Button::labelled("guess/next", words.text(label)).primary().not_focusable();
        (Command::Select, button)
    });
    frame.show(ExerciseView {
        kind: "guess",
        heading: heading(&words, run),
        ribbon: Ribbon {
            name: "guess/text",
            paragraphs: paragraphs(&words, run),
            buttons: Vec::from_iter(proceed),
            ..Ribbon::default()
        },
        buttons: vec![
            command_button(&words, "lesson-again", "guess/again", Command::Again),
            command_button(&words, "lesson-leave", "guess/leave", Command::Leave),
        ],
    });
}

/// Which move it is, and the points so far.
fn heading(words: &Words, run: &GuessRun) -> ExerciseHeading {
    let index = match run.phase {
        GuessPhase::Looking(index) => index,
        _ => run.index(),
    };
    let points = GuessScore::of(run.guesses()).points;
    let number = [("number", (index + 1).into()), ("all", run.count().into()), ("points", points.into())];
    ExerciseHeading {
        title: words.text("guess-heading"),
        about: words.format("guess-number", &number),
        ..ExerciseHeading::default()
    }
}

/// The task, what was played, and the points.
fn paragraphs(words: &Words, run: &GuessRun) -> Vec<(Voice, String)> {
    let side = words.side_in(run.record.game, run.side);
    if let Some(guess) = run.shown_guess() {
        return judged_paragraphs(words, run, guess, side);
    }
    if run.phase == GuessPhase::Over {
        let score = GuessScore::of(run.guesses());
        let percent = score.percent(score.points);
        let sum = [("points", score.points.into()), ("all", score.all.into()), ("percent", percent.into())];
        return vec![(Voice::Speech, words.format("guess-over", &sum))];
    }
    let mut paragraphs = vec![(Voice::Speech, words.format("guess-task", &[("side", side.into())]))];
    if run.phase == GuessPhase::Judging {
        paragraphs.push((Voice::Quiet, words.text("practice-judging")));
    }
    paragraphs
}

/// The guess, the move of the game, and what both lose.
fn judged_paragraphs(words: &Words, run: &GuessRun, guess: &GuessedMove, side: String) -> Vec<(Voice, String)> {
    let text = |action| games::move_text(&run.timeline, guess.ply, action, words);
    let played = [("side", side.into()), ("move", text(guess.played).into())];
    let mut paragraphs = vec![(Voice::Speech, words.format("guess-played", &played))];
    let percent = |loss: f64| format!("{loss:.0}");
    if guess.is_played() {
        let (voice, id) =
            if guess.points() == 0 { (Voice::Plain, "guess-found-weak") } else { (Voice::Good, "guess-found") };
        paragraphs.push((voice, words.text(id)));
        let loss = [("played", percent(guess.played_loss).into())];
        paragraphs.push((Voice::Quiet, words.format("guess-loss", &loss)));
    } else {
        let own = words.format("guess-own", &[("move", text(guess.guess).into())]);
        paragraphs.push((Voice::Plain, own));
        let losses = [("guess", percent(guess.guess_loss).into()), ("played", percent(guess.played_loss).into())];
        paragraphs.push((Voice::Quiet, words.format("guess-losses", &losses)));
    }
    let voice = match guess.points() {
        0 => Voice::Bad,
        MAX_POINTS => Voice::Good,
        _ => Voice::Accent,
    };
    let points = [("points", guess.points().into()), ("all", MAX_POINTS.into())];
    paragraphs.push((voice, words.format("guess-points", &points)));
    paragraphs
}
