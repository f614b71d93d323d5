//! The cache of decoded recordings. All effects are decoded soon after the start; ambience and music only while they are used.

use std::collections::{HashMap, HashSet};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use kira::Frame;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};
use kira::sound::{EndPosition, PlaybackPosition, Region};
use lewton::VorbisError;
use lewton::inside_ogg::OggStreamReader;

use cannon_app_base::common::sound::{Bus, LOOP_MARGIN, Sound};
use cannon_app_games as games;

/// Length of the fade-in of sounds that do not loop, in frames.
const FADE_IN_FRAMES: u8 = 24;

/// One take of a sound, by index.
type Take = (Sound, usize);

/// Decoded takes, and the takes that are being decoded in a thread.
pub(super) struct SoundCache {
    decoded: HashMap<Take, Recording>,
    requested: HashSet<Take>,
    sender: Sender<(Take, Recording)>,
    receiver: Receiver<(Take, Recording)>,
    /// Whether takes are decoded immediately instead of in a thread, so that tests do not depend on timing.
    is_synchronous: bool,
}

impl SoundCache {
    /// Creates an empty cache.
    pub(super) fn new(is_synchronous: bool) -> Self {
        let (sender, receiver) = channel();
        SoundCache { decoded: HashMap::new(), requested: HashSet::new(), sender, receiver, is_synchronous }
    }

    /// Starts to decode all effects that are not in the cache.
    pub(super) fn preload_effects(&mut self) {
        if self.is_synchronous {
            return;
        }
        let effects = games::all_sounds().filter(|sound| sound.bus == Bus::Effects);
        self.request_decoding(effects.flat_map(takes).collect());
    }

    /// A take of a sound. If it is not decoded yet, starts to decode it and returns `None`.
    pub(super) fn get(&mut self, sound: Sound, index: usize) -> Option<StaticSoundData> {
        self.decoded.extend(self.receiver.try_iter());
        let take = (sound, index);
        if self.is_synchronous && !self.decoded.contains_key(&take) {
            self.decoded.extend(decode(take).map(|recording| (take, recording)));
        }
        let found = self.decoded.get(&take).map(|recording| recording.to_data(sound));
        if found.is_none() && !self.is_synchronous {
            self.request_decoding(vec![take]);
        }
        found
    }

    /// Drops a sound that is not an effect from the cache. A voice that is fading out keeps its data.
    pub(super) fn evict(&mut self, sound: Sound) {
        if sound.bus != Bus::Effects {
            for take in takes(sound) {
                self.decoded.remove(&take);
                self.requested.remove(&take);
            }
        }
    }

    /// Empties the cache because files have changed, and decodes the effects again.
    #[cfg(feature = "dev")]
    pub(super) fn reload(&mut self) {
        *self = SoundCache::new(self.is_synchronous);
        self.preload_effects();
    }

    /// Starts a thread that decodes the takes not requested before.
    fn request_decoding(&mut self, mut takes: Vec<Take>) {
        takes.retain(|take| self.requested.insert(*take));
        if takes.is_empty() {
            return;
        }
        let sender = self.sender.clone();
        let worker = move || {
            for take in takes {
                if let Some(recording) = decode(take)
                    && sender.send((take, recording)).is_err()
                {
                    return;
                }
            }
        };
        // Without a thread the game is silent, as without a device.
        if let Err(error) = thread::Builder::new().name("sound decoder".to_owned()).spawn(worker) {
            bevy::log::warn!("there is no sound: {error}");
        }
    }
}

/// All takes of a sound.
fn takes(sound: Sound) -> impl Iterator<Item = Take> {
    (0..sound.takes.len()).map(move |index| (sound, index))
}

/// A decoded take.
pub(super) struct Recording {
    sample_rate: u32,
    samples: Samples,
}

/// The samples of a take. Effects are mono; kira's frames, which are two `f32`, would take eight times the memory for them.
enum Samples {
    Mono(Vec<i16>),
    Stereo(Arc<[Frame]>),
}

impl Recording {
    /// The take as kira plays it.
    pub(super) fn to_data(&self, sound: Sound) -> StaticSoundData {
        let mut frames = match &self.samples {
            Samples::Mono(samples) => {
                samples.iter().map(|&sample| Frame::from_mono(f32::from(sample) / -f32::from(i16::MIN))).collect()
            }
            Samples::Stereo(frames) => frames.clone(),
        };
        let settings = match sound.period {
            Some(period) => {
                let start = PlaybackPosition::Samples(LOOP_MARGIN);
                let end = EndPosition::Custom(PlaybackPosition::Samples(LOOP_MARGIN + period));
                StaticSoundSettings::new().start_position(start).loop_region(Region { start, end })
            }
            None => {
                // The encoder's pre-echo of a sudden attack would click at the start.
                for (n, frame) in (0_u8..FADE_IN_FRAMES).zip(Arc::make_mut(&mut frames)) {
                    *frame *= f32::from(n) / f32::from(FADE_IN_FRAMES);
                }
                StaticSoundSettings::new()
            }
        };
        StaticSoundData { sample_rate: self.sample_rate, frames, settings, slice: None }
    }
}

/// Decodes a take. `None` for a missing or damaged file, which would be a fault of the build.
pub(super) fn decode((sound, index): Take) -> Option<Recording> {
    let bytes = cannon_assets::sound(sound.takes.get(index)?)?;
    decode_vorbis(&bytes).ok()
}

/// Decodes an Ogg Vorbis file.
fn decode_vorbis(bytes: &[u8]) -> Result<Recording, VorbisError> {
    let mut reader = OggStreamReader::new(Cursor::new(bytes))?;
    let sample_rate = reader.ident_hdr.audio_sample_rate;
    let samples = if reader.ident_hdr.audio_channels == 1 {
        let mut samples = Vec::new();
        while let Some(packet) = reader.read_dec_packet()? {
            samples.extend(packet.into_iter().flatten());
        }
        Samples::Mono(samples)
    } else {
        let mut frames = Vec::new();
        while let Some(packet) = reader.read_dec_packet_generic::<Vec<Vec<f32>>>()? {
            if let [left, right, ..] = packet.as_slice() {
                frames.extend(left.iter().zip(right).map(|(left, right)| Frame::new(*left, *right)));
            }
        }
        Samples::Stereo(frames.into())
    };
    Ok(Recording { sample_rate, samples })
}
