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
fn json_is_the_same_in_every_language() {
    let analysis = |locale: &str| cannon_in(locale, &["analyse", "start", "--nodes", "2000", "--json"], "").out;
    assert_eq!(analysis("ja_JP.UTF-8"), analysis("C.UTF-8"));
}
