//! The dialog that asks whose moves of a game the player wants to guess.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::guess::{GuessRequest, MAX_POINTS, plies_to_guess};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::widgets::{self, Button, dialog};
use cannon_rules::Side;
use cannon_rules::record::Record;

/// The game whose moves the player may guess.
#[derive(Resource, Default)]
pub(crate) struct GuessOffer {
    game: Option<OfferedGame>,
    /// Whether the dialog has been shown, so that a button has the focus.
    is_shown: bool,
}

struct OfferedGame {
    record: Record,
    /// For South and North, whether the side has moves to guess.
    has_moves: [bool; 2],
}

impl GuessOffer {
    /// Asks whose moves of a game the player wants to guess. A record that cannot be replayed has no moves to guess.
    pub(crate) fn ask(&mut self, record: Record, open_dialog: &mut Dialog) {
        let timeline = record.replay().ok();
        let has_moves = |side| timeline.as_ref().is_some_and(|timeline| !plies_to_guess(timeline, side).is_empty());
        let has_moves = Side::ALL.map(has_moves);
        *self = GuessOffer { game: Some(OfferedGame { record, has_moves }), is_shown: false };
        *open_dialog = Dialog::GuessSide;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GuessOffer>().add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

/// The side that is offered first: the side of the player at the board, else of the first person, else South.
fn likely_side(record: &Record, own_name: Option<&str>) -> Side {
    let is_person = |side: &Side| !record.players[*side].seat.is_computer();
    let is_own = |side: &Side| own_name.is_some() && record.players[*side].name.as_deref() == own_name;
    let mut people = Side::ALL.into_iter().filter(is_person);
    people.clone().find(is_own).or(people.next()).unwrap_or(Side::South)
}

fn show(
    mut contexts: EguiContexts,
    (words, players): (Res<Words>, Res<PlayerProfiles>),
    mut offer: ResMut<GuessOffer>,
    mut open_dialog: ResMut<Dialog>,
    mut requests: MessageWriter<GuessRequest>,
    mut navigator: Navigator,
) {
    // Escape closes every dialog over a menu.
    if *open_dialog != Dialog::GuessSide {
        return;
    }
    let GuessOffer { game: Some(offered), is_shown } = &mut *offer else { return };
    let Ok(context) = contexts.ctx_mut() else { return };
    let likely = likely_side(&offered.record, players.current().map(|profile| profile.name().as_str()));
    let mut chosen = None;
    let mut cancelled = false;
    dialog(context, "question/guess", &words.text("guess-heading"), |ui| {
        let can_guess = offered.has_moves.contains(&true);
        let text = match can_guess {
            true => words.format("guess-ask", &[("points", MAX_POINTS.into())]),
            false => words.text("guess-none"),
        };
        widgets::paragraph(ui, &text);
        ui.add_space(measures::SMALL);
        for (side, name) in Side::ALL.into_iter().zip(["guess/south", "guess/north"]) {
            let side_name = words.side_in(offered.record.game, side);
            let label = words.format("guess-side", &[("side", side_name.into())]);
            let has_moves = offered.has_moves[side.index()];
            let button = Button::labelled(name, label).enabled(has_moves).min_width(ui.available_width());
            let is_likely = side == likely && has_moves;
            let response = if is_likely { button.primary() } else { button }.show(ui);
            if is_likely && !*is_shown {
                response.request_focus();
            }
            chosen = chosen.or(response.clicked().then_some(side));
        }
        ui.add_space(measures::SMALL);
        cancelled = Button::new(&words, "question-no").min_width(ui.available_width()).show(ui).clicked();
    });
    *is_shown = true;
    if let Some(side) = chosen {
        requests.write(GuessRequest::Begin { record: Box::new(offered.record.clone()), side });
        navigator.open_exercise_from_here();
    }
    if chosen.is_some() || cancelled {
        offer.game = None;
        *open_dialog = Dialog::None;
    }
}
