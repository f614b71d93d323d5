//! Tests of the language of the output.

use super::{RunOutput, cannon, cannon_in, cannon_with};

#[test]
fn game_in_the_terminal_speaks_the_chosen_language() {
    for (tag, greeting) in [("en", "human"), ("es", "humano"), ("de", "Mensch"), ("ja", "人間")] {
        let run = cannon_with(&["play", "--text", "--lang", tag, "--light", "human"], "help\nquit\n");
        assert_eq!(run.status, 0, "{}", run.err);
        assert!(run.out.contains(greeting), "{tag}: {}", run.out);
    }
}

#[test]
fn language_is_that_of_the_system_unless_one_is_chosen() {
    let rules = |arguments: &[&str], locale: &str| -> RunOutput { cannon_in(locale, arguments, "") };
    let german = rules(&["rules"], "de_AT.UTF-8").out;
    assert!(german.contains("Stadt"), "{german}");
    assert_eq!(rules(&["rules", "--lang", "de"], "C.UTF-8").out, german);
    assert_eq!(rules(&["rules", "--lang", "en"], "de_AT.UTF-8").out, cannon(&["rules"]).out);
    let help = rules(&["play", "--help"], "es_MX.UTF-8").out;
    assert!(help.contains("Opciones:"), "{help}");
}

#[test]
fn unknown_language_is_bad_input() {
    let run = cannon(&["rules", "--lang", "tlh"]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("--lang") && run.err.contains("en, es, de, ja"), "{}", run.err);
}

#[test]
fn language_may_stand_before_the_command_and_after_it() {
    let input = "quit\n";
    let after =
        cannon_with(&["play", "--text", "--light", "human", "--dark", "human", "--lang", "de"], input).success();
    assert_eq!(
        cannon_with(&["--lang", "de", "play", "--text", "--light", "human", "--dark", "human"], input).success(),
        after
    );
    assert_eq!(
        cannon_with(&["--lang=de", "play", "--text", "--light", "human", "--dark", "human"], input).success(),
        after
    );
    assert_eq!(cannon(&["--lang", "de", "rules"]).success(), cannon(&["rules", "--lang", "de"]).success());
    assert_eq!(
        cannon(&["--lang", "de", "play", "--help"]).success(),
        cannon(&["play", "--help", "--lang", "de"]).success()
    );
}

#[test]
fn errors_of_the_command_line_are_in_the_chosen_language() {
    for (arguments, parts) in [
        (
            &["--lang", "de", "play", "--light", "ai:99"][..],
            &["„ai:99“ ist kein Wert", "rank:16", "cannon play --help"][..],
        ),
        (&["play", "--lang", "es", "--lights", "human"], &["no existe la opción «--lights»", "--light"]),
        (&["play", "--lang", "ja", "--light"], &["--light", "値が必要です"]),
        (&["play", "--lang", "de", "--rules", "mine"], &["Es gibt keine Regelvariante „mine“", "igg"]),
        (&["play", "--lang", "es", "--game", "tank-chess", "--town", "capture"], &["--town es de Cannon"]),
        (&["legal", "10/x d", "--lang", "de"], &["Die Stellung ist ungültig", "Im Brett"]),
        (&["replay", "/no/such.json", "--lang", "ja"], &["/no/such.json", "ファイルまたはフォルダーがありません"]),
    ] {
        let run = cannon(arguments);
        assert!(run.status != 0 && run.err.lines().count() == 1, "{}", run.err);
        for part in parts {
            assert!(run.err.contains(part), "{part} is not in: {}", run.err);
        }
    }
    assert!(cannon(&["play", "--light", "ai:99"]).err.contains("“ai:99” is not a valid value for --light"));
}

#[test]
fn errors_of_the_game_in_the_terminal_are_in_the_chosen_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let damaged = folder.path().join("roto.json");
    std::fs::write(&damaged, "{\n\"format\": \"cannon-record\",").expect("written");
    let damaged = damaged.display().to_string();
    let play = |tag: &str, input: &str| {
        cannon_with(&["--lang", tag, "play", "--text", "--light", "human", "--dark", "human"], input).success()
    };
    let german = play("de", &format!("@z9\n@e5\nload {damaged}\nload {damaged}.none\nquit\n"));
    for part in [
        "noch ein Zug: Beim 2. Zeichen: Hier wird ein Punkt erwartet, a1 bis j10.",
        "Grundreihe",
        &format!("{damaged}: Der Text endet zu früh, in Zeile 2, Spalte"),
        &format!("{damaged}.none: Diese Datei oder diesen Ordner gibt es nicht."),
    ] {
        assert!(german.contains(part), "{part} is not in: {german}");
    }
    let record = cannon(&["play", "--text", "--lang", "es", "--record", &damaged]).failure(2);
    assert!(record.contains("El texto termina demasiado pronto, en la línea 2"), "{record}");
}

#[test]
fn schemes_that_cannot_be_played_are_explained_in_the_chosen_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("leer.json");
    let text = "{\"format\": \"tank-chess-scheme\", \"version\": 1, \"name\": \"\", \"grid\": [\"..\", \"..\"]}";
    std::fs::write(&file, text).expect("written");
    let file = file.display().to_string();
    let scheme = ["play", "--text", "--game", "tank-chess", "--scheme", &file];
    let german = cannon(&[&scheme[..], &["--lang", "de"]].concat()).failure(2);
    for part in [&file, "Dieses Szenario kann nicht gespielt werden.", "Das Szenario braucht einen Namen.", "2 × 2"] {
        assert!(german.contains(part), "{part} is not in: {german}");
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    let analysis = |locale: &str| cannon_in(locale, &["analyse", "start", "--nodes", "2000", "--json"], "").out;
    assert_eq!(analysis("ja_JP.UTF-8"), analysis("C.UTF-8"));
}

/// English words that no other language has.
const ENGLISH: [&str; 14] =
    ["the", "The", "is", "of", "not", "and", "with", "cannot", "there", "There", "which", "must", "expected", "file"];

#[test]
fn no_command_answers_in_english_in_another_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (scheme, page, nowhere) = (path("scheme.json"), path("page.svg"), path("no-folder/page.pdf"));
    std::fs::write(
        &scheme,
        "{\"format\": \"tank-chess-scheme\", \"version\": 1, \"name\": \"\", \"grid\": [\"..\", \"..\"]}",
    )
    .expect("written");
    let lines: [&[&str]; 30] = [
        &["schemes"],
        &["schemes", "two-fords"],
        &["schemes", &scheme],
        &["schemes", &scheme, "--as", "text"],
        &["schemes", "--game", "cannon"],
        &["schemes", "--from-text", "12/12 w", "--name", "x"],
        &["print", "template", "--out", &page],
        &["print", "template", "--out", &nowhere],
        &["print", "template", "--out", "page.png"],
        &["print"],
        &["rules", "tips"],
        &["rules", "--draws", "some"],
        &["puzzles", "list", "--theme", "fork"],
        &["puzzles", "check", "--game", "tank-chess", "--nodes", "0"],
        &["analyse", "start", "--depth", "1"],
        &["analyse", "start", "--number", "2"],
        &["analyse", "start", "--html", &page],
        &["replay", &scheme],
        &["legal", "nonsense"],
        &["legal", "start", "--position-file", &scheme],
        &["perft", "start", "two"],
        &["perft"],
        &["match", "--first", "random", "--second", "robot"],
        &["match", "--first", "random", "--second", "random", "--tc", "fast"],
        &["match", "--first", "random", "--second", "random", "--boards", "all"],
        &["render", "start", "--out", "x.png", "--ply", "3"],
        &["render", "--record", &scheme, "--gif", "x.gif", "--to", "x"],
        &["bench"],
        &["lega"],
        &["play", "--text", "--rules", "mine"],
    ];
    for line in lines {
        let english = cannon(line);
        for tag in ["es", "de", "ja"] {
            let other = cannon(&[line, &["--lang", tag]].concat());
            assert_eq!(other.status, english.status, "{line:?}: {}", other.err);
            let text = other.out.clone() + &other.err;
            let mut words = text.split(|letter: char| !letter.is_alphanumeric() && !"-_./".contains(letter));
            let left = words.find(|word| ENGLISH.contains(word));
            assert_eq!(left, None, "{tag}: {line:?}\n{text}");
            assert!((&other.out, &other.err) != (&english.out, &english.err), "{tag}: {line:?}\n{text}");
        }
    }
}
