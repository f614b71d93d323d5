//! The result of guessing the moves of a game: the points, and the best and the worst guesses, which lead to their positions.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::leave;
use crate::UiLayer;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use cannon_app_activities::guess::{GuessPhase, GuessRequest, GuessRun, GuessScore, Guessing, MAX_POINTS};
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::widgets::{self, Button, dialog, fitted_buttons};
use cannon_app_games as games;

/// The part of the window's height that the table and the lists may take. More of them scrolls.
const LIST_HEIGHT: f32 = 0.5;

/// What the player chooses in the result.
enum Choice {
    /// Look at the position of a guess.
    Look(usize),
    Again,
    Leave,
    Close,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Foreground));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (guessing, menu): (Res<Guessing>, Res<State<Menu>>),
    mut is_shown: Local<bool>,
    mut open_dialog: ResMut<Dialog>,
    mut requests: MessageWriter<GuessRequest>,
    mut navigator: Navigator,
) {
    let was_shown = std::mem::take(&mut *is_shown);
    if *open_dialog != Dialog::GuessResult {
        return;
    }
    let Some(run) = guessing.run().filter(|_| *menu.get() == Menu::None) else {
        *open_dialog = Dialog::None;
        return;
    };
    // The request to show the result may still be under way.
    let Ok(context) = contexts.ctx_mut() else { return };
    if run.phase != GuessPhase::Over {
        return;
    }
    *is_shown = true;
    let mut choice = None;
    dialog(context, "guess/result", &words.text("guess-result-heading"), |ui| {
        let height = ui.ctx().content_rect().height() * LIST_HEIGHT;
        let scroll = egui::ScrollArea::vertical().id_salt("guess/result").max_height(height);
        scroll.show(ui, |ui| {
            table(ui, &words, run);
            for (id, indices) in
                [("guess-best", GuessScore::best(run.guesses())), ("guess-worst", GuessScore::worst(run.guesses()))]
            {
                choice = links(ui, &words, run, id, &indices).map(Choice::Look).or(choice.take());
            }
        });
        ui.add_space(measures::MEDIUM);
        ui.horizontal(|ui| {
            let again = Button::new(&words, "lesson-again").named("guess/result-again");
            let leave = Button::new(&words, "lesson-leave").named("guess/result-leave").primary();
            match fitted_buttons(ui, [again, leave]) {
                Some(0) => choice = Some(Choice::Again),
                Some(_) => choice = Some(Choice::Leave),
                None => {}
            }
        });
    });
    // While the dialog has the keyboard, Escape sends no command.
    if was_shown && context.input(|input| input.key_pressed(egui::Key::Escape)) {
        choice = Some(Choice::Close);
    }
    let Some(choice) = choice else { return };
    *open_dialog = Dialog::None;
    match choice {
        Choice::Look(index) => {
            requests.write(GuessRequest::Look(index));
        }
        Choice::Again => {
            requests.write(GuessRequest::Again);
        }
        Choice::Leave => leave(&mut requests, &mut navigator),
        Choice::Close => {}
    }
}

/// Shows the points of the player and of the game's moves.
fn table(ui: &mut egui::Ui, words: &Words, run: &GuessRun) {
    let score = GuessScore::of(run.guesses());
    let side = words.side_in(run.record.game, run.side);
    let rows = [
        (words.text("guess-table-you"), score.points),
        (words.format("guess-table-side", &[("side", side.into())]), score.played_points),
    ];
    let grid = egui::Grid::new("guess/table").num_columns(3);
    grid.spacing(egui::vec2(measures::LARGE, measures::SMALL)).show(ui, |ui| {
        for (name, points) in rows {
            widgets::label(ui, &name);
            let of = [("points", points.into()), ("all", score.all.into())];
            widgets::label(ui, &words.format("guess-points-of", &of));
            let percent = score.percent(points).to_string();
            widgets::label(ui, &words.format("settings-percent", &[("percent", percent.into())]));
            ui.end_row();
        }
    });
    ui.add_space(measures::SMALL);
}

/// Shows guesses as links to their positions. Returns the index of the clicked one.
fn links(ui: &mut egui::Ui, words: &Words, run: &GuessRun, id: &str, indices: &[usize]) -> Option<usize> {
    if indices.is_empty() {
        return None;
    }
    widgets::label(ui, &words.text(id));
    let mut clicked = None;
    for &index in indices {
        let guess = &run.guesses()[index];
        let text = games::move_text(&run.timeline, guess.ply, guess.guess, words);
        let label = format!("{}. {text}", guess.ply + 1);
        let of = [("points", guess.points().into()), ("all", MAX_POINTS.into())];
        let points = words.format("guess-points-of", &of);
        let name = format!("{id}/{index}");
        let spoken = format!("{label} {points}");
        let button = Button::labelled(&name, label).row().trailing(points).spoken(spoken);
        if button.min_width(ui.available_width()).show(ui).clicked() {
            clicked = Some(index);
        }
    }
    ui.add_space(measures::SMALL);
    clicked
}
