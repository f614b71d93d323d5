//! What is seen until the table can be drawn: a dark ground and the game's name, behind which the graphics driver makes ready.
//!
//! Shaders are compiled while frames are drawn already, so that the first ones would show panels and no table. The curtain stays until
//! nothing is being compiled any more. The title and its menus need no table: they stand before the curtain as soon as letters can be
//! drawn. All other panels come after it, so that nothing can be clicked before it can be seen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::i18n::Words;
use super::settings::Settings;
use super::states::Screen;
use super::theme::palette::{accent, ink, surface};
use super::theme::{self, ThemeSystems, fonts, measures};
use crate::app::common::ViewInsets;

/// So many frames in a row must have nothing to compile.
const CALM_FRAMES: u32 = 3;
/// A table that is not ready after that is shown as it is.
const PATIENCE: Duration = Duration::from_secs(20);
/// Seconds in which the open curtain fades.
const FADING: f32 = 0.35;
/// How the interface's library calls the pipeline that draws all of the interface. Under another name, the title would but wait for the table.
const INTERFACE_PIPELINE: &str = "egui_pipeline";
/// Width of the rule below the name, and of the spark that goes along it.
const RULE: f32 = 260.0;
const SPARK: f32 = 44.0;
/// Seconds in which the spark goes along the rule once.
const PASSAGE: f32 = 1.6;

/// What can be seen yet. Where there is no curtain, as in tests, everything can.
#[derive(Resource, Debug)]
pub struct LoadingScreen {
    calm: u32,
    shown: Duration,
    is_open: bool,
    /// How much of it is left to be seen while it fades, from 1 to 0.
    left: f32,
    news: Arc<News>,
}

impl LoadingScreen {
    /// Whether the table can be seen.
    pub(in crate::app) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the curtain is still to be seen, be it fading.
    pub(in crate::app) fn is_seen(&self) -> bool {
        self.left > 0.0
    }
}

/// What the renderer's world tells the curtain.
#[derive(Resource, Clone, Debug, Default)]
struct Messenger(Arc<News>);

#[derive(Debug, Default)]
struct News {
    /// Frames have been drawn, and for none of what they show shaders are being compiled.
    is_calm: AtomicBool,
    /// Letters and panels can be drawn.
    writes: AtomicBool,
}

/// Run condition: the table can be seen.
pub(in crate::app) fn is_open(curtain: Option<Res<LoadingScreen>>) -> bool {
    curtain.is_none_or(|curtain| curtain.is_open)
}

/// Run condition: the panels of the present screen can be seen.
pub(in crate::app) fn shows_panels(curtain: Option<Res<LoadingScreen>>, screen: Option<Res<State<Screen>>>) -> bool {
    let before = |curtain: &LoadingScreen| {
        let needs_no_table = screen.is_some_and(|screen| *screen.get() == Screen::Title);
        needs_no_table && curtain.news.writes.load(Ordering::Relaxed)
    };
    curtain.is_none_or(|curtain| curtain.is_open || before(&curtain))
}

/// To be added where there is a window, after the renderer.
pub(super) fn plugin(app: &mut App) {
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    let messenger = Messenger::default();
    renderer.insert_resource(messenger.clone()).add_systems(Render, pass_on_news.in_set(RenderSystems::Cleanup));
    app.insert_resource(LoadingScreen { calm: 0, shown: Duration::ZERO, is_open: false, left: 1.0, news: messenger.0 })
        .add_systems(Last, (draw_back.run_if(not(is_open)), fade.run_if(is_open)))
        .add_systems(EguiPrimaryContextPass, show.after(ThemeSystems).run_if(theme::is_on).run_if(is_seen));
}

fn is_seen(curtain: Res<LoadingScreen>) -> bool {
    curtain.is_seen()
}

fn pass_on_news(cache: Res<PipelineCache>, messenger: Res<Messenger>) {
    let Messenger(news) = &*messenger;
    news.is_calm.store(cache.waiting_pipelines().next().is_none(), Ordering::Relaxed);
    if !news.writes.load(Ordering::Relaxed) {
        let writes = cache.pipelines().any(|pipeline| {
            let PipelineDescriptor::RenderPipelineDescriptor(described) = &pipeline.descriptor else { return false };
            described.label.as_deref() == Some(INTERFACE_PIPELINE)
                && matches!(pipeline.state, CachedPipelineState::Ok(_))
        });
        news.writes.store(writes, Ordering::Relaxed);
    }
}

/// Opens the curtain once the table can be drawn.
fn draw_back(mut curtain: ResMut<LoadingScreen>, time: Res<Time<Real>>) {
    curtain.shown += time.delta();
    curtain.calm = if curtain.news.is_calm.load(Ordering::Relaxed) { curtain.calm + 1 } else { 0 };
    curtain.is_open = curtain.calm >= CALM_FRAMES || curtain.shown >= PATIENCE;
}

/// The open curtain gives the table free: at once where the player does not want motion.
fn fade(mut curtain: ResMut<LoadingScreen>, settings: Res<Settings>, time: Res<Time<Real>>) {
    if curtain.is_seen() {
        let step = if settings.reduced_motion { 1.0 } else { time.delta_secs() / FADING };
        curtain.bypass_change_detection().left = (curtain.left - step).max(0.0);
    }
}

/// A dark ground, on it the game's name, and below that a brass rule on which a spark goes to and fro. Before a title that says the name
/// itself, the rule stands in the middle of what the title leaves free.
fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    time: Res<Time<Real>>,
    curtain: Res<LoadingScreen>,
    screen: Res<State<Screen>>,
    insets: Res<ViewInsets>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    context.request_repaint();
    let window = context.content_rect();
    let painter = context.layer_painter(egui::LayerId::background());
    painter.rect_filled(window, 0.0, surface::DARK.gamma_multiply(curtain.left));
    if curtain.is_open {
        return;
    }
    let mut middle = window.center();
    let mut y = middle.y;
    if *screen.get() == Screen::Title {
        middle.x += insets.left / context.zoom_factor() / 2.0;
    } else {
        let font = fonts::display(fonts::size::TITLE);
        let name = painter.text(middle, egui::Align2::CENTER_BOTTOM, words.text("title-name"), font, ink::BRIGHT);
        y = name.bottom() + measures::SMALL;
    }
    let rule = egui::Rangef::new(middle.x - RULE / 2.0, middle.x + RULE / 2.0);
    painter.hline(rule, y, egui::Stroke::new(1.0, accent::BRASS_FAINT));
    if theme::entrance::is_allowed(context) {
        let way = (time.elapsed_secs() / PASSAGE * std::f32::consts::PI).sin() * (RULE - SPARK) / 2.0;
        let spark = egui::Rangef::new(middle.x + way - SPARK / 2.0, middle.x + way + SPARK / 2.0);
        painter.hline(spark, y, egui::Stroke::new(2.0, accent::BRASS));
    }
    let text = words.text("curtain-making-ready");
    let below = egui::pos2(middle.x, y + measures::MEDIUM);
    painter.text(below, egui::Align2::CENTER_TOP, text, fonts::text(fonts::size::SMALL), ink::QUIET);
}
