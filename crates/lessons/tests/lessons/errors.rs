//! Files with faults are refused with the file, the place and the reason.

use std::fs;
use std::path::Path;

use cannon_lessons::{Lesson, LessonFault};
use cannon_rules::UnknownGame;
use cannon_rules::splitmix::splitmix64;

const POSITION: &str = "8L1/10/7l2/7l2/10/10/4d5/1d8/10/1D8 d";

/// A file with these steps.
fn file(steps: &str) -> String {
    format!(
        r#"{{"format":"cannon-lesson","version":1,"game":"cannon","id":"x","title":"t","idea":"i","steps":[{steps}]}}"#
    )
}

/// A file with one task of one turn, with these fields.
fn task(turn: &str) -> String {
    file(&format!(r#"{{"task":{{"position":"{POSITION}","turns":[{{"text":"t",{turn}}}]}}}}"#))
}

/// The place and the description of the fault.
fn refusal(text: &str) -> (String, String) {
    let error = Lesson::from_json("x.json", text).expect_err("the file has a fault");
    assert_eq!(error.file, "x.json");
    assert!(error.to_string().starts_with("x.json: "));
    (error.path, error.fault.to_string())
}

#[test]
fn faults_of_the_file_as_a_whole() {
    let fault = |text: &str| Lesson::from_json("x.json", text).expect_err("a fault").fault;
    assert_eq!(fault(&" ".repeat(1 << 18)), LessonFault::TooLong);
    assert!(matches!(fault("{"), LessonFault::Malformed(_)));
    assert_eq!(fault("[]"), LessonFault::WrongFormat("cannon-lesson"));
    let good = task(r#""goal":{"kind":"step"},"solutions":["e4-e5"]"#);
    assert!(Lesson::from_json("x.json", &good).is_ok());
    assert_eq!(fault(&good.replace("\"version\":1", "\"version\":2")), LessonFault::TooNew(2));
    assert_eq!(fault(&good.replace("\"cannon\"", "\"chess\"")), LessonFault::Game(UnknownGame("chess".to_owned())));
    assert_eq!(fault(&good.replace("\"id\":\"x\"", "\"id\":\"X y\"")), LessonFault::Identifier);
    assert!(matches!(fault(&good.replace("\"idea\"", "\"thought\"")), LessonFault::Malformed(_)));
    assert_eq!(fault(&file("")), LessonFault::Count(0));
}

#[test]
fn scene_of_an_earlier_version_is_named_with_its_place() {
    let turn = r#"{"task":{"turns":[{"text":"t","goal":{"kind":"place"},"solutions":["@b1"]}]}}"#;
    let scene = r#"{"scene":{"beats":[{"text":"t","marks":["e4"],"action":"@b1"}]}}"#;
    let (path, fault) = refusal(&file(&format!("{turn},{scene}")));
    assert_eq!(path, "steps[1].scene");
    assert_eq!(fault, "every step is a task: scenes, which play by themselves, are not part of lessons");
    let unknown = refusal(&file(r#"{"film":{}}"#)).1;
    assert!(unknown.contains("unknown variant `film`") && unknown.contains("line 1"), "{unknown}");
}

#[test]
fn faults_of_positions_and_places() {
    let good = r#""goal":{"kind":"step"},"solutions":["e4-e5"]"#;
    let (path, fault) = refusal(&task(good).replace(POSITION, "8L1/11 d"));
    assert_eq!(path, "steps[0].task.position");
    assert!(fault.contains("rank"), "{fault}");
    for list in ["hint", "goals", "armour"] {
        let (path, fault) = refusal(&task(&format!(r#"{good},"{list}":["a1","k1"]"#)));
        assert_eq!(path, format!("steps[0].task.turns[0].{list}"));
        assert_eq!(fault, "there is no place `k1` on this board");
    }
    let over = task(good).replace(POSITION, "8L1/10/10/10/10/10/4d5/10/10/10 l x");
    assert_eq!(refusal(&over).0, "steps[0].task.position");
}

#[test]
fn faults_of_times() {
    let (path, fault) =
        refusal(&task(r#""goal":"wins","solutions":[]"#).replace("\"turns\"", "\"seconds\":4,\"turns\""));
    assert_eq!(
        (path.as_str(), fault.as_str()),
        ("steps[0].task.seconds", "4 seconds for a turn; 5 to 600 are possible")
    );
}

#[test]
fn faults_of_actions() {
    let turn = r#""turns":[{"text":"t","goal":{"kind":"place"},"solutions":["@e1","@a1"]}]"#;
    let (path, fault) = refusal(&file(&format!(r#"{{"task":{{{turn}}}}}"#)));
    assert_eq!(path, "steps[0].task.turns[0].solutions[1]");
    assert_eq!(fault, "`@a1`: a town placed in a corner");
    let (path, _) = refusal(&task(r#""goal":"wins","solutions":["e4-e5","e4?"]"#));
    assert_eq!(path, "steps[0].task.turns[0].solutions[1]");
    let (path, fault) = refusal(&task(r#""goal":"wins","solutions":["e4-e5"]"#));
    assert_eq!(path, "steps[0].task.turns[0].solutions[0]");
    assert_eq!(fault, "the solution `e4-e5` misses the goal (lesson-unmet-wins)");
    let (path, fault) =
        refusal(&task(r#""goal":{"kind":"step"},"solutions":["e4-e5"],"wrong":[{"action":"e4-f5","reason":"r"}]"#));
    assert_eq!(path, "steps[0].task.turns[0].wrong[0]");
    assert_eq!(fault, "`e4-f5` is listed as wrong, but reaches the goal");
}

#[test]
fn faults_of_goals() {
    let goal = |goal: &str| refusal(&task(&format!(r#""goal":{goal},"solutions":["e4-e5"]"#)));
    let path = "steps[0].task.turns[0].goal";
    let (at, fault) = goal(r#""conquers""#);
    assert_eq!(at, path);
    assert!(fault.contains("unknown variant `conquers`"), "{fault}");
    let (at, fault) = goal(r#"{"all":[{"kind":"step"},{"not":{"to":["k9"]}}]}"#);
    assert_eq!(at, format!("{path}.all[1].not"));
    assert!(fault.contains("`k9` is no point"), "{fault}");
    assert_eq!(goal(r#"{"any":[]}"#).0, format!("{path}.any"));
    assert!(goal(r#"{"to":[]}"#).1.contains("empty"));
    for odd in [r#"{"that":"wins"}"#, r#"{"that":"wins","otherwise":7}"#, r#"{"to":["e5"],"from":["e4"]}"#, "{}"] {
        assert!(goal(odd).1.starts_with("a goal is"), "{odd}: {}", goal(odd).1);
    }
}

#[test]
fn every_accepted_line_must_lead_on() {
    let turns = |first: &str, second: &str| {
        let turn = r#"{"text":"t",FIRST},{"text":"t",SECOND}"#.replace("FIRST", first).replace("SECOND", second);
        file(&format!(r#"{{"task":{{"position":"{POSITION}","turns":[{turn}]}}}}"#))
    };
    let second = r#""goal":{"to":["g6"]},"solutions":["f5-g6"]"#;
    let narrow = r#""goal":{"to":["f5"]},"solutions":["e4-f5"]"#;
    let with = |reply: &str| format!(r#"{narrow},"replies":["{reply}"]"#);
    assert!(Lesson::from_json("x.json", &turns(&with("h7-h6"), second)).is_ok());
    assert!(refusal(&turns(narrow, second)).1.starts_with("every turn but the last"));
    let (path, fault) = refusal(&turns(&with("h9-h8"), second));
    assert_eq!(path, "steps[0].task.turns[0].replies");
    assert_eq!(fault, "after `e4-f5` none of the replies is legal");
    let wide = r#""goal":{"from":["e4"]},"solutions":["e4-f5"],"replies":["h7-h6"]"#;
    let (path, fault) = refusal(&turns(wide, second));
    assert_eq!(path, "steps[0].task.turns[1]");
    assert!(fault.ends_with("no action reaches the goal of the next turn"), "{fault}");
}

#[test]
fn example_of_the_documentation_can_be_read() {
    let page = include_str!("../../../../docs/lessons.md");
    let example = page.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("there is an example");
    if let Err(error) = Lesson::from_json("docs/lessons.md", example) {
        panic!("{error}");
    }
}

#[test]
fn damaged_files_are_read_or_refused_with_their_name() {
    const REPLACEMENTS: [&str; 12] = ["", "\"", "{", "]", "d", "x", "9", "#", "N", "-", "é", "null"];
    const CHANGES_PER_FILE: u64 = 60;
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/lessons"));
    let (mut files, mut refused) = (0, 0);
    for game in fs::read_dir(folder).expect("the lessons can be listed").flatten() {
        for file in fs::read_dir(game.path()).expect("the lessons can be listed").flatten() {
            let text = fs::read_to_string(file.path()).expect("a lesson can be read");
            files += 1;
            for n in 0..CHANGES_PER_FILE {
                let hash = splitmix64(files << 16 | n);
                let at = hash as usize % text.len();
                let replacement = REPLACEMENTS[(hash >> 32) as usize % REPLACEMENTS.len()];
                let (Some(before), Some(after)) = (text.get(..at), text.get(at + 1..)) else { continue };
                if let Err(error) = Lesson::from_json("damaged.json", &format!("{before}{replacement}{after}")) {
                    assert!(error.to_string().starts_with("damaged.json: "), "{error}");
                    refused += 1;
                }
            }
        }
    }
    assert!(files > 20 && refused > files * CHANGES_PER_FILE / 10, "{refused} of {files} files");
}
