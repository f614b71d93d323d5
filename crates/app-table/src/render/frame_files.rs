//! The files of an exported animation: an animated GIF, or a folder of numbered PNG files.

use std::io;
use std::path::Path;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use image::{Pixel, Rgb, RgbImage};

use super::animation_export::{AnimationExportOptions, render_frames};
use super::{RenderError, save_png};
use cannon_files::atomic;
use cannon_rules::any::AnyTimeline;

/// Speed of the GIF colour quantizer for a frame with many pixels, from 1 (best quality) to 30 (fastest).
const FAST_GIF: i32 = 10;
/// Speed of the GIF colour quantizer for a frame with few pixels.
const CAREFUL_GIF: i32 = 1;
/// The largest number of pixels that counts as few.
const FEW_PIXELS: usize = 20_000;
/// The largest difference of a colour channel, of 255, at which a pixel of a GIF stays as it is. Anti-aliasing over several frames makes
/// differences of this size in a picture at rest.
const GIF_TOLERANCE: u8 = 6;

/// Writes part of a game as an animated GIF, atomically.
///
/// # Errors
/// The animation cannot be rendered or written, or is larger than a GIF can be.
pub fn write_gif(timeline: &AnyTimeline, options: &AnimationExportOptions, out: &Path) -> Result<(), RenderError> {
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
    atomic::write(out, &gif.encoder.into_inner().map_err(unwritable)?).map_err(unwritable)
}

/// Encodes an animated GIF. A frame contains only the pixels that differ visibly from what the GIF shows so far. They are few, because the
/// camera stands still. Since each frame has a palette of its own, a picture at rest gains more colours than a palette has.
struct GifWriter {
    encoder: Encoder<Vec<u8>>,
    /// Time from one frame to the next, in hundredths of a second.
    delay: u16,
    /// What the GIF shows. `None` before the first frame.
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
        let (width, height) = (right - left + 1, bottom - top + 1);
        let shown = self.shown.get_or_insert_with(|| picture.clone());
        // The quantizer gets the changed pixels without the others, in rows of the picture's width, and at least one transparent pixel, so
        // that the palette has an entry for the unchanged pixels. A picture is small enough for a GIF, and so are its parts.
        let rows = changes.len() / picture.width() as usize + 1;
        let mut pixels = vec![0; 4 * rows * picture.width() as usize];
        for ((_, _, pixel), target) in changes.iter().zip(pixels.as_chunks_mut::<4>().0) {
            *target = pixel.to_rgba().0;
        }
        let speed = if changes.len() > FEW_PIXELS { FAST_GIF } else { CAREFUL_GIF };
        let quantized = Frame::from_rgba_speed(picture.width() as u16, rows as u16, &mut pixels, speed);
        let unchanged = quantized.transparent.unwrap_or_default();
        let palette = quantized.palette.as_deref().unwrap_or_default().as_chunks::<3>().0;
        let mut buffer = vec![unchanged; (width * height) as usize];
        for (&(x, y, _), &index) in changes.iter().zip(&*quantized.buffer) {
            buffer[((y - top) * width + x - left) as usize] = index;
            if let (false, Some(color)) = (index == unchanged, palette.get(usize::from(index))) {
                shown.put_pixel(x, y, Rgb(*color));
            }
        }
        let [left, top, width, height] = [left, top, width, height].map(|length| length as u16);
        let (delay, dispose) = (self.delay, DisposalMethod::Keep);
        let frame = Frame { left, top, width, height, delay, dispose, buffer: buffer.into(), ..quantized };
        self.encoder.write_frame(&frame)
    }
}

/// Writes part of a game as numbered PNG files into a folder, which is created if necessary.
///
/// # Errors
/// The animation cannot be rendered, or a file cannot be written.
pub fn write_frames(
    timeline: &AnyTimeline,
    options: &AnimationExportOptions,
    folder: &Path,
) -> Result<(), RenderError> {
    let unwritable = |error: io::Error| RenderError::Unwritable { path: folder.to_owned(), error };
    std::fs::create_dir_all(folder).map_err(unwritable)?;
    let mut number = 0_usize;
    render_frames(timeline, options, &mut |picture| {
        number += 1;
        save_png(picture, &folder.join(format!("frame-{number:05}.png")), None)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{ColorOutput, DecodeOptions};
    use image::RgbaImage;

    /// What a viewer shows after each frame of a GIF of 64 x 48 pixels, and the area of each frame: left, top, width, height.
    fn decoded(bytes: &[u8]) -> Vec<(RgbaImage, [u16; 4])> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes).expect("the header is read");
        let mut shown = RgbaImage::new(64, 48);
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("the frame is read") {
            assert_eq!((frame.delay, frame.dispose), (5, DisposalMethod::Keep));
            for (index, pixel) in frame.buffer.as_chunks::<4>().0.iter().enumerate().filter(|(_, pixel)| pixel[3] > 0) {
                let (x, y) = (index as u32 % u32::from(frame.width), index as u32 / u32::from(frame.width));
                shown.put_pixel(x + u32::from(frame.left), y + u32::from(frame.top), image::Rgba(*pixel));
            }
            frames.push((shown.clone(), [frame.left, frame.top, frame.width, frame.height]));
        }
        frames
    }

    fn encoded(pictures: &[&RgbImage]) -> Vec<u8> {
        let mut gif = GifWriter::new((64, 48), 5).expect("the header is written");
        pictures.iter().for_each(|picture| gif.add(picture).expect("the frame is written"));
        gif.encoder.into_inner().expect("the file is complete")
    }

    #[test]
    fn frames_of_a_gif_have_only_the_pixels_that_change() {
        let (dark, light) = (Rgb([40, 20, 10]), Rgb([200, 180, 160]));
        let empty = RgbImage::from_pixel(64, 48, dark);
        let mut moved = empty.clone();
        moved.put_pixel(10, 20, light);
        moved.put_pixel(12, 21, light);
        let mut noisy = moved.clone();
        noisy.pixels_mut().for_each(|pixel| pixel.0[1] += GIF_TOLERANCE);
        let frames = decoded(&encoded(&[&empty, &moved, &noisy, &empty]));
        assert_eq!(frames.len(), 4);
        for ((shown, _), expected) in frames.iter().zip([&empty, &moved, &moved, &empty]) {
            assert!(shown.pixels().zip(expected.pixels()).all(|(shown, expected)| shown.to_rgb() == *expected));
        }
        let areas: Vec<_> = frames.iter().map(|(_, area)| *area).collect();
        assert_eq!(areas, [[0, 0, 64, 48], [10, 20, 3, 2], [0, 0, 1, 1], [10, 20, 3, 2]]);
    }

    #[test]
    fn picture_at_rest_gains_more_colors_than_a_palette_has() {
        let picture = RgbImage::from_fn(64, 48, |x, y| Rgb([4 * x as u8, 5 * y as u8, 100]));
        let frames = decoded(&encoded(&[&picture; 12]));
        let error = |shown: &RgbaImage| {
            let pixels = shown.pixels().zip(picture.pixels());
            let channels = pixels.flat_map(|(shown, wanted)| shown.to_rgb().0.into_iter().zip(wanted.0));
            channels.map(|(shown, wanted)| u32::from(shown.abs_diff(wanted))).sum::<u32>()
        };
        let (first, last) = (error(&frames[0].0), error(&frames[11].0));
        assert!(last * 3 < first * 2, "the error falls from {first} to {last}");
    }
}
