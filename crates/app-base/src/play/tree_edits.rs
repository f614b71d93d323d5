//! Studies, and changes of the tree of a match.

use std::sync::Arc;

use super::{Match, MatchEvent, MatchPurpose, MatchSetup, TreeEdit};
use cannon_rules::PackedAction;
use cannon_rules::any::{AnyRefusal, AnyTimeline};
use cannon_rules::record::{Clocks, Player, Players, Record, RecordedAction, Seat};
use cannon_rules::timeline::{Deleted, NodeId};

/// What belongs to a study.
pub(super) struct StudyState {
    /// The record from which the study was opened, without its variations and notes, which are in the timeline.
    source: Arc<Record>,
    /// The actions of the game when the study was opened.
    game: Vec<PackedAction>,
    /// The deletions that can be undone, the last one at the end.
    deleted: Vec<Deleted>,
}

/// A study at a moment. It is made quickly, and its record can be made in another thread.
#[derive(Clone)]
pub struct StudySnapshot {
    source: Arc<Record>,
    timeline: AnyTimeline,
}

impl StudySnapshot {
    /// The record of the study. Clocks and result of a game are those of the game, for as long as its main line is the same.
    pub fn record(&self) -> Record {
        let StudySnapshot { source, timeline } = self;
        let mut record = Record::with_redo(timeline, source.players.clone(), source.started);
        let is_same = |(new, old): &(&mut RecordedAction, &RecordedAction)| new.text == old.text;
        let kept = record.actions.iter_mut().zip(&source.actions).take_while(is_same);
        let kept = kept.map(|(new, old)| new.clock_ms = old.clock_ms).count();
        if kept == source.actions.len() && kept == record.actions.len() {
            record.result = source.result;
        }
        record.name.clone_from(&source.name);
        record.scheme.clone_from(&source.scheme);
        record.coach = source.coach;
        record.study = source.study;
        record
    }
}

/// The actions of the main line.
fn main_actions(timeline: &AnyTimeline) -> Vec<PackedAction> {
    timeline.main_line().into_iter().filter_map(|node| timeline.action_of(node)).collect()
}

impl Match {
    /// The study of a record, at its last ply. A person plays both sides, and there are no clocks.
    pub(super) fn of_study(record: &Record, timeline: AnyTimeline, purpose: MatchPurpose) -> Match {
        let person = |player: &Player| Player { seat: Seat::Human, name: player.name.clone(), ..Player::default() };
        let players = Players { south: person(&record.players.south), north: person(&record.players.north) };
        let clocks = Clocks::new(&players);
        let setup = MatchSetup { players, purpose, ..MatchSetup::of_record(record) };
        let source = Record { variations: Vec::new(), notes: Vec::new(), ..record.clone() };
        let game = main_actions(&timeline);
        let mut study = Match::of_timeline(setup, timeline, clocks);
        study.study = Some(StudyState { source: Arc::new(source), game, deleted: Vec::new() });
        study.started_at = record.started;
        study
    }

    /// Whether the match is a study, a model game included.
    pub fn is_study(&self) -> bool {
        matches!(self.purpose(), MatchPurpose::Study | MatchPurpose::ModelGame)
    }

    /// Whether the match is a model game, which is read and never saved.
    pub fn is_model_game(&self) -> bool {
        self.purpose() == MatchPurpose::ModelGame
    }

    /// The study as it is now; `None` if the match is no study.
    pub fn study_snapshot(&self) -> Option<StudySnapshot> {
        let source = Arc::clone(&self.study.as_ref()?.source);
        Some(StudySnapshot { source, timeline: self.timeline.clone() })
    }

    /// Whether the match is the study of a game whose main line is no longer the game, so that the study is saved beside it.
    pub fn has_left_game(&self) -> bool {
        let game = self.study.as_ref().filter(|study| !study.source.study).map(|study| &study.game);
        game.is_some_and(|game| *game != main_actions(&self.timeline))
    }

    /// Whether a deletion can be undone.
    pub fn can_undo_delete(&self) -> bool {
        self.study.as_ref().is_some_and(|study| !study.deleted.is_empty())
    }

    /// Whether the match is a study whose main line grows, as opposed to the study of a game.
    fn has_open_end(&self) -> bool {
        self.study.as_ref().is_some_and(|study| study.source.study)
    }

    /// Plays an action in a study. An action that the tree has is followed. Another one becomes a variation or, at the end of a main line
    /// that grows, goes on with it.
    pub(super) fn try_action(&mut self, action: PackedAction, animation_variant: Option<u8>) -> Result<(), AnyRefusal> {
        let (parent, ply) = (self.timeline.current_node(), self.timeline.ply());
        let extends_main_line = self.has_open_end() && parent == self.timeline.main_end();
        let node = self.timeline.add_variation(parent, action)?;
        if extends_main_line {
            self.timeline.set_main_end(node);
        }
        self.timeline.select(node);
        self.tree_revision += 1;
        self.forget_animations();
        self.animation_variants[ply] = animation_variant;
        self.revision += 1;
        Ok(())
    }

    /// Another line is in view, whose actions have no chosen animations.
    fn forget_animations(&mut self) {
        self.animation_variants = vec![None; self.timeline.last_ply()];
    }

    /// Moves the cursor of a study along the line in view, at most to its end.
    pub(super) fn select_ply(&mut self, ply: usize) {
        if let Some(node) = self.timeline.node_at(ply.min(self.timeline.last_ply())) {
            self.select(node);
        }
    }

    /// Brings a node into view. The event tells whether the board can go on from the position that it shows.
    fn select(&mut self, node: NodeId) -> MatchEvent {
        let (before, ply) = (self.timeline.current_node(), self.timeline.ply());
        self.timeline.select(node);
        if self.timeline.current_node() != before {
            self.forget_animations();
            self.revision += 1;
        }
        let goes_on = self.timeline.node_at(ply) == Some(before);
        if goes_on { MatchEvent::ViewChanged } else { MatchEvent::LivePlyChanged }
    }

    /// Changes the tree. A game, as opposed to a study, takes only notes.
    ///
    /// # Errors
    /// The edit is not possible in this match or at this node. Nothing has changed then.
    pub(super) fn edit_tree(&mut self, edit: &TreeEdit) -> Result<Vec<MatchEvent>, AnyRefusal> {
        let is_for_studies = !matches!(edit, TreeEdit::SetNotes { .. });
        if is_for_studies && !self.is_study() {
            return Err(AnyRefusal::new("refused-only-in-study", "only possible in a study"));
        }
        let mut events = vec![MatchEvent::TreeChanged];
        let changes_nodes = !matches!(edit, TreeEdit::Select(_) | TreeEdit::SelectLine(_) | TreeEdit::SetNotes { .. });
        self.tree_revision += u64::from(changes_nodes);
        match edit {
            TreeEdit::SetNotes { node, notes } => {
                let refused = |error| AnyRefusal::because_of("refused-notes", &error);
                self.timeline.set_notes(*node, notes.clone()).map_err(refused)?;
            }
            TreeEdit::Select(node) => events = vec![self.select(*node)],
            TreeEdit::SelectLine(actions) => events = vec![self.select(self.node_after(actions))],
            TreeEdit::AddLine { from, actions } => self.add_line(*from, actions)?,
            TreeEdit::Promote(node) => self.timeline.promote(*node),
            TreeEdit::Delete(node) => events.extend(self.delete(*node)?),
            TreeEdit::UndoDelete => events.push(self.undo_delete()?),
        }
        Ok(events)
    }

    /// The node to which these actions lead from the beginning, as far as the tree has them.
    fn node_after(&self, actions: &[PackedAction]) -> NodeId {
        let next = |node: NodeId, action: &PackedAction| {
            let children = self.timeline.children(node).iter();
            children.copied().find(|&child| self.timeline.action_of(child) == Some(*action))
        };
        actions.iter().try_fold(NodeId::ROOT, |node, action| next(node, action).ok_or(node)).unwrap_or_else(|node| node)
    }

    /// Adds a line after a node, as far as its actions are legal and the tree has room.
    fn add_line(&mut self, from: NodeId, actions: &[PackedAction]) -> Result<(), AnyRefusal> {
        let mut node = from;
        for &action in actions {
            match self.timeline.add_variation(node, action) {
                Ok(next) => node = next,
                Err(refusal) if node == from => return Err(refusal),
                Err(_) => break,
            }
        }
        Ok(())
    }

    /// Deletes a node. Returns an event if the cursor has moved.
    fn delete(&mut self, node: NodeId) -> Result<Option<MatchEvent>, AnyRefusal> {
        let before = self.timeline.current_node();
        let refused = || AnyRefusal::new("refused-beginning-stays", "the beginning cannot be deleted");
        let deleted = self.timeline.delete(node).ok_or_else(refused)?;
        if let Some(study) = &mut self.study {
            study.deleted.push(deleted);
        }
        if self.timeline.current_node() == before {
            return Ok(None);
        }
        self.forget_animations();
        self.revision += 1;
        Ok(Some(MatchEvent::LivePlyChanged))
    }

    /// Undoes the last deletion that can still be undone.
    fn undo_delete(&mut self) -> Result<MatchEvent, AnyRefusal> {
        while let Some(deleted) = self.study.as_mut().and_then(|study| study.deleted.pop()) {
            if self.timeline.restore(&deleted).is_some() {
                self.forget_animations();
                self.revision += 1;
                return Ok(MatchEvent::LivePlyChanged);
            }
        }
        Err(AnyRefusal::new("refused-nothing-to-undo", "there is nothing to undo"))
    }
}
