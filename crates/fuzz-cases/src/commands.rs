//! Cases of the command line: its arguments, the games and the engine in a terminal, and the files that only commands read.

use std::io::BufReader;
use std::sync::LazyLock;
use std::{fs, iter};

use cannon_cli::options::PlayOptions;
use cannon_cli::{Command, PlayArgs, play_text_on, run_on, usage_error};
use cannon_files::{match_games, without_byte_order_mark};
use cannon_i18n::is_harmful;
use cannon_rules::GameId;
use cannon_rules::record::Seat;
use clap::{CommandFactory, FromArgMatches, Parser};

use crate::gate::{Answer, Request, gate};
use crate::{LOCALIZERS, check_told, text};

/// The arguments of the program, without the arguments that need the window.
#[derive(Debug, Parser)]
#[command(name = "cannon", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(flatten)]
    play: PlayArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The arguments of the laboratory.
#[derive(Debug, Parser)]
#[command(name = "cannon-lab")]
struct LabArguments {
    #[command(subcommand)]
    command: cannon_lab::Command,
}

/// The limit of every search of the protocol.
const NODES: u32 = 100;
/// The largest number of threads, and of mebibytes of search memory, that a session may ask for.
const MAX_RESOURCES: u64 = 2;

/// The parser of the arguments, which takes long to build.
static COMMAND: LazyLock<clap::Command> = LazyLock::new(|| {
    let mut command = Arguments::command();
    command.build();
    command
});

/// The parser of the arguments of the laboratory.
static LAB_COMMAND: LazyLock<clap::Command> = LazyLock::new(|| {
    let mut command = LabArguments::command();
    command.build();
    command
});

/// Parses the arguments behind the name of the program.
fn parse<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Result<Arguments, clap::Error> {
    let matches = COMMAND.clone().try_get_matches_from(iter::once("cannon").chain(arguments));
    matches.and_then(|matches| Arguments::from_arg_matches(&matches))
}

/// Parses text as arguments of the program and of the laboratory, one argument on each line. The error of bad arguments has a text in every
/// language.
pub fn command_line(data: &[u8]) {
    let arguments: Vec<&str> = text(data).lines().collect();
    let error = match parse(arguments.iter().copied()) {
        // Options that name a scheme would read its file.
        Ok(Arguments { play, command: None }) if !arguments.iter().any(|argument| argument.contains("scheme")) => {
            play.options().err()
        }
        Ok(_) => None,
        Err(error) => usage_fault(&error, &COMMAND, &arguments),
    };
    let lab_arguments =
        LAB_COMMAND.clone().try_get_matches_from(iter::once("cannon-lab").chain(arguments.iter().copied()));
    let lab_error = lab_arguments.err().and_then(|error| usage_fault(&error, &LAB_COMMAND, &arguments));
    for error in error.into_iter().chain(lab_error) {
        for words in LOCALIZERS.iter() {
            let told = error.text(words);
            assert!(!told.is_empty() && !told.contains(is_harmful), "{told:?}");
        }
    }
}

/// The error of arguments, unless they ask for help.
fn usage_fault(error: &clap::Error, command: &clap::Command, arguments: &[&str]) -> Option<cannon_cli::CliError> {
    error.use_stderr().then(|| usage_error(error, command, arguments.first().copied().unwrap_or_default()))
}

/// Runs the engine on lines of the protocol. It answers every line that asks for an answer, and writes nothing else.
pub fn protocol(data: &[u8]) {
    let requests = session(text(data));
    let is_quit = |request: &Request| request.line.split_whitespace().eq(["quit"]);
    let executed = requests.iter().take_while(|request| !is_quit(request));
    let ready = executed.clone().filter(|request| request.line.split_whitespace().eq(["isready"])).count();
    let limited = executed.clone().filter(|request| request.answer == Some(Answer::Action)).count();
    let infinite = executed.filter(|request| is_infinite(&request.line)).count();
    let (input, mut out) = gate(requests);
    let command = parse(["engine"]).expect("the arguments are valid").command.expect("there is a command");
    run_on(command, &LOCALIZERS[0], move || BufReader::new(input), &mut out).expect("a session ends without an error");
    let written = String::from_utf8(out.close()).expect("the answers are text");
    let count = |answer| written.lines().filter(|line| line.split(' ').next() == Some(answer)).count();
    assert_eq!(count("readyok"), ready, "{written}");
    // Every search has an answer, but `quit` ends an infinite search without an answer.
    assert!((limited..=limited + infinite).contains(&count("bestaction")), "{written}");
    for line in written.lines() {
        let first = line.split(' ').next().unwrap_or_default();
        let is_known = ["id", "option", "ugiok", "readyok", "info", "bestaction"].contains(&first);
        assert!(is_known && !line.contains(char::is_control), "{line:?}");
    }
}

/// A session that is the same in every run: every search has a limit, or is infinite and ends at `stop` or at the end of the input. Lines
/// that would take much memory or many threads are left out.
fn session(text: &str) -> Vec<Request> {
    let request = |line: &str, answer| Request { line: line.to_owned(), answer };
    let mut requests = vec![request("setoption name Hash value 1", None)];
    for line in text.lines().filter(|line| !asks_for_much(line)) {
        if line.split_whitespace().next() == Some("go") && !is_infinite(line) {
            // The answers to all lines before are there when this one is sent.
            requests.push(request("isready", Some(Answer::Ready)));
            requests.push(request(&format!("{line} nodes {NODES}"), Some(Answer::Action)));
        } else {
            requests.push(request(line, None));
        }
    }
    requests
}

/// Whether a line begins a search that does not end by itself.
fn is_infinite(line: &str) -> bool {
    line.split_whitespace().next() == Some("go") && line.split_whitespace().any(|word| word == "infinite")
}

/// Whether a line sets a large search memory or a large number of threads.
fn asks_for_much(line: &str) -> bool {
    let is_resource = |word: &str| word.eq_ignore_ascii_case("hash") || word.eq_ignore_ascii_case("threads");
    let is_much = |word: &str| word.parse().is_ok_and(|number: u64| number > MAX_RESOURCES);
    line.split_whitespace().any(is_resource) && line.split_whitespace().any(is_much)
}

/// Plays a game of two people in the terminal. The first line names the game, and the second the language. Commands that read or write
/// files, or search, are left out.
pub fn terminal(data: &[u8]) {
    let mut lines = text(data).lines();
    let game = lines.next().and_then(|line| line.parse().ok()).unwrap_or(GameId::Cannon);
    let language = lines.next().unwrap_or_default();
    let words = LOCALIZERS.iter().find(|words| words.tag() == language).unwrap_or(&LOCALIZERS[0]);
    let is_left_out = |line: &&str| {
        let word = line.split_whitespace().next().unwrap_or_default();
        ["save", "load", "hint"].iter().any(|command| word.eq_ignore_ascii_case(command))
    };
    let input: String = lines.filter(|line| !is_left_out(line)).map(|line| format!("{line}\n")).collect();
    let seat = Some(Seat::Human);
    let options = PlayOptions { game: Some(game), south: seat, north: seat, ..PlayOptions::default() };
    let mut out = Vec::new();
    play_text_on(&options, words, input.as_bytes(), &mut out, true).expect("the game can be left");
    let written = String::from_utf8(out).expect("the output is text");
    assert!(!written.contains(is_harmful), "{written:?}");
}

/// Reads bytes as a file of games of a match, rates its players, and replays the games.
pub fn games_file(data: &[u8]) {
    check_file("ratings", &["--pairs"], data);
    match match_games::parse(without_byte_order_mark(text(data))) {
        Ok(games) => {
            for game in games {
                // A game that cannot be replayed is refused with the reason.
                if let Err(error) = game.record.replay() {
                    check_told(&error);
                }
            }
        }
        Err(error) => check_told(&error),
    }
}

/// Reads bytes as a file of training data of either game.
pub fn training_data(data: &[u8]) {
    check_file("datagen", &["--check"], data);
}

/// Reads bytes as a file of samples of both games, and takes one step of the fit of the weights.
pub fn samples(data: &[u8]) {
    for game in GameId::ALL {
        check_file("tune", &["--game", game.name(), "--rounds", "1", "--samples"], data);
    }
}

/// Runs a command of the laboratory that reads a file with this content.
fn check_file(command: &str, options: &[&str], content: &[u8]) {
    let file = tempfile::NamedTempFile::new().expect("a temporary file");
    fs::write(file.path(), content).expect("the file can be written");
    let path = file.path().to_str().expect("the path is text");
    let mut out = Vec::new();
    let arguments = LabArguments::try_parse_from(["cannon-lab", command].iter().chain(options).chain([&path]));
    let arguments = arguments.expect("the arguments are valid");
    if let Err(error) = cannon_lab::run_command(&arguments.command, &mut out) {
        let told = error.text(&LOCALIZERS[0]);
        assert!(!told.is_empty() && !told.contains(is_harmful), "{told:?}");
    }
    String::from_utf8(out).expect("the output is text");
}
