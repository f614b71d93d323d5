//! Positions in pictures: a PNG file says in chunks of text which position it shows, so that the picture can be opened as a position.
//!
//! | keyword | text |
//! |---|---|
//! | `Cannon-Game` | the word for the game, such as `tank-chess` |
//! | `Cannon-Rules` | the ruleset as JSON |
//! | `Cannon-Position` | the position text |
//!
//! The chunks are of the type `iTXt`, uncompressed. Chunks of the type `tEXt`, into which programs for pictures may turn them, are read, too.
//! Programs that scale or convert a picture may leave them out. The picture itself is neither read nor changed.

use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, RecordError, Seat};
use cannon_rules::timeline::HouseRules;
use jiff::Timestamp;
use serde_json::Value;

use crate::{Fault, FaultKind};

/// The first bytes of every PNG file.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// The keywords of the chunks.
const GAME: &str = "Cannon-Game";
const RULES: &str = "Cannon-Rules";
const POSITION: &str = "Cannon-Position";
/// The maximum length of a text, in bytes. A position takes less than three kilobytes.
const MAX_TEXT_BYTES: usize = 1 << 16;

/// The position that a picture shows, with the rules of its game.
#[derive(Clone, Debug, PartialEq)]
pub struct PicturedPosition {
    /// The game.
    pub game: GameId,
    /// The ruleset, as the game's JSON value.
    pub ruleset: Value,
    /// The position text.
    pub position: String,
}

/// Whether bytes are a PNG file, as far as their beginning tells.
pub fn is_png(bytes: &[u8]) -> bool {
    bytes.starts_with(&SIGNATURE)
}

impl PicturedPosition {
    /// The position of a game at `ply` (at the last ply if `ply` is beyond it).
    pub fn at(timeline: &AnyTimeline, ply: usize) -> PicturedPosition {
        PicturedPosition {
            game: timeline.game(),
            ruleset: timeline.ruleset(),
            position: timeline.position_text_at(ply),
        }
    }

    /// A PNG file with this position in it, in place of any other position.
    ///
    /// # Errors
    /// The bytes are not a whole PNG file.
    pub fn embed(&self, png: &[u8]) -> Result<Vec<u8>, Fault> {
        let mut with_position = SIGNATURE.to_vec();
        for (index, chunk) in chunks(png)?.into_iter().enumerate() {
            if chunk.text().is_none_or(|(keyword, _)| ![GAME, RULES, POSITION].contains(&keyword)) {
                with_position.extend(chunk.whole);
            }
            // The first chunk is the header. Readers may stop before the end of a large picture, so the texts follow it.
            if index == 0 {
                let texts = [(GAME, self.game.name()), (RULES, &self.ruleset.to_string()), (POSITION, &self.position)];
                for (keyword, text) in texts {
                    push_text(&mut with_position, keyword, text);
                }
            }
        }
        Ok(with_position)
    }

    /// The position in a PNG file.
    ///
    /// # Errors
    /// The bytes are not a whole PNG file, the file has no position, or names an unknown game. The position itself may still be invalid;
    /// see [`record`](Self::record).
    pub fn read(png: &[u8]) -> Result<PicturedPosition, Fault> {
        let chunks = chunks(png)?;
        let text = |wanted| {
            let mut texts = chunks.iter().filter_map(Chunk::text);
            texts.find(|(keyword, _)| *keyword == wanted).map(|(_, text)| text)
        };
        let missing = || Fault::whole(FaultKind::NoPosition);
        let game = text(GAME).ok_or_else(missing)?;
        let position = text(POSITION).ok_or_else(missing)?.to_owned();
        let in_record = |error: RecordError| Fault::whole(FaultKind::Record(error));
        let game: GameId = game.parse().map_err(|error| in_record(RecordError::from(error)))?;
        let ruleset = serde_json::from_str(text(RULES).ok_or_else(missing)?);
        let ruleset = ruleset.map_err(|error| in_record(RecordError::NotJson(error.into())))?;
        Ok(PicturedPosition { game, ruleset, position })
    }

    /// A game without moves that starts from the position, between two people and without a date.
    ///
    /// # Errors
    /// The rules or the position are invalid.
    pub fn record(&self) -> Result<Record, Fault> {
        let timeline = self.game.begin(Some(&self.ruleset), Some(&self.position), HouseRules::NONE);
        let timeline = timeline.map_err(|error| Fault::whole(FaultKind::Record(RecordError::Setup(error))))?;
        Ok(Record::from_timeline(&timeline, Players::untimed(Seat::Human, Seat::Human), Timestamp::UNIX_EPOCH))
    }
}

/// A chunk of a PNG file.
struct Chunk<'a> {
    kind: [u8; 4],
    data: &'a [u8],
    /// The chunk with its length, its type and its checksum.
    whole: &'a [u8],
}

/// The chunks of a PNG file.
fn chunks(png: &[u8]) -> Result<Vec<Chunk<'_>>, Fault> {
    let damaged = || Fault::whole(FaultKind::DamagedPicture);
    let mut rest = png.strip_prefix(&SIGNATURE).ok_or_else(damaged)?;
    let mut chunks: Vec<Chunk> = Vec::new();
    while chunks.last().is_none_or(|chunk| &chunk.kind != b"IEND") {
        let (chunk, behind) = next_chunk(rest).ok_or_else(damaged)?;
        chunks.push(chunk);
        rest = behind;
    }
    if chunks.first().is_some_and(|chunk| &chunk.kind == b"IHDR") { Ok(chunks) } else { Err(damaged()) }
}

/// The chunk at the beginning of some bytes, and the bytes behind it. `None` if it is incomplete or its checksum does not match.
fn next_chunk(bytes: &[u8]) -> Option<(Chunk<'_>, &[u8])> {
    let (length, behind) = bytes.split_first_chunk::<4>()?;
    let length = u32::from_be_bytes(*length) as usize;
    let (kind, content) = behind.split_first_chunk::<4>()?;
    let (data, content) = content.split_at_checked(length)?;
    let (checksum, rest) = content.split_first_chunk::<4>()?;
    let is_whole = u32::from_be_bytes(*checksum) == crc32fast::hash(behind.get(..4 + length)?);
    is_whole.then(|| (Chunk { kind: *kind, data, whole: &bytes[..12 + length] }, rest))
}

impl<'a> Chunk<'a> {
    /// The keyword and the text of an uncompressed chunk of text; `None` for other chunks, and for texts that no position needs.
    fn text(&self) -> Option<(&'a str, &'a str)> {
        if self.data.len() > MAX_TEXT_BYTES {
            return None;
        }
        let (keyword, rest) = split_at_zero(self.data)?;
        let text = match &self.kind {
            b"tEXt" => rest,
            b"iTXt" => {
                // The compression comes before the language and the translated keyword, which are empty here.
                let (_, rest) = split_at_zero(rest.strip_prefix(&[0, 0])?)?;
                split_at_zero(rest)?.1
            }
            _ => return None,
        };
        Some((std::str::from_utf8(keyword).ok()?, std::str::from_utf8(text).ok()?))
    }
}

/// The bytes before and behind the first zero.
fn split_at_zero(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let zero = bytes.iter().position(|&byte| byte == 0)?;
    Some((&bytes[..zero], &bytes[zero + 1..]))
}

/// Appends a chunk with an uncompressed text.
fn push_text(png: &mut Vec<u8>, keyword: &str, text: &str) {
    // The end of the keyword, no compression, and no language and no translated keyword.
    let content = [b"iTXt", keyword.as_bytes(), &[0; 5], text.as_bytes()].concat();
    png.extend(u32::try_from(content.len() - 4).unwrap_or(u32::MAX).to_be_bytes());
    png.extend(&content);
    png.extend(crc32fast::hash(&content).to_be_bytes());
}
