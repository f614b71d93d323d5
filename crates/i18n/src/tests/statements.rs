//! Tests of what the texts state, in all languages: statements and words that were wrong once.

use super::*;

/// The top of the repository.
const TOP: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A row of the table of words to avoid in a page of `docs/terms`.
struct Avoided {
    word: String,
    /// The words to use instead. The avoided word may be a part of them.
    instead: Vec<String>,
}

/// The words to avoid in a language.
fn avoided(entry: &LanguageEntry) -> Vec<Avoided> {
    let page = read(&format!("docs/terms/{}.md", entry.tag));
    let (_, section) = page.split_once("\n## Words to avoid\n").expect("a section of words to avoid");
    let table = section.split("\n## ").next().unwrap_or_default();
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        Avoided { word: cells[1].to_owned(), instead: cells[2].split(", ").map(str::to_owned).collect() }
    })
    .collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(TOP).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Name and text of everything that players read in a language: the messages, the README, the page about playing and the pages of rules,
/// and the lines in this language in the entries of the desktop and the stores.
fn sources(entry: &LanguageEntry) -> Vec<(String, String)> {
    let tag = entry.tag;
    let is_english = entry.language == Language::English;
    let page = |name: &str| if is_english { format!("{name}.md") } else { format!("{name}.{tag}.md") };
    let pages = ["README", "docs/playing", "docs/rules/cannon", "docs/rules/tank-chess"].map(page);
    let entries = ["cannon.desktop", "cannon-mime.xml", "io.github.cannon_game.Cannon.metainfo.xml"];
    let own_lines = |name: &str| {
        let text = read(&format!("assets/desktop/{name}"));
        let signs = [format!("xml:lang=\"{tag}\""), format!("[{tag}]")];
        let is_own = |line: &&str| {
            let is_translated = line.contains("xml:lang=") || line.contains("]=");
            if is_english { !is_translated } else { signs.iter().any(|sign| line.contains(sign)) }
        };
        (name.to_owned(), text.lines().filter(is_own).collect::<Vec<_>>().join("\n"))
    };
    let messages = entry.files.iter().map(|(name, text)| {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        (format!("{tag}/{name}"), lines.collect::<Vec<_>>().join("\n"))
    });
    let pages = pages.into_iter().map(|name| (name.clone(), read(&name)));
    messages.chain(pages).chain(entries.map(own_lines)).collect()
}

/// The lines of a text in which a word occurs outside the words to use instead. A word in letters that separate words with spaces is not
/// found within a longer one.
fn lines_with<'a>(text: &'a str, avoided: &Avoided) -> Vec<&'a str> {
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphabetic() && letter < '\u{3000}');
    let occurs = |line: &str| {
        let rest = avoided.instead.iter().fold(line.to_owned(), |rest, right| rest.replace(right, "\u{3000}"));
        rest.match_indices(&avoided.word).any(|(at, word)| {
            let (before, after) = (rest[..at].chars().next_back(), rest[at + word.len()..].chars().next());
            !is_letter(before) && !is_letter(after)
        })
    };
    text.lines().filter(|line| occurs(line)).collect()
}

#[test]
fn no_text_has_a_word_to_avoid() {
    for entry in LANGUAGES {
        let (words, sources) = (avoided(entry), sources(entry));
        assert!(!words.is_empty(), "{}", entry.tag);
        for word in &words {
            let found = sources
                .iter()
                .flat_map(|(name, text)| lines_with(text, word).into_iter().map(move |line| (name, line)));
            let found: Vec<_> = found.collect();
            assert!(found.is_empty(), "{:?} is to be avoided, use {:?}: {found:#?}", word.word, word.instead);
        }
    }
}

#[test]
fn words_to_avoid_are_found_by_themselves_and_not_within_what_is_right() {
    let destroyer = Avoided { word: "destructor".to_owned(), instead: vec!["destructor de tanques".to_owned()] };
    assert!(lines_with("un destructor de tanques\nlos destructores", &destroyer).is_empty());
    assert_eq!(lines_with("un destructor de tanques, y el destructor gana", &destroyer).len(), 1);
    let win = Avoided { word: "2手で勝ち".to_owned(), instead: vec!["自分の2手で勝ち".to_owned()] };
    assert!(lines_with("自分の2手で勝ちです", &win).is_empty());
    assert_eq!(lines_with("これは2手で勝ちです", &win).len(), 1);
}

/// Mortars fire over obstacles, wrecks, hedges and depots, so that these stop only direct fire.
#[test]
fn what_mortars_fire_over_stops_direct_fire_only() {
    let ids = [
        "inspect-obstacle",
        "inspect-hedge",
        "inspect-wreck",
        "inspect-depot",
        "print-ground-obstacle-about",
        "print-ground-hedge-about",
        "print-ground-wreck-about",
        "print-ground-depots-about",
        "print-fire-text",
        "rules-tank-aim-text",
        "lesson-tank-fire-task-1-done",
        "lesson-tank-cover-idea",
        "lesson-tank-house-terrain-task-1",
    ];
    for entry in LANGUAGES {
        let direct = match entry.language {
            Language::English => "direct ",
            Language::Spanish => "direct",
            Language::German => "direkte",
            Language::Japanese => "直接射撃",
        };
        let words = Localizer::new(entry.language);
        for id in ids {
            let text = words.format(id, &[("gun", 3.into())]).to_lowercase();
            assert!(text.contains(direct), "{}: {id}: {text}", entry.tag);
        }
    }
}

/// Players of shogi count the turns of both sides, and the texts count the turns of the winner. So the texts say whose turns they count.
#[test]
fn japanese_turns_to_a_win_or_loss_are_those_of_a_side() {
    let is_count = |line: &&str| line.contains("{ $turns }手") && line.contains(['勝', '負', '敗']);
    let says_whose = |line: &str| ["自分の", "相手の", "双方"].iter().any(|whose| line.contains(whose));
    let entry = LANGUAGES.iter().find(|entry| entry.language == Language::Japanese).expect("Japanese");
    let counts: Vec<&str> = entry.files.iter().flat_map(|(_, text)| text.lines()).filter(is_count).collect();
    assert!(counts.len() >= 11, "{counts:#?}");
    let unclear: Vec<_> = counts.into_iter().filter(|line| !says_whose(line)).collect();
    assert!(unclear.is_empty(), "{unclear:#?}");
    let words = Localizer::new(Language::Japanese);
    for (turns, theme) in (1..).zip(["theme-win-1", "theme-win-2", "theme-win-3"]) {
        assert_eq!(words.text(theme), words.format("thinking-win", &[("turns", turns.into())]));
    }
}

#[test]
fn editors_and_gamepads_have_words_of_their_own() {
    for entry in LANGUAGES {
        let words = Localizer::new(entry.language);
        assert_ne!(
            words.text("editor-leave"),
            words.text("title-quit"),
            "{}: an editor is left, the game is quit",
            entry.tag
        );
        let button = words.format("controls-gamepad", &[("button", "A".into())]);
        let command = words.text("unit-command");
        assert!(!button.contains(&command), "{}: {button:?} is no {command:?}", entry.tag);
    }
}
