//! What a film is kept in: an animated GIF, or a folder of numbered PNG files.

use std::io;
use std::path::{Path, PathBuf};

use gif::{Encoder, Frame, Repeat};

use super::film::{FilmOptions, film};
use super::{RenderError, save};
use cannon_files::atomic;
use cannon_rules::any::AnyTimeline;

/// How carefully a picture's colours are chosen, from 1 to 30: more is quicker.
const HASTE: i32 = 10;

/// Writes a stretch of a game as an animated GIF: whole or not at all.
///
/// # Errors
/// If it cannot be drawn or written, or is larger than GIF pictures can be.
pub fn write_gif(timeline: &dyn AnyTimeline, options: &FilmOptions, out: &Path) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: out.to_owned(), error };
    let failed = |error: gif::EncodingError| unwritable(io::Error::other(error));
    let (width, height) = options.picture.size;
    let limit = u32::from(u16::MAX);
    let (Ok(wide), Ok(high)) = (u16::try_from(width), u16::try_from(height)) else {
        return Err(RenderError::TooLarge { width, height, limit });
    };
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, wide, high, &[]).map_err(failed)?;
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    // GIF counts in hundredths of a second.
    let delay = (100.0 / options.rate.max(1) as f32).round().max(2.0) as u16;
    film(timeline, options, &mut |picture| {
        let mut frame = Frame::from_rgb_speed(wide, high, picture.as_raw(), HASTE);
        frame.delay = delay;
        encoder.write_frame(&frame).map_err(failed)
    })?;
    drop(encoder);
    atomic::write(out, &bytes).map_err(unwritable)
}

/// Writes a stretch of a game as numbered PNG files into a folder, which is made if it is not there.
///
/// # Errors
/// If it cannot be drawn, or a file cannot be written.
pub fn write_frames(timeline: &dyn AnyTimeline, options: &FilmOptions, folder: &Path) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: folder.to_owned(), error };
    std::fs::create_dir_all(folder).map_err(unwritable)?;
    let mut number = 0_usize;
    film(timeline, options, &mut |picture| {
        number += 1;
        save(picture, &frame_file(folder, number))
    })
}

/// The file of the picture with this number, from 1.
fn frame_file(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("frame-{number:05}.png"))
}
