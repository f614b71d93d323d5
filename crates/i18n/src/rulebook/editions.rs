//! The published rules of Cannon side by side, and the presets that follow them.

use cannon_rules::cannon::{CannonOf, RetreatOver, Ruleset, TownSafety};

use super::{Block, Message, Section, Table, Value, cannon};

/// A published text of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The message that names its language.
    pub name: &'static str,
    /// What the text says, read literally, including the limit on shifts that it recommends for tournaments.
    pub rules: Ruleset,
    /// Whether the board is drawn as squares rather than as points.
    pub has_squares: bool,
}

/// The published texts.
///
/// The English text compares the loss of the town with a checkmate. The preset that follows the English text does not take this comparison
/// literally. The Japanese text compares a side that has no legal action with a checkmate, and says nothing about a town in danger.
pub const EDITIONS: [Edition; 4] = [
    Edition {
        name: "editions-spanish",
        rules: Ruleset {
            shift_limit: Some(3),
            retreat_over: RetreatOver::Any,
            cannon_of: CannonOf::Pieces,
            ..Ruleset::CLASSIC
        },
        has_squares: true,
    },
    Edition {
        name: "editions-japanese",
        rules: Ruleset { shift_limit: Some(2), retreat_over: RetreatOver::Any, ..Ruleset::CLASSIC },
        has_squares: true,
    },
    Edition {
        name: "editions-english",
        rules: Ruleset { shift_limit: Some(3), town: TownSafety::Checkmate, ..Ruleset::BLUE_PANTHER },
        has_squares: false,
    },
    Edition { name: "editions-german", rules: Ruleset::IGG, has_squares: false },
];

/// The rows of the comparison: the message that names the row, and the cell of a text.
const ROWS: [(&str, fn(&Edition) -> Message); 10] = [
    ("editions-first", |edition| cannon::first(edition.rules.first).cell.into()),
    ("editions-long-shot", |edition| cannon::long_shot(edition.rules.long_shot).cell.into()),
    ("editions-retreat-near", |edition| cannon::retreat_near(edition.rules.retreat_near).cell.into()),
    ("editions-retreat-over", |edition| cannon::retreat_over(edition.rules.retreat_over).cell.into()),
    ("editions-cannon-of", |edition| cannon::cannon_of(edition.rules.cannon_of).cell.into()),
    ("editions-town", |edition| cannon::town(edition.rules.town).cell.into()),
    ("editions-shift-limit", |edition| cannon::shift_cell(edition.rules.shift_limit)),
    ("editions-face", |edition| face(edition.has_squares).into()),
    // The texts with squares are also the texts that name the sides after the colours of chess.
    ("editions-sides", |edition| sides(edition.has_squares).into()),
    ("editions-repetition", |_| "editions-repetition-none".into()),
];

/// The presets, and the message that tells what each takes from which text.
const PRESETS: [(Ruleset, &str, &str); 3] = [
    (Ruleset::CLASSIC, "preset-classic", "editions-preset-classic"),
    (Ruleset::BLUE_PANTHER, "preset-blue-panther", "editions-preset-blue-panther"),
    (Ruleset::IGG, "preset-igg", "editions-preset-igg"),
];

/// The comparison, with a sentence on the ruleset in force.
pub fn page(ruleset: &Ruleset) -> Vec<Section> {
    let mut published = Section::new("editions-heading", ["editions-about"]);
    published.blocks.push(Block::Table(comparison()));
    published.blocks.push(Block::Paragraph("editions-note-checkmate".into()));
    published.blocks.push(Block::Paragraph("editions-note-capture".into()));
    let origins = PRESETS.map(|(_, _, id)| Message::from(id));
    let last = ["editions-preset-limits".into(), in_force(ruleset)];
    vec![published, Section::new("editions-presets", origins.into_iter().chain(last))]
}

/// The published texts side by side: a column for each text, a row for each detail in which they differ.
pub fn comparison() -> Table {
    let names = EDITIONS.map(|edition| edition.name.into());
    let row = |(name, cell): &(&'static str, fn(&Edition) -> Message)| {
        [(*name).into()].into_iter().chain(EDITIONS.iter().map(|edition| Value::Message(cell(edition)))).collect()
    };
    let corner = Value::Text(String::new());
    let head = [corner].into_iter().chain(names).collect();
    Table { head, rows: ROWS.iter().map(row).collect(), symbols: Vec::new() }
}

/// The sentence on the preset in force.
fn in_force(ruleset: &Ruleset) -> Message {
    match PRESETS.iter().find(|(preset, ..)| preset == ruleset) {
        Some(&(_, name, _)) => Message::with("editions-in-force", [("preset", name.into())]),
        None => "editions-in-force-custom".into(),
    }
}

const fn face(has_squares: bool) -> &'static str {
    if has_squares { "editions-face-cells" } else { "editions-face-points" }
}

const fn sides(has_squares: bool) -> &'static str {
    if has_squares { "editions-sides-black-white" } else { "editions-sides-dark-light" }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The presets as the sentences describe them: differences from the texts that they follow.
    #[test]
    fn presets_differ_from_their_texts_as_the_sentences_say() {
        let [spanish, japanese, english, german] = EDITIONS.map(|edition| edition.rules);
        let without_limit = |rules: Ruleset| Ruleset { shift_limit: None, town: TownSafety::Capture, ..rules };
        let as_in_other_texts = |rules| Ruleset {
            retreat_over: english.retreat_over,
            cannon_of: english.cannon_of,
            ..without_limit(rules)
        };
        assert_eq!(as_in_other_texts(spanish), Ruleset::CLASSIC);
        assert_eq!(as_in_other_texts(japanese), Ruleset::CLASSIC);
        assert_eq!((german.retreat_over, german.cannon_of), (english.retreat_over, english.cannon_of));
        assert_eq!(without_limit(english), Ruleset::BLUE_PANTHER);
        assert_eq!(german, Ruleset::IGG);
    }

    /// The English text compares the loss of the town with a checkmate. The Japanese text compares a side without a legal action with it.
    #[test]
    fn only_the_english_text_protects_the_town_like_a_king() {
        let texts = EDITIONS.iter().filter(|edition| edition.rules.town == TownSafety::Checkmate);
        assert_eq!(texts.map(|edition| edition.name).collect::<Vec<_>>(), ["editions-english"]);
    }

    #[test]
    fn every_preset_has_a_sentence_and_says_that_it_is_in_force() {
        assert_eq!(PRESETS.map(|(rules, ..)| rules), Ruleset::PRESETS.map(|(_, rules)| rules));
        for (rules, name, _) in PRESETS {
            assert_eq!(in_force(&rules).args, [("preset", name.into())]);
        }
        let custom = Ruleset { shift_limit: Some(2), ..Ruleset::IGG };
        assert_eq!(in_force(&custom), "editions-in-force-custom".into());
    }

    #[test]
    fn comparison_is_a_full_table_and_its_rows_but_the_last_differ_between_texts() {
        let table = comparison();
        assert_eq!((table.head.len(), table.rows.len()), (5, 10));
        for (index, row) in table.rows.iter().enumerate() {
            assert_eq!(row.len(), table.head.len());
            let differs = row[2..].iter().any(|cell| *cell != row[1]);
            assert_eq!(differs, index + 1 < table.rows.len(), "{row:?}");
        }
    }
}
