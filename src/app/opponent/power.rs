//! The power supply of the machine.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use starship_battery::{Manager, State as BatteryState};

/// The time between two looks at the battery.
const INTERVAL: Duration = Duration::from_secs(20);

/// Whether the machine runs on its battery. It does not if it has none, or if the system does not tell.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnBattery(pub bool);

/// Looks at the battery from time to time. The system may take a while to answer, so a task asks it.
pub(super) fn watch_battery(
    time: Res<Time<Real>>,
    mut since_last: Local<Option<Duration>>,
    mut task: Local<Option<Task<bool>>>,
    mut on_battery: ResMut<OnBattery>,
) {
    if let Some(running) = task.as_mut() {
        if let Some(is_discharging) = block_on(poll_once(running)) {
            on_battery.set_if_neq(OnBattery(is_discharging));
            *task = None;
        }
        return;
    }
    let is_due = since_last.is_none_or(|last| time.elapsed() >= last + INTERVAL);
    if is_due {
        *since_last = Some(time.elapsed());
        *task = Some(AsyncComputeTaskPool::get().spawn(async { is_discharging() }));
    }
}

/// Whether a battery of the machine is discharging.
fn is_discharging() -> bool {
    let batteries = Manager::new().and_then(|manager| manager.batteries());
    match batteries {
        Ok(batteries) => batteries.flatten().any(|battery| battery.state() == BatteryState::Discharging),
        Err(error) => {
            debug!("the state of the battery is unknown: {error}");
            false
        }
    }
}
