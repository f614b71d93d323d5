//! The gestures of a soldier that waits.

use cannon_app_base::common::pieces::{Gesture, GesturePose, Keyframe};

/// How far a soldier turns its head to the side, and how far it turns it when it looks back.
const LOOK: f32 = 0.75;
const LOOK_BACK: f32 = 1.05;
/// How far it raises its head, and how far it bows it.
const HEAD_UP: f32 = 0.34;
const HEAD_DOWN: f32 = -0.30;
/// How far it tilts its head.
const HEAD_TILT: f32 = 0.16;
/// How far it raises its musket and lowers it.
const MUSKET_UP: f32 = 0.32;
const MUSKET_DOWN: f32 = -0.38;
/// How far it raises its free arm to salute, and to stretch.
const SALUTE: f32 = 2.15;
const STRETCH: f32 = 2.75;
/// How far it leans ahead or back, and to the side.
const LEAN: f32 = 0.10;
const SWAY: f32 = 0.075;
/// How far it trembles.
const SHIVER: f32 = 0.028;
/// How far it turns on its foot.
const TURN: f32 = 0.40;
/// Height of a hop.
const HOP: f32 = 0.045;

const REST: GesturePose = GesturePose::REST;

/// A keyframe.
const fn at(time: f32, pose: GesturePose) -> Keyframe {
    Keyframe { time, pose }
}

/// A gesture that goes into a pose, holds it and goes back.
macro_rules! held {
    ($name:literal, $reached:literal, $left:literal, $duration:literal, $pose:expr) => {
        Gesture { name: $name, duration: $duration, keyframes: &[at($reached, $pose), at($left, $pose)] }
    };
}

/// The gestures of a soldier.
pub(super) static SOLDIER_GESTURES: [Gesture; 12] = [
    held!("look left", 0.45, 1.6, 2.1, GesturePose { head_yaw: LOOK, head_roll: -0.05, ..REST }),
    held!("look right", 0.45, 1.6, 2.1, GesturePose { head_yaw: -LOOK, head_roll: 0.05, ..REST }),
    held!("look up", 0.6, 1.9, 2.5, GesturePose { head_pitch: HEAD_UP, head_yaw: 0.2, lean: -0.03, ..REST }),
    held!(
        "look back over the shoulder",
        0.7,
        1.8,
        2.5,
        GesturePose { head_yaw: -LOOK_BACK, head_pitch: 0.08, turn: -TURN, ..REST }
    ),
    held!(
        "lean ahead to see",
        0.6,
        1.7,
        2.3,
        GesturePose { lean: LEAN, head_pitch: 0.12, head_yaw: 0.25, musket_pitch: MUSKET_DOWN * 0.4, ..REST }
    ),
    held!("salute", 0.5, 1.5, 2.1, GesturePose { arm_pitch: SALUTE, head_pitch: 0.10, lean: -0.025, ..REST }),
    Gesture {
        name: "nod",
        duration: 1.7,
        keyframes: &[
            at(0.3, GesturePose { head_pitch: HEAD_DOWN, ..REST }),
            at(0.65, GesturePose { head_pitch: 0.05, ..REST }),
            at(1.0, GesturePose { head_pitch: HEAD_DOWN * 0.7, ..REST }),
        ],
    },
    Gesture {
        name: "shift the weight",
        duration: 2.6,
        keyframes: &[
            at(0.6, GesturePose { sway: SWAY, head_roll: -HEAD_TILT, ..REST }),
            at(1.2, GesturePose { sway: SWAY * 0.8, head_roll: -HEAD_TILT * 0.6, ..REST }),
            at(1.9, GesturePose { sway: -SWAY * 0.6, head_roll: HEAD_TILT * 0.5, ..REST }),
        ],
    },
    Gesture {
        name: "handle the musket",
        duration: 2.4,
        keyframes: &[
            at(0.5, GesturePose { musket_pitch: MUSKET_UP, head_pitch: -0.12, head_yaw: 0.3, ..REST }),
            at(1.0, GesturePose { musket_pitch: MUSKET_UP * 0.8, head_pitch: -0.18, head_yaw: 0.35, ..REST }),
            at(1.6, GesturePose { musket_pitch: MUSKET_DOWN, head_pitch: -0.05, ..REST }),
        ],
    },
    Gesture {
        name: "stamp",
        duration: 1.3,
        keyframes: &[
            at(0.16, GesturePose { hop: HOP, head_pitch: 0.05, ..REST }),
            at(0.32, GesturePose { head_pitch: -0.08, ..REST }),
            at(0.44, REST),
            at(0.60, GesturePose { hop: HOP * 0.8, head_pitch: 0.05, ..REST }),
            at(0.76, GesturePose { head_pitch: -0.08, ..REST }),
        ],
    },
    Gesture {
        name: "stretch",
        duration: 2.8,
        keyframes: &[
            at(0.3, GesturePose { lean: 0.03, head_pitch: HEAD_DOWN * 0.6, ..REST }),
            at(
                1.0,
                GesturePose {
                    arm_pitch: STRETCH,
                    lean: -LEAN * 0.8,
                    head_pitch: HEAD_UP,
                    musket_pitch: MUSKET_UP * 0.5,
                    ..REST
                },
            ),
            at(
                1.7,
                GesturePose {
                    arm_pitch: STRETCH * 0.95,
                    lean: -LEAN,
                    head_pitch: HEAD_UP,
                    musket_pitch: MUSKET_UP * 0.5,
                    ..REST
                },
            ),
        ],
    },
    Gesture {
        name: "shiver",
        duration: 1.8,
        keyframes: &[
            at(0.25, GesturePose { head_pitch: HEAD_DOWN * 0.6, arm_pitch: 0.4, sway: SHIVER, ..REST }),
            at(0.37, GesturePose { head_pitch: HEAD_DOWN * 0.6, arm_pitch: 0.4, sway: -SHIVER, ..REST }),
            at(0.49, GesturePose { head_pitch: HEAD_DOWN * 0.7, arm_pitch: 0.4, sway: SHIVER, ..REST }),
            at(0.61, GesturePose { head_pitch: HEAD_DOWN * 0.7, arm_pitch: 0.4, sway: -SHIVER, ..REST }),
            at(0.73, GesturePose { head_pitch: HEAD_DOWN * 0.7, arm_pitch: 0.4, sway: SHIVER, ..REST }),
            at(0.90, GesturePose { head_pitch: HEAD_DOWN * 0.5, arm_pitch: 0.3, ..REST }),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The largest amplitudes: of the head's turn and its pitch and roll, of musket and arm, of the whole figure, and of hops.
    const MAX_HEAD: [f32; 2] = [1.1, 0.4];
    const MAX_MUSKET: f32 = 0.4;
    const MAX_ARM: f32 = 2.8;
    const MAX_LEAN: f32 = 0.11;
    const MAX_TURN: f32 = 0.45;
    const MAX_HOP: f32 = 0.06;

    fn samples(gesture: &'static Gesture) -> impl Iterator<Item = GesturePose> {
        (0..=200_u8).map(|step| gesture.pose_at(gesture.duration * f32::from(step) / 200.0))
    }

    #[test]
    fn twelve_gestures_are_distinct_and_start_and_end_at_rest() {
        for (nth, gesture) in SOLDIER_GESTURES.iter().enumerate() {
            for other in &SOLDIER_GESTURES[nth + 1..] {
                assert_ne!(gesture.name, other.name);
                let differs = samples(gesture).zip(samples(other)).any(|(one, other)| one != other);
                assert!(differs, "{} looks like {}", gesture.name, other.name);
            }
            assert_eq!(gesture.pose_at(0.0), REST, "{}", gesture.name);
            assert_eq!(gesture.pose_at(gesture.duration), REST, "{}", gesture.name);
            assert!((1.0..3.0).contains(&gesture.duration), "{}", gesture.name);
            let times = gesture.keyframes.iter().map(|keyframe| keyframe.time);
            let times: Vec<f32> = [0.0].into_iter().chain(times).chain([gesture.duration]).collect();
            assert!(times.windows(2).all(|pair| pair[1] - pair[0] > 0.1), "{}: {times:?}", gesture.name);
        }
    }

    #[test]
    fn gestures_are_seen_and_small() {
        for gesture in &SOLDIER_GESTURES {
            let mut largest = 0.0_f32;
            for pose in samples(gesture) {
                let bounds = [
                    (pose.head_yaw, MAX_HEAD[0]),
                    (pose.head_pitch, MAX_HEAD[1]),
                    (pose.head_roll, MAX_HEAD[1]),
                    (pose.musket_pitch, MAX_MUSKET),
                    (pose.arm_pitch, MAX_ARM),
                    (pose.lean, MAX_LEAN),
                    (pose.sway, MAX_LEAN),
                    (pose.turn, MAX_TURN),
                    (pose.hop, MAX_HOP),
                ];
                for (value, most) in bounds {
                    assert!(value.abs() <= most, "{}: {pose:?}", gesture.name);
                    largest = largest.max(value.abs() / most);
                }
                assert!(pose.hop >= 0.0, "{}", gesture.name);
            }
            assert!(largest > 0.5, "{} is hardly seen", gesture.name);
        }
    }
}
