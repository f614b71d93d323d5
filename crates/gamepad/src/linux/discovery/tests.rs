//! Tests of the discovery in folders that look like the folders of the kernel.

use tempfile::TempDir;

use super::*;

/// Bit maps of real devices: keys and axes.
const XBOX: (&str, &str) = ("7cdb000000000000 0 0 0 0", "3003f");
const KEYBOARD: (&str, &str) = ("402000007 ff803078f800d001 feffffdfffcfffff fffffffffffffffe", "0");
const DUALSENSE_TOUCHPAD: (&str, &str) = ("e520 10000 0 0 0 0", "2608000 3");
const DUALSENSE_MOTION: (&str, &str) = ("0", "3f");
const D_PAD_ALONE: (&str, &str) = ("f00000000 0 0 0 3db000000000000 0 0 0 0", "0");

/// Folders with these devices, numbered from 0.
fn folders(devices: &[(&str, &str)]) -> (TempDir, Discovery) {
    let folder = tempfile::tempdir().expect("a folder");
    let discovery = Discovery {
        devices: folder.path().join("dev"),
        descriptions: folder.path().join("sys"),
        failures: BTreeMap::new(),
    };
    fs::create_dir(&discovery.devices).expect("a folder");
    for (number, (keys, axes)) in devices.iter().enumerate() {
        let name = format!("event{number}");
        fs::write(discovery.devices.join(&name), "").expect("a file");
        let capabilities = discovery.descriptions.join(name).join("device/capabilities");
        fs::create_dir_all(&capabilities).expect("a folder");
        fs::write(capabilities.join("key"), format!("{keys}\n")).expect("a file");
        fs::write(capabilities.join("abs"), format!("{axes}\n")).expect("a file");
    }
    (folder, discovery)
}

#[test]
#[cfg(target_pointer_width = "64")]
fn only_gamepads_are_opened() {
    let (_folder, mut discovery) = folders(&[KEYBOARD, XBOX, DUALSENSE_TOUCHPAD, DUALSENSE_MOTION, D_PAD_ALONE]);
    fs::write(discovery.devices.join("mouse0"), "").expect("a file");
    let (opened, errors) = discovery.scan(|_| false, |path| Ok(path.file_name().map(OsStr::to_owned)));
    let names: Vec<_> = opened.into_iter().flatten().collect();
    assert_eq!(names, ["event1", "event4"]);
    assert_eq!(errors, []);
}

#[test]
#[cfg(target_pointer_width = "64")]
fn open_gamepads_are_not_opened_again() {
    let (_folder, mut discovery) = folders(&[XBOX, XBOX]);
    let (opened, _) = discovery.scan(|path| path.ends_with("event0"), |_| Ok(()));
    assert_eq!(opened.len(), 1);
}

#[test]
#[cfg(target_pointer_width = "64")]
fn lasting_failure_is_reported_once_until_the_device_is_gone() {
    let (_folder, mut discovery) = folders(&[XBOX]);
    let path = discovery.devices.join("event0");
    let mut failing_scan = |kind: io::ErrorKind| discovery.scan(|_| false, |_| Err::<(), _>(kind.into())).1;
    assert_eq!(failing_scan(io::ErrorKind::PermissionDenied), [], "permissions may still come");
    assert_eq!(failing_scan(io::ErrorKind::PermissionDenied), [GamepadError::Denied { path: path.clone() }]);
    assert_eq!(failing_scan(io::ErrorKind::PermissionDenied), []);

    let (opened, errors) = discovery.scan(|_| false, |_| Ok(()));
    assert_eq!((opened.len(), errors.len()), (1, 0), "it is opened as soon as that is possible");

    let mut failing_scan = |kind: io::ErrorKind| discovery.scan(|_| false, |_| Err::<(), _>(kind.into())).1;
    failing_scan(io::ErrorKind::InvalidData);
    let kind = io::ErrorKind::InvalidData;
    assert_eq!(failing_scan(kind), [GamepadError::Unreadable { path, kind }]);
}

#[test]
fn missing_folders_hold_no_gamepads() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing");
    let mut discovery = Discovery { devices: missing.clone(), descriptions: missing, failures: BTreeMap::new() };
    let (opened, errors) = discovery.scan(|_| false, |_| Ok(()));
    assert_eq!((opened.len(), errors.len()), (0, 0));
}

#[test]
fn damaged_bit_maps_contain_nothing() {
    for bit_map in ["", "no number", "-1", "ffffffffffffffffffffffff"] {
        assert!(!has_code(bit_map, 0), "{bit_map}");
    }
    assert!(has_code("1", 0));
    assert!(!has_code("1", KeyCode::BTN_SOUTH.0));
}
