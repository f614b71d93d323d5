//! What can be done in the editor, and the one system that does it.

use std::path::PathBuf;

use bevy::prelude::*;

use super::Bench;
use super::bench::{Aspect, Version};
use super::strokes::line;
use crate::app::common::board::Spot;
use crate::app::games::workshop::{Brush, Remark, ToolId, Weight};
use crate::app::games::{Design, Workshop, find};
use crate::app::i18n::Words;
use crate::app::play::Match;
use cannon_rules::Side;

/// Something to be done in the editor. Pointer, keys and panels all send this message.
#[derive(Message, Clone, Debug)]
pub enum Edit {
    /// Put a set-up on the bench. Undo brings back what was there.
    Open {
        /// The game that it is for.
        game: &'static str,
        /// The set-up.
        design: Box<dyn Design>,
        /// The file that it is kept in.
        file: Option<PathBuf>,
        /// Whether nothing would be lost with it as it is.
        kept: bool,
    },
    /// Clear the bench, for good.
    Close,
    /// Take a tool in the hand.
    Take(Brush),
    /// Do everything for both sides alike, or not.
    Mirror(bool),
    /// Begin a stroke of the brush at a place, or lead it on to there.
    Stroke(Spot),
    /// The stroke is over: all of it is one step.
    EndStroke,
    /// Turn what stands at a place by an eighth.
    Turn {
        /// Where.
        at: Spot,
        /// To the right or to the left.
        right: bool,
    },
    /// Make the board larger or smaller.
    Resize(u8),
    /// Give it a name.
    SetName(String),
    /// Say something about it.
    SetAbout(String),
    /// One step back.
    Undo,
    /// One step on.
    Redo,
    /// The set-up is kept in this file as it is now.
    Kept(PathBuf),
    /// This file has been deleted.
    Deleted(PathBuf),
    /// Show the places that a remark speaks of; `None` for those of all errors.
    PointOut(Option<usize>),
    /// A game begins from the set-up as it is now.
    TryOut,
}

/// The editor. Changed by [`Edit`]s only.
#[derive(Resource, Debug)]
pub struct Editor {
    bench: Option<Bench>,
    brush: Brush,
    mirrors: bool,
    stroke: Option<Stroke>,
    remarks: Vec<Remark>,
    /// The revision of the bench that the remarks are about.
    judged: Option<u64>,
    pointed_out: Option<usize>,
    /// The position text of the game that was begun to try the set-up.
    trial: Option<String>,
}

/// A stroke of the brush that is not over.
#[derive(Debug)]
struct Stroke {
    last: Spot,
    before: Version,
}

impl Default for Editor {
    fn default() -> Self {
        Editor {
            bench: None,
            brush: Brush { tool: ToolId(0), side: Side::South },
            mirrors: true,
            stroke: None,
            remarks: Vec::new(),
            judged: None,
            pointed_out: None,
            trial: None,
        }
    }
}

impl Editor {
    /// The bench, once something has been on it.
    #[must_use]
    pub fn bench(&self) -> Option<&Bench> {
        self.bench.as_ref()
    }

    /// The workshop of the game whose set-up is on the bench.
    #[must_use]
    pub fn workshop(&self) -> Option<&'static Workshop> {
        find(self.bench.as_ref()?.game())?.workshop
    }

    /// The tool in the hand.
    #[must_use]
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// Whether everything is done for both sides alike.
    #[must_use]
    pub fn mirrors(&self) -> bool {
        self.mirrors
    }

    /// What is to be said about the set-up, errors first. As it was before the stroke, while one is being made.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// The remark whose places are shown.
    #[must_use]
    pub fn pointed_out(&self) -> Option<usize> {
        self.pointed_out
    }

    /// The first reason why the set-up cannot be played.
    #[must_use]
    pub fn first_error(&self) -> Option<&Remark> {
        self.remarks.iter().find(|remark| remark.weight == Weight::Error)
    }

    /// All that is to be said about one place, errors first.
    pub fn remarks_at(&self, at: Spot) -> impl Iterator<Item = &Remark> {
        self.remarks.iter().filter(move |remark| remark.places.contains(&at))
    }

    /// Whether what is on the bench is not kept as it is.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        self.bench.as_ref().is_some_and(Bench::is_unsaved)
    }

    /// Whether a game was begun to try what is on the bench.
    #[must_use]
    pub fn is_tried_in(&self, game: &Match) -> bool {
        self.trial.is_some() && self.trial == Some(game.timeline().position_text_at(0))
    }
}

/// Does what is asked, in order.
pub(super) fn apply(mut edits: MessageReader<Edit>, mut editor: ResMut<Editor>) {
    for edit in edits.read() {
        editor.apply(edit);
    }
}

/// Looks at the set-up anew when a step is done. Not within a stroke, since every look keeps the board for good (see the rules' `Board`).
pub(super) fn judge(mut editor: ResMut<Editor>, words: Res<Words>) {
    let Some(bench) = &editor.bench else { return };
    let revision = Some(bench.revision());
    if editor.stroke.is_some() || (editor.judged == revision && !words.is_changed()) {
        return;
    }
    let remarks = bench.design().remarks(&words);
    editor.judged = revision;
    if remarks != editor.remarks {
        editor.remarks = remarks;
        editor.pointed_out = None;
    }
}

impl Editor {
    fn apply(&mut self, edit: &Edit) {
        match edit {
            Edit::Take(brush) => self.brush = *brush,
            Edit::Mirror(mirrors) => self.mirrors = *mirrors,
            Edit::PointOut(remark) => self.pointed_out = remark.filter(|&index| index < self.remarks.len()),
            Edit::Open { game, design, file, kept } => {
                self.end_stroke();
                let fresh = Bench::new(game, design.clone(), file.clone(), *kept);
                match &mut self.bench {
                    Some(bench) => bench.put(fresh),
                    None => self.bench = Some(fresh),
                }
            }
            Edit::Close => {
                let Editor { brush, mirrors, .. } = *self;
                *self = Editor { brush, mirrors, ..Editor::default() };
            }
            Edit::EndStroke => self.end_stroke(),
            Edit::Stroke(to) => self.stroke(*to),
            _ => {
                self.end_stroke();
                self.work(edit);
            }
        }
    }

    /// What is done to the set-up as a whole.
    fn work(&mut self, edit: &Edit) {
        let Some(bench) = &mut self.bench else { return };
        let mirrors = self.mirrors;
        match edit {
            Edit::Turn { at, right } => bench.step(Aspect::Board, |design| design.turn(*at, *right, mirrors)),
            Edit::Resize(size) => bench.step(Aspect::Board, |design| design.resize(*size)),
            Edit::SetName(name) => bench.step(Aspect::Name, |design| design.set_name(name.clone())),
            Edit::SetAbout(about) => bench.step(Aspect::About, |design| design.set_about(about.clone())),
            Edit::Undo => bench.undo(),
            Edit::Redo => bench.redo(),
            Edit::Kept(file) => bench.note_kept(file.clone()),
            Edit::Deleted(file) => bench.note_deleted(file),
            Edit::TryOut => self.trial = bench.design().start(),
            Edit::Open { .. }
            | Edit::Close
            | Edit::Take(_)
            | Edit::Mirror(_)
            | Edit::Stroke(_)
            | Edit::EndStroke
            | Edit::PointOut(_) => {}
        }
    }

    /// Begins a stroke, or leads it on over all places in between.
    fn stroke(&mut self, to: Spot) {
        let Some(bench) = &mut self.bench else { return };
        let (brush, mirrors) = (self.brush, self.mirrors);
        match &mut self.stroke {
            None => {
                self.stroke = Some(Stroke { last: to, before: bench.moment() });
                bench.change(|design| design.paint(brush, to, mirrors, true));
            }
            Some(stroke) => {
                for at in line(stroke.last, to) {
                    bench.change(|design| design.paint(brush, at, mirrors, false));
                }
                stroke.last = to;
            }
        }
    }

    fn end_stroke(&mut self) {
        if let (Some(stroke), Some(bench)) = (self.stroke.take(), &mut self.bench) {
            bench.remember(stroke.before, Some(Aspect::Board));
        }
    }
}
