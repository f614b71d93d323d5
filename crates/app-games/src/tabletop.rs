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

use super::{EditorSupport, PrintedFace, cannon, tank_chess};
use cannon_app_base::common::Tone;
use cannon_app_base::common::bindings::{BINDINGS, Binding};
use cannon_app_base::common::board::{BoardLayout, BoardSurface};
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

/// The surface of the board on the table.
pub fn board_surface(board: BoardLayout) -> BoardSurface {
    board.game.map_or_else(BoardSurface::default, |game| tabletop(game).surface)
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
    /// The sound of pieces that become a formation. `None` in games without formations.
    pub formation_sound: Option<Sound>,
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
    /// The longest possible place beside the sign of an action.
    pub longest_place: &'static str,
    /// Height of the inspector's card in points, which holds most cards without scrolling.
    pub inspector_height: f32,
    /// Identifier of the message that the inspector shows while there is no card.
    pub inspector_hint_id: &'static str,
    /// For sections of the rules, by the identifier of the heading, the identifier of the lesson in which a player can try them.
    pub lessons_of_sections: &'static [(&'static str, &'static str)],
    /// The kinds of actions that lessons teach one after the other, with their signs.
    pub taught_kinds: &'static [TaughtKind],
    /// The first game of a new player, which is short: the ruleset, and the position if it is not that of the ruleset.
    pub first_game: fn() -> (Option<Value>, Option<&'static str>),
    /// Identifier of a message about the times that the published rules recommend, if they do.
    pub clock_advice_id: Option<&'static str>,
    /// The face of the board that the published text of these rules describes. `None` if the game has only one face.
    pub printed_face: fn(Option<&Value>) -> Option<PrintedFace>,
    /// The rules that the game offers by name, the default ones first.
    pub named_rules: fn() -> Vec<NamedRules>,
    /// Shows widgets for each single rule of the next game and changes them.
    pub rule_switches: fn(&mut egui::Ui, &Words, &mut Option<Value>),
    /// Rules that the rulebook can describe besides the rules in force.
    pub rulebook_presets: fn() -> Vec<NamedRules>,
    /// Identifier of a message on the controls for what the section of the rulebook with this heading explains.
    pub controls_id: fn(&str) -> Option<&'static str>,
    /// Paints what this symbol of position texts stands for. Nothing for a symbol that has no picture.
    pub paint_symbol: fn(&egui::Painter, egui::Rect, char),
    /// The reference sheet of the rules, to print.
    pub reference_page: fn(Paper, &Localizer) -> Page,
}

/// A kind of action that a lesson teaches, with what shows and explains it.
#[derive(Debug, PartialEq, Eq)]
pub struct TaughtKind {
    /// Its name in the files of lessons.
    pub name: &'static str,
    /// The names of its marks.
    pub marks: &'static [&'static str],
    /// The identifiers of the refusals that explain it.
    pub refusals: &'static [&'static str],
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
        settings.face_or(self.preset, self.face)
    }
}

/// Rules that a game offers by name.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedRules {
    /// Message identifier of the name.
    pub name_id: &'static str,
    /// Message identifier of the explanation.
    pub about_id: &'static str,
    /// The ruleset, as a JSON value.
    pub ruleset: Value,
    /// The draw rules.
    pub house_rules: HouseRules,
}

/// Named rules of a game, with the message identifiers of their names and explanations.
pub(crate) fn named_rules<R: Serialize>(
    rules: impl IntoIterator<Item = ([&'static str; 2], R, HouseRules)>,
) -> Vec<NamedRules> {
    let named = |([name_id, about_id], ruleset, house_rules): ([&'static str; 2], R, HouseRules)| {
        // A ruleset of plain switches always has a JSON value.
        Some(NamedRules { name_id, about_id, ruleset: serde_json::to_value(ruleset).ok()?, house_rules })
    };
    rules.into_iter().filter_map(named).collect()
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
