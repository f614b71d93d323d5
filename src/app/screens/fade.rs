//! The fade-in of the 3D view from black after a change of screen. Panels have their own entrance animations and are drawn in front of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Layer;
use crate::app::AppSystems;
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::Settings;
use crate::app::states::Screen;
use crate::app::theme::palette::surface;

/// Duration of the fade-in.
const SECONDS: f32 = 0.4;

/// The time at which the running fade-in started, in seconds since start-up.
#[derive(Resource, Default)]
struct Fade {
    since: Option<f32>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fade>()
        .add_systems(Update, begin.in_set(AppSystems::Project))
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Behind));
}

/// Starts the fade-in when the screen changes or attract mode starts another game.
fn begin(
    mut fade: ResMut<Fade>,
    mut happened: MessageReader<MatchEvent>,
    screen: Res<State<Screen>>,
    game: Res<Match>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
) {
    let another_game = happened.read().any(|event| matches!(event, MatchEvent::Started)) && game.is_exhibition();
    if (screen.is_changed() || another_game) && !settings.reduced_motion {
        fade.since = Some(time.elapsed_secs());
    }
}

fn show(mut contexts: EguiContexts, mut fade: ResMut<Fade>, time: Res<Time<Real>>) {
    let Some(since) = fade.since else { return };
    let left = 1.0 - (time.elapsed_secs() - since) / SECONDS;
    if left <= 0.0 {
        fade.since = None;
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    context.request_repaint();
    let painter = context.layer_painter(egui::LayerId::background());
    painter.rect_filled(context.content_rect(), 0.0, surface::DARK.gamma_multiply(left.min(1.0)));
}
