//! The frame of an exercise, in place of the frame of a game: what is studied in the upper corner, and below the board the ribbon with the text
//! and its button, and buttons that lead through the exercise. Each button gives the command of its key.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use super::bar::{Bar, HudFrame};
use crate::parts::text::key_text;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{accent, ink, surface, verdict};
use cannon_app_base::theme::widgets::{Button, Ribbon, named_rects, one_line};
use cannon_app_base::theme::{fonts, measures};

/// Radius of a dot of the progress.
const DOT_RADIUS: f32 = 4.0;
/// Distance of the dots.
const DOT_STEP: f32 = 14.0;

/// What is studied, in the upper corner.
#[derive(Default)]
pub(super) struct ExerciseHeading {
    pub(super) title: String,
    pub(super) about: String,
    /// For each task, whether it is solved.
    pub(super) tasks: Vec<bool>,
    /// The task on the board.
    pub(super) current: Option<usize>,
}

/// What an exercise shows.
pub(super) struct ExerciseView<'a> {
    /// The name of the kind of exercise, under which its parts are recorded.
    pub(super) kind: &'a str,
    pub(super) heading: ExerciseHeading,
    pub(super) ribbon: Ribbon<'a, Command>,
    pub(super) buttons: Vec<(Command, Button<'a>)>,
}

/// System parameter that shows an exercise.
#[derive(SystemParam)]
pub(super) struct ExerciseFrame<'w, 's> {
    frame: HudFrame<'w, 's>,
    commands: MessageWriter<'w, Command>,
}

impl ExerciseFrame<'_, '_> {
    /// Shows the frame, and gives the command of the clicked button.
    pub(super) fn show(&mut self, view: ExerciseView<'_>) {
        let ExerciseView { kind, heading, ribbon, buttons } = view;
        let name = format!("hud/{kind}");
        let bar = Bar { ribbon, gives_way: false, teaches: true, buttons };
        let header = |ui: &mut egui::Ui| show_heading(ui, &name, &heading);
        if let Some(command) = self.frame.show(egui::Vec2::ZERO, bar, header, None) {
            self.commands.write(command);
        }
    }
}

/// A button that gives a command, with its key as the tooltip.
pub(super) fn command_button<'a>(words: &Words, text: &str, name: &'a str, command: Command) -> (Command, Button<'a>) {
    let button = Button::labelled(name, words.text(text)).not_focusable().tooltip(key_text(words, command));
    (command, button)
}

fn show_heading(ui: &mut egui::Ui, name: &str, heading: &ExerciseHeading) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), name, rect);
    ui.allocate_rect(rect, egui::Sense::hover());
    let painter = ui.painter();
    let line = egui::Stroke::new(1.0, *surface::LINE);
    painter.rect(rect, measures::ROUNDING, *surface::SIDE_PANEL, line, egui::StrokeKind::Inside);
    let inner = rect.shrink2(egui::vec2(12.0, 6.0));
    let title = one_line(painter, &heading.title, fonts::bold(fonts::size::BODY), *ink::BRIGHT, inner.width());
    painter.galley(inner.left_top(), title, *ink::BRIGHT);
    let dots = heading.tasks.len() as f32 * DOT_STEP;
    let about = fonts::text(fonts::size::SMALL);
    let about = one_line(painter, &heading.about, about, *ink::QUIET, inner.width() - dots - measures::SMALL);
    painter.galley(inner.left_bottom() - egui::vec2(0.0, about.size().y), about, *ink::QUIET);
    for (task, is_solved) in heading.tasks.iter().enumerate() {
        let left = inner.right() - dots + DOT_RADIUS;
        let center = egui::pos2(left + task as f32 * DOT_STEP, inner.bottom() - DOT_RADIUS - 4.0);
        // A solved task has a filled dot and another a ring, so that the colour is not needed.
        if *is_solved {
            painter.circle_filled(center, DOT_RADIUS, *verdict::GOOD);
        } else {
            painter.circle_stroke(center, DOT_RADIUS - 0.75, egui::Stroke::new(1.5, *ink::DISABLED));
        }
        if heading.current == Some(task) {
            painter.circle_stroke(center, DOT_RADIUS + 2.0, egui::Stroke::new(1.5, *accent::BRASS));
        }
    }
}
