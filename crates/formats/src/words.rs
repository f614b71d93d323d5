//! What a word of a list of moves is: its number, its judgement, and the shape of its move.

use std::borrow::Cow;

use cannon_rules::GameId;

/// The part of a word behind the number of the move, such as `e1` of `1.e1`, and empty for a number alone.
pub(crate) fn without_number(word: &str) -> &str {
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let rest = &word[digits..];
    let moves = rest.trim_start_matches(['.', '…', ')', ':']);
    if rest.is_empty() || moves.len() < rest.len() { moves } else { word }
}

/// A move without the judgement at its end, and the judgement.
pub(crate) fn split_judgement(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches(['!', '?']).len())
}

/// A move with the signs of our notation in place of the dashes and crosses of typesetting.
pub(crate) fn with_plain_signs(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let plain = |letter| match letter {
        '‐'..='―' | '−' => '-',
        '×' => 'x',
        _ => letter,
    };
    Cow::Owned(word.chars().map(plain).collect())
}

/// The game that has moves of this shape; `None` if the word is no move.
pub(crate) fn game_of_move(word: &str) -> Option<GameId> {
    let plain = with_plain_signs(split_judgement(word).0);
    if is_tank_chess_move(&plain) {
        Some(GameId::TankChess)
    } else if is_cannon_move(&plain) {
        Some(GameId::Cannon)
    } else {
        None
    }
}

/// The rest of a text behind a place, a letter up to `last` and a number of one or two digits.
fn after_place(text: &str, last: char) -> Option<&str> {
    let mut letters = text.chars();
    letters.next().filter(|letter| ('a'..=last).contains(&letter.to_ascii_lowercase()))?;
    let rest = letters.as_str();
    let behind = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    matches!(rest.len() - behind.len(), 1 | 2).then_some(behind)
}

fn is_cannon_move(word: &str) -> bool {
    let is_end = |rest: &str| rest.chars().all(|letter| matches!(letter, '+' | '#'));
    if let Some(target) = word.strip_prefix(['@', 'x', 'X', '*']) {
        return after_place(target, 'j').is_some_and(is_end);
    }
    let Some(rest) = after_place(word, 'j') else { return false };
    let second = rest.trim_start_matches(['-', 'x', 'X', '/', '>', '*', ':']);
    is_end(rest) || rest.len() - second.len() <= 3 && after_place(second, 'j').is_some_and(is_end)
}

fn is_tank_chess_move(word: &str) -> bool {
    let word = match word.as_bytes() {
        [letter, b':', ..] if letter.is_ascii_alphabetic() => &word[2..],
        _ => word,
    };
    let from = after_place(word, 'x');
    let Some(rest) = from.unwrap_or(word).strip_prefix('>').or(from) else { return false };
    if from.is_some() && rest.get(..4).is_some_and(|exit| exit.eq_ignore_ascii_case("exit")) {
        return true;
    }
    let Some(facing) = after_place(rest, 'x').unwrap_or(rest).strip_prefix('/') else { return false };
    let behind = facing.trim_start_matches(|letter: char| "NESWnesw".contains(letter));
    behind.len() < facing.len() && !behind.starts_with(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_judgements_are_taken_off() {
        for (word, rest) in
            [("1.", ""), ("12", ""), ("12...", ""), ("3)xd7", "xd7"), ("1…e1", "e1"), ("e1", "e1"), ("1-0", "1-0")]
        {
            assert_eq!(without_number(word), rest, "{word}");
        }
        assert_eq!(split_judgement("a4-b5+!?"), ("a4-b5+", "!?"));
    }

    #[test]
    fn shapes_tell_the_game() {
        for word in [
            "e1", "@E10", "a4-b5", "a4xb5+", "b5/b3", "b5/e3", "a2>a5", "a2>>>a7", "*d7#", "XD7", "a2*a7", "c2c5",
            "a4–b5", "b5:b6",
        ] {
            assert_eq!(game_of_move(word), Some(GameId::Cannon), "{word}");
        }
        for word in [
            "H3>F5/SE",
            "h3>f5/nw",
            ">H10/NE",
            "H10/N",
            "F5>B9/SE(B11)",
            "H3>F5/NWxB11",
            "C:I15>exit",
            "I15>EXIT",
            "O6>O8/S(L11+)",
        ] {
            assert_eq!(game_of_move(word), Some(GameId::TankChess), "{word}");
        }
        for word in
            ["", "k5", "a123", "10/10", "5L4/1l1l", "Nf3", "1-0", "hello", "exit", "x", "a4--", "a4-b5x", "d", "€1"]
        {
            assert_eq!(game_of_move(word), None, "{word}");
        }
    }
}
