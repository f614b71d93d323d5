//! The power supply of the machine.

#[cfg(target_os = "linux")]
use std::fs;
#[cfg(target_os = "linux")]
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

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
#[cfg(not(target_os = "linux"))]
fn is_discharging() -> bool {
    use starship_battery::{Manager, State};

    let batteries = Manager::new().and_then(|manager| manager.batteries());
    match batteries {
        Ok(batteries) => batteries.flatten().any(|battery| battery.state() == State::Discharging),
        Err(error) => {
            debug!("the state of the battery is unknown: {error}");
            false
        }
    }
}

/// Whether a battery of the machine is discharging.
#[cfg(target_os = "linux")]
fn is_discharging() -> bool {
    has_discharging_battery(Path::new("/sys/class/power_supply"))
}

/// Whether a folder of the kernel's class `power_supply` has a battery that is discharging. Batteries of devices, such as a mouse, have the
/// scope `Device`. The library for the other systems reads the same files here, but brings a library of physical units along, which is one
/// of the slowest to build.
#[cfg(target_os = "linux")]
fn has_discharging_battery(class: &Path) -> bool {
    let Ok(supplies) = fs::read_dir(class) else { return false };
    supplies.flatten().any(|supply| {
        let has = |file: &str, value: &str| {
            fs::read_to_string(supply.path().join(file)).is_ok_and(|content| content.trim() == value)
        };
        has("type", "Battery") && !has("scope", "Device") && has("status", "Discharging")
    })
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_battery_counts_if_it_is_the_machines_own_and_discharges() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        assert!(!has_discharging_battery(&folder.path().join("missing")));
        let write = |supply: &str, files: &[(&str, &str)]| {
            let supply = folder.path().join(supply);
            fs::create_dir_all(&supply).expect("folders can be made");
            for (file, value) in files {
                fs::write(supply.join(file), format!("{value}\n")).expect("files can be written");
            }
        };
        write("AC", &[("type", "Mains"), ("online", "0")]);
        write("mouse", &[("type", "Battery"), ("scope", "Device"), ("status", "Discharging")]);
        write("BAT0", &[("type", "Battery"), ("status", "Charging")]);
        assert!(!has_discharging_battery(folder.path()));
        write("BAT1", &[("type", "Battery"), ("status", "Discharging")]);
        assert!(has_discharging_battery(folder.path()));
    }
}
