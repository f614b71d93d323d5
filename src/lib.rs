//! Cannon: two abstract war games for the desktop.
//!
//! This package is the program: the 3D game ([`app`], behind the default feature `gui`) and the [`launcher`] that chooses between it
//! and the terminal. Rules, engine and command line are separate crates in `crates/`; dependencies run one way,
//! `cannon → cannon-cli → cannon-engine → cannon-rules`. `docs/architecture.md` explains the patterns of the code.

pub mod launcher;

#[cfg(feature = "gui")]
pub mod app;
#[cfg(feature = "gui")]
mod version;
