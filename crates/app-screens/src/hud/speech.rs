//! What the ribbon below the board says in a game: the coach's question before a move that loses something, a hint with its reasons, the
//! summary of a loaded game, a remark on the place under the pointer, what the computer threatens, or whose turn it is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::status;
use crate::UiLayer;
use crate::at_table::resume_summary::ResumeSummary;
use crate::parts::notices::Notices;
use crate::parts::text::key_text;
use cannon_app_activities::coach::{Coach, CoachAnswer};
use cannon_app_activities::first_game::FirstGame;
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::{Hint, HintRequest, SeatedEngines, Thinking};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AppSystems, ClosableText, CloseTextRequest, FrameRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::widgets::{Button, Ribbon, Voice};
use cannon_app_games as games;
use cannon_app_table::marks::{BoardOverlay, DangerMarks};
use cannon_rules::PackedAction;

/// The largest number of reasons for a hint.
const MAX_REASONS: usize = 3;

/// What the ribbon is about. If several subjects are there, the first in this order is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// The question whether to play this action.
    Question(PackedAction),
    /// The hint to play this action.
    Hint(PackedAction),
    /// A remark on the place under the pointer, or what to do next with the selected piece.
    Remark,
    /// The summary of a loaded game.
    Summary,
    /// The turn, with what is in danger.
    Turn,
}

/// A button of the ribbon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpeechButton {
    PlayAnyway,
    TakeBack,
    Explain,
    Close,
}

/// What the player has done with the texts of the ribbon.
#[derive(Resource, Default)]
struct SpeechState {
    /// The revision of the match whose hint the player has closed.
    closed_hint: Option<u64>,
    /// The revision of the match whose hint the player wants to be explained.
    explained_hint: Option<u64>,
    /// The question that has been shown before, so that its button need not get the keyboard again.
    asked: Option<PackedAction>,
    /// The hint or the summary that Escape closes.
    closable: Option<Subject>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SpeechState>()
        .add_systems(Update, (follow_requests, close_text_in_front).in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, update_closable_text.after(UiLayer::Foreground));
}

/// Notes which hints are to be shown and explained.
fn follow_requests(
    mut state: ResMut<SpeechState>,
    game: Res<Match>,
    mut hint_requests: MessageReader<HintRequest>,
    mut commands: MessageReader<Command>,
) {
    if hint_requests.read().count() > 0 {
        state.closed_hint = None;
    }
    if commands.read().any(|command| *command == Command::ExplainHint) {
        (state.explained_hint, state.closed_hint) = (Some(game.revision()), None);
    }
}

/// Notes whether there is a text that Escape closes.
fn update_closable_text(state: Res<SpeechState>, notices: Res<Notices>, mut closable: ResMut<ClosableText>) {
    closable.set_if_neq(ClosableText(notices.text().is_some() || state.closable.is_some()));
}

/// Closes the text in front: the notice, or else the hint or the summary.
fn close_text_in_front(
    mut requests: MessageReader<CloseTextRequest>,
    mut notices: ResMut<Notices>,
    mut state: ResMut<SpeechState>,
    mut summary: ResMut<ResumeSummary>,
    game: Res<Match>,
) {
    for _ in requests.read() {
        match state.closable {
            _ if notices.text().is_some() => notices.close(),
            Some(Subject::Hint(_)) => state.closed_hint = Some(game.revision()),
            _ => summary.close(),
        }
    }
}

/// System parameter with what the game has to say.
#[derive(SystemParam)]
pub(super) struct Speech<'w> {
    state: ResMut<'w, SpeechState>,
    coach: Res<'w, Coach>,
    pub(super) first_game: Res<'w, FirstGame>,
    hint: Res<'w, Hint>,
    summary: ResMut<'w, ResumeSummary>,
    thinking: Res<'w, Thinking>,
    engines: Res<'w, SeatedEngines>,
    overlay: Res<'w, BoardOverlay>,
    danger: Res<'w, DangerMarks>,
    selection: Res<'w, Selection>,
    board_view: Res<'w, BoardView>,
    time: Res<'w, Time<Real>>,
    answers: MessageWriter<'w, CoachAnswer>,
    closings: MessageWriter<'w, CloseTextRequest>,
    frame_requests: MessageWriter<'w, FrameRequest>,
}

impl Speech<'_> {
    /// What the ribbon says now. `in_front` means that no menu hides the table.
    pub(super) fn ribbon(
        &mut self,
        words: &Words,
        game: &Match,
        settings: &Settings,
        in_front: bool,
    ) -> Ribbon<'static, SpeechButton> {
        let revision = game.revision();
        let remark = status::remark_text(words, game, &self.selection);
        let hint = self.hint.action().filter(|_| self.state.closed_hint != Some(revision));
        let subject = if let Some(warning) = self.coach.warning() {
            Subject::Question(warning.action)
        } else if let Some(hint) = hint {
            Subject::Hint(hint)
        } else if remark.is_some() {
            Subject::Remark
        } else if self.summary.is_shown() && game.shows_live() {
            Subject::Summary
        } else {
            Subject::Turn
        };
        let is_closable = in_front && matches!(subject, Subject::Hint(_) | Subject::Summary);
        self.state.closable = is_closable.then_some(subject);
        let question = if let Subject::Question(action) = subject { Some(action) } else { None };
        let is_new_question = question.is_some() && in_front && self.state.asked != question;
        self.state.asked = question.filter(|_| in_front);
        if subject == Subject::Summary && in_front {
            self.frame_requests.write(self.summary.grow_older(self.time.delta_secs()));
        }
        let ply = game.timeline().ply();
        let move_text = |action| games::move_text(game.timeline(), ply, action, words).into();
        let mut ribbon = Ribbon { focus: is_new_question.then_some(1), ..Ribbon::default() };
        match subject {
            Subject::Question(action) => {
                ribbon.name = "question/coach";
                let heading = words.format("coach-heading", &[("move", move_text(action))]);
                ribbon.paragraphs.push((Voice::Headline, heading));
                let danger = self.coach.warning().map(|warning| words.message(&warning.danger.reason.sentence));
                ribbon.paragraphs.extend(danger.map(|text| (Voice::Plain, text)));
                ribbon.buttons.push((SpeechButton::PlayAnyway, Button::new(words, "coach-play-anyway")));
                ribbon.buttons.push((SpeechButton::TakeBack, Button::new(words, "coach-take-back").primary()));
            }
            Subject::Remark => {
                ribbon.name = "hud/remark";
                ribbon.paragraphs.extend(remark.map(|text| (Voice::Headline, text)));
            }
            Subject::Hint(action) => {
                ribbon.name = "coach/hint";
                let text = words.format("coach-hint-action", &[("move", move_text(action))]);
                ribbon.paragraphs.push((Voice::Headline, text));
                if self.state.explained_hint == Some(revision) {
                    ribbon.paragraphs.extend(self.reasons(words).into_iter().map(|text| (Voice::Plain, text)));
                } else {
                    let why = Button::new(words, "coach-hint-why").not_focusable();
                    let why = why.tooltip(key_text(words, Command::ExplainHint));
                    ribbon.buttons.push((SpeechButton::Explain, why));
                }
                ribbon.buttons.push((SpeechButton::Close, close_button(words)));
            }
            Subject::Summary => {
                ribbon.name = "resume/summary";
                let voices = std::iter::once(Voice::Headline).chain(std::iter::repeat(Voice::Plain));
                ribbon.paragraphs = voices.zip(self.summary.lines().iter().cloned()).collect();
                ribbon.buttons.push((SpeechButton::Close, close_button(words)));
            }
            Subject::Turn => self.turn(words, game, &mut ribbon),
        }
        // The view of the danger in reach names itself.
        let danger = self.danger.name().filter(|_| matches!(subject, Subject::Remark | Subject::Turn));
        ribbon.paragraphs.extend(danger.map(|name| (Voice::Quiet, words.text(name))));
        let thoughts = self.thinking.search_info().filter(|_| settings.show_thinking);
        ribbon.paragraphs.extend(thoughts.map(|info| (Voice::Quiet, status::search_info_text(words, game, &info))));
        ribbon
    }

    /// Whose turn it is, the objective of the board, warnings and the threat of the computer's last move.
    fn turn(&self, words: &Words, game: &Match, ribbon: &mut Ribbon<'static, SpeechButton>) {
        ribbon.name = "hud/status";
        let animated = status::animated_ply(&self.board_view, game);
        let shown = animated.and_then(|ply| crate::parts::text::move_by(words, game, ply));
        let mut turn = shown.unwrap_or_else(|| status::turn_text(words, game, &self.thinking, &self.engines));
        if let Some(overlay) = status::overlay_text(words, game, &self.overlay) {
            turn = words.format("hud-with-survey", &[("turn", turn.into()), ("survey", overlay.into())]);
        }
        ribbon.paragraphs.push((Voice::Headline, turn));
        if animated.is_some() {
            return;
        }
        ribbon.paragraphs.extend(self.first_game.tip().map(|tip| (Voice::Speech, words.text(tip))));
        let warnings = status::warning_texts(words, game);
        ribbon.is_warning = !warnings.is_empty();
        ribbon.paragraphs.extend(warnings.into_iter().map(|text| (Voice::Headline, text)));
        let is_at_rest = self.board_view.is_at_rest(game) && game.shows_live();
        let threat = self.coach.threat().filter(|_| is_at_rest).map(|threat| words.message(&threat.sentence));
        ribbon.paragraphs.extend(threat.map(|text| (Voice::Accent, text)));
        let goal = games::shown_position(game).filter(|_| game.outcome().is_none()).and_then(|at| at.goal_text(words));
        ribbon.paragraphs.extend(goal.map(|text| (Voice::Quiet, text)));
    }

    /// The reasons for the hint.
    fn reasons(&self, words: &Words) -> Vec<String> {
        match self.hint.reasons() {
            [] => vec![words.text("coach-hint-no-reason")],
            reasons => reasons.iter().take(MAX_REASONS).map(|reason| words.message(&reason.sentence)).collect(),
        }
    }

    /// Whether the coach asks, so that Escape answers the question.
    pub(super) fn is_asking(&self) -> bool {
        self.state.asked.is_some()
    }

    /// Does what a button says.
    pub(super) fn answer(&mut self, button: SpeechButton, game: &Match) {
        match button {
            SpeechButton::PlayAnyway => {
                self.answers.write(CoachAnswer::PlayAnyway);
            }
            SpeechButton::TakeBack => {
                self.answers.write(CoachAnswer::TakeBack);
            }
            SpeechButton::Explain => self.state.explained_hint = Some(game.revision()),
            SpeechButton::Close => {
                self.closings.write(CloseTextRequest);
            }
        }
    }
}

fn close_button(words: &Words) -> Button<'static> {
    let close = Button::new(words, "notice-close").named("table-card/close").not_focusable();
    close.tooltip(key_text(words, Command::Cancel))
}
