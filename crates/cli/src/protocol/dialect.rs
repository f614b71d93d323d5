//! The two dialects of the protocol: the words of this program, and the words of UGI. The other program chooses by the words that it uses.

use super::go::UGI_CLOCK_WORDS;

/// The words that the other program uses. They decide how its `go` is answered and what happens to unknown words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Dialect {
    /// The words of this program, such as `position start actions` and `wtime`. A line with an unknown word is refused.
    #[default]
    Cannon,
    /// The words of UGI, such as `position startpos moves` and `p1time`. Unknown words are ignored.
    Ugi,
}

impl Dialect {
    /// The dialect after a line has been read. Most lines are the same in both dialects and change nothing.
    pub(super) fn after(self, line: &str) -> Dialect {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("position") => match words.next() {
                Some("startpos" | "fen") => Dialect::Ugi,
                Some("start" | "text") => Dialect::Cannon,
                _ => self,
            },
            Some("go") if words.any(|word| UGI_CLOCK_WORDS.contains(&word)) => Dialect::Ugi,
            _ => self,
        }
    }

    /// The word before the action that answers `go`.
    pub(super) const fn answer_word(self) -> &'static str {
        match self {
            Dialect::Cannon => "bestaction",
            Dialect::Ugi => "bestmove",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_telling_word_decides() {
        for (lines, dialect) in [
            (&["ugi", "go depth 3"][..], Dialect::Cannon),
            (&["position startpos"], Dialect::Ugi),
            (&["position fen 8D1/10 d moves a2-b3"], Dialect::Ugi),
            (&["position startpos", "query result", "go wtime 5 movestogo 3", "position here"], Dialect::Ugi),
            (&["go p2time 1000"], Dialect::Ugi),
            (&["go p1inc 1000 p1time soon"], Dialect::Ugi),
            (&["position startpos", "position start"], Dialect::Cannon),
            (&["position fen 8D1", "position text 8D1"], Dialect::Cannon),
            (&["setoption name startpos value p1time"], Dialect::Cannon),
        ] {
            let last = lines.iter().fold(Dialect::default(), |dialect, line| dialect.after(line));
            assert_eq!(last, dialect, "{lines:?}");
        }
    }
}
