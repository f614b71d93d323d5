//! The fade-in of the 3D view from black after a change of screen. Panels have their own entrance animations and are drawn in front of it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::{Match, MatchEvent};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_app_base::theme::palette::surface;

/// Duration of the fade-in.
const SECONDS: f32 = 0.4;

/// The time at which the running fade-in started, in seconds since start-up.
#[derive(Resource, Default)]
struct FadeIn {
    started: Option<f32>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FadeIn>()
        .add_systems(Update, start_fade.in_set(AppSystems::Project))
        .add_systems(EguiPrimaryContextPass, draw.in_set(UiLayer::Background));
}

/// Starts the fade-in when the screen changes, or when another game starts behind the title screen.
fn start_fade(
    mut fade: ResMut<FadeIn>,
    mut events: MessageReader<MatchEvent>,
    screen: Res<State<Screen>>,
    game: Res<Match>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
) {
    let another_game = events.read().any(|event| matches!(event, MatchEvent::Started)) && game.is_exhibition();
    if (screen.is_changed() || another_game) && !settings.reduced_motion {
        fade.started = Some(time.elapsed_secs());
    }
}

fn draw(mut contexts: EguiContexts, mut fade: ResMut<FadeIn>, time: Res<Time<Real>>) {
    let Some(since) = fade.started else { return };
    let opacity = 1.0 - (time.elapsed_secs() - since) / SECONDS;
    if opacity <= 0.0 {
        fade.started = None;
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    context.request_repaint();
    let painter = context.layer_painter(egui::LayerId::background());
    painter.rect_filled(context.content_rect(), 0.0, surface::DARK.gamma_multiply(opacity.min(1.0)));
}
