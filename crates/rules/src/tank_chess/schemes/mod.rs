//! Schemes: named set-ups for starting games.
//!
//! [`scheme`] is one scheme, `scheme_validation` finds its errors, and [`scheme_file`] is the file format. [`boards`]
//! has the built-in schemes.

pub mod boards;
pub mod scheme;
pub mod scheme_file;
mod scheme_validation;
