//! Files of older versions of the program, which must still load.

use crate::cannon;

/// The path of an old file.
fn old_file(name: &str) -> String {
    format!("{}/tests/data/old/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn records_of_the_first_version_load() {
    for (name, actions, last) in
        [("cannon.json", "4 moves", "4D5 d"), ("tank.json", "2 moves", " w"), ("scheme-game.json", "One move", " b")]
    {
        let replayed = cannon(&["replay", &old_file(name)]).success();
        assert!(replayed.starts_with(actions), "{name}: {replayed}");
        let position = replayed.lines().nth(1).expect("the final position");
        assert!(position.ends_with(last), "{name}: {position}");
    }
}

#[test]
fn schemes_of_the_first_version_load() {
    let checked = cannon(&["schemes", &old_file("scheme.json")]).success();
    assert!(checked.contains("Name: Two Fords") && checked.contains("Units of each side: 11"), "{checked}");
    let legal = cannon(&["legal", "start", "--game", "tank-chess", "--scheme", &old_file("scheme.json")]).success();
    assert!(legal.starts_with("D1>C2/N\n"), "{legal}");
}
