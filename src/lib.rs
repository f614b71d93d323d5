//! Cannon: two abstract war games for the desktop.
//!
//! Dependencies run one way: `app → engine → rules` and `cli → engine → rules`. Without the feature `gui` the package is
//! rules, engine and command line alone. `docs/design.md` names the patterns of the code and their reasons.

pub mod cli;
pub mod engine;
pub mod files;
pub mod i18n;
pub mod rules;

#[cfg(feature = "gui")]
pub mod app;
