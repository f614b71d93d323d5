//! Tests of the recordings.

use super::sound_cache::decode;
use cannon_app_base::common::sound::{Bus, LOOP_MARGIN, Sound};
use cannon_app_games as games;

/// Maximum total size of the recordings in bytes.
const MAX_BYTES: usize = 4 << 20;

/// Sound, name, sample rate and stereo frames of every take.
fn recordings() -> impl Iterator<Item = (Sound, &'static str, u32, Vec<[f32; 2]>)> {
    games::all_sounds().flat_map(|sound| {
        sound.takes.iter().enumerate().map(move |(index, &name)| {
            let recording = decode((sound, index)).unwrap_or_else(|| panic!("{name} cannot be read"));
            let data = recording.to_data(sound);
            (sound, name, data.sample_rate, data.frames.iter().map(|frame| [frame.left, frame.right]).collect())
        })
    })
}

#[test]
fn recordings_start_and_end_in_silence_and_do_not_clip() {
    for (sound, name, rate, frames) in recordings() {
        let peak = frames.iter().flatten().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.01..1.0).contains(&peak), "{name} peaks at {peak}");
        for channel in 0..2 {
            let mean = frames.iter().map(|frame| frame[channel]).sum::<f32>() / frames.len() as f32;
            assert!(mean.abs() < 2.0e-3, "{name} has a DC offset of {mean}");
        }
        if sound.period.is_none() {
            assert!(frames.len() > rate as usize / 10, "{name} is cut short");
            assert_eq!(frames[0], [0.0; 2], "{name} clicks at its beginning");
            let end = frames[frames.len() - 8..].iter().flatten().fold(0.0_f32, |end, sample| end.max(sample.abs()));
            assert!(end < 5.0e-3, "{name} clicks at its end: {end}");
        }
    }
}

#[test]
fn loops_have_no_audible_seam() {
    for (sound, name, _, frames) in recordings() {
        let Some(period) = sound.period else { continue };
        assert!(frames.len() >= period + LOOP_MARGIN + LOOP_MARGIN / 2, "{name}: {} frames", frames.len());
        // The margin after the loop repeats its beginning, except for coding errors.
        let compared = LOOP_MARGIN / 2;
        let (mut difference, mut energy) = (0.0, 0.0);
        for n in 0..compared {
            let (first, repeated) = (frames[LOOP_MARGIN + n][0], frames[LOOP_MARGIN + period + n][0]);
            difference += (first - repeated).powi(2);
            energy += first.powi(2);
        }
        assert!(difference < 0.25 * energy, "{name}: {difference} of {energy}");
        let step = |n: usize| (frames[n + 1][0] - frames[n][0]).abs();
        let max_step = (LOOP_MARGIN..LOOP_MARGIN + period).map(step).fold(0.0, f32::max);
        let seam = (frames[LOOP_MARGIN][0] - frames[LOOP_MARGIN + period - 1][0]).abs();
        assert!(seam <= max_step, "{name} has a step of {seam} at its seam and at most {max_step} elsewhere");
    }
}

#[test]
fn recordings_are_within_the_size_limit_and_loops_on_their_buses() {
    let bytes = |name: &String| cannon_assets::sound(name).map_or(0, |bytes| bytes.len());
    let names: Vec<String> = cannon_assets::sound_names().collect();
    let size: usize = names.iter().map(bytes).sum();
    assert!(size < MAX_BYTES, "{size} bytes");
    let used: Vec<&str> = games::all_sounds().flat_map(|sound| sound.takes).copied().collect();
    assert!(names.iter().all(|name| used.contains(&name.as_str())), "a recording is not used by any sound");
    for sound in games::all_sounds() {
        assert!(sound.period.is_some() || sound.bus == Bus::Effects, "{sound:?} does not loop");
        assert_eq!(sound.bus, sound.distant().bus);
    }
}
