//! The shelf of games: a tile for each, which opens it, and a menu on the tile for everything else.
//!
//! The [list](GameList) holds the games, [`filters`] and [`more_filters`] choose among them, [`chips`] shows which filters are on, [`entry`]
//! shows a game, [`opening`] opens it, [`import`] adds games, and [`import_report`] lists what was refused.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::guess::GuessOffer;
use crate::output::output_folders::{DocumentFolder, unused_path};
use crate::parts::dialogs::Dialog;
use crate::parts::keyboard_focus::arrow_seeks_game;
use crate::parts::navigation::{FindGames, Navigator};
use crate::parts::notices::Notices;
use cannon_app_activities::persistence::{GAME_EXTENSION, GameChoice, GameDeleted, GameLibrary, GameList};
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::forbidden;
use cannon_app_base::theme::widgets::{Button, Panel, tile_grid};
use cannon_app_base::theme::{Icon, measures, widgets};

mod chips;
mod entry;
mod filters;
mod import;
mod import_report;
mod more_filters;
mod new_study;
mod opening;

use entry::EntryAction;
pub(super) use import::GamesToImport;
use opening::Purpose;

const SIZE: egui::Vec2 = egui::Vec2::new(1120.0, 680.0);

/// The games on the shelf.
#[derive(Resource, Deref, DerefMut)]
pub(super) struct SavedGameList {
    #[deref]
    list: GameList,
    /// What another screen seeks, until the list is opened from the title.
    sought: Option<FindGames>,
}

impl FromWorld for SavedGameList {
    fn from_world(world: &mut World) -> Self {
        let list = GameList::new(world.get_resource_or_init::<GameLibrary>().clone());
        SavedGameList { list, sought: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGameList>()
        .add_plugins((import::plugin, import_report::plugin, new_study::plugin))
        .add_systems(OnEnter(Menu::SavedGames), |mut list: ResMut<SavedGameList>, words: Res<Words>| {
            list.refresh(&words);
        })
        .add_systems(OnTransition { exited: Menu::Title, entered: Menu::SavedGames }, forget_sought)
        .add_systems(Update, find_games.in_set(AppSystems::React))
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK)
                .run_if(in_state(Menu::SavedGames))
                .run_if(|list: Res<SavedGameList>| list.is_searching()),
        )
        .add_systems(OnExit(Menu::SavedGames), |mut list: ResMut<SavedGameList>| list.free_thumbnails())
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::SavedGames)));
}

/// Shows the games with a position that another screen seeks, in place of what was chosen before.
fn find_games(mut sought: MessageReader<FindGames>, mut list: ResMut<SavedGameList>) {
    if let Some(sought) = sought.read().last() {
        list.choice = GameChoice::of_position(sought.game, sought.position.clone());
        list.sought = Some(sought.clone());
    }
}

/// Shows all games again when the list is opened from the title, unless the player has changed what another screen sought.
fn forget_sought(mut list: ResMut<SavedGameList>) {
    let Some(FindGames { game, position }) = list.sought.take() else { return };
    if list.choice == GameChoice::of_position(game, position) {
        list.choice = GameChoice::default();
    }
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (settings, players, table): (Res<Settings>, Res<PlayerProfiles>, Res<Match>),
    mut game_deleted: MessageWriter<GameDeleted>,
    mut list: ResMut<SavedGameList>,
    (mut open_dialog, mut offer): (ResMut<Dialog>, ResMut<GuessOffer>),
    folder: Res<DocumentFolder>,
    mut notices: ResMut<Notices>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut clicked, mut undo, mut import, mut cancel_import, mut new_study) = (None, false, false, false, false);
    let (can_undo, import_progress, is_searching) = (list.can_undo(), list.import_progress(), list.is_searching());
    let mut seeks_game = arrow_seeks_game(context, &open_dialog);
    let panel = Panel { name: "panel/saved-games", heading: words.text("title-saved-games"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            if let Some(problem) = &list.problem {
                ui.add(egui::Label::new(egui::RichText::new(problem).color(*forbidden::RED)).wrap());
            }
            let games = list.games();
            if seeks_game {
                // Without games, the arrow key leads to the first widget. The arrow key must not move the focus on from the game.
                let direction = if games.is_empty() { egui::FocusDirection::Next } else { egui::FocusDirection::None };
                ui.memory_mut(|memory| memory.move_focus(direction));
            }
            if filters::are_needed(ui.ctx(), &list) {
                filters::show(ui, &words, &mut list.choice, &table);
            }
            let own_name = players.current().map(|profile| profile.name().as_str());
            tile_grid(ui, games.len(), entry::tile_size(), |ui, index| {
                let game = &games[index];
                let takes_focus = std::mem::take(&mut seeks_game);
                let shown = entry::show(ui, &words, game, &mut list, (own_name, settings.ground), takes_focus);
                if let Some(action) = shown {
                    clicked = Some((action, game.clone()));
                }
            });
            if games.is_empty() && list.problem.is_none() {
                ui.add_space(measures::LARGE);
                ui.vertical_centered(|ui| match list.count() {
                    _ if list.is_searching() => {
                        widgets::explanation(ui, &words.text("saved-searching"));
                    }
                    0 => {
                        widgets::explanation(ui, &words.text("saved-empty"));
                    }
                    _ => chips::show_none_found(ui, &words, &mut list.choice),
                });
            }
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = measures::MEDIUM;
            navigator.back_button(ui, &words);
            if can_undo {
                undo = Button::new(&words, "saved-undo-delete").with_icon(Icon::Undo).show(ui).clicked();
            }
            if let Some(progress) = import_progress {
                cancel_import = import::show_progress(ui, &words, progress);
            } else {
                import = Button::new(&words, "saved-import").with_icon(Icon::Plus).show(ui).clicked();
                new_study = Button::new(&words, "saved-new-study").with_icon(Icon::Book).show(ui).clicked();
                // Above the tiles, a text that comes and goes would move them under the pointer.
                widgets::explanation(ui, &words.text(if is_searching { "saved-searching" } else { "saved-drop" }));
            }
        },
    );
    if new_study {
        *open_dialog = Dialog::NewStudy;
    }
    if import {
        *open_dialog = Dialog::ImportGames;
    }
    if cancel_import {
        list.cancel_import();
    }
    if undo {
        list.undo_delete(&words);
    }
    let Some((action, game)) = clicked else { return };
    match action {
        EntryAction::Open | EntryAction::Load | EntryAction::Review => {
            let is_over = game.details.as_ref().is_ok_and(|details| details.result.is_some() && details.plies > 0);
            let is_review = action == EntryAction::Review || action == EntryAction::Open && is_over;
            if let Some(record) = list.load(&words, &game.file) {
                let purpose = match action {
                    EntryAction::Open if record.study => Purpose::Study,
                    _ if is_review => Purpose::Review,
                    _ => Purpose::Play,
                };
                opening::open(record, purpose, &words, &mut list, &mut navigator);
            }
        }
        EntryAction::Study => {
            if let Some(record) = list.load(&words, &game.file) {
                opening::open(record, Purpose::Study, &words, &mut list, &mut navigator);
            }
        }
        EntryAction::Guess => {
            if let Some(record) = list.load(&words, &game.file) {
                offer.ask(record, &mut open_dialog);
            }
        }
        EntryAction::Rename(name) => *open_dialog = Dialog::Rename { file: game.file, name, refusal: None },
        EntryAction::Delete => {
            if list.delete(&words, &game.file)
                && let Ok(details) = &game.details
            {
                game_deleted.write(GameDeleted { started: details.started });
            }
        }
        EntryAction::SetFavourite(favourite) => list.set_favourite(&words, &game.file, favourite),
        EntryAction::Export(name) => {
            let to = folder.path().map(|folder| unused_path(&folder, &name, Some(GAME_EXTENSION)));
            match to {
                Some(to) if list.export(&words, &game.file, &to) => {
                    notices.show_file(&words, "saved-exported", to);
                }
                Some(_) => {}
                None => list.problem = Some(words.text("print-no-folder")),
            }
        }
    }
}
