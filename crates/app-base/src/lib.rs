//! The base of the game's window: shared values, states, settings, texts, theme and the match. All other crates of the window depend on it.
//!
//! - [`common`] has values, messages and system sets that several features share.
//! - [`states`] has the screens and menus, and [`window_focus`] whether the window has the focus.
//! - [`settings`] and [`i18n`] have what the player has chosen, and the words in the language of the player.
//! - [`theme`] has colours, fonts and widgets of the interface.
//! - [`play`] has the match and its gate.
//! - [`pace`] chooses the frame rate.

pub mod common;
pub mod i18n;
pub mod pace;
pub mod play;
pub mod settings;
pub mod states;
pub mod theme;
pub mod window_focus;
