//! The inspector's card at the piece: it opens when the pointer has rested on a place for a moment, or at once by its key, and goes when the
//! pointer moves on or is used, because the player then looks at what can be done there. Nor does it open at a pointer that has not moved
//! since a move, or since the camera has brought another place under it.

use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::bar::board_area;
use super::inspector::{self, CurrentCard};
use cannon_app_activities::first_game::FirstGame;
use cannon_app_activities::input::{Selection, SpotGesture};
use cannon_app_activities::lessons::Lessons;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{FrameRequest, ShownAttacks, TableCamera, ViewInsets};
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::palette::surface;
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::widgets::{named_rects, on_ground};

/// The time for which the pointer has to rest on a place, in seconds.
const REST_SECONDS: f32 = 0.6;
/// Width of the card in points.
const WIDTH: f32 = 250.0;
/// Distance of the card from the middle of its place, in points.
const DISTANCE: f32 = 44.0;

/// The card of the place on which the pointer rests.
#[derive(Resource, Default)]
pub(super) struct PieceCard {
    spot: Option<Spot>,
    /// The seconds for which the pointer has rested there.
    rested: f32,
    /// Whether the player has asked for the card of this place.
    is_asked: bool,
    /// Whether the player has clicked on this place, or the game has gone on while the pointer rested there.
    is_used: bool,
    /// Whether the camera has brought this place under the pointer, which has not moved since.
    is_brought: bool,
    /// The revision of the match.
    revision: u64,
    is_open: bool,
    /// The height that the card needed in the last frame, in points.
    height: f32,
}

/// Opens the card when the pointer has rested, and closes it when the pointer has moved on. The board shows arrows from the attackers as
/// long as the card is open.
pub(super) fn open(
    (current, selection, settings): (Res<CurrentCard>, Res<Selection>, Res<Settings>),
    (first_game, lessons): (Res<FirstGame>, Res<Lessons>),
    (game, menu): (Res<Match>, Res<State<Menu>>),
    (time, cameras): (Res<Time<Real>>, Query<&Transform, With<TableCamera>>),
    (mut commands, mut gestures): (MessageReader<Command>, MessageReader<SpotGesture>),
    mut pointer_inputs: MessageReader<PointerInput>,
    mut last_view: Local<Option<Transform>>,
    mut frame_requests: MessageWriter<FrameRequest>,
    (mut shown, mut attacks): (ResMut<PieceCard>, ResMut<ShownAttacks>),
) {
    let spot = selection.focus();
    let view = cameras.iter().next().copied();
    let has_camera_moved = last_view.is_some() && *last_view != view;
    *last_view = view;
    let is_old = shown.revision != game.revision();
    if shown.spot != spot || is_old {
        let is_used = shown.spot == spot && is_old;
        let is_brought = has_camera_moved || (shown.spot == spot && shown.is_brought);
        *shown = PieceCard { spot, is_used, is_brought, revision: game.revision(), ..PieceCard::default() };
    }
    let has_moved = pointer_inputs.read().any(|input| matches!(input.action, PointerAction::Move { .. }));
    shown.is_brought &= !has_moved;
    if gestures.read().any(|gesture| Some(gesture.at) == spot) {
        (shown.is_asked, shown.is_used) = (false, true);
    }
    shown.is_asked |= commands.read().any(|command| *command == Command::ShowCard);
    // The card knows rules that a learner does not know yet.
    let is_learning = first_game.is_running() || lessons.run().is_some();
    let is_resting = selection.hovered().is_some() && !shown.is_used && !shown.is_brought;
    let is_pointed_at = is_resting && game.outcome().is_none();
    let opens_at_rest = settings.show_inspector && !is_learning && !current.is_in_panel && is_pointed_at;
    let is_wanted = shown.is_asked || opens_at_rest;
    let card = current.card().filter(|_| spot.is_some() && is_wanted && *menu.get() == Menu::None);
    if card.is_some() {
        shown.rested += time.delta_secs();
    }
    let has_rested = shown.is_asked || shown.rested >= REST_SECONDS;
    if card.is_some() && !has_rested {
        frame_requests.write(FrameRequest::within_seconds(REST_SECONDS - shown.rested));
    }
    let card = card.filter(|_| has_rested);
    shown.is_open = card.is_some();
    attacks.set_if_neq(ShownAttacks(card.map_or_else(Vec::new, |card| card.attacks.clone())));
}

/// Shows the open card beside its place, where it covers neither the place nor the bar.
pub(super) fn show(
    mut contexts: EguiContexts,
    current: Res<CurrentCard>,
    (insets, layout): (Res<ViewInsets>, Res<BoardLayout>),
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut shown: ResMut<PieceCard>,
) {
    let (Some(card), Some(spot), true) = (current.card(), shown.spot, shown.is_open) else { return };
    let on_screen = |(camera, transform): (&Camera, &GlobalTransform)| {
        camera.world_to_viewport(transform, layout.world_position(spot)).ok()
    };
    let (Ok(context), Some(at)) = (contexts.ctx_mut(), camera.iter().next().and_then(on_screen)) else { return };
    let scale = context.zoom_factor();
    let place = egui::pos2(at.x / scale, at.y / scale);
    let room = board_area(context, &insets).shrink(measures::SMALL);
    let size = egui::vec2(WIDTH, shown.height.min(room.height()));
    // At the side of the place where there is more room.
    let left = if place.x < room.center().x { place.x + DISTANCE } else { place.x - DISTANCE - WIDTH };
    let left = left.clamp(room.left(), (room.right() - WIDTH).max(room.left()));
    let top = (place.y - size.y / 2.0).clamp(room.top(), (room.bottom() - size.y).max(room.top()));
    let rect = egui::Rect::from_min_size(egui::pos2(left, top), size);
    let is_laid_out = shown.height > 0.0;
    let area = egui::Area::new(egui::Id::new("hud/card")).order(egui::Order::Middle).interactable(false);
    area.fixed_pos(rect.min).default_size(size).fade_in(false).show(context, |ui| {
        // The first frame measures the card.
        if is_laid_out {
            named_rects::record(ui.ctx(), "hud/card", rect);
            paint_ground(ui.painter(), rect, *surface::CARD);
        } else {
            ui.set_invisible();
        }
        let inner = rect.shrink2(inspector::MARGIN);
        let builder = egui::UiBuilder::new().max_rect(inner).id_salt("card");
        let mut ui = ui.new_child(on_ground(builder, *surface::CARD));
        ui.spacing_mut().item_spacing = egui::vec2(measures::SMALL, measures::TIGHT);
        ui.set_clip_rect(rect);
        inspector::show_card(&mut ui, card, false);
        let height = ui.min_rect().height() + 2.0 * inspector::MARGIN.y;
        if (height - shown.height).abs() > 0.5 {
            shown.height = height;
            ui.ctx().request_repaint();
        }
    });
}
