//! System sets that several folders order themselves by.

use bevy::prelude::*;

/// The systems that play scores, within [`AppSystems::Animate`](crate::app::AppSystems::Animate).
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayScore;

/// Lays the proxies for the layout.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayProxies;
