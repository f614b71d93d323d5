//! A puzzle at the table: what to find, what became of the last move, what comes next, and buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::exercise::{ExerciseFrame, ExerciseHeading, ExerciseView, command_button};
use crate::learning::puzzles::rating_text;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_activities::puzzles::{OwnPuzzles, PuzzleMode, PuzzlePhase, PuzzleRequest, PuzzleRun, Puzzles};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::Icon;
use cannon_app_base::theme::widgets::{Button, Ribbon, Voice};
use cannon_app_games as games;
use cannon_engine::analysis::pv_notation;

/// Handles the keys of the panel. The keys that select a place go on after a puzzle, and the key for a hint shows a hint; the buttons have
/// keys, too.
pub(super) fn proceed_with_keys(
    mut commands: MessageReader<Command>,
    (puzzles, players, own): (Res<Puzzles>, Res<PlayerProfiles>, Res<OwnPuzzles>),
    menu: Res<State<Menu>>,
    mut answers: PuzzleAnswers,
) {
    let Some(run) = puzzles.run().filter(|_| *menu.get() == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command {
            Command::Select if !run.is_open() => answers.proceed(NextStep::after(run, &players, &own)),
            Command::Hint if run.is_open() => answers.help(run, &players, PuzzleRequest::Hint),
            Command::Again => {
                answers.requests.write(PuzzleRequest::Again);
            }
            Command::ShowSolution if run.is_open() => answers.help(run, &players, PuzzleRequest::ShowSolution),
            Command::Leave => answers.leave(run),
            _ => {}
        }
    }
}

/// What follows a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextStep {
    /// The next puzzle of the same kind.
    Puzzle,
    /// The rated puzzles, after the puzzle of the day.
    Rated,
    /// The list of puzzles, because the player has seen all of this kind.
    List,
    /// The editor in which the puzzle was made.
    Editor,
}

impl NextStep {
    fn after(run: &PuzzleRun, players: &PlayerProfiles, own: &OwnPuzzles) -> NextStep {
        match run.mode {
            PuzzleMode::Trial => NextStep::Editor,
            _ if !run.has_next(players, own) => NextStep::List,
            PuzzleMode::Daily(_) => NextStep::Rated,
            _ => NextStep::Puzzle,
        }
    }

    /// The identifier of the label of the button.
    const fn label_id(self) -> &'static str {
        match self {
            NextStep::Puzzle => "puzzle-next",
            NextStep::Rated => "puzzles-rated",
            NextStep::List => "puzzle-to-list",
            NextStep::Editor => "pause-to-editor",
        }
    }
}

/// System parameter with which the keys and buttons of a puzzle answer.
#[derive(SystemParam)]
pub(super) struct PuzzleAnswers<'w> {
    requests: MessageWriter<'w, PuzzleRequest>,
    open_dialog: ResMut<'w, Dialog>,
    navigator: Navigator<'w>,
}

impl PuzzleAnswers<'_> {
    fn proceed(&mut self, next: NextStep) {
        match next {
            NextStep::Puzzle | NextStep::Rated => {
                self.requests.write(PuzzleRequest::Next);
            }
            NextStep::List => self.leave_for_list(),
            NextStep::Editor => self.leave_for_editor(),
        }
    }

    /// Gives a hint or the solution. If that costs rating, the player is asked first.
    fn help(&mut self, run: &PuzzleRun, players: &PlayerProfiles, request: PuzzleRequest) {
        if run.help_costs_rating(players) {
            *self.open_dialog = Dialog::PuzzleHelp(request);
        } else {
            self.requests.write(request);
        }
    }

    /// Leaves the puzzle for the list of puzzles, or for the editor in which it was made.
    fn leave(&mut self, run: &PuzzleRun) {
        if run.mode == PuzzleMode::Trial { self.leave_for_editor() } else { self.leave_for_list() }
    }

    fn leave_for_list(&mut self) {
        self.requests.write(PuzzleRequest::Leave);
        self.navigator.leave_exercise(Menu::Puzzles);
    }

    fn leave_for_editor(&mut self) {
        self.requests.write(PuzzleRequest::Leave);
        self.navigator.open_editor();
    }
}

/// Shows the frame of a puzzle.
pub(super) fn show(
    (puzzles, players, own): (Res<Puzzles>, Res<PlayerProfiles>, Res<OwnPuzzles>),
    (words, settings): (Res<Words>, Res<Settings>),
    mut frame: ExerciseFrame,
) {
    let Some(run) = puzzles.run() else { return };
    let next = (!run.is_open()).then(|| NextStep::after(run, &players, &own));
    let proceed = match next {
        Some(next) => {
            (Command::Select, Button::new(&words, next.label_id()).named("puzzle-next").primary().not_focusable())
        }
        None => {
            let button = Button::new(&words, "lesson-hint").named("puzzle/hint").with_icon(Icon::Hint);
            (Command::Hint, button.not_focusable())
        }
    };
    let solution = command_button(&words, "puzzle-solution", "puzzle-solution", Command::ShowSolution);
    frame.show(ExerciseView {
        kind: "puzzle",
        heading: heading(&words, run),
        ribbon: Ribbon {
            name: "puzzle/text",
            paragraphs: paragraphs(&words, run, next, (own_rating(&words, run, &players), settings.show_notation)),
            buttons: vec![proceed],
            ..Ribbon::default()
        },
        buttons: vec![
            command_button(&words, "lesson-again", "puzzle/again", Command::Again),
            (solution.0, solution.1.enabled(run.is_open())),
            command_button(&words, "lesson-leave", "puzzle/leave", Command::Leave),
        ],
    });
}

/// Which puzzle it is.
fn heading(words: &Words, run: &PuzzleRun) -> ExerciseHeading {
    let title = match run.mode {
        PuzzleMode::Rated => words.text("puzzles-training"),
        PuzzleMode::Daily(_) => words.text("puzzles-daily"),
        PuzzleMode::Retry => words.text("puzzles-retry"),
        PuzzleMode::Theme(theme) => words.text(theme.name_id()),
        PuzzleMode::Own => words.text("puzzles-own"),
        PuzzleMode::Trial => words.text("puzzle-trial"),
    };
    let about = words.format("puzzle-rating", &[("rating", run.puzzle.rating().into())]);
    ExerciseHeading { title, about, ..ExerciseHeading::default() }
}

/// The player's rating after a rated puzzle, and its change, or how far the player is placed.
fn own_rating(words: &Words, run: &PuzzleRun, players: &PlayerProfiles) -> Option<String> {
    let summary = players.current().filter(|_| run.is_rated())?.puzzles(run.puzzle.game());
    let own = rating_text(words, summary);
    let now = summary.rating.current().rating();
    match run.rating_before.map(|before| (now - before).round()) {
        Some(0.0) => None,
        Some(change) => Some(format!("{own} ({change:+})")),
        None => Some(own),
    }
}

/// What to find, what became of the last move, and what comes next.
fn paragraphs(
    words: &Words,
    run: &PuzzleRun,
    next: Option<NextStep>,
    (own_rating, has_notation): (Option<String>, bool),
) -> Vec<(Voice, String)> {
    let puzzle = &run.puzzle;
    let start = puzzle.begin();
    let side = words.side_in(puzzle.game(), start.side_to_move());
    let task = run.is_open().then(|| (Voice::Speech, words.format("puzzle-to-move", &[("side", side.into())])));
    let mut paragraphs = Vec::from_iter(task);
    paragraphs.extend(match run.phase {
        PuzzlePhase::Open => None,
        PuzzlePhase::Right => Some((Voice::Good, words.text("puzzle-right"))),
        PuzzlePhase::Wrong => Some((Voice::Bad, wrong_text(words, run))),
        PuzzlePhase::Solved => Some((Voice::Good, words.text("puzzle-solved"))),
        PuzzlePhase::Shown => Some((Voice::Plain, words.text("puzzle-shown"))),
    });
    if !run.is_open() {
        let theme = words.text(puzzle.theme().name_id());
        let line = has_notation.then(|| pv_notation(&start, puzzle.line()).join("  "));
        paragraphs.push((Voice::Quiet, [Some(theme), line].into_iter().flatten().collect::<Vec<_>>().join(" · ")));
    }
    paragraphs.extend(own_rating.map(|text| (Voice::Accent, text)));
    paragraphs.extend(match next {
        Some(NextStep::Rated) => Some((Voice::Plain, words.text("puzzle-tomorrow"))),
        Some(NextStep::List) => Some((Voice::Plain, words.text("puzzle-none-left"))),
        _ => None,
    });
    paragraphs
}

/// What the opponent answers to the wrong action.
fn wrong_text(words: &Words, run: &PuzzleRun) -> String {
    let Some((timeline, answer)) = run.refutation() else { return words.text("puzzle-wrong") };
    let opponent = words.side_in(run.puzzle.game(), timeline.side_to_move());
    let answer = games::move_text(timeline, timeline.ply(), *answer, words);
    words.format("puzzle-wrong-answered", &[("side", opponent.into()), ("answer", answer.into())])
}
