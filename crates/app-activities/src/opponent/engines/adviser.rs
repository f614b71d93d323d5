//! The second adviser: another program that analyses the position which the live analysis shows.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::{SharedEngine, command_of, end_in_background, engine_game};
use crate::opponent::LiveAnalysis;
use crate::opponent::background::StopFlag;
use cannon_app_base::play::Match;
use cannon_app_base::settings::{EngineEntry, Settings};
use cannon_engine_driver::{EngineGame, ExternalEngine, Fault, SearchLine};
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};

/// The other program that analyses, for as long as the live analysis is on.
#[derive(Default)]
pub struct SecondAdviser {
    program: Option<Program>,
    analysed: Option<Analysed>,
}

/// The running program, and what it was started for.
struct Program {
    entry: EngineEntry,
    game: EngineGame,
    engine: SharedEngine,
}

/// The position that the program analyses.
struct Analysed {
    entry: EngineEntry,
    /// The revision of the match and the ply.
    key: (u64, usize),
    report: Arc<Mutex<Report>>,
    shown: Report,
    /// Dropping it stops the search.
    _stop_flag: StopFlag,
}

/// What the program has reported.
#[derive(Clone, Debug, Default, PartialEq)]
struct Report {
    best: Option<SearchLine>,
    fault: Option<Message>,
    has_ended: bool,
}

impl SecondAdviser {
    /// The name of the program that analyses.
    pub fn name(&self) -> Option<&str> {
        self.analysed.as_ref().map(|analysed| analysed.entry.name.as_str())
    }

    /// The best line so far.
    pub fn best_line(&self) -> Option<&SearchLine> {
        self.analysed.as_ref()?.shown.best.as_ref()
    }

    /// Why the program does not analyse.
    pub fn fault(&self) -> Option<&Message> {
        self.analysed.as_ref()?.shown.fault.as_ref()
    }

    /// Whether the program searches.
    pub fn is_searching(&self) -> bool {
        self.analysed.as_ref().is_some_and(|analysed| !analysed.shown.has_ended)
    }

    /// The running program for this entry and game. Another one that runs is ended.
    fn engine_for(&mut self, entry: &EngineEntry, game: EngineGame) -> Result<SharedEngine, Message> {
        if let Some(program) = self.program.as_ref().filter(|program| program.entry == *entry && program.game == game) {
            return Ok(Arc::clone(&program.engine));
        }
        self.program.take().into_iter().for_each(|program| end_in_background(program.engine));
        let command = command_of(entry).map_err(|error| error.to_message())?;
        let engine = Arc::new(Mutex::new(ExternalEngine::new(command, game.clone())));
        self.program = Some(Program { entry: entry.clone(), game, engine: Arc::clone(&engine) });
        Ok(engine)
    }
}

impl Analysed {
    /// Takes what the program has reported. Returns whether it is new.
    fn take_report(&mut self) -> bool {
        let report = self.report.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_new = report != self.shown;
        self.shown = report;
        is_new
    }
}

/// Lets the program analyse what the live analysis shows, and takes its reports.
pub(super) fn follow_analysis(mut live: ResMut<LiveAnalysis>, (game, settings): (Res<Match>, Res<Settings>)) {
    let wanted = live.key().zip(settings.second_adviser());
    let is_current = match (wanted, &live.adviser.analysed) {
        (None, None) => true,
        (Some((key, entry)), Some(analysed)) => analysed.key == key && analysed.entry == *entry,
        _ => false,
    };
    if !is_current {
        let timeline = live.timeline().cloned();
        let adviser = &mut live.adviser;
        // The analysis of the last position must have its stop flag set before the next one begins.
        adviser.analysed = None;
        adviser.analysed = timeline.zip(wanted).map(|(timeline, wanted)| start(adviser, timeline, wanted, &game));
    }
    if live.bypass_change_detection().adviser.analysed.as_mut().is_some_and(Analysed::take_report) {
        live.set_changed();
    }
}

/// Starts the analysis of a position on a thread of its own, which waits until the program has ended the analysis before.
fn start(
    adviser: &mut SecondAdviser,
    timeline: AnyTimeline,
    (key, entry): ((u64, usize), &EngineEntry),
    game: &Match,
) -> Analysed {
    let (stop_flag, report) = (StopFlag::default(), Arc::new(Mutex::new(Report::default())));
    let update = {
        let report = Arc::clone(&report);
        move |change: &dyn Fn(&mut Report)| change(&mut report.lock().unwrap_or_else(PoisonError::into_inner))
    };
    if timeline.outcome().is_some() {
        update(&|report| report.has_ended = true);
    } else {
        match adviser.engine_for(entry, engine_game(game)) {
            Err(reason) => update(&|report| (report.fault, report.has_ended) = (Some(reason.clone()), true)),
            Ok(engine) => {
                let stop = stop_flag.share();
                let thread = thread::Builder::new().name("second adviser".to_owned()).spawn(move || {
                    let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let ended = engine.analyse(&timeline, &stop, &mut |line| {
                        if line.rank == 0 {
                            update(&|report| report.best = Some(line.clone()));
                        }
                    });
                    let fault = ended.err().filter(|fault| *fault != Fault::Interrupted);
                    let fault = fault.map(|fault| fault.to_message());
                    update(&|report| (report.fault, report.has_ended) = (fault.clone(), true));
                });
                if let Err(error) = thread {
                    warn!("no thread for a program: {error}");
                }
            }
        }
    }
    Analysed { entry: entry.clone(), key, report, shown: Report::default(), _stop_flag: stop_flag }
}

/// Ends the program when the player leaves the game.
pub(super) fn release(mut live: ResMut<LiveAnalysis>) {
    let adviser = &mut live.adviser;
    adviser.analysed = None;
    adviser.program.take().into_iter().for_each(|program| end_in_background(program.engine));
}

/// Ends the program with this program. A program that hangs would otherwise go on.
pub(super) fn end(mut live: ResMut<LiveAnalysis>) {
    let adviser = &mut live.adviser;
    adviser.analysed = None;
    let engine = adviser.program.take().map(|program| program.engine);
    engine.into_iter().for_each(|engine| engine.lock().unwrap_or_else(PoisonError::into_inner).end());
}
