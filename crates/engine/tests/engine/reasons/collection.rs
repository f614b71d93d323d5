//! Collected positions with the motifs that hold and some that do not. The files say how they are made.

use std::collections::BTreeMap;

use cannon_rules::{Action as _, Game, Side, cannon, tank_chess};

use super::case::{Case, Defined, played};

/// A line of a collection.
struct Entry<G: Game> {
    /// The line, for messages.
    text: &'static str,
    case: Case<G>,
    present: Vec<&'static str>,
    absent: Vec<&'static str>,
}

/// Reads the entries `position; action before; action; line; motifs; motifs that do not hold`, where a dash stands for nothing.
fn entries<G: Game>(file: &'static str) -> Vec<Entry<G>> {
    file.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(entry).collect()
}

fn entry<G: Game>(text: &'static str) -> Entry<G> {
    let fields: Vec<&str> = text.split(';').map(str::trim).map(|field| field.trim_matches('-')).collect();
    let [position, earlier, action, line, present, absent] = fields[..] else { panic!("six fields: {text}") };
    let start = G::from_text(position, &G::Ruleset::default()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let read = |position: &G, notation: &str| {
        let action = position.action_from_text(notation).unwrap_or_else(|error| panic!("{error}: {text}"));
        position.validate(action).unwrap_or_else(|refusal| panic!("{notation}: {refusal}: {text}"));
        action
    };
    let earlier = (!earlier.is_empty()).then(|| (start.clone(), read(&start, earlier)));
    let before = earlier.as_ref().map_or(start, |(start, action)| played(start, *action));
    let action = read(&before, action);
    let mut position = played(&before, action);
    let line = line.split(',').filter(|notation| !notation.is_empty()).map(|notation| {
        let action = read(&position, notation.trim());
        position = played(&position, action);
        action
    });
    let line = line.collect();
    let case = Case { before, earlier, action, line };
    Entry { text, case, present: present.split_whitespace().collect(), absent: absent.split_whitespace().collect() }
}

/// Checks the entries, and returns how often each motif holds and does not hold in them, by side.
fn check<G: Defined>(file: &'static str) -> BTreeMap<&'static str, [usize; 3]> {
    let mut counts: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let entries = entries::<G>(file);
    assert!(entries.len() >= 60, "{} positions", entries.len());
    for Entry { text, case, present, absent } in entries {
        let found = case.found();
        for motif in present {
            assert!(found.contains(motif), "{motif} is not found: {text}\nfound {found:?}");
            assert_ne!(G::holds(&case, motif), Some(false), "{motif} does not hold: {text}");
            counts.entry(motif).or_default()[case.before.side_to_move().index()] += 1;
        }
        for motif in absent {
            assert!(!found.contains(motif), "{motif} is found: {text}");
            assert_ne!(G::holds(&case, motif), Some(true), "{motif} holds: {text}");
            counts.entry(motif).or_default()[2] += 1;
        }
    }
    counts
}

/// Checks that each of these motifs is in the collection for both sides, and is absent from some position.
fn assert_covered(counts: &BTreeMap<&str, [usize; 3]>, motifs: &[&str]) {
    let gaps: Vec<_> = motifs.iter().filter(|motif| counts.get(*motif).is_none_or(|by| by.contains(&0))).collect();
    assert!(gaps.is_empty(), "motifs without a position: {gaps:?}\n{counts:?}");
}

#[test]
fn motifs_of_cannon_are_found_where_they_hold() {
    let counts = check::<cannon::Position>(include_str!("../../data/cannon-reasons.txt"));
    assert_covered(
        &counts,
        &[
            "takes-town",
            "leaves-no-action",
            "forces-win",
            "saves-town",
            "recaptures",
            "wins-soldier",
            "trades-soldiers",
            "takes-soldier",
            "double-threat",
            "threatens-town",
            "threatens-soldier",
            "saves-soldier",
            "protects-soldier",
            "blocks-muzzle",
            "breaks-cannon",
            "builds-cannon",
            "places-town",
            "plans-capture",
            "plans-cannon",
            "shifts-cannon",
            "opponent:threatens-town",
            "opponent:threatens-soldier",
            "danger:loses-town",
            "danger:loses-soldier",
            "danger:loses-actions",
            "opponent:threatens-no-action",
        ],
    );
}

#[test]
fn motifs_of_tank_chess_are_found_where_they_hold() {
    let counts = check::<tank_chess::Position>(include_str!("../../data/tank-chess-reasons.txt"));
    assert_covered(
        &counts,
        &[
            "destroys-command",
            "leaves",
            "forces-win",
            "saves-command",
            "stops-escape",
            "returns-fire",
            "wins-unit",
            "trades-units",
            "destroys-unit",
            "double-threat",
            "threatens-command",
            "threatens-escape",
            "threatens-unit",
            "opens-side",
            "opens-rear",
            "leaves-fire",
            "turns-armour",
            "shields-unit",
            "saves-unit",
            "approaches-exit",
            "plans-shot",
            "opponent:threatens-command",
            "opponent:threatens-escape",
            "opponent:threatens-unit",
            "danger:loses-command",
            "danger:allows-escape",
            "danger:loses-unit",
            "danger:loses-unit-side",
            "danger:loses-unit-rear",
        ],
    );
    let present = |motif: &str| counts.get(motif).is_some_and(|by| by[0] + by[1] > 0);
    for motif in ["reaches-flag", "stops-objective", "threatens-flag", "takes-squares", "clears-mine"] {
        assert!(present(motif), "{motif}");
    }
}

#[test]
fn entries_are_written_as_the_game_writes_them() {
    for entry in entries::<cannon::Position>(include_str!("../../data/cannon-reasons.txt")) {
        let start = entry.case.earlier.as_ref().map_or(entry.case.before, |(start, _)| *start);
        assert!(entry.text.starts_with(&start.to_text()), "{}", entry.text);
        assert_eq!(cannon::Action::unpack(entry.case.action.pack()), Some(entry.case.action));
        assert!(Side::ALL.contains(&start.side_to_move()));
    }
}
