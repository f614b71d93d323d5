//! The places of the board as nodes that screen readers can visit and click.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::accesskit::{Action, Rect as NodeRect, Role};

use super::announcements::place_text;
use cannon_app_base::common::TableCamera;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::states::Menu;
use cannon_app_games::InspectorQuery;
use cannon_app_table::marks;

/// Half the size of a node in logical pixels where the neighbouring place cannot be seen.
const HALF_SIZE: f32 = 12.0;

/// What stands on each place, at a ply of a game in a language.
#[derive(Resource, Default)]
pub(super) struct Cells {
    made_for: Option<(u64, usize, cannon_i18n::Language)>,
    labels: Vec<(Spot, String)>,
}

/// The identifier of the node of a place.
pub(super) fn node_id(spot: Spot) -> egui::Id {
    egui::Id::new(("board place", spot.file, spot.rank))
}

/// Adds a node for each place while a screen reader is there.
pub(super) fn describe(
    mut contexts: EguiContexts,
    mut cells: ResMut<Cells>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    words: Res<Words>,
    layout: Res<BoardLayout>,
    menu: Res<State<Menu>>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let is_heard = context.accesskit_node_builder(egui::Id::new("board"), |node| {
        node.set_role(Role::Label);
        node.set_label(words.text("speech-board"));
    });
    if is_heard.is_none() || *menu.get() != Menu::None {
        return;
    }
    let ply = board_view.described_ply(&game);
    let key = Some((game.revision(), ply, words.language()));
    if cells.made_for != key {
        cells.made_for = key;
        let viewer = marks::viewer(&game, ply);
        let query = |spot| InspectorQuery { ply, spot: Some(spot), choice: None, viewer };
        let label = |spot| (spot, place_text(game.timeline(), spot, query(spot), &words));
        cells.labels = layout.spots().map(label).collect();
    }
    let zoom = context.zoom_factor();
    let on_screen = |spot: Spot| {
        let (camera, transform) = camera.iter().next()?;
        camera.world_to_viewport(transform, layout.world_position(spot)).ok().map(|place| place / zoom)
    };
    for (spot, label) in &cells.labels {
        let middle = on_screen(*spot);
        context.accesskit_node_builder(node_id(*spot), |node| {
            node.set_role(Role::Button);
            node.add_action(Action::Click);
            node.set_label(label.clone());
            if let Some(middle) = middle {
                let (x, y, half) = (f64::from(middle.x), f64::from(middle.y), f64::from(HALF_SIZE));
                node.set_bounds(NodeRect { x0: x - half, y0: y - half, x1: x + half, y1: y + half });
            }
        });
    }
}
