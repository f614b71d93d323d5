//! The sheet to share the game on the table: as a picture, a film, a page, a text or a file.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::output_folders::DocumentFolder;
use crate::UiLayer;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use crate::parts::text;
use cannon_app_activities::persistence::GAME_EXTENSION;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{Button, Panel};
use cannon_app_base::theme::{Icon, measures, widgets};
use cannon_rules::{GameId, Side};

const SIZE: egui::Vec2 = egui::Vec2::new(520.0, 610.0);

/// The ways to share a game, with their messages and icons.
const WAYS: [(Way, &str, &str, Icon); 6] = [
    (Way::Picture, "share-picture", "share-picture-about", Icon::Camera),
    (Way::Film, "share-film", "share-film-about", Icon::Film),
    (Way::Page, "share-page", "share-page-about", Icon::Review),
    (Way::Text, "share-text", "share-text-about", Icon::Rename),
    (Way::File, "share-file", "share-file-about", Icon::Save),
    (Way::AbstractPlay, "share-abstract-play", "share-abstract-play-about", Icon::Swap),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Photo mode.
    Picture,
    Film,
    /// The review, which is saved as a page when it is complete. Of a study, a page with its tree.
    Page,
    /// The moves in notation, copied. Of a study, the tree as PGN.
    Text,
    /// The record, in the folder for documents.
    File,
    /// A game of Cannon for Abstract Play, in the same folder.
    AbstractPlay,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Share)));
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    game: Res<Match>,
    folder: Res<DocumentFolder>,
    mut notices: ResMut<Notices>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let has_moves = game.timeline().node_count() > 1;
    let mut chosen = None;
    let panel = Panel { name: "panel/share", heading: words.text("pause-share"), size: SIZE };
    let ways = |ui: &mut egui::Ui| {
        widgets::explanation(ui, &words.text("share-about"));
        ui.spacing_mut().item_spacing.y = measures::TIGHT;
        for (way, name, about, icon) in WAYS {
            if way == Way::AbstractPlay && game.timeline().game() != GameId::Cannon {
                continue;
            }
            let is_enabled = match way {
                Way::Picture | Way::File => true,
                Way::Film => game.shown_ply() > 0,
                Way::Page | Way::Text | Way::AbstractPlay => has_moves,
            };
            let button = Button::new(&words, name).menu().with_icon(icon).detail(words.text(about));
            if button.enabled(is_enabled).min_width(ui.available_width()).show(ui).clicked() {
                chosen = Some(way);
            }
        }
    };
    panel.show_with_footer(context, ways, |ui| navigator.back_button(ui, &words));
    match chosen {
        None => {}
        Some(Way::Picture) => navigator.open_menu(Menu::Photo),
        Some(Way::Film) => navigator.open_menu(Menu::Film),
        Some(Way::Page) if game.is_study() => {
            let record = game.record();
            let page = cannon_report::game_html(&record, game.timeline(), &words);
            let outcome = folder.write(&words, &file_name(&words, &game), "html", page.as_bytes());
            notices.show_outcome(&words, ["saved-exported", "share-failed"], outcome);
            navigator.close_all_menus();
        }
        Some(Way::Page) => navigator.open_menu(Menu::Review),
        Some(Way::Text) => {
            let text =
                if game.is_study() { cannon_files::pgn_text(&game.record()) } else { Ok(moves_text(&words, &game)) };
            match text {
                Ok(text) => {
                    context.copy_text(text);
                    notices.show(words.text("share-copied"));
                }
                Err(error) => notices.show(words.error(&error)),
            }
            navigator.close_all_menus();
        }
        Some(Way::File) => {
            let name = file_name(&words, &game);
            let outcome = folder.write(&words, &name, GAME_EXTENSION, game.record().to_json().as_bytes());
            notices.show_outcome(&words, ["saved-exported", "share-failed"], outcome);
            // The ribbon below the board has room for the notice.
            navigator.close_all_menus();
        }
        Some(Way::AbstractPlay) => {
            match cannon_files::abstract_play_text(&game.record(), jiff::Timestamp::now()) {
                Ok(text) => {
                    let outcome = folder.write(&words, &file_name(&words, &game), "json", text.as_bytes());
                    notices.show_outcome(&words, ["saved-exported", "share-failed"], outcome);
                }
                Err(error) => notices.show(words.error(&error)),
            }
            navigator.close_all_menus();
        }
    }
}

/// The players, and the moves in notation with their numbers.
fn moves_text(words: &Words, game: &Match) -> String {
    let timeline = game.timeline();
    let [south, north] = players(words, game);
    let seats = [(Side::South, south), (Side::North, north)]
        .map(|(side, name)| format!("{}: {name}", words.side_in(timeline.game(), side)));
    let moves = (0..timeline.ply()).filter_map(|ply| Some(format!("{}. {}", ply + 1, timeline.notation_at(ply)?)));
    let mut lines = vec![text::match_title(words, game), seats.join(" – "), moves.collect::<Vec<_>>().join(" ")];
    lines.extend(game.outcome().map(|outcome| words.outcome_in(timeline.game(), outcome)));
    lines.join("\n")
}

/// The players by their names, or else by what they are.
fn players(words: &Words, game: &Match) -> [String; 2] {
    Side::ALL.map(|side| game.players()[side].name.clone().unwrap_or_else(|| words.seat(game.seat(side))))
}

/// A name for the file of the game, made from the players and the date.
fn file_name(words: &Words, game: &Match) -> String {
    let date = text::timestamp(jiff::Timestamp::now()).replace(':', ".");
    let seats = players(words, game);
    words.format(
        "saved-suggested-name",
        &[("south", seats[0].clone().into()), ("north", seats[1].clone().into()), ("date", date.into())],
    )
}
