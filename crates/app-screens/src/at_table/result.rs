//! The banner at the end of a game, below the board: who won and how, the rating, and what can be played next.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::parts::navigation::Navigator;
use crate::parts::side_panel::free_area;
use crate::parts::text;
use cannon_app_activities::editor::Editor;
use cannon_app_activities::first_game::FirstGame;
use cannon_app_activities::opponent::SeatedEngines;
use cannon_app_activities::practice::PracticeRequest;
use cannon_app_activities::profile::{PlayerProfiles, clock_waits_for_coach, has_begun};
use cannon_app_activities::review::{Review, ReviewSession};
use cannon_app_base::common::{AppSystems, UpdateIsAnimating, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchPurpose, Request, has_coach_by_default};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{Button, banner, named_rects};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_app_games as games;
use cannon_app_table::effects::Effects;
use cannon_engine::analysis::ActionAnalysis;
use cannon_rules::record::{LEVELS, Seat};
use cannon_rules::{GameId, Outcome, Side};

/// Largest width of the banner, in points.
const WIDTH: f32 = 720.0;
/// The number of rated games after which a rating changes by steps that tell something.
const PROVISIONAL_GAMES: usize = 5;
/// Width of its buttons, at least.
const BUTTON_WIDTH: f32 = 108.0;

/// A button of the banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// A game against the next rank.
    Next(i8),
    /// To find a better move where the game was decided: at this ply.
    Practise(usize),
    Rematch,
    Review,
    BackToReview,
    ToEditor,
    NewGame,
    LookAtBoard,
    ToTitle,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, open_result.in_set(AppSystems::Animate).after(UpdateIsAnimating))
        .add_systems(OnEnter(Menu::Result), show_end)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Result)));
}

/// Opens the result after the end of a game once all animations have ended, including the winner's celebration. Runs after the effects,
/// which start the animation of the last action in the frame in which it is played.
fn open_result(
    mut events: MessageReader<MatchEvent>,
    mut is_pending: Local<bool>,
    effects: Option<Res<Effects>>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut next_menu: ResMut<NextState<Menu>>,
) {
    for event in events.read() {
        match event {
            // In an exercise, the lesson or puzzle says what comes next.
            MatchEvent::Ended(_) => *is_pending = game.purpose() != MatchPurpose::Exercise,
            MatchEvent::Started | MatchEvent::LivePlyChanged => *is_pending = false,
            _ => {}
        }
    }
    let celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    let shown = board_view.is_at_rest(&game) && !celebrating;
    if *is_pending && shown && *screen.get() == Screen::Play && *menu.get() == Menu::None {
        *is_pending = false;
        next_menu.set(Menu::Result);
    }
}

/// Shows the end of the game, of which the banner speaks. A review may have left an earlier position on the board.
fn show_end(game: Res<Match>, mut navigator: Navigator) {
    if !game.shows_live() {
        navigator.request(Request::ViewPly(game.timeline().ply()));
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    (editor, review, players, first_game): (Res<Editor>, Res<Review>, Res<PlayerProfiles>, Res<FirstGame>),
    (insets, engines): (Res<ViewInsets>, Res<SeatedEngines>),
    mut practice_requests: MessageWriter<PracticeRequest>,
    mut moment: Local<Option<DecidingMoment>>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let Some(outcome) = game.outcome() else {
        navigator.close_all_menus();
        return;
    };
    let ending = Ending::of(&game, outcome);
    let next = ending.next_level();
    let session = review.session().filter(|session| ending.is_victory() == Some(false) && session.is_of(&game));
    let decided = session.zip(ending.person).and_then(|(session, side)| session.deciding_action(side));
    if moment.as_ref().map(|moment| moment.ply) != decided.map(|action| action.ply) {
        *moment = session.zip(decided).map(|(session, action)| DecidingMoment::of(&words, session, action));
    }
    let origin = review.origin_of(&game);
    let entries = [
        next.map(|level| (Entry::Next(level), "result-next")),
        moment.as_ref().map(|moment| (Entry::Practise(moment.ply), "result-practise")),
        Some((Entry::Rematch, "result-rematch")),
        Some((Entry::Review, "result-review")),
        origin.map(|_| (Entry::BackToReview, "pause-back-to-review")),
        editor.is_trial_game(&game).then_some((Entry::ToEditor, "result-to-editor")),
        Some((Entry::NewGame, "result-new-game")),
        Some((Entry::ToTitle, "result-title")),
    ];
    let mut chosen = None;
    let free = free_area(context, &insets);
    let size = egui::vec2(WIDTH.min(free.width() - 2.0 * measures::WINDOW_MARGIN), 0.0);
    banner(context, "panel/result", (free, size), |ui| {
        ui.horizontal_top(|ui| {
            widgets::heading(ui, &ending.heading(&words));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::TOP), |ui| {
                if Button::icon(&words, "result-look", Icon::Close).show(ui).clicked() {
                    chosen = Some(Entry::LookAtBoard);
                }
            });
        });
        widgets::paragraph(ui, &ending.sentence(&words));
        if let Some(problem) = engines.problem(&game).filter(|problem| problem.is_loss) {
            let args = [("name", problem.name.clone().into()), ("reason", words.message(&problem.reason).into())];
            let rect = widgets::paragraph(ui, &words.format("program-lost", &args)).rect;
            named_rects::record(ui.ctx(), "result/program", rect);
        }
        if let Some(moment) = &*moment {
            widgets::paragraph(ui, &moment.sentence);
        } else if session.is_some_and(|session| session.is_running()) {
            widgets::explanation(ui, &words.text("result-deciding"));
        }
        let facts = facts(&words, &game, &players, first_game.is_running());
        let rect = widgets::explanation(ui, &facts).rect;
        named_rects::record(ui.ctx(), &format!("result-game={}", text::match_title(&words, &game)), rect);
        ui.add_space(measures::SMALL);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::BUTTON_GAP);
            for (index, (entry, name)) in entries.into_iter().flatten().enumerate() {
                let label = match entry {
                    Entry::Next(level) => words.format(name, &[("rank", words.level_rank(level).into())]),
                    _ => words.text(name),
                };
                let button = Button::labelled(name, label).min_width(BUTTON_WIDTH);
                let button = if index == 0 { button.primary() } else { button };
                let shown = button.show(ui);
                if index == 0 && ui.memory(|memory| memory.focused().is_none()) {
                    shown.request_focus();
                }
                if shown.clicked() {
                    chosen = Some(entry);
                }
            }
        });
    });
    match chosen {
        None => {}
        Some(Entry::Next(level)) => {
            let mut setup = game.setup().clone();
            for side in Side::ALL {
                if let Seat::Computer { style, .. } = setup.players[side].seat {
                    setup.players[side].seat = Seat::Computer { level, style };
                }
            }
            setup.has_coach = has_coach_by_default(&setup.players);
            navigator.start_game(Request::Start(Box::new(setup)));
        }
        Some(Entry::Practise(ply)) => {
            practice_requests.write(PracticeRequest::BeginAt(ply));
            navigator.open_exercise_from_here();
        }
        Some(Entry::Rematch) => navigator.start_game(Request::Rematch),
        Some(Entry::ToEditor) => navigator.open_editor(),
        Some(Entry::NewGame) => navigator.open_menu(Menu::NewGame),
        Some(Entry::Review) => navigator.open_menu(Menu::Review),
        Some(Entry::BackToReview) => {
            if let Some(session) = origin {
                navigator.open_review(&session.record);
            }
        }
        Some(Entry::LookAtBoard) => navigator.close_all_menus(),
        Some(Entry::ToTitle) => navigator.open_title(),
    }
}

/// The move that decided a lost game.
struct DecidingMoment {
    ply: usize,
    /// The move, and what it allowed or what was better.
    sentence: String,
}

impl DecidingMoment {
    fn of(words: &Words, session: &ReviewSession, action: &ActionAnalysis) -> DecidingMoment {
        let ply = action.ply;
        let mut timeline = session.timeline.clone();
        timeline.go_to(ply);
        let text = |action| games::move_text(&timeline, ply, action, words);
        let played = [("number", (ply + 1).into()), ("move", text(action.action).into())];
        let better = || {
            let better = *action.better_line().first()?;
            Some(words.format("result-better", &[("move", text(better).into())]))
        };
        let danger = cannon_engine::danger(&timeline, action.action);
        let consequence = danger.map(|danger| words.message(&danger.reason.sentence)).or_else(better);
        let sentences = std::iter::once(words.format("result-decided", &played)).chain(consequence);
        DecidingMoment { ply, sentence: sentences.collect::<Vec<_>>().join(" ") }
    }
}

/// How a game has ended for the person who plays against the computer, if one does.
struct Ending {
    game: GameId,
    outcome: Outcome,
    /// The side of the person.
    person: Option<Side>,
    /// The level of the computer.
    level: Option<i8>,
    /// The name of the winner between two people.
    winner: Option<String>,
}

impl Ending {
    fn of(game: &Match, outcome: Outcome) -> Ending {
        let is_person = |side: &Side| !game.seat(*side).is_computer() && game.seat(!*side).is_computer();
        Ending {
            game: game.timeline().game(),
            outcome,
            person: Side::ALL.into_iter().find(is_person),
            level: game.computer_level().filter(|_| Side::ALL.iter().any(is_person)),
            winner: outcome.winner().and_then(|side| text::person_name(&game.players()[side])),
        }
    }

    /// Whether the person has won; `None` for a draw or without a single person.
    fn is_victory(&self) -> Option<bool> {
        self.person.zip(self.outcome.winner()).map(|(person, winner)| person == winner)
    }

    /// The next rank to play after a victory.
    fn next_level(&self) -> Option<i8> {
        let level = self.level.filter(|level| level < LEVELS.end())?;
        (self.is_victory() == Some(true)).then_some(level + 1)
    }

    fn heading(&self, words: &Words) -> String {
        match (self.is_victory(), self.outcome.winner()) {
            (Some(true), _) => words.text("result-victory"),
            (Some(false), _) => words.text("result-defeat"),
            (None, Some(side)) => {
                let name = self.winner.clone().unwrap_or_else(|| words.side_in(self.game, side));
                words.format("result-heading-win", &[("side", name.into())])
            }
            (None, None) => words.text("result-heading-draw"),
        }
    }

    /// What happened, spoken to the person who plays against the computer.
    fn sentence(&self, words: &Words) -> String {
        let Outcome::Win { by, .. } = self.outcome else { return words.outcome_in(self.game, self.outcome) };
        let Some((is_victory, level)) = self.is_victory().zip(self.level) else {
            return words.outcome_in(self.game, self.outcome);
        };
        let args = [
            ("reason", by.name().into()),
            ("game", self.game.name().into()),
            ("opponent", words.level_rank(level).into()),
        ];
        words.format(if is_victory { "result-won" } else { "result-lost" }, &args)
    }
}

/// The length of the game, the time at the board, and the rating with its change, or why there is none. The first game is not rated, and says
/// nothing of that.
fn facts(words: &Words, game: &Match, players: &PlayerProfiles, is_first: bool) -> String {
    let moves = game.timeline().ply();
    let mut facts = vec![words.format("result-moves", &[("moves", moves.into())])];
    let id = game.timeline().game();
    let result = players.current().and_then(|player| {
        let result = player.results(id).next_back().filter(|result| result.started == game.started_at())?;
        Some((player, result))
    });
    if let Some((player, result)) = result {
        facts.push(words.format("result-minutes", &[("minutes", result.seconds.div_ceil(60).into())]));
        let curve = player.game(id).rating.curve();
        if let ([.., last], true) = (curve, result.rated) {
            // The first ratings are guesses, so that their changes would say nothing.
            let before = curve.iter().rev().nth(1).filter(|_| curve.len() > PROVISIONAL_GAMES);
            let change = before.map(|before| (last.rating.round() - before.rating.round()) as i64);
            let sign = if change < Some(0) { "−" } else { "+" };
            let change = change.map_or_else(String::new, |change| format!("{sign}{}", change.unsigned_abs()));
            let kind = if before.is_some() { "known" } else { "provisional" };
            let args =
                [("rating", format!("{:.0}", last.rating).into()), ("kind", kind.into()), ("change", change.into())];
            facts.push(words.format("result-rating", &args));
        } else if !is_first {
            let has_program = Side::ALL.into_iter().any(|side| game.seat(side) == Seat::Program);
            let reason = if has_program {
                "program"
            } else if player.had_help(result.started) {
                "help"
            } else if clock_waits_for_coach(game.has_coach(), game.players()) {
                "coach"
            } else if !has_begun(game) {
                "unmoved"
            } else {
                "other"
            };
            facts.push(words.format("result-unrated", &[("reason", reason.into())]));
        }
    }
    facts.join(" · ")
}
