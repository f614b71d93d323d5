//! The palette and the type scale as an egui style, for the egui widgets that are used unchanged.

use bevy_egui::egui::style::{ScrollFadeStyle, ScrollStyle, WidgetVisuals};
use bevy_egui::egui::{Color32, Context, CornerRadius, Margin, Shadow, Stroke, Style, TextStyle, Theme, Vec2, Visuals};

use super::palette::{accent, forbidden, hover, ink, selection, surface};
use super::{fonts, measures};

pub(super) fn apply(context: &Context) {
    context.set_theme(Theme::Dark);
    context.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // A long press is a click as well: on a slow machine a frame may take a second.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    context.all_styles_mut(set_style);
}

fn set_style(style: &mut Style) {
    use fonts::size;
    style.text_styles = [
        (TextStyle::Heading, fonts::display(size::HEADING)),
        (TextStyle::Body, fonts::text(size::BODY)),
        (TextStyle::Button, fonts::text(size::BODY)),
        (TextStyle::Small, fonts::text(size::SMALL)),
        (TextStyle::Monospace, fonts::text(size::BODY)),
    ]
    .into();
    style.spacing.item_spacing = Vec2::new(measures::SMALL, measures::SMALL);
    style.spacing.button_padding = Vec2::new(measures::MEDIUM, measures::SMALL);
    style.spacing.interact_size.y = measures::CONTROL_HEIGHT;
    style.spacing.slider_width = 220.0;
    style.spacing.tooltip_width = 340.0;
    style.spacing.menu_margin = Margin::same(12);
    style.spacing.scroll = ScrollStyle {
        bar_width: 8.0,
        floating_width: 4.0,
        // A thin bar is always visible, to show that there is more.
        dormant_handle_opacity: 0.35,
        // A row that is cut off by the edge fades, so that it does not look like the last one.
        fade: ScrollFadeStyle { strength: 1.0, size: 36.0 },
        ..ScrollStyle::floating()
    };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;
    style.animation_time = measures::FADE_SECONDS;
    style.visuals = visuals();
}

fn visuals() -> Visuals {
    let rounding = CornerRadius::same(measures::ROUNDING as u8);
    let widget = |ground: Color32, line: Color32, text: Color32| WidgetVisuals {
        bg_fill: ground,
        weak_bg_fill: ground,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: rounding,
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    let shadow = Shadow { offset: [0, 6], blur: 24, spread: 0, color: *surface::SHADOW };
    let mut visuals = Visuals::dark();
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(*ink::QUIET);
    visuals.widgets.noninteractive = widget(*surface::CARD, *surface::LINE, *ink::BODY);
    visuals.widgets.inactive = widget(*surface::BUTTON, *surface::LINE, *ink::BODY);
    visuals.widgets.hovered = widget(*surface::BUTTON_HOVER, *accent::BRASS_FAINT, *ink::BRIGHT);
    visuals.widgets.active = widget(*surface::BUTTON_PRESSED, *accent::BRASS, *ink::BRIGHT);
    visuals.widgets.open = widget(*hover::BACKGROUND, *accent::BRASS_FAINT, *ink::BRIGHT);
    visuals.selection.bg_fill = *selection::BACKGROUND;
    visuals.selection.stroke = Stroke::new(1.0, *accent::BRASS);
    visuals.hyperlink_color = *accent::BRASS;
    visuals.faint_bg_color = *surface::CARD;
    visuals.extreme_bg_color = *surface::WELL;
    visuals.warn_fg_color = *accent::BRASS;
    visuals.error_fg_color = *forbidden::RED;
    visuals.window_corner_radius = CornerRadius::same(measures::PANEL_ROUNDING as u8);
    visuals.menu_corner_radius = rounding;
    visuals.window_fill = *surface::PANEL;
    visuals.window_stroke = Stroke::new(1.0, *surface::LINE);
    visuals.panel_fill = *surface::PANEL;
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.text_cursor.stroke = Stroke::new(1.5, *accent::BRASS_HOVER);
    visuals
}
