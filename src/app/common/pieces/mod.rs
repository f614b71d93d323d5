//! Pieces as values: what stands on a place, what a model file or code gives it as a form, and what an action does to it.

mod figure;
mod form;
pub mod paint;
mod run;

pub use figure::{DRAUGHT, Idle, Model, PieceEffect, PieceState, PropModel, Silhouette};
pub use form::{Form, MadePart, TURRET};
pub use run::GearTravel;
