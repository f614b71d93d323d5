//! The files of an exported animation: an animated GIF, or a folder of numbered PNG files.

use std::io;
use std::path::{Path, PathBuf};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use image::{Pixel, Rgb, RgbImage, RgbaImage};

use super::animation_export::{AnimationExportOptions, render_frames};
use super::{RenderError, save_png};
use cannon_files::atomic;
use cannon_rules::any::AnyTimeline;

/// Speed of the GIF colour quantizer, from 1 (best quality) to 30 (fastest).
const GIF_SPEED: i32 = 10;
/// The largest difference of a colour channel, of 255, that does not count as a change between two frames of a GIF. Anti-aliasing over several
/// frames makes differences of this size in a picture at rest.
const GIF_TOLERANCE: u8 = 6;

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
    // GIF delays are in hundredths of a second; many viewers slow down delays below two.
    let delay = (100.0 / options.frame_rate.max(1) as f32).round().max(2.0) as u16;
    let mut gif = GifWriter::new((gif_width, gif_height), delay).map_err(failed)?;
    render_frames(timeline, options, &mut |picture| gif.add(picture).map_err(failed))?;
    atomic::write(out, &gif.finish().map_err(unwritable)?).map_err(unwritable)
}

/// Encodes an animated GIF. A frame contains only the pixels that have changed, which are few because the camera stands still.
struct GifWriter {
    encoder: Encoder<Vec<u8>>,
    /// Time from one frame to the next, in hundredths of a second.
    delay: u16,
    /// What the GIF shows: each pixel as it was in the last frame that contains it. `None` before the first frame.
    shown: Option<RgbImage>,
}

impl GifWriter {
    fn new((width, height): (u16, u16), delay: u16) -> Result<GifWriter, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(GifWriter { encoder, delay, shown: None })
    }

    /// Adds a frame, which has the size of the animation.
    fn add(&mut self, picture: &RgbImage) -> Result<(), EncodingError> {
        let has_changed = |(x, y, pixel): &(u32, u32, &Rgb<u8>)| {
            let Some(shown) = &self.shown else { return true };
            let channels = pixel.0.into_iter().zip(shown.get_pixel(*x, *y).0);
            channels.map(|(new, old)| new.abs_diff(old)).any(|difference| difference > GIF_TOLERANCE)
        };
        let changes: Vec<(u32, u32, &Rgb<u8>)> = picture.enumerate_pixels().filter(has_changed).collect();
        // A frame without a change has one pixel, because a GIF has no pauses.
        let left = changes.iter().map(|change| change.0).min().unwrap_or(0);
        let right = changes.iter().map(|change| change.0).max().unwrap_or(0);
        let (top, bottom) = changes.first().zip(changes.last()).map_or((0, 0), |(first, last)| (first.1, last.1));
        let mut part = RgbaImage::new(right - left + 1, bottom - top + 1);
        let shown = self.shown.get_or_insert_with(|| picture.clone());
        for (x, y, pixel) in changes {
            part.put_pixel(x - left, y - top, pixel.to_rgba());
            shown.put_pixel(x, y, *pixel);
        }
        // The picture fits into a GIF, and so do its parts.
        let [left, top, width, height] = [left, top, part.width(), part.height()].map(|length| length as u16);
        let frame = Frame::from_rgba_speed(width, height, &mut part, GIF_SPEED);
        self.encoder.write_frame(&Frame { left, top, delay: self.delay, dispose: DisposalMethod::Keep, ..frame })
    }

    /// The bytes of the file.
    fn finish(self) -> io::Result<Vec<u8>> {
        self.encoder.into_inner()
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{ColorOutput, DecodeOptions};

    #[test]
    fn frames_of_a_gif_have_only_the_pixels_that_change() {
        let dark = Rgb([40, 20, 10]);
        let light = Rgb([200, 180, 160]);
        let empty = RgbImage::from_pixel(64, 48, dark);
        let mut moved = empty.clone();
        moved.put_pixel(10, 20, light);
        moved.put_pixel(12, 21, light);
        let mut noisy = moved.clone();
        noisy.pixels_mut().for_each(|pixel| pixel.0[1] += GIF_TOLERANCE);
        let mut gif = GifWriter::new((64, 48), 5).expect("the header is written");
        for picture in [&empty, &moved, &noisy, &empty] {
            gif.add(picture).expect("the frame is written");
        }
        let bytes = gif.finish().expect("the file is complete");

        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(&*bytes).expect("the header is read");
        let mut shown = RgbaImage::new(64, 48);
        let mut areas = Vec::new();
        for expected in [&empty, &moved, &moved, &empty] {
            let frame = decoder.read_next_frame().expect("the frame is read").expect("there are four frames");
            areas.push((frame.left, frame.top, frame.width, frame.height));
            assert_eq!((frame.delay, frame.dispose), (5, DisposalMethod::Keep));
            for (index, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                let (x, y) = (index as u32 % u32::from(frame.width), index as u32 / u32::from(frame.width));
                let color = image::Rgba([pixel[0], pixel[1], pixel[2], 255]);
                shown.put_pixel(x + u32::from(frame.left), y + u32::from(frame.top), color);
            }
            assert!(shown.pixels().zip(expected.pixels()).all(|(shown, expected)| shown.to_rgb() == *expected));
        }
        assert_eq!(areas, [(0, 0, 64, 48), (10, 20, 3, 2), (0, 0, 1, 1), (10, 20, 3, 2)]);
        assert!(decoder.read_next_frame().expect("the end is read").is_none());
    }
}
