//! Shapes of the theme that several screens share.

pub(crate) use cannon_app_base::theme::widgets::shapes::*;
