//! Reading of lesson files: from their JSON shape to a validated lesson.

use cannon_rules::any::AnyTimeline;
use cannon_rules::message::quoted;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, PackedAction, Spot};
use serde_json::Value;

use super::error::{Fault, LessonError, LessonFault};
use super::file::{FORMAT, File, FileStep, FileTask, FileTurn, MAX_ENTRIES, SECONDS, check_identifier, open};
use super::game::{AnyGoal, action_places, place};
use super::{Lesson, Message, Task, Turn, WrongAction, check};

/// Maximum number of characters of an action that an error quotes.
const MAX_QUOTED_CHARS: usize = 40;

impl Lesson {
    /// Reads a lesson, and checks that all positions and actions are legal, that solutions reach their goals, that
    /// listed wrong actions do not, and that every accepted line of a task can be played to its end.
    ///
    /// # Errors
    /// The first fault found, with its place. `file` is the name of the file in the error.
    pub fn from_json(file: &str, text: &str) -> Result<Lesson, LessonError> {
        read(text).map_err(|(path, fault)| LessonError { file: file.to_owned(), path, fault })
    }
}

/// Puts a step in front of the path of a fault.
fn within(path: String) -> impl Fn(Fault) -> Fault {
    move |(inner, fault)| (path.clone() + &inner, fault)
}

fn read(text: &str) -> Result<Lesson, Fault> {
    let file: File = open(FORMAT, text)?;
    let game: GameId = file.game.parse().map_err(|error| ("game".to_owned(), LessonFault::Game(error)))?;
    check_identifier(&file.id)?;
    check_count("steps", file.steps.len())?;
    let reader = Reader { game, rules: file.rules };
    let read_step = |(index, step)| reader.step(step).map_err(within(format!("steps[{index}]")));
    let tasks = file.steps.into_iter().enumerate().map(read_step).collect::<Result<_, Fault>>()?;
    let [title, idea] = [file.title, file.idea].map(Message::new);
    Ok(Lesson { id: file.id, game, title, idea, teaches: file.teaches, tasks })
}

/// Checks the length of a list.
fn check_count(path: &str, count: usize) -> Result<(), Fault> {
    if (1..=MAX_ENTRIES).contains(&count) { Ok(()) } else { Err((path.to_owned(), LessonFault::Count(count))) }
}

/// Reader of the steps of one file.
struct Reader {
    game: GameId,
    rules: Option<Value>,
}

impl Reader {
    fn step(&self, step: FileStep) -> Result<Task, Fault> {
        match step {
            FileStep::Task(task) => self.task(task).map_err(within(".task".to_owned())),
            FileStep::Scene(_) => Err((".scene".to_owned(), LessonFault::Scene)),
        }
    }

    fn start(&self, position: Option<&str>, rules: Option<&Value>) -> Result<AnyTimeline, Fault> {
        let fault = |fault| (".position".to_owned(), fault);
        let timeline = self.game.begin(rules.or(self.rules.as_ref()), position, HouseRules::NONE);
        let timeline = timeline.map_err(|error| fault(LessonFault::Position(error.text)))?;
        if timeline.outcome().is_some() { Err(fault(LessonFault::GameOver)) } else { Ok(timeline) }
    }

    fn places(timeline: &AnyTimeline, names: &[String]) -> Result<Vec<Spot>, LessonFault> {
        let unknown = |name: &String| LessonFault::Place(name.chars().take(12).collect());
        names.iter().map(|name| place(timeline, name).ok_or_else(|| unknown(name))).collect()
    }

    fn task(&self, task: FileTask) -> Result<Task, Fault> {
        let start = self.start(task.position.as_deref(), task.rules.as_ref())?;
        check_count(".turns", task.turns.len())?;
        if let Some(seconds) = task.seconds.filter(|seconds| !SECONDS.contains(seconds)) {
            return Err((".seconds".to_owned(), LessonFault::Seconds(seconds)));
        }
        let mut timeline = start.clone();
        let (learner, count) = (timeline.side_to_move(), task.turns.len());
        let mut turns = Vec::new();
        for (index, turn) in task.turns.into_iter().enumerate() {
            let turn = self.turn(turn, &mut timeline, index + 1 == count);
            turns.push(turn.map_err(within(format!(".turns[{index}]")))?);
        }
        check::check_lines(&start, &turns)?;
        Ok(Task { start, learner, turns, done: task.done.map(Message::new), seconds: task.seconds })
    }

    /// Reads a turn of the learner, and plays its first solution and the reply to it.
    fn turn(&self, turn: FileTurn, timeline: &mut AnyTimeline, is_last: bool) -> Result<Turn, Fault> {
        if timeline.outcome().is_some() {
            return Err((String::new(), LessonFault::GameOver));
        }
        let goal = AnyGoal::from_json(self.game, &turn.goal).map_err(within(".goal".to_owned()))?;
        check_count(".solutions", turn.solutions.len())?;
        let read_all = |texts: &[&String], path: &str| {
            let read_one = |(index, text): (usize, &&String)| {
                legal_action(timeline, text).map_err(|fault| (format!("{path}[{index}]"), fault))
            };
            texts.iter().enumerate().map(read_one).collect::<Result<Vec<_>, Fault>>()
        };
        let solutions = read_all(&turn.solutions.iter().collect::<Vec<_>>(), ".solutions")?;
        let wrong = read_all(&turn.wrong.iter().map(|wrong| &wrong.action).collect::<Vec<_>>(), ".wrong")?;
        let reasons = turn.wrong.into_iter().map(|wrong| Message::new(wrong.reason));
        let wrong = wrong.into_iter().zip(reasons).map(|(action, reason)| WrongAction { action, reason }).collect();
        let hint = if turn.hint.is_empty() {
            action_places(timeline, solutions[0])
        } else {
            Reader::places(timeline, &turn.hint).map_err(|fault| (".hint".to_owned(), fault))?
        };
        let armour = Reader::places(timeline, &turn.armour).map_err(|fault| (".armour".to_owned(), fault))?;
        let [movers, named] = goal.named_places(timeline);
        let goals = turn.goals.map_or(Ok(named), |goals| Reader::places(timeline, &goals));
        let goals = goals.map_err(|fault| (".goals".to_owned(), fault))?;
        let text = Message::new(turn.text);
        let mut turn_read = Turn { text, goal, solutions, wrong, movers, goals, hint, armour, replies: Vec::new() };
        check::check_turn(timeline, &turn_read)?;
        check::play(timeline, turn_read.solutions[0]).map_err(|fault| (".solutions[0]".to_owned(), fault))?;
        if turn.replies.is_empty() != is_last || turn.replies.len() > MAX_ENTRIES {
            return Err((".replies".to_owned(), LessonFault::Replies));
        }
        for (index, text) in turn.replies.iter().enumerate() {
            let reply = parse_action(timeline, text).map_err(|fault| (format!(".replies[{index}]"), fault))?;
            turn_read.replies.push(reply);
        }
        if !is_last {
            let no_reply = || LessonFault::NoReply { line: check::line(timeline) };
            let reply = turn_read.reply(timeline).ok_or_else(no_reply);
            let played = reply.and_then(|reply| check::play(timeline, reply));
            played.map_err(|fault| (".replies".to_owned(), fault))?;
        }
        Ok(turn_read)
    }
}

fn parse_action(timeline: &AnyTimeline, text: &str) -> Result<PackedAction, LessonFault> {
    let refused = |reason: String| LessonFault::Action { action: quoted(text, MAX_QUOTED_CHARS), reason };
    timeline.read_action(text).map_err(|error| refused(error.text))
}

/// Parses an action that is legal at the current ply.
fn legal_action(timeline: &AnyTimeline, text: &str) -> Result<PackedAction, LessonFault> {
    let action = parse_action(timeline, text)?;
    check::play(&mut timeline.clone(), action).map_err(|fault| match fault {
        LessonFault::Action { reason, .. } => LessonFault::Action { action: quoted(text, MAX_QUOTED_CHARS), reason },
        other => other,
    })?;
    Ok(action)
}
