//! Gestures: short movements of a figure that waits, such as a look to the left. A game lists the gestures of its models.

use bevy::prelude::*;

/// The part that every model must have. It carries all other parts, and stands on the board.
pub const BODY: &str = "body";
/// The part that is a figure's head.
pub const HEAD: &str = "head";
/// The part that is a figure's musket.
pub const MUSKET: &str = "musket";
/// The part that is the arm that a figure can spare.
pub const ARM: &str = "arm";

/// A short movement that starts and ends at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gesture {
    /// The unique name among the gestures of a model.
    pub name: &'static str,
    /// Duration in seconds.
    pub duration: f32,
    /// The poses between the two rests, in the order of their times.
    pub keyframes: &'static [Keyframe],
}

/// A pose at a time of a gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keyframe {
    /// Seconds from the start of the gesture.
    pub time: f32,
    /// The pose.
    pub pose: GesturePose,
}

/// The pose of a figure, relative to its rest pose. Angles are in radians. A model without one of the parts does not show what it does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GesturePose {
    /// Angle by which the head is turned to the left.
    pub head_yaw: f32,
    /// Angle by which the head is raised.
    pub head_pitch: f32,
    /// Angle by which the head leans to the right.
    pub head_roll: f32,
    /// Angle by which the musket is raised.
    pub musket_pitch: f32,
    /// Angle by which the free arm is raised ahead.
    pub arm_pitch: f32,
    /// Angle by which the whole figure leans ahead, over the edge of its foot.
    pub lean: f32,
    /// Angle by which the whole figure leans to the right, over the edge of its foot.
    pub sway: f32,
    /// Angle by which the whole figure is turned to the left.
    pub turn: f32,
    /// Height of the whole figure above its place, in board units.
    pub hop: f32,
}

impl GesturePose {
    /// The rest pose.
    pub const REST: GesturePose = GesturePose {
        head_yaw: 0.0,
        head_pitch: 0.0,
        head_roll: 0.0,
        musket_pitch: 0.0,
        arm_pitch: 0.0,
        lean: 0.0,
        sway: 0.0,
        turn: 0.0,
        hop: 0.0,
    };

    /// The pose of a part relative to its rest pose; `None` if gestures do not move the part. `foot` is the radius of the figure's foot.
    pub fn of_part(&self, part: &str, foot: f32) -> Option<Transform> {
        let rotation = match part {
            BODY => return Some(self.of_body(foot)),
            HEAD => {
                let turned = Quat::from_rotation_y(self.head_yaw) * Quat::from_rotation_x(self.head_pitch);
                turned * Quat::from_rotation_z(-self.head_roll)
            }
            MUSKET => Quat::from_rotation_x(self.musket_pitch),
            ARM => Quat::from_rotation_x(self.arm_pitch),
            _ => return None,
        };
        Some(Transform::from_rotation(rotation))
    }

    /// The pose of the whole figure. Its foot stays above the board: it tips over the edge towards which it leans.
    fn of_body(&self, foot: f32) -> Transform {
        let lean = Quat::from_rotation_x(-self.lean);
        let sway = Quat::from_rotation_z(-self.sway);
        let [front, side] = [Vec3::NEG_Z * foot * self.lean.signum(), Vec3::X * foot * self.sway.signum()];
        let translation = front - lean * front + lean * (side - sway * side) + Vec3::Y * self.hop;
        Transform { translation, rotation: lean * sway * Quat::from_rotation_y(self.turn), scale: Vec3::ONE }
    }

    /// The pose between two poses; `share` is 0 for this one and 1 for the other.
    pub fn lerp(self, other: GesturePose, share: f32) -> GesturePose {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        GesturePose {
            head_yaw: mix(self.head_yaw, other.head_yaw),
            head_pitch: mix(self.head_pitch, other.head_pitch),
            head_roll: mix(self.head_roll, other.head_roll),
            musket_pitch: mix(self.musket_pitch, other.musket_pitch),
            arm_pitch: mix(self.arm_pitch, other.arm_pitch),
            lean: mix(self.lean, other.lean),
            sway: mix(self.sway, other.sway),
            turn: mix(self.turn, other.turn),
            hop: mix(self.hop, other.hop),
        }
    }
}

impl Gesture {
    /// The pose at a time in seconds from the start. It eases in and out of every keyframe, and is the rest pose outside the duration.
    pub fn pose_at(&self, time: f32) -> GesturePose {
        if !(0.0..self.duration).contains(&time) {
            return GesturePose::REST;
        }
        let rest_at = |time| Keyframe { time, pose: GesturePose::REST };
        let next = self.keyframes.partition_point(|keyframe| keyframe.time <= time);
        let from = next.checked_sub(1).map_or(rest_at(0.0), |previous| self.keyframes[previous]);
        let to = self.keyframes.get(next).copied().unwrap_or(rest_at(self.duration));
        let share = ((time - from.time) / (to.time - from.time)).clamp(0.0, 1.0);
        from.pose.lerp(to.pose, share * share * (3.0 - 2.0 * share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static NOD: Gesture = Gesture {
        name: "nod",
        duration: 1.0,
        keyframes: &[Keyframe { time: 0.4, pose: GesturePose { head_pitch: -0.3, ..GesturePose::REST } }],
    };

    #[test]
    fn foot_stays_on_the_board_when_the_figure_leans() {
        const FOOT: f32 = 0.3;
        for (lean, sway) in [(0.1, 0.0), (-0.1, 0.0), (0.0, 0.1), (0.0, -0.1), (0.05, -0.08)] {
            let pose = GesturePose { lean, sway, ..GesturePose::REST };
            let body = pose.of_part(BODY, FOOT).expect("the body moves");
            for rim in 0..16_u8 {
                let around = Vec2::from_angle(f32::from(rim) * std::f32::consts::TAU / 16.0) * FOOT;
                let height = body.transform_point(Vec3::new(around.x, 0.0, around.y)).y;
                assert!(height > -0.002, "{lean} {sway}: the foot is at {height}");
            }
            let top = body.transform_point(Vec3::Y);
            assert!(top.x * sway >= 0.0 && top.z * lean <= 0.0, "{lean} {sway}: {top}");
        }
        assert_eq!(GesturePose::REST.of_part(BODY, FOOT), Some(Transform::IDENTITY));
        assert_eq!(GesturePose::REST.of_part("wheel", FOOT), None);
    }

    #[test]
    fn gesture_passes_its_keyframes_and_rests_before_and_after() {
        let pitch = |time: f32| NOD.pose_at(time).head_pitch;
        assert_eq!([-1.0, 0.0, 0.4, 1.0, 2.0].map(pitch), [0.0, 0.0, -0.3, 0.0, 0.0]);
        assert!((pitch(0.2) + 0.15).abs() < 1e-6 && pitch(0.02) > -0.003, "it eases in");
        assert!(pitch(0.98) > -0.003, "it eases out");
    }
}
