//! Texts of set-ups and actions, and the messages about their errors.

mod messages;
pub mod notation;
pub mod setup_text;
