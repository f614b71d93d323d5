//! Reading of games as text.

use std::iter::Peekable;
use std::mem;

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::error::{LineError, RecordError};
use cannon_rules::record::{Record, ReplayError};
use cannon_rules::timeline::{Judgement, NodeId, Notes};

use super::GLYPHS;
use super::comment::read_comment;
use super::tags::Tags;
use crate::builder::Builder;
use crate::error::shortened;
use crate::tokens::{Kind, Token, Tokens, quoted_kind};
use crate::words::{game_of_move, split_judgement, with_plain_signs, without_number};
use crate::{Fault, FaultKind, Import, MAX_BYTES, MAX_GAMES};

/// The words for results.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Reads all games of a text. A game begins with its tags. After a fault, the reader goes on with the next game.
pub fn read(text: &str) -> Vec<Result<Import, Fault>> {
    if text.len() > MAX_BYTES {
        return vec![Err(Fault::whole(FaultKind::TooLong(MAX_BYTES)))];
    }
    let mut tokens = Tokens::new(text).peekable();
    let mut games = Vec::new();
    while tokens.peek().is_some() {
        if games.len() == MAX_GAMES {
            games.push(Err(Fault::whole(FaultKind::TooManyGames)));
            break;
        }
        games.push(game(&mut tokens));
    }
    games
}

type Words<'a> = Peekable<Tokens<'a>>;

fn is_tag(token: &Result<Token<'_>, Fault>) -> bool {
    matches!(token, Ok(Token { kind: Kind::Tag(..), .. }))
}

/// Reads the next game, and all words up to the one after it.
fn game(words: &mut Words<'_>) -> Result<Import, Fault> {
    let tags = tags(words)?;
    // Without a tag that names the game, the first move tells it.
    let default = words.clone().take_while(|token| !is_tag(token)).find_map(|token| match token.ok()?.kind {
        Kind::Word(word) => game_of_move(without_number(word)),
        _ => None,
    });
    let begun = tags.begin(default.unwrap_or_default());
    let mut moves = begun.map(Moves::new);
    while let Some(token) = words.next_if(|token| !is_tag(token)) {
        match &mut moves {
            Ok(moves) if moves.stopped.is_none() => moves.stopped = token.and_then(|token| moves.take(&token)).err(),
            _ => {}
        }
    }
    moves?.finish(&tags)
}

fn tags(words: &mut Words<'_>) -> Result<Tags, Fault> {
    let mut tags = Tags::default();
    while let Some(token) = words.next_if(is_tag) {
        if let Kind::Tag(name, value) = token?.kind {
            tags.add(name, value);
        }
    }
    Ok(tags)
}

/// The tree of a game while it is read.
struct Moves {
    timeline: AnyTimeline,
    /// The last node of the line that is being read.
    node: NodeId,
    /// The last node of the moves outside all brackets.
    main_end: NodeId,
    /// The nodes at which variations go back to the line before them.
    open: Vec<NodeId>,
    /// Whether a variation has begun that has no move yet.
    is_at_branch: bool,
    /// What was noted before the first move of a variation.
    early: Notes,
    /// Number of notes so far.
    noted: usize,
    /// The result behind the moves.
    result: Option<String>,
    stopped: Option<Fault>,
}

impl Moves {
    fn new(timeline: AnyTimeline) -> Moves {
        let (node, open, early) = (NodeId::ROOT, Vec::new(), Notes::default());
        Moves {
            timeline,
            node,
            main_end: node,
            open,
            is_at_branch: false,
            early,
            noted: 0,
            result: None,
            stopped: None,
        }
    }

    fn take(&mut self, token: &Token<'_>) -> Result<(), Fault> {
        let taken = match &token.kind {
            Kind::Comment(comment) => self.comment(comment),
            Kind::Open => self.open(),
            Kind::Close => self.close(),
            Kind::Word(word) => self.word(word),
            Kind::Tag(..) => Err(FaultKind::Unexpected(quoted_kind(&token.kind))),
        };
        taken.map_err(|kind| token.fault(kind))
    }

    fn open(&mut self) -> Result<(), FaultKind> {
        let unexpected = || FaultKind::Unexpected("(".to_owned());
        if self.is_at_branch || self.result.is_some() {
            return Err(unexpected());
        }
        let parent = self.timeline.parent(self.node).ok_or_else(unexpected)?;
        self.open.push(mem::replace(&mut self.node, parent));
        self.is_at_branch = true;
        Ok(())
    }

    fn close(&mut self) -> Result<(), FaultKind> {
        if self.is_at_branch {
            return Err(FaultKind::Unexpected(")".to_owned()));
        }
        self.node = self.open.pop().ok_or_else(|| FaultKind::Unexpected(")".to_owned()))?;
        Ok(())
    }

    fn comment(&mut self, comment: &str) -> Result<(), FaultKind> {
        self.note(read_comment(comment))
    }

    /// Adds to the notes at the last move, or to those that wait for the first move of a variation.
    ///
    /// # Errors
    /// The notes would be too long, or are about a place that the board does not have. They are unchanged then.
    fn note(&mut self, added: Notes) -> Result<(), FaultKind> {
        if added.is_empty() {
            return Ok(());
        }
        if self.is_at_branch {
            merge(&mut self.early, added);
            return Ok(());
        }
        self.noted += 1;
        let mut notes = self.timeline.notes(self.node).cloned().unwrap_or_default();
        merge(&mut notes, added);
        let fault =
            |fault| FaultKind::Record(RecordError::Notes { number: self.noted, fault: LineError::Notes(fault) });
        self.timeline.set_notes(self.node, notes).map_err(fault)
    }

    fn word(&mut self, word: &str) -> Result<(), FaultKind> {
        if let Some(glyph) = word.strip_prefix('$') {
            let found = GLYPHS.iter().find(|(number, _)| glyph == number.to_string());
            return found.map_or(Ok(()), |(_, judgement)| self.judge(*judgement));
        }
        if let Ok(judgement) = word.parse() {
            return self.judge(judgement);
        }
        if RESULTS.contains(&word) && self.open.is_empty() && self.result.is_none() {
            self.result = Some(word.to_owned());
            return Ok(());
        }
        let action = without_number(word);
        if action.trim_matches(['.', '…']).is_empty() {
            return Ok(());
        }
        if self.result.is_some() {
            return Err(FaultKind::AfterEnd(shortened(word)));
        }
        let (action, judgement) = split_judgement(action);
        self.play(action)?;
        judgement.parse().map_or(Ok(()), |judgement| self.judge(judgement))
    }

    /// Judges the last move. The first of several judgements counts.
    fn judge(&mut self, judgement: Judgement) -> Result<(), FaultKind> {
        let is_judged = self.timeline.notes(self.node).is_some_and(|notes| notes.judgement.is_some());
        if is_judged && !self.is_at_branch {
            return Ok(());
        }
        self.note(Notes { judgement: Some(judgement), ..Notes::default() })
    }

    fn play(&mut self, word: &str) -> Result<(), FaultKind> {
        let text = with_plain_signs(word);
        let number = self.timeline.ply_of(self.node).unwrap_or_default() + 1;
        let fault = |fault| FaultKind::Record(RecordError::Action { number, text: shortened(word), fault });
        let action = self.timeline.read_action_at(self.node, &text);
        let action = action.map_err(|error| fault(ReplayError::Unreadable(error)))?;
        let node = self.timeline.add_variation(self.node, action);
        self.node = node.map_err(|refused| fault(ReplayError::Refused(refused)))?;
        self.is_at_branch = false;
        if self.open.is_empty() {
            self.main_end = self.node;
        }
        let early = mem::take(&mut self.early);
        self.note(early)
    }

    /// The game with what its tags say.
    fn finish(mut self, tags: &Tags) -> Result<Import, Fault> {
        if self.stopped.is_none() && (self.is_at_branch || !self.open.is_empty()) {
            self.stopped = Some(Fault::whole(FaultKind::Expected(")")));
        }
        let first = self.timeline.side_to_move_at(0);
        let end = tags.end(self.result.as_deref(), first);
        let plies = tags.ply_count().map_err(Fault::whole)?;
        // A variation that repeats a move of the main line may have come before the continuation of the main line there.
        self.timeline.set_main_end(self.main_end);
        let line = self.timeline.main_line();
        let last = line.len() - 1;
        self.timeline.set_main_end(line[plies.unwrap_or(last).min(last)]);
        if self.timeline.node_count() == 1
            && let Some(fault) = self.stopped
        {
            return Err(fault);
        }
        let builder = Builder { players: tags.players(first), started: tags.started(), timeline: self.timeline };
        let import = builder.finish_tree(end, self.stopped);
        let record = Record { name: tags.name(), scheme: tags.scheme(), ..import.record };
        Ok(Import { record, ..import })
    }
}

/// Adds notes to others. A second comment is a line of its own.
fn merge(notes: &mut Notes, added: Notes) {
    if !notes.comment.is_empty() && !added.comment.is_empty() {
        notes.comment.push('\n');
    }
    notes.comment.push_str(&added.comment);
    notes.shapes.extend(added.shapes);
    notes.judgement = notes.judgement.or(added.judgement);
}
