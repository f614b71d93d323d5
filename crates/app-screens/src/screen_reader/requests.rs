//! Requests of screen readers: to press a widget, or to click a place of the board.

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{PrimaryEguiContext, egui};
use egui::accesskit::Action;

use super::cells::node_id;
use cannon_app_activities::input::SpotGesture;
use cannon_app_base::common::board::BoardLayout;

/// Passes requests on to egui, which finds the widget.
pub(super) fn forward_to_egui(
    mut requests: MessageReader<ActionRequest>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    for ActionRequest(request) in requests.read() {
        events.write_batch(
            contexts
                .iter()
                .map(|context| EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request.clone()) }),
        );
    }
}

/// Clicks the place of the board that a request names.
pub(super) fn click_cells(
    mut requests: MessageReader<ActionRequest>,
    layout: Res<BoardLayout>,
    mut gestures: MessageWriter<SpotGesture>,
) {
    let clicks = requests.read().filter(|request| request.action == Action::Click);
    for request in clicks {
        if let Some(at) = layout.spots().find(|&spot| node_id(spot).accesskit_id() == request.target_node) {
            gestures.write(SpotGesture::click(at));
        }
    }
}
