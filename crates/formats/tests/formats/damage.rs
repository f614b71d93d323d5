//! Damaged texts: every fault has a place or is about the text as a whole, and what was read before it can be replayed.

use cannon_formats::{Fault, FaultKind, Format, Import, MAX_GAMES, Place, detect, read};
use proptest::prelude::*;

const SAMPLES: [(Format, &str); 5] = [
    (Format::AbstractPlay, include_str!("../data/abstract-play-1.json")),
    (Format::Boardspace, include_str!("../data/boardspace-by-grammar.sgf")),
    (Format::TankChessKifu, include_str!("../data/tank-chess-kifu.txt")),
    (Format::MoveList, "1. e1 f10 {towns; both} 2. a4-b5!? b7-b6 ; and so on\n3. b5xb6 c7xb6 4) a3-b4, *"),
    (
        Format::Pgn,
        "[Game \"cannon\"]\n[Result \"1-0\"]\n\n1. @e1 {[%csl Ge1] a} (1. @d1 @d10! (1... @f10)) 1... @f10 2. a4-b5 $1 b7-b6 1-0\n",
    ),
];

/// Checks that a fault lies in the text, and that a record can be replayed.
fn check(text: &str, games: Vec<Result<Import, Fault>>) {
    for game in games {
        let fault = match game {
            Ok(import) => {
                import.record.replay().unwrap_or_else(|error| panic!("{error}: {text}"));
                import.stopped
            }
            Err(fault) => Some(fault),
        };
        let Some(fault) = fault else { continue };
        assert!(!fault.to_string().is_empty());
        if let Place::Character { line, column } = fault.place {
            let found = text.split('\n').nth(line - 1);
            assert!(found.is_some_and(|line| column <= line.chars().count() + 1), "{fault}: {text}");
        }
    }
}

#[test]
fn samples_are_cut_anywhere() {
    for (format, sample) in SAMPLES {
        for end in (0..sample.len()).filter(|&end| sample.is_char_boundary(end)) {
            check(&sample[..end], read(&sample[..end], format));
            let _ = detect(&sample[..end]);
        }
    }
}

proptest! {
    #[test]
    fn changed_samples_are_answered(
        index in 0..SAMPLES.len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6),
    ) {
        let (format, sample) = SAMPLES[index];
        let mut letters: Vec<char> = sample.chars().collect();
        for (place, letter) in edits {
            let place = place.index(letters.len());
            letters[place] = letter;
        }
        let text: String = letters.into_iter().collect();
        check(&text, read(&text, format));
        let _ = detect(&text);
    }

    #[test]
    fn signs_of_formats_in_any_order_are_answered(parts in prop::collection::vec(prop::sample::select(PARTS.as_slice()), 0..40)) {
        let text = parts.concat();
        for format in Format::ALL {
            check(&text, read(&text, format));
        }
        let _ = detect(&text);
    }

    #[test]
    fn any_text_is_answered(text in ".{0,200}") {
        for format in Format::ALL {
            check(&text, read(&text, format));
        }
        let _ = detect(&text);
    }
}

/// Parts of texts of all formats.
const PARTS: [&str; 48] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    "\"",
    "\\",
    ",",
    ":",
    "/",
    ">",
    " ",
    "\n",
    "\r\n",
    "1.",
    "2)",
    "...",
    "1-0",
    "*",
    "$1",
    "!",
    "?!",
    "%",
    "@e1 ",
    "@f10 ",
    "e1 ",
    "e10 ",
    "a4-b5 ",
    "b7-b6 ",
    "H3>F5/SE",
    "(B11)",
    "C:",
    "exit",
    "GM[Cannon]",
    "P0[0 Start P0]",
    "P0[1 OnBoard W 1 E 10]",
    "P0[2 Done]",
    "P1[3 Pickb B 4]",
    "P1[4 Dropb B 5]",
    "[Game \"cannon\"]",
    "[%csl Ge4]",
    "{\"header\":",
    "\"moves\":[",
    "[\"e1\",\"e10\"]",
    "\u{feff}",
    "é",
];

/// Texts that would take very long or very much memory if a reader went over them once for each of their parts, or kept all of them.
#[test]
fn long_texts_are_read_in_one_go() {
    let many = |part: &str| part.repeat((2 << 20) / part.len());
    for (format, text, limit) in [
        (Format::Pgn, format!("1. e1 {{{}}} *", many("[%")), 1),
        (Format::Pgn, many("[A \"b\"]*"), MAX_GAMES + 1),
        (Format::AbstractPlay, format!("[{}1]", many("1,")), MAX_GAMES + 1),
        (Format::Boardspace, many("(;"), MAX_GAMES + 1),
        (Format::Boardspace, many("("), 1),
        (Format::MoveList, many("e1 "), 1),
        (Format::MoveList, many("1)"), 1),
    ] {
        let games = read(&text, format);
        assert_eq!(games.len(), limit, "{format}");
        if limit > MAX_GAMES {
            let last = games.last().expect("an entry").as_ref().expect_err("a fault");
            assert_eq!(last.kind, FaultKind::TooManyGames);
        }
    }
}

#[test]
fn wrong_moves_are_named() {
    for (format, sample) in SAMPLES {
        let (from, to) = match format {
            Format::AbstractPlay => ("c3-d4", "c3-d9"),
            Format::Boardspace => ("Slide C 2 C 5", "Slide C 2 C 7"),
            Format::TankChessKifu => ("J3>L7/SW", "J3>L16/SW"),
            _ => ("b7-b6", "b7-b1"),
        };
        assert!(sample.contains(from), "{format}");
        let games = read(&sample.replacen(from, to, 1), format);
        let [Ok(import)] = games.as_slice() else { panic!("{format}: {games:?}") };
        let fault = import.stopped.as_ref().unwrap_or_else(|| panic!("{format} has a wrong move"));
        assert_ne!(fault.place, Place::Whole, "{format}: {fault}");
        assert!(fault.to_string().contains("action"), "{format}: {fault}");
    }
}
