//! Pages to print: their files, and errors.

use std::fs;

use super::cannon;
use super::program::path_in;

#[test]
fn every_sheet_is_written_as_pdf_and_as_svg() {
    let folder = tempfile::tempdir().expect("a folder");
    for (index, sheet) in [
        &["reference"][..],
        &["reference", "--game", "tank-chess", "--paper", "letter"],
        &["template"],
        &["template", "--size", "24"],
        &["scheme", "proving-ground"],
    ]
    .into_iter()
    .enumerate()
    {
        let pdf = path_in(folder.path(), &format!("{index}.pdf"));
        let printed = cannon(&[&["print"], sheet, &["--out", &pdf]].concat()).success();
        assert_eq!(printed, format!("The page was written to {pdf}.\n"));
        assert!(fs::read(&pdf).expect("a file").starts_with(b"%PDF-"), "{sheet:?}");
        let svg = path_in(folder.path(), &format!("{index}.SVG"));
        cannon(&[&["print"], sheet, &["--out", &svg]].concat()).success();
        assert!(fs::read_to_string(&svg).expect("a file").starts_with("<?xml"), "{sheet:?}");
    }
}

#[test]
fn scheme_of_a_player_is_printed_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "mine.json");
    let page = path_in(folder.path(), "mine.svg");
    let skirmish = cannon(&["schemes", "skirmish", "--as", "file"]).success();
    fs::write(&file, skirmish.replace("\"Skirmish\"", "\"Tea & <Tanks>\"")).expect("written");
    fs::write(&page, "an older page").expect("written");
    cannon(&["print", "scheme", &file, "--out", &page]).success();
    let svg = fs::read_to_string(&page).expect("a file");
    assert!(svg.contains("<title>Tea &amp; &lt;Tanks&gt;</title>"), "an existing file is replaced");
}

#[test]
fn game_of_a_text_is_written_as_a_page_with_its_variations() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "game.pgn");
    let page = path_in(folder.path(), "game.html");
    let pgn = "[Game \"cannon\"]\n\n1. @e1 @f10 2. a4-b5 {A <gap> here. [%cal Ga4-b5]} (2. c4-d5 $1) *\n";
    fs::write(&file, pgn).expect("written");
    let written = cannon(&["print", "game", &file, "--out", &page, "--lang", "de"]);
    assert_eq!((written.status, written.out), (0, format!("Die Seite steht in {page}.\n")));
    let html = fs::read_to_string(&page).expect("a file");
    for part in ["<html lang=\"de\">", "A &lt;gap&gt; here.", "class=\"variation\"", "judgement good", "<svg "] {
        assert!(html.contains(part), "{part}");
    }
}

#[test]
fn bad_input_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| path_in(folder.path(), name);
    let (page, json) = (path("page.pdf"), path("scheme.json"));
    fs::write(&json, "{\"format\": \"tank-chess-scheme\", \"version\": 1, \"name\": \"\", \"grid\": [\".\"]}")
        .expect("written");
    let text = path("text.json");
    fs::write(&text, "no scheme").expect("written");
    for (arguments, words) in [
        (&["print"][..], "A command is missing: one of reference, template, scheme, game"),
        (&["print", "poster", "--out", &page], "poster"),
        (&["print", "template"], "--out"),
        (&["print", "template", "--size", "11", "--out", &page], "from 12 to 24"),
        (&["print", "template", "--size", "-1", "--out", &page], "from 12 to 24"),
        (&["print", "template", "--paper", "a5", "--out", &page], "a4, letter"),
        (&["print", "template", "--out", "page.png"], ".pdf or .svg"),
        (&["print", "template", "--out", "page"], ".pdf or .svg"),
        (&["print", "reference", "--game", "chess", "--out", &page], "Available games"),
        (&["print", "scheme", "--out", &page], "<SCHEME>"),
        (&["print", "scheme", &json, "--out", &page], "1 × 1"),
        (&["print", "game", &json, "--out", "page.pdf"], "ends in .html"),
        (&["print", "game", &json, "--out", &path("page.html")], "scheme.json"),
        (&["print", "scheme", &text, "--out", &page], "text.json: The text is not valid JSON at line 1"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(words), "{arguments:?}: {complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
    }
    let missing = cannon(&["print", "scheme", "atlantis", "--out", &page]).failure(1);
    assert!(missing.contains("atlantis: there is no such file or folder"), "{missing}");
    let nowhere = path("no-folder/page.pdf");
    let failed = cannon(&["print", "template", "--out", &nowhere]).failure(1);
    assert!(failed.contains("there is no such file or folder") && failed.contains("no-folder"), "{failed}");
    assert!(!fs::exists(&page).expect("a folder"));
}
