//! Tests of the action notation of Tank Chess.

use cannon_rules::tank_chess::{Action, ActionFault, Position, Ruleset};
use cannon_rules::{Action as _, Game, PackedAction};

use crate::tank_chess::{empty_ranks, position, square, with_middle_ranks};

#[test]
fn actions_are_written_in_the_notation_of_the_rules() {
    let start = Position::start(&Ruleset::default());
    let texts: Vec<String> = start.actions().into_iter().map(|action| start.action_to_text(action)).collect();
    assert!(texts.contains(&"C1>C1/NE".to_owned()) && texts.contains(&"H1>K5/NE".to_owned()), "{texts:?}");
    let close = position(&format!("6CN5/{}/cS11 w", empty_ranks(10)));
    assert_eq!(close.action_to_text(Action::Exit { from: square("G12") }), "C: G12>exit#");
}

#[test]
fn suffixes_show_check_escape_and_win() {
    let marked = |position: &Position, text: &str| {
        let action = position.action_from_text(text).expect("readable");
        assert_eq!(position.validate(action), Ok(()), "{text}");
        position.action_to_text(action)
    };
    let open = position(&format!("cS11/{}/11CN/ME11 w", empty_ranks(9)));
    assert_eq!(marked(&open, "A1>A1/NE"), "A1>A1/NE+");
    assert_eq!(marked(&open, "A1>A2/N xA12"), "A1>A2/N xA12#");
    let escaping = position(&format!("12/{}/6CN5/{}/##10/cS#10 w", empty_ranks(4), empty_ranks(4)));
    assert_eq!(marked(&escaping, "G7>G8/N"), "G7>G8/N=");
    let both = position(&format!("12/{}/6CN5/{}/6cE5 w", empty_ranks(4), empty_ranks(5)));
    assert_eq!(marked(&both, "G7>G8/N"), "G7>G8/N+=");
}

#[test]
fn parsing_is_tolerant() {
    let duel = with_middle_ranks(&format!("{}/5mE6/12/12/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let plain = duel.action_from_text("F6>G7/N").expect("plain");
    for text in ["f6>g7/n", " F6 > G7 / N ", "F6>G7/N+", "F6>G7/N +=", "M: F6>G7/N", "m:f6>g7/n#"] {
        assert_eq!(duel.action_from_text(text), Ok(plain), "{text}");
    }
    let shot = duel.action_from_text("F6>F6/NE xF9").expect("a shot");
    for text in ["F6>F6/NExF9", "f6>f6/ne X f9", "F6>F6/NE xF9#"] {
        assert_eq!(duel.action_from_text(text), Ok(shot), "{text}");
    }
    let exit = Ok(Action::Exit { from: square("L1") });
    for text in ["C: L1>exit", "L1>exit", "c:l1>EXIT #"] {
        assert_eq!(duel.action_from_text(text), exit, "{text}");
    }
}

#[test]
fn notation_of_a_viewer_of_records_is_read() {
    let duel = with_middle_ranks(&format!("{}/5mE6/12/12/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let written = |text: &str| duel.action_from_text(text).map(|action| duel.action_to_text(action));
    for (text, action) in [
        (">F6/NE", "F6>F6/NE"),
        ("F6/NE", "F6>F6/NE"),
        ("M: >F6/NE", "F6>F6/NE"),
        ("F6>F6/NE(F9)", "F6>F6/NE xF9"),
        (" > F6 / NE ( F9 # ) ", "F6>F6/NE xF9"),
        ("F6>G7/N(+)", "F6>G7/N"),
        (">G7/N", "F6>G7/N"),
        ("G7/N", "F6>G7/N"),
    ] {
        let read = written(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.trim_end_matches(['+', '#']), action, "{text}");
    }
}

#[test]
fn text_that_several_units_fit_is_refused_with_their_squares() {
    let pair = with_middle_ranks(&format!("{}/5mE6/12/12/4MNMN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let error = pair.action_from_text(">F7/N").expect_err("two units can go there");
    assert_eq!(error.fault, ActionFault::SeveralUnits(vec![square("E6"), square("F6")]));
    assert_eq!(error.to_string(), "column 1: several units can do this; write the square of one first: E6, F6");
    let nobody = pair.action_from_text(">A12/S").expect("readable");
    assert!(pair.validate(nobody).is_err());
}

#[test]
fn parse_errors_have_a_column() {
    let duel = with_middle_ranks(&format!("{}/5mE6/12/12/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    for (text, column, fault) in [
        ("", 1, ActionFault::Empty),
        ("   ", 4, ActionFault::Empty),
        ("Z9>A1/N", 1, ActionFault::Square),
        ("F25>A1/N", 1, ActionFault::Square),
        ("F06>A1/N", 1, ActionFault::Square),
        ("é6>A1/N", 1, ActionFault::Square),
        ("F6-A1/N", 3, ActionFault::Arrow),
        ("F6>", 4, ActionFault::Square),
        ("F6>F8", 6, ActionFault::Slash),
        ("F6>F8/", 7, ActionFault::Facing),
        ("F6>F8/Q", 7, ActionFault::Facing),
        ("F6>F8/N yF9", 9, ActionFault::Surplus),
        ("F6>F8/N x", 10, ActionFault::Square),
        ("F6>F8/N (", 10, ActionFault::Square),
        ("F6>F8/N (F9", 12, ActionFault::Bracket),
        (">", 2, ActionFault::Square),
        (">exit", 2, ActionFault::Square),
        ("F6", 3, ActionFault::Arrow),
        ("F6>F8/N xF12 é", 14, ActionFault::Surplus),
        ("H: F6>F8/N", 1, ActionFault::WrongUnit { square: square("F6"), letter: 'H' }),
        (
            "F6>F6/N xG9",
            10,
            ActionFault::NotInLine { target: square("G9"), at: square("F6"), facing: "N".parse().expect("north") },
        ),
    ] {
        let error = duel.action_from_text(text).expect_err(text);
        assert_eq!((error.column, error.fault), (column, fault), "{text}");
    }
}

#[test]
fn unpacked_actions_pack_to_the_same_number() {
    let mut valid_count = 0;
    for bits in (0..u32::MAX).step_by(9973) {
        if let Some(action) = Action::unpack(PackedAction::new(bits)) {
            assert_eq!(action.pack(), PackedAction::new(bits), "{action:?}");
            valid_count += 1;
        }
    }
    assert!(valid_count > 1000, "{valid_count}");
}
