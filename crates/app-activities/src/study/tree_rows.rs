//! The tree of a study as rows, one for each move that is not folded away.

use std::collections::HashSet;

use bevy::prelude::*;

use super::PanelRequest;
use cannon_app_base::play::Match;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::NodeId;

/// A move in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The node to which the move leads.
    pub node: NodeId,
    /// How many variations contain the move: 0 in the main line.
    pub depth: usize,
    /// Whether the move begins a variation of several moves, so that those after it can be folded away.
    pub can_fold: bool,
    /// Whether the moves after it are folded away.
    pub is_folded: bool,
}

/// The rows of the study on the table. They are found anew when the tree has changed.
#[derive(Resource, Default)]
pub struct TreeRows {
    rows: Vec<TreeRow>,
    /// The first moves of the variations that are folded.
    folded: HashSet<NodeId>,
    /// The tree for which the rows were found.
    revision: Option<u64>,
}

impl TreeRows {
    /// The rows from top to bottom. A move is followed by its variations, and these by the moves that continue it.
    pub fn rows(&self) -> &[TreeRow] {
        &self.rows
    }

    /// The row of a node, unless it is folded away.
    pub fn row_of(&self, node: NodeId) -> Option<usize> {
        self.rows.iter().position(|row| row.node == node)
    }

    /// Folds the variation that a move begins, or unfolds it.
    fn toggle_fold(&mut self, node: NodeId) {
        if !self.folded.remove(&node) {
            self.folded.insert(node);
        }
        self.revision = None;
    }

    /// Whether every variation is folded.
    pub fn is_all_folded(&self) -> bool {
        self.rows.iter().all(|row| row.is_folded || !row.can_fold)
    }

    /// Folds all variations but those with the shown position, or unfolds all.
    fn fold_all(&mut self, is_folded: bool, timeline: &AnyTimeline) {
        if is_folded {
            self.folded.extend(self.rows.iter().filter(|row| row.can_fold).map(|row| row.node));
            self.reveal(timeline, timeline.current_node());
        } else {
            self.folded.clear();
        }
        self.revision = None;
    }

    /// Unfolds the variations that contain a node.
    fn reveal(&mut self, timeline: &AnyTimeline, node: NodeId) {
        // A variation that begins with the node itself may stay folded.
        let before = std::iter::successors(timeline.parent(node), |&node| timeline.parent(node));
        for node in before {
            if self.folded.remove(&node) {
                self.revision = None;
            }
        }
    }
}

/// Keeps the rows in step with the tree. The variation with the cursor is unfolded.
pub(super) fn update_rows(
    mut panel_requests: MessageReader<PanelRequest>,
    game: Res<Match>,
    mut rows: ResMut<TreeRows>,
    mut shown: Local<Option<NodeId>>,
) {
    for request in panel_requests.read() {
        match *request {
            PanelRequest::ToggleFold(node) => rows.toggle_fold(node),
            PanelRequest::FoldAll(is_folded) => rows.fold_all(is_folded, game.timeline()),
            PanelRequest::TakePen(_) => {}
        }
    }
    if !game.is_study() {
        if rows.revision.is_some() {
            *rows = TreeRows::default();
        }
        return;
    }
    let timeline = game.timeline();
    if shown.replace(timeline.current_node()) != Some(timeline.current_node()) {
        rows.bypass_change_detection().reveal(timeline, timeline.current_node());
    }
    if rows.revision != Some(game.tree_revision()) {
        rows.rows = rows_of(timeline, &rows.folded);
        rows.revision = Some(game.tree_revision());
    }
}

/// What remains to be listed.
enum Pending {
    /// A variation that begins with this node.
    Variation(NodeId, usize),
    /// The continuations of a node, whose main one has this depth.
    Continuations(NodeId, usize),
}

/// The rows of a tree.
fn rows_of(timeline: &AnyTimeline, folded: &HashSet<NodeId>) -> Vec<TreeRow> {
    let mut rows = Vec::with_capacity(timeline.node_count());
    let mut pending = vec![Pending::Continuations(NodeId::ROOT, 0)];
    while let Some(next) = pending.pop() {
        match next {
            Pending::Variation(node, depth) => {
                let can_fold = !timeline.children(node).is_empty();
                let is_folded = can_fold && folded.contains(&node);
                rows.push(TreeRow { node, depth, can_fold, is_folded });
                if !is_folded {
                    pending.push(Pending::Continuations(node, depth));
                }
            }
            Pending::Continuations(node, depth) => {
                let (main, others) = timeline.continuations(node);
                if let Some(main) = main {
                    rows.push(TreeRow { node: main, depth, can_fold: false, is_folded: false });
                    pending.push(Pending::Continuations(main, depth));
                }
                pending.extend(others.iter().rev().map(|&other| Pending::Variation(other, depth + 1)));
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::GameId;
    use cannon_rules::timeline::HouseRules;

    /// A game of two turns after the towns, with variations, and the nodes of its main line.
    fn tree() -> (AnyTimeline, Vec<NodeId>) {
        let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("the initial position");
        for text in ["@e1", "@e10", "a2-b3", "b9-a8"] {
            let action = timeline.read_action(text).expect("an action");
            timeline.play(action).expect("legal");
        }
        let main = timeline.main_line();
        (timeline, main)
    }

    fn add(timeline: &mut AnyTimeline, from: NodeId, texts: &[&str]) -> NodeId {
        texts.iter().fold(from, |node, text| {
            let action = timeline.read_action_at(node, text).expect("an action");
            timeline.add_variation(node, action).expect("legal")
        })
    }

    fn listed(timeline: &AnyTimeline, folded: &HashSet<NodeId>) -> Vec<String> {
        let text = |row: &TreeRow| {
            let parent = timeline.parent(row.node).expect("a move");
            let sign = if timeline.continuations(parent).1.contains(&row.node) { "+" } else { "" };
            format!("{}{sign}{}", " ".repeat(row.depth), timeline.notation_of(row.node).unwrap_or_default())
        };
        rows_of(timeline, folded).iter().map(text).collect()
    }

    #[test]
    fn variations_follow_the_move_to_which_they_are_an_alternative() {
        let (mut timeline, main) = tree();
        let other = add(&mut timeline, main[2], &["c2-d3"]);
        add(&mut timeline, other, &["d9-e8"]);
        add(&mut timeline, other, &["b9-a8", "e2-f3"]);
        add(&mut timeline, main[4], &["e2-f3"]);
        let all = ["@e1", "@e10", "a2-b3", " +c2-d3", " d9-e8", "  +b9-a8", "  e2-f3", "b9-a8", " +e2-f3"];
        assert_eq!(listed(&timeline, &HashSet::new()), all);
        let folded = ["@e1", "@e10", "a2-b3", " +c2-d3", "b9-a8", " +e2-f3"];
        assert_eq!(listed(&timeline, &HashSet::from([other])), folded);
    }

    #[test]
    fn a_deep_tree_has_a_row_for_each_node() {
        let (mut timeline, _) = tree();
        for step in 0..120 {
            let (node, moves) = (timeline.current_node(), timeline.actions());
            for &action in moves.iter().skip(step % 5).step_by(moves.len().div_ceil(4)) {
                timeline.add_variation(node, action).expect("legal");
            }
            // Each step goes on in the last variation of the step before.
            let Some(&last) = timeline.children(node).last() else { break };
            timeline.select(last);
        }
        let rows = rows_of(&timeline, &HashSet::new());
        assert!(rows.len() > 200 && rows.iter().any(|row| row.depth > 50), "{}", rows.len());
        assert_eq!(rows.len(), timeline.node_count() - 1);
        let nodes: HashSet<NodeId> = rows.iter().map(|row| row.node).collect();
        assert_eq!(nodes.len(), rows.len(), "each node once");
    }
}
