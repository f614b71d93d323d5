//! What is seen until the table can be drawn: the game's name before a dark ground, behind which the graphics driver makes ready.
//!
//! Shaders are compiled while frames are drawn already, so that the first ones would show panels and no table. The curtain stays until
//! nothing is being compiled any more; the panels come after it, so that nothing can be clicked before it can be seen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::i18n::Words;
use super::theme::palette::{accent, ink, surface};
use super::theme::{self, ThemeSystems, fonts, measures};

/// So many frames in a row must have nothing to compile.
const CALM_FRAMES: u32 = 3;
/// A table that is not ready after that is shown as it is.
const PATIENCE: Duration = Duration::from_secs(20);
/// Width of the rule below the name, and of the spark that goes along it.
const RULE: f32 = 260.0;
const SPARK: f32 = 44.0;
/// Seconds in which the spark goes along the rule once.
const PASSAGE: f32 = 1.6;

/// Whether the table can be seen yet. Where there is no curtain, as in tests, it always can.
#[derive(Resource, Debug)]
pub struct Curtain {
    calm: u32,
    shown: Duration,
    is_open: bool,
    compiling: Arc<AtomicBool>,
}

impl Curtain {
    /// Whether the table can be seen.
    pub(in crate::app) fn is_open(&self) -> bool {
        self.is_open
    }
}

/// Tells the curtain, from the renderer's world, whether shaders are being compiled.
#[derive(Resource)]
struct News(Arc<AtomicBool>);

/// Run condition: the table can be seen.
pub(in crate::app) fn is_open(curtain: Option<Res<Curtain>>) -> bool {
    curtain.is_none_or(|curtain| curtain.is_open)
}

/// To be added where there is a window, after the renderer.
pub(super) fn plugin(app: &mut App) {
    let compiling = Arc::new(AtomicBool::new(true));
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .insert_resource(News(Arc::clone(&compiling)))
        .add_systems(Render, pass_on_news.in_set(RenderSystems::Cleanup));
    app.insert_resource(Curtain { calm: 0, shown: Duration::ZERO, is_open: false, compiling })
        .add_systems(Last, draw_back.run_if(not(is_open)))
        .add_systems(EguiPrimaryContextPass, show.after(ThemeSystems).run_if(theme::is_on).run_if(not(is_open)));
}

fn pass_on_news(cache: Res<PipelineCache>, news: Res<News>) {
    news.0.store(cache.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

/// Opens the curtain once the table can be drawn.
fn draw_back(mut curtain: ResMut<Curtain>, time: Res<Time<Real>>) {
    curtain.shown += time.delta();
    curtain.calm = if curtain.compiling.load(Ordering::Relaxed) { 0 } else { curtain.calm + 1 };
    curtain.is_open = curtain.calm >= CALM_FRAMES || curtain.shown >= PATIENCE;
}

/// The game's name over a brass rule on which a spark goes to and fro.
fn show(mut contexts: EguiContexts, words: Res<Words>, time: Res<Time<Real>>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    context.request_repaint();
    let window = context.content_rect();
    let painter = context.layer_painter(egui::LayerId::background());
    painter.rect_filled(window, 0.0, surface::DARK);
    let middle = window.center();
    let name = painter.text(
        middle,
        egui::Align2::CENTER_BOTTOM,
        words.text("title-name"),
        fonts::display(fonts::size::TITLE),
        ink::BRIGHT,
    );
    let rule = egui::Rangef::new(middle.x - RULE / 2.0, middle.x + RULE / 2.0);
    let y = name.bottom() + measures::SMALL;
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
