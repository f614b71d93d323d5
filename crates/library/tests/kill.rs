//! A program that plays and studies games, saves them and writes the index is killed at random times: at most the last action or the last key
//! of a comment is lost, and the index heals.
//!
//! The ordinary tests kill it 50 times. A thousand times: `cargo test --release -p cannon-library --test kill -- --ignored`.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::ops::Range;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use cannon_library::index::INDEX_FILE;
use cannon_library::{Filter, IndexState, Library, LibraryEntry};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::{HouseRules, NodeId, Notes};
use cannon_rules::{GameId, splitmix};
use jiff::Timestamp;

/// The folder in which the victim plays.
const FOLDER: &str = "CANNON_TEST_VICTIM_FOLDER";
/// The number of the kill, from which the victim's games follow.
const ROUND: &str = "CANNON_TEST_VICTIM_ROUND";
/// The victim is this test in a process of its own.
const VICTIM: &str = "victim";
/// Kills after which a new folder is used, so that the checks stay quick.
const KILLS_PER_FOLDER: usize = 100;
/// Kills after which the index is compared with the files as a whole.
const KILLS_PER_REBUILD: u64 = 10;
/// Bounds of the time that the victim has, in microseconds. It is killed while it starts, opens the library or plays.
const LIFETIME_US: (u64, u64) = (2_000, 160_000);
/// Games per round at most, for the numbering.
const GAMES_PER_ROUND: u64 = 10_000;

/// The length of a game in plies.
fn length(id: u64) -> usize {
    2 + splitmix::hash(1, id) as usize % 16
}

/// Plays the next random action of a game.
fn play_on(id: u64, timeline: &mut AnyTimeline) {
    let actions = timeline.actions();
    let choice = splitmix::hash(id, timeline.ply() as u64) as usize % actions.len();
    timeline.play(actions[choice]).expect("a legal action");
}

fn begin(id: u64) -> AnyTimeline {
    GameId::ALL[id as usize % GameId::ALL.len()].begin(None, None, HouseRules::DRAWS).expect("a game begins")
}

fn record(id: u64, timeline: &AnyTimeline) -> Record {
    let started = Timestamp::from_second(id as i64).expect("a time");
    Record::with_redo(timeline, Players::untimed(Seat::Human, Seat::computer(5)), started)
}

/// The changes that a victim makes to the tree of a game: by turns an action anywhere in the tree, and one more letter of a comment. The comment
/// at the beginning has a letter for each change.
const STUDY_STEPS: usize = 12;

/// Makes the next change to the tree of a game.
fn study_on(id: u64, step: usize, timeline: &mut AnyTimeline) {
    let nodes = timeline.nodes();
    let node = nodes[splitmix::hash(id ^ 4, step as u64) as usize % nodes.len()];
    let mut comment = |node: NodeId| {
        let text = timeline.notes(node).expect("a node").comment.clone() + "é";
        timeline.set_notes(node, Notes { comment: text, ..Notes::default() }).expect("a short comment");
    };
    comment(NodeId::ROOT);
    if step.is_multiple_of(2) {
        comment(node);
        return;
    }
    timeline.select(node);
    let actions = timeline.actions();
    if let Some(&action) = actions.get(splitmix::hash(id ^ 5, step as u64) as usize % actions.len().max(1)) {
        timeline.add_variation(node, action).expect("legal");
    }
}

/// The number of changes that a saved tree has.
fn studied(saved: &Record) -> usize {
    let at_beginning = saved.notes.iter().find(|notes| notes.line == 0 && notes.ply == 0);
    let letters = at_beginning.map_or(0, |notes| notes.comment.chars().count());
    // A comment at the beginning can get a second letter in one change, so that the number is found by trying.
    let id = saved.started.as_second() as u64;
    let mut timeline = begin(id);
    while timeline.ply() < saved.actions.len() {
        play_on(id, &mut timeline);
    }
    let is_saved = |timeline: &AnyTimeline| {
        let made = record(id, timeline);
        (&made.variations, &made.notes) == (&saved.variations, &saved.notes)
    };
    for step in 0..=letters {
        if is_saved(&timeline) {
            return step;
        }
        study_on(id, step, &mut timeline);
    }
    panic!("the tree of game {id} is none that was written")
}

/// Tells the killer something after it is on disk, or before it begins.
fn report(line: &str) {
    // The test harness captures the print macros, but not the handle.
    writeln!(io::stdout(), "\nvictim {line}").expect("reported");
}

/// Plays games until it is killed. Between them it renames, marks, deletes and restores some.
fn run_victim(folder: &Path, round: u64) {
    let mut library = Library::open(folder).expect("it opens");
    for id in (0..GAMES_PER_ROUND).map(|number| round * GAMES_PER_ROUND + number) {
        let mut timeline = begin(id);
        let mut file = None;
        while timeline.ply() < length(id) {
            play_on(id, &mut timeline);
            file = library.save(file.as_deref(), &record(id, &timeline)).expect("saved");
            report(&format!("saved {id} {}", timeline.ply()));
        }
        let file = file.expect("a game of two actions has a file");
        for step in 0..STUDY_STEPS {
            study_on(id, step, &mut timeline);
            library.save(Some(&file), &record(id, &timeline)).expect("saved");
            report(&format!("studied {id} {}", step + 1));
        }
        match splitmix::hash(2, id) % 4 {
            0 => library.rename(&file, &format!("Game {id}")).expect("renamed"),
            1 => {
                library.set_favourite(&file, true).expect("marked");
                report(&format!("marked {id}"));
            }
            2 => {
                let deleted = library.delete(&file).expect("deleted");
                library.undo_delete(&deleted).expect("restored");
            }
            _ => {}
        }
    }
}

/// What is known to be on disk of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct KnownGame {
    plies: usize,
    /// The number of changes of its tree.
    studied: usize,
    is_favourite: bool,
}

/// What is known to be on disk, by the number of the game.
type Ledger = BTreeMap<u64, KnownGame>;

/// Starts a victim, kills it, and enters into the ledger what it reported.
fn kill_one(folder: &Path, round: u64, ledger: &mut Ledger) {
    let mut child = Command::new(env::current_exe().expect("this test's program"))
        .args([VICTIM, "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .env(ROUND, round.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the victim starts");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let reader = thread::spawn(move || -> Vec<String> {
        let reported = lines.map_while(Result::ok);
        reported.filter_map(|line| line.strip_prefix("victim ").map(str::to_owned)).collect()
    });
    let lifetime = LIFETIME_US.0 + splitmix::hash(3, round) % (LIFETIME_US.1 - LIFETIME_US.0);
    thread::sleep(Duration::from_micros(lifetime));
    child.kill().expect("the victim is killed");
    let status = child.wait().expect("the victim is gone");
    assert!(status.code().is_none(), "round {round}: the victim ended by itself: {status}");
    for line in reader.join().expect("the reader ends") {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |word: usize| words[word].parse::<u64>().expect("a number");
        match words[0] {
            // A game has a file from its second action on.
            "saved" if number(2) > 1 => ledger.entry(number(1)).or_default().plies = number(2) as usize,
            "studied" => ledger.entry(number(1)).or_default().studied = number(2) as usize,
            "marked" => ledger.entry(number(1)).or_default().is_favourite = true,
            _ => {}
        }
    }
}

/// Checks the library after a kill. Returns how many games are one action ahead of what was reported.
fn check(folder: &Path, round: u64, ledger: &mut Ledger) -> usize {
    let mut library = Library::open(folder).expect("it opens");
    assert!(!matches!(library.index_state(), IndexState::InMemory(_)), "round {round}: {:?}", library.index_state());
    for deleted in library.deleted().expect("listed") {
        library.undo_delete(&deleted).expect("a game that was being deleted is restored");
    }
    let all =
        |library: &Library| -> Vec<LibraryEntry> { library.list(&Filter::default()).into_iter().cloned().collect() };
    let listed = all(&library);
    let mut found = Ledger::new();
    let mut ahead = 0;
    for game in &listed {
        let details =
            game.details.as_ref().unwrap_or_else(|error| panic!("round {round}: {}: {error}", game.file.display()));
        let id = details.started.as_second() as u64;
        let is_new = id / GAMES_PER_ROUND == round;
        let studied = match ledger.get(&id) {
            // It was found at the check before, and nobody has changed it since.
            Some(known) if !is_new => known.studied,
            _ => studied(&library.load(&game.file).expect("read")),
        };
        assert!(
            found.insert(id, KnownGame { plies: details.plies, studied, is_favourite: game.favourite }).is_none(),
            "round {round}: game {id} is there twice"
        );
        if is_new {
            let mut timeline = begin(id);
            while timeline.ply() < details.plies {
                play_on(id, &mut timeline);
            }
            let saved = library.load(&game.file).expect("read");
            assert_eq!(saved.actions, record(id, &timeline).actions, "round {round}: game {id}");
            assert_eq!(details.position, timeline.position_text_at(details.plies), "round {round}: game {id}");
        }
    }
    for (id, KnownGame { plies, studied, is_favourite }) in &*ledger {
        let found = found.get(id).unwrap_or_else(|| panic!("round {round}: game {id} is lost"));
        assert!(
            (*plies..=plies + 1).contains(&found.plies),
            "round {round}: game {id} has {} plies, {plies} were reported",
            found.plies
        );
        assert!(
            (*studied..=studied + 1).contains(&found.studied),
            "round {round}: game {id} has {} changes of its tree, {studied} were reported",
            found.studied
        );
        assert!(found.is_favourite >= *is_favourite, "round {round}: game {id} is no favourite any more");
        ahead += usize::from(found.plies > *plies || found.studied > *studied);
    }
    let unreported = found.keys().filter(|id| !ledger.contains_key(id)).count();
    assert!(ahead + unreported <= 1, "round {round}: more than the last action was not reported");
    *ledger = found;
    if round.is_multiple_of(KILLS_PER_REBUILD) {
        drop(library);
        fs::remove_file(folder.join(INDEX_FILE)).expect("removed");
        let rebuilt = all(&Library::open(folder).expect("it opens"));
        let details = |games: &[LibraryEntry]| -> Vec<_> {
            games.iter().map(|game| (game.file.clone(), game.details.clone(), game.favourite)).collect()
        };
        assert_eq!(details(&rebuilt), details(&listed), "round {round}: the index does not agree with the files");
    }
    ahead + unreported
}

/// Kills as many victims as there are rounds.
fn kill(rounds: Range<u64>) {
    let begun = Instant::now();
    let times = rounds.end - rounds.start;
    let (mut games, mut actions, mut changes, mut interrupted) = (0, 0, 0, 0);
    for first in rounds.clone().step_by(KILLS_PER_FOLDER) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut ledger = Ledger::new();
        for round in (first..rounds.end).take(KILLS_PER_FOLDER) {
            kill_one(folder.path(), round, &mut ledger);
            interrupted += check(folder.path(), round, &mut ledger);
        }
        games += ledger.len();
        actions += ledger.values().map(|game| game.plies).sum::<usize>();
        changes += ledger.values().map(|game| game.studied).sum::<usize>();
    }
    let seconds = begun.elapsed().as_secs();
    let summary = format!(
        "{times} kills in {seconds} s: {games} games with {actions} actions and {changes} changes of trees, none lost; {interrupted} kills \
         came between a change that was saved and its report\n"
    );
    io::stderr().write_all(summary.as_bytes()).expect("reported");
    assert!(games as u64 > times / 10, "the victims had time to play");
}

/// The process that is killed. By itself it does nothing.
#[test]
fn victim() {
    if let (Some(folder), Ok(round)) = (env::var_os(FOLDER), env::var(ROUND)) {
        run_victim(Path::new(&folder), round.parse().expect("a number"));
    }
}

#[test]
fn kills_lose_at_most_the_last_action() {
    kill(0..25);
}

/// Side by side with the others, because a victim seldom needs the processor.
#[test]
fn more_kills_lose_at_most_the_last_action() {
    kill(25..50);
}

#[test]
#[ignore = "takes minutes"]
fn a_thousand_kills_lose_at_most_the_last_action() {
    kill(0..1000);
}
