//! The files of an exported animation: an animated GIF, or a folder of numbered PNG files.

use std::io;
use std::path::{Path, PathBuf};

use gif::{Encoder, Frame, Repeat};

use super::animation_export::{AnimationExportOptions, render_frames};
use super::{RenderError, save_png};
use cannon_files::atomic;
use cannon_rules::any::AnyTimeline;

/// Speed of the GIF colour quantizer, from 1 (best quality) to 30 (fastest).
const GIF_SPEED: i32 = 10;

/// Writes part of a game as an animated GIF, atomically.
///
/// # Errors
/// The animation cannot be rendered or written, or is larger than a GIF can be.
pub fn write_gif(timeline: &dyn AnyTimeline, options: &AnimationExportOptions, out: &Path) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: out.to_owned(), error };
    let failed = |error: gif::EncodingError| unwritable(io::Error::other(error));
    let (width, height) = options.picture.size;
    let limit = u32::from(u16::MAX);
    let (Ok(gif_width), Ok(gif_height)) = (u16::try_from(width), u16::try_from(height)) else {
        return Err(RenderError::TooLarge { width, height, limit });
    };
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, gif_width, gif_height, &[]).map_err(failed)?;
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    // GIF delays are in hundredths of a second; many viewers slow down delays below two.
    let delay = (100.0 / options.frame_rate.max(1) as f32).round().max(2.0) as u16;
    render_frames(timeline, options, &mut |picture| {
        let mut frame = Frame::from_rgb_speed(gif_width, gif_height, picture.as_raw(), GIF_SPEED);
        frame.delay = delay;
        encoder.write_frame(&frame).map_err(failed)
    })?;
    drop(encoder);
    atomic::write(out, &bytes).map_err(unwritable)
}

/// Writes part of a game as numbered PNG files into a folder, which is created if necessary.
///
/// # Errors
/// The animation cannot be rendered, or a file cannot be written.
pub fn write_frames(
    timeline: &dyn AnyTimeline,
    options: &AnimationExportOptions,
    folder: &Path,
) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: folder.to_owned(), error };
    std::fs::create_dir_all(folder).map_err(unwritable)?;
    let mut number = 0_usize;
    render_frames(timeline, options, &mut |picture| {
        number += 1;
        save_png(picture, &frame_path(folder, number))
    })
}

/// The path of a frame, counted from 1.
fn frame_path(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("frame-{number:05}.png"))
}
