//! The constants of the games on the table, and their functions of a ruleset.

use std::sync::LazyLock;

use bevy_egui::egui;
use cannon_appearance::BoardFace;
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{EditorSupport, GameFormat, PrintedFace, cannon, tank_chess};
use cannon_app_base::common::Tone;
use cannon_app_base::common::bindings::{BINDINGS, Binding};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::common::marks::LegendEntry;
use cannon_app_base::common::pieces::paint::PaintTable;
use cannon_app_base::common::pieces::{Badge, PieceModel, PieceState, PropModel};
use cannon_app_base::common::sound::{Sound, sounds};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;

/// The game on the table.
pub fn tabletop(game: GameId) -> &'static Tabletop {
    match game {
        GameId::Cannon => &cannon::TABLETOP,
        GameId::TankChess => &tank_chess::TABLETOP,
    }
}

/// All games, in the order in which they are offered.
pub fn tabletops() -> impl DoubleEndedIterator<Item = &'static Tabletop> + Clone {
    GameId::ALL.into_iter().map(tabletop)
}

/// What a game is on the table, whatever its position. Rulesets are JSON values; `None` stands for the default ruleset.
pub struct Tabletop {
    /// The game.
    pub id: GameId,
    /// The models of everything that can stand on the board. Their meshes are built once, when the program starts.
    pub models: fn() -> &'static [&'static PieceModel],
    /// The models of things that appear only in animations.
    pub props: &'static [&'static PropModel],
    /// The paints of the models' material slots.
    pub paints: PaintTable,
    /// The pieces that have a badge and a ring on the ground, because their model alone does not show their kind and side at every size.
    pub badges: fn() -> &'static [(&'static PieceModel, Badge)],
    /// The sounds that only this game has.
    pub sounds: &'static [Sound],
    /// The sounds of the warnings, by message identifier. Warnings without an entry are silent.
    pub warning_sounds: &'static [(&'static str, Sound)],
    /// The surface of the board.
    pub surface: BoardSurface,
    /// The side with the light pieces.
    pub light_side: Side,
    /// The overlays of the whole board, as message identifiers of their names.
    pub board_overlays: &'static [&'static str],
    /// The key bindings of commands that only some games have. The help shows them for this game only.
    pub key_bindings: &'static [Binding],
    /// Mouse gestures other than pointing, as message identifiers of the gesture and of its effect.
    pub gestures: &'static [(&'static str, &'static str)],
    /// The support of the set-up editor.
    pub editor_support: &'static EditorSupport,
    /// The kinds of marks that only this game has, with their explanations, in the order in which the legend shows them.
    pub legend: &'static [LegendEntry],
    /// The longest possible notation of an action, from which the width of the move list follows.
    pub longest_notation: &'static str,
    /// Height of the inspector's card in points, which holds most cards without scrolling.
    pub inspector_height: f32,
    /// Identifier of the message that the inspector shows while there is no card.
    pub inspector_hint_id: &'static str,
    /// For sections of the rules, by the identifier of the heading, the identifier of the lesson in which a player can try them.
    pub lessons_of_sections: &'static [(&'static str, &'static str)],
    /// Identifier of a message about the times that the published rules recommend, if they do.
    pub clock_advice_id: Option<&'static str>,
    /// Identifier of a message that explains the formats.
    pub formats_about_id: &'static str,
    /// The usual time on the clock of each side under these rules, in minutes.
    pub default_minutes: fn(Option<&Value>) -> u32,
    /// The face of the board that the published text of these rules describes. `None` if the game has only one face.
    pub printed_face: fn(Option<&Value>) -> Option<PrintedFace>,
    /// Shows widgets for the rules of the next game and changes them.
    pub rules_ui: fn(&mut egui::Ui, &Words, &mut Option<Value>),
    /// The formats in which the game is played, casual games first, with a ruleset for each, made from the given ruleset.
    pub formats: fn(Option<&Value>) -> Vec<FormatEntry>,
    /// Rulesets that the rulebook can describe besides the ruleset in force, with the message identifiers of their names.
    pub rulebook_presets: fn() -> Vec<(&'static str, Option<Value>)>,
    /// Identifier of a message on the controls for what the section of the rulebook with this heading explains.
    pub controls_id: fn(&str) -> Option<&'static str>,
    /// The reference sheet of the rules, to print.
    pub reference_page: fn(Paper, &Localizer) -> Page,
}

impl Tabletop {
    /// The tone of a side's pieces.
    pub fn tone(&self, side: Side) -> Tone {
        if side == self.light_side { Tone::Light } else { Tone::Dark }
    }
}

/// The key bindings of the app and of all games, each once.
static ALL_BINDINGS: LazyLock<Vec<Binding>> = LazyLock::new(|| {
    let mut keys = BINDINGS.to_vec();
    for binding in tabletops().flat_map(|table| table.key_bindings) {
        if !keys.contains(binding) {
            keys.push(*binding);
        }
    }
    keys
});

/// The bindings of all games, before the player changes them.
pub fn all_bindings() -> &'static [Binding] {
    &ALL_BINDINGS
}

/// All sounds: the shared sounds and the sounds of each game.
pub fn all_sounds() -> impl Iterator<Item = Sound> {
    sounds::ALL.iter().chain(tabletops().flat_map(|table| table.sounds)).copied()
}

/// The badge of a piece of this model, if it has one, and the game of the piece.
pub fn badge_of(model: &PieceModel) -> Option<(&'static Tabletop, &'static Badge)> {
    tabletops().find_map(|table| {
        let (_, badge) = (table.badges)().iter().find(|(owner, _)| *owner == model)?;
        Some((table, badge))
    })
}

/// The tone of a piece that a player can move. `None` for scenery and wrecks.
pub fn tone_of_piece(piece: &PieceState) -> Option<Tone> {
    let table = tabletops().find(|table| (table.models)().contains(&piece.model))?;
    piece.lifts_on_hover.then(|| table.tone(piece.side))
}

/// The ruleset of a JSON value; the default ruleset if there is no value, or if it cannot be read.
pub(crate) fn ruleset_of<R: Default + DeserializeOwned>(value: Option<&Value>) -> R {
    value.and_then(|value| serde_json::from_value(value.clone()).ok()).unwrap_or_default()
}

/// The face of the board that a published text describes for the rules of a game on the table.
pub fn printed_face(timeline: &AnyTimeline) -> Option<PrintedFace> {
    (tabletop(timeline.game()).printed_face)(Some(&timeline.ruleset()))
}

impl PrintedFace {
    /// The face to show: the face that the player has chosen, or else this one.
    pub fn or_chosen(self, settings: &Settings) -> BoardFace {
        settings.faces.get(self.preset).copied().unwrap_or(self.face)
    }
}

/// A [`GameFormat`] of any game, applied to a ruleset.
pub struct FormatEntry {
    /// Message identifier of the name.
    pub name_id: &'static str,
    /// The draw rules.
    pub house_rules: HouseRules,
    /// The ruleset of the format, as a JSON value.
    pub ruleset: Option<Value>,
    /// Whether the format leaves the ruleset as it is.
    pub is_unchanged: bool,
}

/// The formats of a game, applied to a ruleset.
pub(crate) fn formats<R>(formats: &[GameFormat<R>], value: Option<&Value>) -> Vec<FormatEntry>
where
    R: Clone + PartialEq + Default + Serialize + DeserializeOwned,
{
    let before: R = ruleset_of(value);
    let entry = |format: &GameFormat<R>| {
        let mut rules = before.clone();
        (format.apply)(&mut rules);
        FormatEntry {
            name_id: format.name_id,
            house_rules: format.house_rules,
            is_unchanged: rules == before,
            ruleset: serde_json::to_value(rules).ok(),
        }
    };
    formats.iter().map(entry).collect()
}

/// Shows widgets that change a ruleset, and stores the ruleset if it has changed.
pub(crate) fn edit_ruleset<R>(value: &mut Option<Value>, show: impl FnOnce(&mut R))
where
    R: Clone + PartialEq + Default + Serialize + DeserializeOwned,
{
    let before: R = ruleset_of(value.as_ref());
    let mut rules = before.clone();
    show(&mut rules);
    if rules != before {
        // A ruleset of plain switches always has a JSON value.
        *value = serde_json::to_value(rules).ok();
    }
}

/// Rulesets as JSON values, with the message identifiers of their names.
pub(crate) fn named_rulesets<R: Serialize>(
    rulesets: impl IntoIterator<Item = (&'static str, R)>,
) -> Vec<(&'static str, Option<Value>)> {
    rulesets.into_iter().map(|(name, rules)| (name, serde_json::to_value(rules).ok())).collect()
}
