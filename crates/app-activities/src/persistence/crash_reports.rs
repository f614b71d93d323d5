//! The reports of crashes, as a resource.

use bevy::prelude::*;
use cannon_crash_report::Reports;

/// The reports in the data folder. Without this resource, a crash of the previous session is not looked for.
#[derive(Resource, Clone, Debug, Deref)]
pub struct CrashReports(pub Reports);
