//! The commands that do one thing and end, and errors of the command line.

use std::fs;
use std::process::{Command, Stdio};

use super::cannon;

const TOWN_IN_REACH: &str = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";

#[test]
fn help_of_every_command_has_an_example() {
    for command in [
        "analyse", "play", "perft", "legal", "replay", "render", "engine", "match", "schemes", "games", "explorer",
        "print",
    ] {
        let help = cannon(&[command, "--help"]).success();
        assert!(help.contains("Example") && help.contains(&format!("cannon {command}")), "{help}");
    }
    for short in [&["--help"][..], &["-h"], &["help"]] {
        let help = cannon(short).success();
        assert!(help.contains("Examples:") && help.lines().count() <= 44 && !help.contains("--clock"), "{help}");
    }
    assert!(cannon(&["help", "play"]).success().contains("--clock <TIME>"));
    assert!(cannon(&["--version"]).success().starts_with("cannon "));
}

#[test]
fn perft_prints_counts_and_their_sum() {
    assert_eq!(cannon(&["perft", "start", "0"]).success(), "nodes 1\n");
    assert_eq!(cannon(&["perft", "start", "2"]).success(), "nodes 64\n");
    let divided = cannon(&["perft", "start", "2", "--divide"]).success();
    assert_eq!(divided.lines().count(), 9);
    assert!(divided.starts_with("@b1 8\n") && divided.ends_with("\nnodes 64\n"), "{divided}");
}

#[test]
fn legal_moves_are_listed_after_other_moves() {
    assert!(cannon(&["legal", "start", "--moves", "@e1"]).success().starts_with("@b10\n"));
    let after = cannon(&["legal", "start", "--moves", " @e1  @f10 a2-b3 ", "--json"]).success();
    let state: serde_json::Value = serde_json::from_str(&after).expect("JSON");
    assert_eq!((&state["side_to_move"], &state["outcome"]), (&"north".into(), &serde_json::Value::Null));
    // The third occurrence of a position is a draw, which only moves can bring about.
    let shifts = ["c4>f4 c7>f7 f4>c4 f7>c7"; 2].join(" ");
    let drawn = ["legal", "5L4/10/10/2lll5/10/10/2ddd5/10/10/4D5 d", "--moves", &shifts];
    assert_eq!(cannon(&drawn).success(), "");
    for (moves, complaint) in [("@e1 a9-a8", "Move 2 (a9-a8) cannot be played."), ("@z9", "Move 1 (@z9)")] {
        let error = cannon(&["legal", "start", "--moves", moves]).failure(2);
        assert!(error.contains(complaint), "{error}");
    }
}

#[test]
fn switches_override_the_preset() {
    // Dark's cannon on file a can shoot at a7, three points away; in `blocked`, an enemy on a6 stands in between.
    let position = "4L5/10/10/l9/10/10/d9/d9/d9/4D5 d";
    let first = cannon(&["legal", position]).success();
    assert!(first.contains("*a7"), "{first}");
    let blocked = "4L5/10/10/l9/l9/10/d9/d9/d9/4D5 d";
    assert!(cannon(&["legal", blocked]).success().contains("*a7"));
    assert!(!cannon(&["legal", blocked, "--long-shot", "both"]).success().contains("*a7"));
    assert!(!cannon(&["legal", blocked, "--rules", "igg"]).success().contains("*a7"));
    assert!(cannon(&["legal", blocked, "--rules", "igg", "--long-shot", "first"]).success().contains("*a7"));
    // Dark's soldier on e5 can retreat over an enemy, and its town on b1 is in line with two soldiers.
    let open = "4L5/10/10/10/1l8/4d5/3l6/1d8/1d8/1D8 d";
    for (switch, [off, on], action) in
        [("--retreat-over", ["empty", "any"], "e5/c3"), ("--cannon-of", ["soldiers", "pieces"], "*b6")]
    {
        let has_action = |arguments: &[&str]| {
            cannon(&[&["legal", open][..], arguments].concat()).success().lines().any(|line| line == action)
        };
        assert_eq!([&[][..], &[switch, off], &[switch, on]].map(has_action), [false, false, true], "{switch}");
    }
}

#[test]
fn legal_lists_actions_as_lines_or_as_json() {
    let lines = cannon(&["legal", TOWN_IN_REACH]).success();
    assert!(lines.lines().any(|line| line == "a9xb10#"), "{lines}");
    let json = cannon(&["legal", TOWN_IN_REACH, "--json"]).success();
    let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(value["position"], TOWN_IN_REACH);
    assert_eq!(value["side_to_move"], "south");
    assert_eq!(value["actions"].as_array().map(Vec::len), Some(lines.lines().count()));
}

#[test]
fn bad_input_has_status_2_and_an_error_in_one_line() {
    for (arguments, word) in [
        (&["legal", "nonsense"][..], "position"),
        (&["legal", "start", "--rules", "chess"], "classic, blue-panther, igg"),
        (&["legal", "start", "--town", "village"], "checkmate"),
        (&["perft", "start", "99"], "99"),
        (&["perft", "start", "-1"], "-1"),
        (&["perft", "start", "2", "--game", "go"], "Available games: cannon, tank-chess"),
        (&["play", "--dark", "ai:15"], "grandmaster"),
        (&["play", "--dark", "rank:0"], "rank:1 to rank:16"),
        (&["play", "--windowed", "wide"], "1280x720"),
        (&["render", "start", "--size", "0x0", "--quality", "low", "--out", "x.png"], "1280x720"),
        (
            &["render", "start", "--size", "8x8", "--quality", "low", "--room", "attic", "--out", "x.png"],
            "study, field",
        ),
        (
            &["render", "start", "--size", "8x8", "--quality", "low", "--board-look", "ice", "--out", "x.png"],
            "walnut, slate",
        ),
        (&["dance"], "See cannon --help"),
        (&["--light", "robot"], "See cannon play --help"),
        (&["lega", "start"], "Did you mean legal?"),
        (&["analyse", "start", "--dept", "3"], "Did you mean --depth?"),
        (&["perft"], "<DEPTH>. See cannon perft --help"),
        (&["perft", "start", "two"], "from 0 to 10"),
        (&["perft", "start", "1", "--shift-limit", "0"], "from 1 to 255"),
        (&["perft", "start", "1", "--long-shot", "never"], "first, both"),
        (&["perft", "start", "1", "--retreat-over", "town"], "empty, any"),
        (&["perft", "start", "1", "--cannon-of", "towns"], "soldiers, pieces"),
        (&["play", "--quality", "\n\nUsage:\n\n"], "low, medium, high"),
        (&["play", "--light", "robot"], "human"),
        (&["analyse", "start", "--depth", "deep"], "from 1 to 100"),
        (&["analyse", "start", "--threads", "0"], "from 1 to 256"),
        (&["replay"], "<FILE>"),
        (&["render", "--size", "8x8", "--quality", "low", "--out", "x.png"], "<POSITION>"),
        (&["render", "start", "--size", "8x8", "--quality", "low", "--gif", "x.gif"], "--gif"),
        (&["render", "start", "--size", "8x8", "--quality", "low"], "--out"),
        (&["render", "start", "--size", "8x8", "--quality", "low", "--at", "5e", "--out", "x.png"], "such as e5"),
        (&["render", "start", "--size", "8x8", "--quality", "low", "--turn", "400", "--out", "x.png"], "-180 to 180"),
        (&["render", "start", "--chosen", "e9-e8", "--out", "x.png"], "cannot be played here"),
        (&["render", "start", "--chosen", "march", "--out", "x.png"], "“march” cannot be shown"),
        (&["render", "start", "--pointer", "e5", "--out", "x.png"], "--chosen"),
        (&["render", "start", "--moment", "1", "--out", "x.png"], "Give --record"),
        (&["render", TOWN_IN_REACH, "--chosen", "a9xb10#", "--moment", "1", "--out", "x.png"], "--pointer"),
        (&["render", "start", "--ply", "3", "--size", "8x8", "--quality", "low", "--out", "x.png"], "--ply"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(word), "{arguments:?}: {complaint}");
        assert!(complaint.starts_with("cannon: ") && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}

#[test]
fn rules_conflict_with_a_record() {
    let picture = ["render", "--record", "game.json", "--size", "8x8", "--quality", "low", "--out", "x.png"];
    let complaint = cannon(&[&picture[..], &["--rules", "igg"]].concat()).failure(2);
    assert!(complaint.contains("its own game and rules"), "{complaint}");
}

#[test]
fn malformed_records_are_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    fs::write(path("bytes"), b"\xff\xfe{}\0").expect("written");
    fs::write(path("deep"), "[".repeat(1 << 20)).expect("written");
    fs::write(path("huge"), "[".repeat(17 << 20)).expect("written");
    for (name, status, word) in [
        ("bytes", 2, "not valid JSON"),
        ("deep", 2, "not valid JSON"),
        ("huge", 2, "too long"),
        (".", 1, "this is a folder"),
    ] {
        let complaint = cannon(&["play", "--text", "--record", &path(name)]).failure(status);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{complaint}");
        // Games of other programs are read here, too, so that these texts are none of many formats.
        let complaint = cannon(&["replay", &path(name)]).failure(2);
        assert!(complaint.contains("No game was found") && complaint.lines().count() == 1, "{complaint}");
    }
}

#[test]
fn missing_file_has_status_1() {
    let complaint = cannon(&["replay", "no/such/file.json"]).failure(1);
    assert!(complaint.contains("no/such/file.json"), "{complaint}");
}

#[test]
fn files_of_other_formats_are_bad_input() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text, word) in [
        ("broken.json", "{\"format\": ", "ends unexpectedly"),
        (
            "other.json",
            "{\"format\": \"recipe\"}",
            "You can read saved games, the games of a match, games of Abstract Play",
        ),
        ("future.json", "{\"format\": \"cannon-record\", \"version\": 99}", "99"),
        ("empty.json", "", "No game was found"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        let complaint = cannon(&["replay", path.to_str().expect("UTF-8")]).failure(2);
        assert!(complaint.contains(name) && complaint.contains(word), "{complaint}");
    }
}

#[cfg(not(feature = "gui"))]
#[test]
fn render_fails_in_a_build_without_the_3d_half() {
    let complaint = cannon(&["render", "start", "--size", "64x64", "--quality", "low", "--out", "x.png"]).failure(1);
    assert!(complaint.contains("gui"), "{complaint}");
}

#[test]
fn words_that_moved_name_their_new_place() {
    for arguments in [
        &["bench"][..],
        &["ratings", "games.jsonl"],
        &["tune", "--help"],
        &["datagen"],
        &["book", "--plies", "2"],
        &["puzzles", "make"],
        &["--lang", "de", "bench"],
        &["match", "--first", "random", "--second", "random", "--sprt", "0", "10"],
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains("cannon-lab ") && complaint.lines().count() == 1, "{complaint}");
    }
}

#[test]
fn closed_output_is_no_failure() {
    for arguments in
        [&["perft", "start", "3", "--divide"][..], &["legal", "start"], &["schemes"], &["--text"], &["--help"]]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cannon"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn full_disk_and_unreadable_input_are_failures() {
    let run = |arguments: &[&str], input: &str, output: &str| {
        let program = Command::new(env!("CARGO_BIN_EXE_cannon"))
            .args(arguments)
            .stdin(fs::File::open(input).expect("it opens"))
            .stdout(fs::File::options().write(true).open(output).expect("it opens"))
            .output()
            .expect("the program runs");
        (program.status.code(), String::from_utf8(program.stderr).expect("UTF-8"))
    };
    for arguments in [&["perft", "start", "1"][..], &["legal", "start"], &["--text"], &["--help"]] {
        let (status, complaint) = run(arguments, "/dev/null", "/dev/full");
        assert_eq!(status, Some(1), "{arguments:?}");
        assert!(complaint.starts_with("cannon: The output cannot be written. "), "{arguments:?}: {complaint}");
    }
    let (status, complaint) = run(&["--text"], "/", "/dev/null");
    assert_eq!(status, Some(1));
    assert!(complaint.starts_with("cannon: The input cannot be read. "), "{complaint}");
}
