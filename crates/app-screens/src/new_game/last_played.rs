//! The set-up that was played last, as the draft with which the New game screen opens.

use std::sync::Arc;

use super::clocks::ClocksDraft;
use super::draft::{NewGameDraft, Opponent, SeatDraft};
use cannon_app_games as games;
use cannon_app_games::Design;
use cannon_rules::record::{Player, Record, Seat};
use cannon_rules::{GameId, Side};

impl NewGameDraft {
    /// Takes over the set-up of the game that was played last, unless another game is chosen or it has been taken over before. What the
    /// player has changed since then stays.
    pub(super) fn take_over(&mut self, last: &Record) {
        if self.game != last.game || self.taken_over == Some(last.started) {
            return;
        }
        self.taken_over = Some(last.started);
        self.house_rules = last.house_rules;
        self.rulesets.insert(last.game, Some(last.ruleset.clone()));
        for side in Side::ALL {
            self.seat(side).take_over(&last.players[side]);
        }
        let people = Side::ALL.map(|side| !last.players[side].seat.is_computer());
        match people {
            [true, false] => self.own_side = Side::South,
            [false, true] => self.own_side = Side::North,
            _ => {}
        }
        *self.clocks_mut() = ClocksDraft::new(Side::ALL.map(|side| last.players[side].time.into()));
        if self.opponent() == Opponent::Person {
            self.names = Side::ALL.map(|side| last.players[side].name.clone().unwrap_or_default());
        }
        match last.start.as_deref() {
            None => {
                self.user_setups.remove(&last.game);
            }
            Some(start) => {
                if let Some(design) = design_of(last.game, start, last.scheme.as_deref()) {
                    self.user_setups.insert(last.game, Arc::from(design));
                }
            }
        }
    }
}

/// The set-up with this start position, if the game has an editor for it.
fn design_of(game: GameId, start: &str, name: Option<&str>) -> Option<Box<dyn Design>> {
    let support = games::tabletop(game).editor_support;
    let mut design = (support.of_position)(start)?;
    design.set_name(name.unwrap_or_default().to_owned());
    (design.start_position().as_deref() == Some(start)).then_some(design)
}

impl SeatDraft {
    /// Takes over a seat of a record. The level and the style of a computer stay for when it is needed again.
    fn take_over(&mut self, player: &Player) {
        self.program = None;
        match player.seat {
            Seat::Human => self.is_computer = false,
            Seat::Computer { level, style } => {
                (self.is_computer, self.level, self.style) = (true, level, style);
            }
            Seat::Program => (self.is_computer, self.program) = (true, player.name.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::play::{Match, MatchSetup};
    use cannon_rules::record::{Players, Style, TimeControl};
    use cannon_rules::timeline::HouseRules;

    fn record_of(setup: &MatchSetup) -> Record {
        Match::new(setup).expect("the set-up is valid").record()
    }

    #[test]
    fn draft_amounts_to_the_game_that_was_played_last() {
        let level = Seat::Computer { level: 7, style: Style::PLAIN };
        let players = Players {
            south: Player::new(level, TimeControl::minutes(15, 10)),
            north: Player::new(Seat::Human, TimeControl::minutes(20, 0)),
        };
        let ruleset = Some(serde_json::json!({ "board": "basic-20", "exit": "straight" }));
        let setup = MatchSetup {
            game: GameId::TankChess,
            ruleset,
            house_rules: HouseRules::DRAWS,
            players,
            ..MatchSetup::default()
        };
        let mut draft = NewGameDraft { game: GameId::TankChess, ..NewGameDraft::default() };
        draft.take_over(&record_of(&setup));
        assert_eq!(draft.match_setup(), setup);
        assert_eq!(draft.own_side, Side::North);
        draft.seat(Side::South).level = 9;
        let last = record_of(&setup);
        draft.taken_over = Some(last.started);
        draft.take_over(&last);
        assert_eq!(draft.seats[0].level, 9, "changes since then stay");
    }

    #[test]
    fn start_position_of_the_last_game_is_chosen_again() {
        let duel = "3mS1cS6/12/3#4#3/5##5/1##9/12/12/9##1/5##5/3#4#3/12/6CN1MN3 w";
        for (game, start) in [(GameId::Cannon, "4L5/4d5/10/10/10/10/10/10/10/4D5 d"), (GameId::TankChess, duel)] {
            let setup = MatchSetup { game, ..MatchSetup::default() };
            let setup = MatchSetup { position: Some(start.to_owned()), scheme: Some("Mine".to_owned()), ..setup };
            let mut draft = NewGameDraft { game, ..NewGameDraft::default() };
            draft.take_over(&record_of(&setup));
            let chosen = draft.match_setup();
            assert_eq!((chosen.position, chosen.scheme), (setup.position, setup.scheme), "{game}");
        }
    }
}
