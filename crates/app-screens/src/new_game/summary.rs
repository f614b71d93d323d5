//! The summary of rules and clocks where they differ from the usual rules and clocks, for the header that folds them away.

use super::draft::{ClockDraft, ClockKind, NewGameDraft};
use cannon_app_base::i18n::Words;
use cannon_app_games as games;
use cannon_rules::Side;

/// Between the parts of the summary.
const SEPARATOR: &str = " · ";

/// What differs from a usual game, such as "Tournament · 15+10". `None` if nothing does.
pub(super) fn summary(words: &Words, draft: &NewGameDraft) -> Option<String> {
    let (formats, current) = draft.formats();
    let format = match current {
        Some(0) => None,
        Some(index) => formats.get(index).map(|format| words.text(format.name_id)),
        None => Some(words.text("new-game-draws")),
    };
    let styles = draft.computer_sides().map(|side| draft.seats[side.index()].style);
    let style = styles.filter(|style| !style.is_plain()).map(|style| words.style(style));
    let parts: Vec<String> =
        rules_text(words, draft).into_iter().chain(format).chain(clocks_text(words, draft)).chain(style).collect();
    (!parts.is_empty()).then(|| parts.join(SEPARATOR))
}

/// The name of the rules, unless they are the default rules. Neither the set-up nor the rules of a tournament make a difference.
fn rules_text(words: &Words, draft: &NewGameDraft) -> Option<String> {
    let table = games::tabletop(draft.game);
    let chosen = draft.rulesets.get(&draft.game)?.as_ref()?;
    // The first format adds nothing to the rules.
    let [usual, plain] = [None, Some(chosen)].map(|rules| (table.formats)(rules).into_iter().next()?.ruleset);
    let (usual, plain) = (usual?, plain?);
    let with_usual_setup = (table.editor_support.with_setup_of)(Some(&plain), &usual);
    if with_usual_setup == usual {
        return None;
    }
    let preset = (table.printed_face)(Some(&plain)).map(|printed| format!("preset-{}", printed.preset));
    Some(words.text(preset.as_deref().unwrap_or("preset-custom")))
}

/// The clocks, unless there are none: once if both sides have the same, otherwise for each side by its name.
fn clocks_text(words: &Words, draft: &NewGameDraft) -> Option<String> {
    let clocks = Side::ALL.map(|side| clock_text(words, draft.clocks().of(side)));
    if clocks[0] == clocks[1] {
        return clocks[0].clone();
    }
    let of_side = |side: Side| {
        let clock = clocks[side.index()].clone().unwrap_or_else(|| words.text("clock-none"));
        let side = words.side_in(draft.game, side);
        words.format("new-game-clock-of", &[("side", side.into()), ("clock", clock.into())])
    };
    Some(Side::ALL.map(of_side).join(SEPARATOR))
}

/// A clock, such as "15+10".
fn clock_text(words: &Words, clock: ClockDraft) -> Option<String> {
    match clock.kind {
        ClockKind::None => None,
        ClockKind::Minutes => Some(words.format("new-game-minutes", &[("number", clock.minutes.into())])),
        ClockKind::Increment => Some(format!("{}+{}", clock.minutes, clock.increment)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::cannon::{Ruleset, TownSafety};

    #[test]
    fn summary_names_only_what_is_unusual() {
        let words = Words::default();
        let mut draft = NewGameDraft::default();
        assert_eq!(summary(&words, &draft), None);
        let usual = serde_json::to_value(Ruleset::default()).expect("a ruleset has a JSON value");
        draft.rulesets.insert(GameId::Cannon, Some(usual));
        assert_eq!(summary(&words, &draft), None, "the default rules, chosen");
        let (formats, _) = draft.formats();
        draft.choose_format(&formats[1]);
        let clock = ClockDraft { kind: ClockKind::Increment, minutes: 15, increment: 10 };
        draft.clocks_mut().set(Side::South, clock);
        assert_eq!(summary(&words, &draft).as_deref(), Some("Tournament · 15+10"));
        draft.clocks_mut().set_different(true);
        draft.clocks_mut().set(Side::North, ClockDraft::default());
        assert_eq!(summary(&words, &draft).as_deref(), Some("Tournament · Dark: 15+10 · Light: No clock"));
        let own = Ruleset { town: TownSafety::Checkmate, ..Ruleset::IGG };
        draft.rulesets.insert(GameId::Cannon, serde_json::to_value(own).ok());
        draft.clocks_mut().set(Side::South, ClockDraft::default());
        draft.house_rules = cannon_rules::timeline::HouseRules::NONE;
        assert_eq!(summary(&words, &draft).as_deref(), Some("Custom"));
        draft.rulesets.insert(GameId::Cannon, serde_json::to_value(Ruleset::IGG).ok());
        assert_eq!(summary(&words, &draft).as_deref(), Some("IGG"));
    }

    #[test]
    fn another_board_is_no_other_rule() {
        let mut draft = NewGameDraft { game: GameId::TankChess, ..NewGameDraft::default() };
        draft.rulesets.insert(GameId::TankChess, Some(serde_json::json!({ "board": "basic-20" })));
        assert_eq!(summary(&Words::default(), &draft), None);
        draft.rulesets.insert(GameId::TankChess, Some(serde_json::json!({ "board": "basic-20", "exit": "straight" })));
        assert_eq!(summary(&Words::default(), &draft).as_deref(), Some("Custom"));
    }
}
