//! The draft of the next game: the options chosen on the New game screen so far.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;
use serde_json::Value;

use super::clocks::{ClockDraft, ClocksDraft};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{MatchSetup, has_coach_by_default};
use cannon_app_games as games;
use cannon_app_games::editor_support::BuiltinSetup;
use cannon_app_games::{Design, NamedRules, PrintedFace};
use cannon_profile::{Profile, ProfileId};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Player, Players, Seat, Style};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Side};

/// The options of one seat. Options that are not in use, such as the level of a human, are remembered in case they are needed again.
#[derive(Clone, Debug)]
pub(super) struct SeatDraft {
    /// Whether the computer or another program plays.
    pub(super) is_computer: bool,
    /// The name of the other program that plays instead of the computer.
    pub(super) program: Option<String>,
    pub(super) level: i8,
    pub(super) style: Style,
}

impl SeatDraft {
    const fn new(computer: bool) -> Self {
        SeatDraft { is_computer: computer, program: None, level: 3, style: Style::PLAIN }
    }

    fn player(&self, clock: ClockDraft) -> Player {
        let (name, seat) = match &self.program {
            _ if !self.is_computer => (None, Seat::Human),
            Some(program) => (Some(program.clone()), Seat::Program),
            None => (None, Seat::Computer { level: self.level, style: self.style }),
        };
        Player { name, ..Player::new(seat, clock.time_control()) }
    }
}

/// The options of the next game. They are kept until the program ends, so that the New game screen shows the last choice.
#[derive(Resource, Clone, Debug)]
pub(crate) struct NewGameDraft {
    pub(super) seats: [SeatDraft; 2],
    /// The clocks for each kind of [`Opponent`], so that a game between two people keeps other clocks than a game against the computer.
    pub(super) all_clocks: [ClocksDraft; 3],
    /// The game.
    pub(crate) game: GameId,
    /// The ruleset chosen for each game, as a JSON value; also remembered for games that are not selected.
    pub(super) rulesets: HashMap<GameId, Option<Value>>,
    /// The user set-up chosen for each game; games with a built-in set-up have no entry.
    pub(super) user_setups: HashMap<GameId, Arc<dyn Design>>,
    /// The names of two people who play against each other; empty for no name.
    pub(super) names: [String; 2],
    /// The draw rules.
    pub(super) house_rules: HouseRules,
    /// Whether the coach helps; `None` if it follows from the level.
    pub(super) coach: Option<bool>,
    /// The side of the person in a game against the computer; also remembered while another opponent is chosen.
    pub(super) own_side: Side,
    /// Whether chance decides the side of the person when the game begins.
    pub(super) is_side_random: bool,
    /// The sides for which the name of a new player is being typed.
    pub(super) is_new_player: [bool; 2],
    /// The start of the game whose set-up was taken over last.
    pub(super) taken_over: Option<jiff::Timestamp>,
    /// For which game, player and number of finished games an opponent was offered last.
    pub(super) offered: Option<(GameId, ProfileId, u32)>,
}

/// The opponent of the person at the board, in the order of the clocks of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    /// The computer.
    Computer,
    /// A second person at the same machine.
    Person,
    /// Nobody: the computer plays against itself.
    Watch,
}

impl Default for NewGameDraft {
    /// A human against an easy computer, by the default rules.
    fn default() -> Self {
        NewGameDraft {
            seats: [SeatDraft::new(false), SeatDraft::new(true)],
            all_clocks: Default::default(),
            game: GameId::Cannon,
            rulesets: HashMap::new(),
            user_setups: HashMap::new(),
            names: Default::default(),
            house_rules: HouseRules::NONE,
            coach: None,
            own_side: Side::South,
            is_side_random: false,
            is_new_player: [false; 2],
            taken_over: None,
            offered: None,
        }
    }
}

impl NewGameDraft {
    /// The opponent that the seats amount to.
    pub(super) fn opponent(&self) -> Opponent {
        match self.seats.each_ref().map(|seat| seat.is_computer) {
            [true, true] => Opponent::Watch,
            [false, false] => Opponent::Person,
            _ => Opponent::Computer,
        }
    }

    /// Seats an opponent.
    pub(super) fn choose_opponent(&mut self, opponent: Opponent) {
        for side in Side::ALL {
            self.seat(side).is_computer = match opponent {
                Opponent::Computer => side != self.own_side,
                Opponent::Person => false,
                Opponent::Watch => true,
            };
        }
    }

    /// Seats an opponent that suits the player, if a game has ended or another game is chosen since this was done last.
    pub(super) fn offer_opponent(&mut self, player: &Profile) {
        let offer = (self.game, player.id(), player.game(self.game).total.games());
        if self.offered != Some(offer) {
            self.offered = Some(offer);
            if self.opponent() != Opponent::Watch {
                let level = player.suitable_level(self.game, jiff::Timestamp::now());
                self.seats.iter_mut().for_each(|seat| seat.level = level);
            }
        }
    }

    /// Seats the person at this side. The seats change places with all their options.
    pub(super) fn choose_side(&mut self, side: Side) {
        if side != self.own_side {
            self.own_side = side;
            self.seats.swap(0, 1);
            self.clocks_mut().sides.swap(0, 1);
        }
    }

    /// The clocks of the next game.
    pub(super) fn clocks(&self) -> &ClocksDraft {
        &self.all_clocks[self.opponent() as usize]
    }

    /// The clocks of the next game, to change them.
    pub(super) fn clocks_mut(&mut self) -> &mut ClocksDraft {
        &mut self.all_clocks[self.opponent() as usize]
    }

    /// The sides that the computer plays, not another program.
    pub(super) fn computer_sides(&self) -> impl Iterator<Item = Side> + use<> {
        let is_of_computer = self.seats.each_ref().map(|seat| seat.is_computer && seat.program.is_none());
        Side::ALL.into_iter().filter(move |side| is_of_computer[side.index()])
    }

    /// Seats the computer in place of programs that the player has removed since.
    pub(super) fn keep_programs(&mut self, is_known: impl Fn(&str) -> bool) {
        for seat in &mut self.seats {
            seat.program = seat.program.take().filter(|name| is_known(name));
        }
    }

    /// Whether the coach helps in the next game.
    pub(super) fn has_coach(&self) -> bool {
        self.opponent() == Opponent::Computer && self.coach.unwrap_or_else(|| has_coach_by_default(&self.players()))
    }

    /// The players of the next game.
    pub(super) fn players(&self) -> Players {
        let player = |side: Side| self.seats[side.index()].player(self.clocks().of(side));
        let mut players = Players { south: player(Side::South), north: player(Side::North) };
        if self.opponent() == Opponent::Person {
            for side in Side::ALL {
                let name = self.names[side.index()].trim();
                players[side].name = (!name.is_empty()).then(|| name.to_owned());
            }
        }
        players
    }

    pub(super) fn seat(&mut self, side: Side) -> &mut SeatDraft {
        &mut self.seats[side.index()]
    }

    /// Shows the single rules of the chosen game and applies changes to them.
    pub(super) fn show_rule_switches(&mut self, ui: &mut egui::Ui, words: &Words) {
        (games::tabletop(self.game).rule_switches)(ui, words, self.rulesets.entry(self.game).or_default());
    }

    /// The start of a game by the rules chosen for this game, which need not be the chosen one.
    pub(crate) fn timeline_of(&self, game: GameId) -> Option<AnyTimeline> {
        self.match_setup_of(game).begin().ok()
    }

    /// The set-up of the match that the options chosen for this game describe.
    pub(crate) fn match_setup_of(&self, game: GameId) -> MatchSetup {
        NewGameDraft { game, ..self.clone() }.match_setup()
    }

    /// The face of the board that belongs to the chosen rules. `None` if the game has only one face.
    pub(crate) fn printed_face(&self) -> Option<PrintedFace> {
        let rules = self.rulesets.get(&self.game).and_then(Option::as_ref);
        (games::tabletop(self.game).printed_face)(rules)
    }

    /// The named rules of the chosen game, and the index of those that are chosen, if any. The set-up makes no difference.
    pub(super) fn named_rules(&self) -> (Vec<NamedRules>, Option<usize>) {
        let table = games::tabletop(self.game);
        let named = (table.named_rules)();
        let with_setup_of = table.editor_support.with_setup_of;
        let usual = named.first().map(|rules| rules.ruleset.clone());
        let chosen = self.rulesets.get(&self.game).cloned().flatten().or_else(|| usual.clone());
        let chosen = chosen.zip(usual).map(|(chosen, usual)| with_setup_of(Some(&chosen), &usual));
        let is_chosen = |rules: &NamedRules| {
            rules.house_rules == self.house_rules && chosen.as_ref().is_some_and(|chosen| rules.ruleset == *chosen)
        };
        let index = named.iter().position(is_chosen);
        (named, index)
    }

    /// Chooses named rules of the chosen game. The set-up stays.
    pub(super) fn choose_rules(&mut self, rules: &NamedRules) {
        let with_setup_of = games::tabletop(self.game).editor_support.with_setup_of;
        let before = self.rulesets.get(&self.game).cloned().flatten();
        let chosen =
            before.map_or_else(|| rules.ruleset.clone(), |before| with_setup_of(Some(&rules.ruleset), &before));
        self.house_rules = rules.house_rules;
        self.rulesets.insert(self.game, Some(chosen));
    }

    /// Chooses a built-in set-up for a game, given by its ruleset.
    pub(crate) fn choose_built_in(&mut self, game: GameId, ruleset: Value) {
        let before = self.rulesets.get(&game).and_then(Option::as_ref);
        let editor_support = games::tabletop(game).editor_support;
        let chosen = (editor_support.with_setup_of)(before, &ruleset);
        self.rulesets.insert(game, Some(chosen));
        self.user_setups.remove(&game);
    }

    /// Chooses a user set-up for a game, with the rules that belong to it.
    pub(crate) fn choose_user_setup(&mut self, game: GameId, design: Arc<dyn Design>) {
        if let Some(ruleset) = design.ruleset() {
            self.rulesets.insert(game, Some(ruleset));
        }
        self.user_setups.insert(game, design);
    }

    /// The chosen set-up, or the first built-in one if none is chosen. `None` if the game always begins in the same way.
    pub(super) fn chosen_setup(&self) -> Option<&dyn Design> {
        let editor_support = games::tabletop(self.game).editor_support;
        if let Some(user_setup) = self.user_setups.get(&self.game) {
            return Some(&**user_setup);
        }
        let rules = self.rulesets.get(&self.game).and_then(Option::as_ref);
        let built_in = (editor_support.builtin_setups)();
        let with_setup_of = editor_support.with_setup_of;
        let is_chosen =
            |setup: &&BuiltinSetup| rules.is_some_and(|rules| with_setup_of(Some(rules), &setup.ruleset) == *rules);
        let chosen = built_in.iter().find(is_chosen).or(built_in.first());
        chosen.map(|built_in| &*built_in.design)
    }

    /// Whether another start than the usual one is chosen.
    pub(super) fn has_own_start(&self) -> bool {
        let support = games::tabletop(self.game).editor_support;
        let chosen = self.rulesets.get(&self.game).and_then(Option::as_ref);
        let is_usual = |usual: &BuiltinSetup| {
            chosen.is_none_or(|rules| (support.with_setup_of)(Some(rules), &usual.ruleset) == *rules)
        };
        self.user_setups.contains_key(&self.game) || !(support.builtin_setups)().first().is_none_or(is_usual)
    }

    /// The set-up of the match that the chosen options describe.
    pub(super) fn match_setup(&self) -> MatchSetup {
        let built_in = MatchSetup {
            game: self.game,
            ruleset: self.rulesets.get(&self.game).cloned().flatten(),
            house_rules: self.house_rules,
            players: self.players(),
            has_coach: self.has_coach(),
            ..MatchSetup::default()
        };
        match self.user_setups.get(&self.game).and_then(|own| Some((own.start_position()?, own.name().to_owned()))) {
            Some((start, name)) => {
                let ruleset = self.ruleset_for_user_setup(self.game);
                MatchSetup { ruleset, position: Some(start), scheme: scheme_name(&name), ..built_in }
            }
            None => built_in,
        }
    }

    /// The ruleset of a game from a set-up of the user: the chosen options, with the default built-in set-up in place of the chosen
    /// built-in set-up, which does not matter because the game begins from the set-up of the user. `None` for the default ruleset.
    fn ruleset_for_user_setup(&self, game: GameId) -> Option<Value> {
        let rules = self.rulesets.get(&game)?.as_ref()?;
        let editor_support = games::tabletop(game).editor_support;
        let default_setup = (editor_support.builtin_setups)().first()?;
        Some((editor_support.with_setup_of)(Some(rules), &default_setup.ruleset))
    }

    /// A match that begins with this set-up, with the chosen players. `None` if the set-up has errors.
    pub(crate) fn match_setup_from(&self, game: GameId, design: &dyn Design) -> Option<MatchSetup> {
        let (position, scheme) = (Some(design.start_position()?), scheme_name(design.name()));
        Some(MatchSetup {
            game,
            ruleset: design.ruleset().or_else(|| self.ruleset_for_user_setup(game)),
            house_rules: self.house_rules,
            players: self.players(),
            position,
            scheme,
            ..MatchSetup::default()
        })
    }
}

/// The name of a set-up in records. `None` if the player has not named it.
fn scheme_name(name: &str) -> Option<String> {
    (!name.trim().is_empty()).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::cannon::Ruleset;
    use cannon_rules::record::TimeControl;

    #[test]
    fn every_preset_starts_a_game() {
        for (_, rules) in Ruleset::PRESETS {
            let value = serde_json::to_value(rules).expect("a ruleset has a JSON value");
            let mut draft =
                NewGameDraft { rulesets: HashMap::from([(GameId::Cannon, Some(value))]), ..NewGameDraft::default() };
            draft.clocks_mut().set(Side::South, ClockDraft { minutes: 10, increment: 5 });
            let setup = draft.match_setup();
            let timeline = setup.begin().expect("the draft begins a game");
            assert_eq!(timeline.side_to_move(), rules.first);
            let times = [setup.players.south.time, setup.players.north.time];
            assert_eq!(times, [TimeControl::minutes(10, 5); 2], "both sides have the same clock");
        }
    }

    #[test]
    fn each_kind_of_opponent_has_clocks_of_its_own() {
        let mut draft = NewGameDraft::default();
        let times = |draft: &NewGameDraft| {
            let players = draft.players();
            [players.south.time, players.north.time]
        };
        let ten = TimeControl::minutes(10, 0);
        draft.choose_opponent(Opponent::Person);
        draft.clocks_mut().set_different(true);
        draft.clocks_mut().set(Side::South, ClockDraft { minutes: 10, increment: 0 });
        assert_eq!(times(&draft), [ten, TimeControl::None], "only because the player has chosen different times");
        draft.choose_opponent(Opponent::Computer);
        assert_eq!(times(&draft), [TimeControl::None; 2]);
        draft.choose_opponent(Opponent::Person);
        draft.clocks_mut().set_different(false);
        assert_eq!(times(&draft), [ten; 2]);
    }

    #[test]
    fn named_rules_are_chosen_with_their_draws_and_keep_the_board() {
        let mut draft = NewGameDraft::default();
        for game in GameId::ALL {
            draft.game = game;
            draft.house_rules = HouseRules::NONE;
            assert_eq!(draft.named_rules().1, Some(0), "{game}");
            if game == GameId::TankChess {
                draft.choose_built_in(game, serde_json::json!({ "board": "basic-20" }));
                assert_eq!(draft.named_rules().1, Some(0), "the board is no rule");
            }
            let (named, _) = draft.named_rules();
            for (index, rules) in named.iter().enumerate().rev() {
                draft.choose_rules(rules);
                assert_eq!(draft.named_rules().1, Some(index), "{}", rules.name_id);
                assert_eq!(draft.match_setup().house_rules, rules.house_rules);
                draft.match_setup().begin().expect("a game begins");
            }
            draft.house_rules.repetition = !draft.house_rules.repetition;
            assert_eq!(draft.named_rules().1, None, "an own combination");
        }
        let setup = draft.match_setup();
        assert_eq!(setup.ruleset.as_ref().and_then(|rules| rules["board"].as_str()), Some("basic-20"));
    }
}
