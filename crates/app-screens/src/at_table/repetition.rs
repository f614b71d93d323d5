//! The suggestion of a draw when a position occurs for the third time, in games whose rules have no draw by repetition.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match, Request};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::widgets::{Button, ask};
use cannon_rules::timeline::REPETITION_COUNT;

/// How often the current position has occurred, and up to which count the player has been asked.
#[derive(Default)]
struct RepetitionCount {
    /// The revision of the match that was counted last.
    revision: Option<u64>,
    /// How often the current position or the position before it has occurred.
    repetitions: usize,
    /// The count at the last suggestion; 0 before the first one.
    suggested_at: usize,
}

impl RepetitionCount {
    /// Counts again if the match has changed.
    fn update(&mut self, game: &Match) {
        if self.revision == Some(game.revision()) {
            return;
        }
        self.revision = Some(game.revision());
        self.repetitions = game.timeline().repetitions();
        if self.repetitions < self.suggested_at {
            // The players have left the cycle.
            self.suggested_at = 0;
        }
    }

    /// Whether a draw should be suggested now. After a refusal, as many further occurrences must follow before the next suggestion.
    fn is_due(&self) -> bool {
        self.repetitions >= self.suggested_at + REPETITION_COUNT
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, suggest.in_set(UiLayer::Foreground).run_if(in_state(Screen::Play)));
}

/// Opens the dialog when it is due, once the last action has been shown, and shows it. The computer then decides by itself; two people at
/// one computer have agreed by choosing the draw.
fn suggest(
    mut contexts: EguiContexts,
    mut count: Local<RepetitionCount>,
    words: Res<Words>,
    (game, board_view, menu): (Res<Match>, Res<BoardView>, Res<State<Menu>>),
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    count.update(&game);
    let is_quiet = *menu.get() == Menu::None && *open_dialog == Dialog::None && !board_view.is_animating();
    if is_quiet && game.awaits_player() && game.draw_offer().is_none() && count.is_due() {
        count.suggested_at = count.repetitions;
        *open_dialog = Dialog::Repetition;
    }
    if *open_dialog != Dialog::Repetition {
        return;
    }
    if !game.awaits_player() {
        *open_dialog = Dialog::None;
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let text = words.format("question-repetition-text", &[("count", count.repetitions.into())]);
    let yes_id = if game.is_between_people() { "question-repetition-yes" } else { "pause-offer-draw" };
    let buttons = [Button::new(&words, yes_id).primary(), Button::new(&words, "question-repetition-no")];
    let heading = words.text("question-repetition-heading");
    let Some(yes) = ask(context, "question/repetition", (&heading, &text), buttons) else { return };
    *open_dialog = Dialog::None;
    if yes {
        navigator.request(Request::OfferDraw);
        if game.is_between_people() {
            navigator.request(Request::AnswerDraw { accept: true });
        }
    }
}
