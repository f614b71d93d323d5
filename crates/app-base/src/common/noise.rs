//! Seeded value noise that tiles without a seam.

/// A hash of the arguments as a number from 0 to 1.
pub fn scatter(x: u32, y: u32, seed: u32) -> f32 {
    let mut bits = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    bits = (bits ^ bits >> 15).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ bits >> 12).wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise from 0 to 1 at (u, v) on the unit square, with `cells` bumps along each axis.
pub fn noise(u: f32, v: f32, cells: (u32, u32), seed: u32) -> f32 {
    let (x, y) = (u.rem_euclid(1.0) * cells.0 as f32, v.rem_euclid(1.0) * cells.1 as f32);
    let (left, low) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (s, t) = (ease(x - left), ease(y - low));
    let corner = |dx: u32, dy: u32| scatter((left as u32 + dx) % cells.0, (low as u32 + dy) % cells.1, seed);
    let below = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * s;
    let above = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * s;
    below + (above - below) * t
}

/// Three octaves of [`noise`], from 0 to 1.
pub fn rough_noise(u: f32, v: f32, (x, y): (u32, u32), seed: u32) -> f32 {
    let octaves = [(1, 0.57), (2, 0.29), (4, 0.14)];
    octaves.into_iter().map(|(scale, share)| share * noise(u, v, (x * scale, y * scale), seed + scale)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_tiles_without_a_seam() {
        for step in 0..50 {
            let v = step as f32 / 50.0;
            assert!((noise(0.0, v, (7, 5), 1) - noise(0.999_999, v, (7, 5), 1)).abs() < 1.0e-3);
            assert!((rough_noise(v, 0.0, (3, 4), 2) - rough_noise(v, 0.999_999, (3, 4), 2)).abs() < 1.0e-2);
        }
    }

    #[test]
    fn noise_covers_its_range() {
        let samples: Vec<f32> = (0..4000).map(|n| noise(n as f32 * 0.137, n as f32 * 0.291, (31, 17), 9)).collect();
        assert!(samples.iter().all(|value| (0.0..=1.0).contains(value)));
        assert!(samples.iter().any(|&value| value < 0.1) && samples.iter().any(|&value| value > 0.9));
    }
}
