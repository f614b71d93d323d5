//! A ribbon: a few lines of text on a ground of their own, with buttons beside them or, in a narrow place, below them.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, Galley, Id, Label, Layout, Order, Painter, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{Button, emphasised, named_rects};
use crate::theme::palette::{accent, forbidden, ink, surface, verdict};
use crate::theme::{Icon, fonts, measures};

/// The height of a ribbon with one line.
pub const LINE_HEIGHT: f32 = 36.0;
/// Space at the left and right of the content.
const SIDE_PADDING: f32 = 18.0;
/// Space above and below the content.
const PADDING: f32 = 8.0;
/// Space between two paragraphs.
const PARAGRAPH_GAP: f32 = 3.0;
/// The least width of the text beside buttons. In less room, the buttons stand below it.
const MIN_TEXT_WIDTH: f32 = 250.0;
/// The greatest width of a line of text.
const MAX_TEXT_WIDTH: f32 = 620.0;
/// Width and height of the sign of a warning.
const ICON: f32 = 16.0;

/// What a paragraph tells, from which its colour follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// The headline.
    Headline,
    /// What a teacher says, in larger letters.
    Speech,
    /// An ordinary sentence.
    Plain,
    /// Something less important.
    Quiet,
    /// Praise.
    Good,
    /// A mistake or a danger.
    Bad,
    /// Something to note.
    Accent,
}

impl Voice {
    fn color(self) -> Color32 {
        match self {
            Voice::Headline | Voice::Speech => *ink::BRIGHT,
            Voice::Plain => *ink::BODY,
            Voice::Quiet => *ink::QUIET,
            Voice::Good => *verdict::GOOD,
            Voice::Bad => *forbidden::RED,
            Voice::Accent => *accent::BRASS,
        }
    }
}

/// A ribbon whose buttons mean values of the type `A`.
pub struct Ribbon<'a, A> {
    /// The name under which its rectangle is recorded.
    pub name: &'a str,
    /// The paragraphs. Words between two pairs of asterisks stand out.
    pub paragraphs: Vec<(Voice, String)>,
    /// The buttons.
    pub buttons: Vec<(A, Button<'a>)>,
    /// Whether it warns: with a sign and a border in the colour of danger.
    pub is_warning: bool,
    /// The button that gets the keyboard in this frame.
    pub focus: Option<usize>,
    /// What is in front of it and behind it.
    pub order: Order,
}

impl<A> Default for Ribbon<'_, A> {
    fn default() -> Self {
        Ribbon {
            name: "ribbon",
            paragraphs: Vec::new(),
            buttons: Vec::new(),
            is_warning: false,
            focus: None,
            order: Order::Middle,
        }
    }
}

impl<'a, A> Ribbon<'a, A> {
    /// The same ribbon with buttons that mean other values.
    pub fn map<B>(self, meaning: impl Fn(A) -> B) -> Ribbon<'a, B> {
        let Ribbon { name, paragraphs, buttons, is_warning, focus, order } = self;
        let buttons = buttons.into_iter().map(|(answer, button)| (meaning(answer), button)).collect();
        Ribbon { name, paragraphs, buttons, is_warning, focus, order }
    }
}

/// A ribbon whose text has been laid out.
pub struct RibbonLayout {
    texts: Vec<(Arc<Galley>, Color32)>,
    /// Whether the buttons stand beside the text.
    is_row: bool,
    buttons: Vec2,
    /// Width and height that the ribbon needs.
    pub size: Vec2,
}

/// What the player did with a ribbon.
pub struct RibbonResponse<A> {
    /// The button that was clicked.
    pub clicked: Option<A>,
    /// Whether a button has the keyboard.
    pub has_focus: bool,
    /// Whether the pointer is on a button.
    pub is_hovered: bool,
}

impl<A: Copy> Ribbon<'_, A> {
    /// Lays out the text in a width.
    pub fn lay_out(&self, painter: &Painter, width: f32) -> RibbonLayout {
        let gaps = measures::BUTTON_GAP * self.buttons.len().saturating_sub(1) as f32;
        let needed: f32 = self.buttons.iter().map(|(_, button)| button.needed_width(painter)).sum();
        let buttons = match self.buttons.is_empty() {
            true => Vec2::ZERO,
            false => vec2(needed + gaps, measures::CONTROL_HEIGHT),
        };
        let sign = if self.is_warning { ICON + measures::SMALL } else { 0.0 };
        let inner = (width - 2.0 * SIDE_PADDING).max(1.0);
        let beside = inner - sign - buttons.x - measures::MEDIUM;
        let is_row = self.buttons.is_empty() || beside >= MIN_TEXT_WIDTH;
        let text_width = if self.buttons.is_empty() || !is_row { inner - sign } else { beside };
        let texts: Vec<_> = self
            .paragraphs
            .iter()
            .map(|(voice, text)| {
                let size = if *voice == Voice::Speech { fonts::size::LARGE } else { fonts::size::BODY };
                let mut job = emphasised(text, size, voice.color());
                if *voice == Voice::Headline {
                    job.sections.iter_mut().for_each(|section| section.format.font_id = fonts::bold(fonts::size::BODY));
                }
                (painter.layout_job(wrapped(job, text_width.clamp(1.0, MAX_TEXT_WIDTH))), voice.color())
            })
            .collect();
        let text_size = texts.iter().fold(Vec2::ZERO, |size, (galley, _)| {
            let gap = if size.y > 0.0 { PARAGRAPH_GAP } else { 0.0 };
            vec2(size.x.max(galley.size().x), size.y + gap + galley.size().y)
        });
        let content = match (self.buttons.is_empty(), is_row) {
            (true, _) => text_size,
            (false, true) => vec2(text_size.x + measures::MEDIUM + buttons.x, text_size.y.max(buttons.y)),
            (false, false) => {
                vec2(text_size.x.max(buttons.x.min(inner - sign)), text_size.y + measures::SMALL + buttons.y)
            }
        };
        let size = content + vec2(sign + 2.0 * SIDE_PADDING, 2.0 * PADDING);
        RibbonLayout { texts, is_row, buttons, size: vec2(size.x.ceil(), size.y.max(LINE_HEIGHT).ceil()) }
    }

    /// Shows the ribbon in a rectangle. A text that is too high for it scrolls.
    pub fn show(self, context: &Context, rect: Rect, layout: RibbonLayout) -> RibbonResponse<A> {
        named_rects::record(context, self.name, rect);
        let mut response = RibbonResponse { clicked: None, has_focus: false, is_hovered: false };
        let id = Id::new("ribbon");
        // The first frame of an area is invisible.
        if context.memory(|memory| memory.area_rect(id)).is_none() {
            context.request_repaint();
        }
        let area = Area::new(id)
            .order(self.order)
            .fixed_pos(rect.min)
            .default_size(rect.size())
            .interactable(!self.buttons.is_empty())
            .fade_in(false);
        area.show(context, |ui| {
            let has_buttons = !self.buttons.is_empty();
            ui.allocate_rect(rect, if has_buttons { Sense::CLICK } else { Sense::hover() });
            let mut inner = rect.shrink2(vec2(SIDE_PADDING, PADDING));
            self.paint_ground(ui.painter(), rect);
            if self.is_warning {
                let center = pos2(inner.left() + ICON / 2.0, rect.center().y);
                Icon::Fire.paint(ui.painter(), Rect::from_center_size(center, Vec2::splat(ICON)), *accent::BRASS);
                inner.min.x += ICON + measures::SMALL;
            }
            let (text_rect, row) = match layout.is_row {
                true => inner.split_left_right_at_x(inner.right() - layout.buttons.x),
                false => inner.split_top_bottom_at_y(inner.bottom() - layout.buttons.y),
            };
            show_texts(ui, text_rect, layout.texts);
            if !has_buttons {
                return;
            }
            let row = if layout.is_row { Rect::from_center_size(row.center(), layout.buttons) } else { row };
            let ui_layout = Layout::left_to_right(Align::Center);
            let mut row = ui.new_child(UiBuilder::new().max_rect(row).layout(ui_layout).id_salt("buttons"));
            row.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            for (index, (answer, button)) in self.buttons.into_iter().enumerate() {
                let shown = button.height(measures::CONTROL_HEIGHT).show(&mut row);
                let gets_focus = self.focus == Some(index);
                if gets_focus {
                    shown.request_focus();
                }
                response.has_focus |= shown.has_focus() || gets_focus;
                response.is_hovered |= shown.hovered();
                if shown.clicked() {
                    response.clicked = Some(answer);
                }
            }
        });
        response
    }

    fn paint_ground(&self, painter: &Painter, rect: Rect) {
        let (ground, border) = if self.is_warning {
            (*forbidden::BACKGROUND, *forbidden::RED)
        } else if self.buttons.is_empty() {
            (*surface::SIDE_PANEL, *surface::LINE)
        } else {
            (*surface::PANEL, *accent::BRASS_FAINT)
        };
        painter.rect(rect, LINE_HEIGHT / 2.0, ground, Stroke::new(1.0, border), StrokeKind::Inside);
    }
}

/// The text with this width for its lines.
fn wrapped(mut job: LayoutJob, width: f32) -> LayoutJob {
    job.wrap = TextWrapping { max_width: width, ..TextWrapping::default() };
    job
}

/// Shows the paragraphs below each other, in the middle of the height.
fn show_texts(ui: &mut Ui, rect: Rect, texts: Vec<(Arc<Galley>, Color32)>) {
    let height: f32 = texts.iter().map(|(galley, _)| galley.size().y + PARAGRAPH_GAP).sum::<f32>() - PARAGRAPH_GAP;
    let rect = Align2::LEFT_CENTER.align_size_within_rect(vec2(rect.width(), height.min(rect.height())), rect);
    let mut text = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("text"));
    text.set_clip_rect(rect.expand(2.0));
    text.spacing_mut().item_spacing.y = PARAGRAPH_GAP;
    ScrollArea::vertical().id_salt("text").auto_shrink(false).max_height(rect.height()).show(&mut text, |ui| {
        for (galley, _) in texts {
            ui.add(Label::new(galley));
        }
    });
}
