//! The game with its variations, comments, judgements, arrows and circles, as books of games print it.
//!
//! A variation stands behind the move that it replaces. The first levels of variations are indented, each in an element of its own; deeper
//! variations stand in brackets, so that a tree of any depth makes a page that browsers can show. The tree is walked with a list of what is
//! still to be written, because variations can be as deep as the game is long.

use cannon_drawing::diagram_with_shapes;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::{Judgement, NodeId, Notes};

use crate::markup::Markup;
use crate::review::Review;

/// The number of levels of variations that are indented.
const INDENTED_LEVELS: usize = 5;
/// The size from which on no more diagrams are drawn, in bytes. Arrows and circles are then written as text.
const MAX_DIAGRAM_BYTES: usize = 2 << 20;

/// Whether a game has more than its moves: variations or notes.
pub(crate) fn has_tree(timeline: &AnyTimeline) -> bool {
    let main_line = timeline.main_line();
    let is_noted = |node: &NodeId| timeline.notes(*node).is_some_and(|notes| !notes.is_empty());
    timeline.node_count() > main_line.len() || main_line.iter().any(is_noted)
}

/// Writes the section.
pub(crate) fn write(page: &mut Markup, review: &Review<'_>, timeline: &AnyTimeline) {
    page.element("section", &[("class", "tree")], |page| {
        page.leaf("h2", &[], &review.words.text("report-tree"));
        page.element("div", &[("class", "line")], |page| {
            Writer { page, review, timeline, diagrams: 0, diagram_bytes: 0, depth: 0 }.write();
        });
    });
}

/// What is still to be written.
enum Task {
    /// The moves that follow a node, with the variations beside them.
    Continue(NodeId),
    /// The beginning of a variation, with the node of its first move.
    Begin(NodeId),
    /// The end of a variation.
    End,
}

struct Writer<'a> {
    page: &'a mut Markup,
    review: &'a Review<'a>,
    timeline: &'a AnyTimeline,
    /// The number of diagrams so far, and their size.
    diagrams: usize,
    diagram_bytes: usize,
    /// The level of the variation that is written; 0 for the game itself.
    depth: usize,
}

impl Writer<'_> {
    fn write(mut self) {
        self.write_notes(NodeId::ROOT);
        let mut tasks = vec![Task::Continue(NodeId::ROOT)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Continue(node) => self.write_next(node, &mut tasks),
                Task::Begin(node) => {
                    self.begin_variation();
                    self.write_move(node);
                    tasks.push(Task::Continue(node));
                }
                Task::End => self.end_variation(),
            }
        }
    }

    /// Writes the main move that follows a node, and leaves the variations beside it and the moves after it as tasks.
    fn write_next(&mut self, node: NodeId, tasks: &mut Vec<Task>) {
        let (main, variations) = self.timeline.continuations(node);
        if let Some(main) = main {
            self.write_move(main);
            tasks.push(Task::Continue(main));
        }
        for &variation in variations.iter().rev() {
            tasks.push(Task::End);
            tasks.push(Task::Begin(variation));
        }
    }

    fn begin_variation(&mut self) {
        self.depth += 1;
        if self.depth <= INDENTED_LEVELS {
            self.page.begin("div", &[("class", "variation")]);
        } else {
            self.page.text("( ");
        }
    }

    fn end_variation(&mut self) {
        if self.depth <= INDENTED_LEVELS {
            self.page.end("div");
        } else {
            self.page.text(") ");
        }
        self.depth -= 1;
    }

    /// Writes the move that led to a node, with its number, its judgement and its notes.
    fn write_move(&mut self, node: NodeId) {
        let number = self.timeline.ply_of(node).unwrap_or_default();
        let notation = self.timeline.notation_of(node).unwrap_or_default();
        let judgement = self.timeline.notes(node).and_then(|notes| notes.judgement);
        self.page.element("span", &[("class", "move")], |page| {
            page.leaf("span", &[("class", "number")], &format!("{number}."));
            page.text(&format!("\u{a0}{notation}"));
            if let Some(judgement) = judgement {
                page.leaf("span", &[("class", class(judgement))], judgement.symbol());
            }
        });
        self.page.text(" ");
        self.write_notes(node);
    }

    /// Writes the comment of a node, and the board with its arrows and circles.
    fn write_notes(&mut self, node: NodeId) {
        let timeline = self.timeline;
        let Some(notes) = timeline.notes(node) else { return };
        if !notes.comment.is_empty() {
            self.page.element("span", &[("class", "comment")], |page| {
                for (index, line) in notes.comment.lines().enumerate() {
                    if index > 0 {
                        page.void("br", &[]);
                    }
                    page.text(line);
                }
            });
            self.page.text(" ");
        }
        if !notes.shapes.is_empty() {
            self.write_shapes(node, notes);
        }
    }

    fn write_shapes(&mut self, node: NodeId, notes: &Notes) {
        let words = self.review.words;
        let texts: Vec<String> = notes.shapes.iter().map(ToString::to_string).collect();
        let shapes = self.review.format("report-shapes", [("shapes", texts.join(" "))]);
        if self.diagram_bytes < MAX_DIAGRAM_BYTES {
            let ply = self.timeline.ply_of(node).unwrap_or_default();
            let title = format!("{} {shapes}", words.format("report-tree-diagram", &[("turn", ply.into())]));
            if let Some(board) = diagram_with_shapes(self.timeline, node, &notes.shapes, &title, words.tag()) {
                let before = self.page.len();
                let svg = board.to_inline_svg(&format!("tree{}-", self.diagrams));
                self.page.element("figure", &[("class", "board")], |page| page.raw(&svg));
                self.diagrams += 1;
                self.diagram_bytes += self.page.len() - before;
            }
        } else {
            self.page.leaf("span", &[("class", "shapes")], &shapes);
            self.page.text(" ");
        }
    }
}

/// The class of a judgement in the style sheet.
const fn class(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Brilliant => "judgement brilliant",
        Judgement::Good => "judgement good",
        Judgement::Interesting => "judgement interesting",
        Judgement::Dubious => "judgement dubious",
        Judgement::Mistake => "judgement mistake",
        Judgement::Blunder => "judgement blunder",
    }
}
