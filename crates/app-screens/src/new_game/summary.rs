//! The options of the next game in a few words, for the button that opens them.

use super::clocks::ClockDraft;
use super::draft::NewGameDraft;
use cannon_app_base::i18n::Words;
use cannon_rules::Side;

/// Between the parts of the summary.
const SEPARATOR: &str = " · ";

/// The rules, and what is unusual besides them, such as "Tournament · Fox".
pub(super) fn summary(words: &Words, draft: &NewGameDraft) -> String {
    let (named, chosen) = draft.named_rules();
    let rules = chosen.and_then(|index| named.get(index)).map_or("preset-custom", |rules| rules.name_id);
    let setup = draft.chosen_setup().filter(|_| draft.has_own_start()).map(|design| design.title(words));
    let styles = draft.computer_sides().map(|side| draft.seats[side.index()].style);
    let style = styles.filter(|style| !style.is_plain()).map(|style| words.style(style));
    let parts = std::iter::once(words.text(rules)).chain(setup).chain(different_clocks(words, draft)).chain(style);
    parts.collect::<Vec<_>>().join(SEPARATOR)
}

/// The clocks of both sides, if they differ.
fn different_clocks(words: &Words, draft: &NewGameDraft) -> Option<String> {
    let clocks = Side::ALL.map(|side| draft.clocks().of(side));
    let of_side = |side: Side| {
        let clock = clock_text(words, clocks[side.index()]).unwrap_or_else(|| words.text("clock-none"));
        let side = words.side_in(draft.game, side);
        words.format("new-game-clock-of", &[("side", side.into()), ("clock", clock.into())])
    };
    (clocks[0] != clocks[1]).then(|| Side::ALL.map(of_side).join(SEPARATOR))
}

/// A clock, such as "15+10". `None` for no clock.
pub(super) fn clock_text(words: &Words, clock: ClockDraft) -> Option<String> {
    match clock {
        ClockDraft { minutes: 0, .. } => None,
        ClockDraft { minutes, increment: 0 } => Some(words.format("play-minutes", &[("number", minutes.into())])),
        ClockDraft { minutes, increment } => Some(format!("{minutes}+{increment}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_games::tabletop;
    use cannon_rules::GameId;
    use cannon_rules::cannon::{Ruleset, TownSafety};

    #[test]
    fn summary_names_the_rules_and_what_is_unusual() {
        let words = Words::default();
        let mut draft = NewGameDraft::default();
        assert_eq!(summary(&words, &draft), "Classic");
        let named = (tabletop(GameId::Cannon).named_rules)();
        let tournament = named.iter().find(|rules| rules.name_id == "preset-tournament").expect("tournament rules");
        draft.choose_rules(tournament);
        draft.clocks_mut().set(Side::South, ClockDraft { minutes: 15, increment: 10 });
        assert_eq!(summary(&words, &draft), "Tournament", "the Play screen shows a clock for both");
        draft.clocks_mut().set_different(true);
        draft.clocks_mut().set(Side::North, ClockDraft::default());
        assert_eq!(summary(&words, &draft), "Tournament · Dark: 15+10 · Light: No clock");
        let own = Ruleset { town: TownSafety::Checkmate, ..Ruleset::IGG };
        draft.rulesets.insert(GameId::Cannon, serde_json::to_value(own).ok());
        draft.clocks_mut().set_different(false);
        assert_eq!(summary(&words, &draft), "Custom");
    }

    #[test]
    fn summary_names_a_board_that_is_not_the_usual_one() {
        let mut draft = NewGameDraft { game: GameId::TankChess, ..NewGameDraft::default() };
        let rules = summary(&Words::default(), &draft);
        draft.choose_built_in(GameId::TankChess, serde_json::json!({ "board": "basic-20" }));
        assert_eq!(summary(&Words::default(), &draft), format!("{rules} · Basic 20"));
    }
}
