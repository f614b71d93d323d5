//! The loading screen: a dark background with the name of the game, which covers the table until its shaders have been compiled.
//!
//! Shaders are compiled while frames are already drawn, so that the first frames would show panels without a table. The loading screen
//! stays until no shader is being compiled any more. The title and its menus do not need the table: they are drawn in front of the loading
//! screen as soon as the interface's own pipeline is ready. All other panels wait for the table, so that nothing can be clicked before it
//! is visible. When the quality, the room, the ground, the board or the game changes, the loading screen covers the table once more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use cannon_app_base::common::{
    ActiveQuality, AppSystems, FrameRequest, ReadBoardInput, RunClocks, ViewInsets, request_frames,
};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Screen;
use cannon_app_base::theme;
use cannon_app_base::theme::palette::{accent, ink, surface};
use cannon_app_base::theme::{ThemeSystems, fonts, measures};
use cannon_appearance::{BoardLook, GroundLook, Quality, Room};
use cannon_rules::GameId;

/// The number of successive frames without shader compilation after which the table is shown.
const REQUIRED_READY_FRAMES: u32 = 3;
/// The maximum time, after which the table is shown in any case.
const MAX_WAIT: Duration = Duration::from_secs(20);
/// Duration of the fade-out in seconds.
const FADE_SECONDS: f32 = 0.35;
/// The label that `bevy_egui` gives to the pipeline of the interface. If it changed, the title would wait for the table, without other
/// harm.
const INTERFACE_PIPELINE_LABEL: &str = "egui_pipeline";
/// Width of the line below the name, and of the highlight that moves along it.
const LINE_WIDTH: f32 = 260.0;
const HIGHLIGHT_WIDTH: f32 = 44.0;
/// Time in seconds in which the highlight moves along the line once.
const HIGHLIGHT_PERIOD: f32 = 1.6;

/// The state of the loading screen. Without this resource, as in tests, everything is visible.
#[derive(Resource, Debug)]
pub struct LoadingScreen {
    /// Number of successive frames without shader compilation.
    ready_frames: u32,
    /// Time since the start.
    elapsed: Duration,
    /// Whether the table is ready, after which the loading screen fades out.
    pub(crate) is_table_ready: bool,
    /// Whether the table has been shown before. The panels stay then.
    has_shown_table: bool,
    /// Its opacity, from 1 to 0.
    opacity: f32,
    status: RenderStatus,
}

impl LoadingScreen {
    /// A loading screen that covers the table until this renderer is ready.
    pub fn new(status: RenderStatus) -> LoadingScreen {
        LoadingScreen {
            ready_frames: 0,
            elapsed: Duration::ZERO,
            is_table_ready: false,
            has_shown_table: false,
            opacity: 1.0,
            status,
        }
    }
}

/// The status of the renderer, which both worlds share.
#[derive(Resource, Clone, Debug, Default)]
pub struct RenderStatus {
    /// Whether the last frame had no shaders to compile.
    table_ready: Arc<AtomicBool>,
    /// Whether the interface can be drawn.
    interface_ready: Arc<AtomicBool>,
}

/// Run condition: the table is visible.
pub fn is_table_visible(loading_screen: Option<Res<LoadingScreen>>) -> bool {
    loading_screen.is_none_or(|loading_screen| loading_screen.is_table_ready)
}

/// Run condition: the panels of the current screen are visible.
pub fn are_panels_visible(loading_screen: Option<Res<LoadingScreen>>, screen: Option<Res<State<Screen>>>) -> bool {
    let before = |loading_screen: &LoadingScreen| {
        let needs_no_table = screen.is_some_and(|screen| *screen.get() == Screen::Title);
        needs_no_table && loading_screen.status.interface_ready.load(Ordering::Relaxed)
    };
    loading_screen.is_none_or(|loading_screen| {
        loading_screen.is_table_ready || loading_screen.has_shown_table || before(&loading_screen)
    })
}

/// To be added by apps with a window, after the renderer.
pub fn plugin(app: &mut App) {
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    let status = RenderStatus::default();
    renderer.insert_resource(status.clone()).add_systems(Render, update_status.in_set(RenderSystems::Cleanup));
    // The board takes no input while the loading screen covers it.
    app.configure_sets(Update, (ReadBoardInput, RunClocks).run_if(is_table_visible));
    app.insert_resource(LoadingScreen::new(status))
        .add_systems(Update, cover_table.after(AppSystems::Animate).run_if(is_table_exchanged))
        .add_systems(PostUpdate, request_frames(FrameRequest::Continuous).run_if(is_visible))
        .add_systems(Last, (update_table_ready.run_if(not(is_table_visible)), fade_out.run_if(is_table_visible)))
        .add_systems(EguiPrimaryContextPass, draw.after(ThemeSystems).run_if(theme::fonts_ready).run_if(is_visible));
}

/// Run condition: the loading screen is visible, also while it fades out.
fn is_visible(loading_screen: Res<LoadingScreen>) -> bool {
    loading_screen.opacity > 0.0
}

/// What decides which shaders draw the board and what is around it.
type TableLook = (Quality, Room, GroundLook, BoardLook, GameId);

/// Run condition: the table looks different from the last frame, so that it may need other shaders.
fn is_table_exchanged(
    quality: Option<Res<ActiveQuality>>,
    (settings, game): (Res<Settings>, Res<Match>),
    mut last: Local<Option<TableLook>>,
) -> bool {
    let Some(quality) = quality else { return false };
    let look = (quality.0, settings.room, settings.ground, settings.board, game.timeline().game());
    last.replace(look).is_some_and(|last| last != look)
}

/// Updates the status in the render world.
fn update_status(cache: Res<PipelineCache>, status: Res<RenderStatus>) {
    status.table_ready.store(cache.waiting_pipelines().next().is_none(), Ordering::Relaxed);
    if !status.interface_ready.load(Ordering::Relaxed) {
        let interface_ready = cache.pipelines().any(|pipeline| {
            let PipelineDescriptor::RenderPipelineDescriptor(descriptor) = &pipeline.descriptor else { return false };
            descriptor.label.as_deref() == Some(INTERFACE_PIPELINE_LABEL)
                && matches!(pipeline.state, CachedPipelineState::Ok(_))
        });
        status.interface_ready.store(interface_ready, Ordering::Relaxed);
    }
}

/// Covers the table again when it may need other shaders. Meanwhile, pieces and parts of the board would be missing or black.
fn cover_table(mut loading_screen: ResMut<LoadingScreen>) {
    if loading_screen.is_table_ready {
        loading_screen.has_shown_table = true;
        loading_screen.is_table_ready = false;
        (loading_screen.ready_frames, loading_screen.elapsed, loading_screen.opacity) = (0, Duration::ZERO, 1.0);
    }
}

/// Shows the table once it can be drawn.
fn update_table_ready(mut loading_screen: ResMut<LoadingScreen>, time: Res<Time<Real>>) {
    loading_screen.elapsed += time.delta();
    loading_screen.ready_frames =
        if loading_screen.status.table_ready.load(Ordering::Relaxed) { loading_screen.ready_frames + 1 } else { 0 };
    loading_screen.is_table_ready =
        loading_screen.ready_frames >= REQUIRED_READY_FRAMES || loading_screen.elapsed >= MAX_WAIT;
}

/// Fades the loading screen out; at once with reduced motion.
fn fade_out(mut loading_screen: ResMut<LoadingScreen>, settings: Res<Settings>, time: Res<Time<Real>>) {
    if loading_screen.opacity > 0.0 {
        let step = if settings.reduced_motion { 1.0 } else { time.delta_secs() / FADE_SECONDS };
        loading_screen.bypass_change_detection().opacity = (loading_screen.opacity - step).max(0.0);
    }
}

/// Draws a dark background with the name of the program, and below it a brass line on which a highlight moves back and forth. Beside panels,
/// only the line is drawn, in the middle of the free area: the title shows the name itself, and later the player knows it.
fn draw(
    mut contexts: EguiContexts,
    words: Res<Words>,
    time: Res<Time<Real>>,
    loading_screen: Res<LoadingScreen>,
    screen: Res<State<Screen>>,
    insets: Res<ViewInsets>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    context.request_repaint();
    let window = context.content_rect();
    let painter = context.layer_painter(egui::LayerId::background());
    painter.rect_filled(window, 0.0, surface::DARK.gamma_multiply(loading_screen.opacity));
    if loading_screen.is_table_ready {
        return;
    }
    let mut middle = window.center();
    let mut y = middle.y;
    if *screen.get() == Screen::Title || loading_screen.has_shown_table {
        middle.x += (insets.left - insets.right) / context.zoom_factor() / 2.0;
    } else {
        let font = fonts::display(fonts::size::TITLE);
        let name = painter.text(middle, egui::Align2::CENTER_BOTTOM, words.text("title-name"), font, *ink::BRIGHT);
        y = name.bottom() + measures::SMALL;
    }
    let line = egui::Rangef::new(middle.x - LINE_WIDTH / 2.0, middle.x + LINE_WIDTH / 2.0);
    painter.hline(line, y, egui::Stroke::new(1.0, *accent::BRASS_FAINT));
    if theme::entrance::is_motion_allowed(context) {
        let offset = (time.elapsed_secs() / HIGHLIGHT_PERIOD * std::f32::consts::PI).sin()
            * (LINE_WIDTH - HIGHLIGHT_WIDTH)
            / 2.0;
        let spark =
            egui::Rangef::new(middle.x + offset - HIGHLIGHT_WIDTH / 2.0, middle.x + offset + HIGHLIGHT_WIDTH / 2.0);
        painter.hline(spark, y, egui::Stroke::new(2.0, *accent::BRASS));
    }
    let text = words.text("curtain-making-ready");
    let below = egui::pos2(middle.x, y + measures::MEDIUM);
    painter.text(below, egui::Align2::CENTER_TOP, text, fonts::text(fonts::size::SMALL), *ink::QUIET);
}
