//! Texts that people and other programs read and write, and messages about their errors.
//!
//! - [`setup_text`] is the text of a set-up or position in one line, in which `objective_text` writes objectives, and
//!   [`position_file`] its form in JSON.
//! - [`notation`] reads and writes actions.
//! - `diagram` draws boards in characters.
//! - [`messages`] has the messages about errors of texts, files and set-ups.

mod diagram;
pub mod messages;
pub mod notation;
mod objective_text;
pub mod position_file;
pub mod setup_text;
