//! The table of presets and switches.

use cannon_i18n::Localizer;
use cannon_i18n::rulebook::cannon;
use cannon_rules::GameId;
use cannon_rules::cannon::{Ruleset, TownSafety};

use crate::column::Column;
use cannon_drawing::Color;
use cannon_drawing::page::Stroke;
use cannon_drawing::path::Path;
use cannon_drawing::text::{Align, TextStyle};

/// The texts after which the presets are named.
const SOURCES: [(&str, &str); 3] =
    [("classic", "print-preset-classic"), ("blue-panther", "print-preset-blue-panther"), ("igg", "print-preset-igg")];

/// Writes the table: a row for each switch, a column for each preset.
pub(super) fn write(column: &mut Column<'_>, words: &Localizer) {
    let names = Ruleset::PRESETS.map(|(name, _)| name.to_owned());
    row(column, "", &names, TextStyle::bold(column.size));
    let sources = Ruleset::PRESETS.map(|(name, _)| {
        SOURCES.iter().find(|(preset, _)| *preset == name).map_or_else(String::new, |(_, id)| words.text(id))
    });
    let regular = TextStyle::regular(column.size);
    row(column, &words.text("print-preset-from"), &sources, regular);
    let switches: [(&str, fn(&Ruleset, &Localizer) -> String); 5] = [
        ("print-switch-first", |rules, words| words.side_in(GameId::Cannon, rules.first)),
        ("print-switch-long-shot", |rules, words| words.text(cannon::long_shot(rules.long_shot).cell)),
        ("print-switch-retreat", |rules, words| words.text(cannon::retreat_near(rules.retreat_near).cell)),
        ("print-switch-town", |rules, words| {
            words.text(match rules.town {
                TownSafety::Capture => "print-town-capture",
                TownSafety::Checkmate => "print-town-checkmate",
            })
        }),
        ("print-switch-shifts", |rules, words| words.message(&cannon::shift_cell(rules.shift_limit))),
    ];
    for (id, value) in switches {
        let values = Ruleset::PRESETS.map(|(_, rules)| value(&rules, words));
        row(column, &words.text(id), &values, regular);
    }
    column.gap(0.3);
}

/// A row with a label and a cell for each preset, over a thin line.
fn row(column: &mut Column<'_>, label: &str, cells: &[String; 3], style: TextStyle) {
    let Column { left, width, .. } = *column;
    let (first, cell) = (0.31 * width, 0.23 * width);
    let y = column.y + style.line_height();
    let (label, label_style) = TextStyle::regular(style.size).fitted(label, first - 1.0);
    column.page.text((left, y - 0.3 * style.size), &label, label_style, Align::Left);
    for (index, text) in cells.iter().enumerate() {
        let (text, style) = style.fitted(text, cell - 2.5);
        column.page.text((left + first + index as f32 * cell, y - 0.3 * style.size), &text, style, Align::Left);
    }
    let line = Path::line(&[(left, y + 0.3), (left + width, y + 0.3)]);
    column.page.stroke(line, Stroke::new(0.1, Color::gray(0.6)));
    column.y = y + 0.5;
}
