//! The colours of an animation.

use std::collections::HashMap;

/// Most colours: the format has 256, and one of them means "as before".
const MAX_COLORS: usize = 255;

type Rgb = [u8; 3];

/// Colours, and how many pixels have each.
type Counted = Vec<(Rgb, u32)>;

/// A fixed choice of colours, and the nearest of them for every other.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    nearest: HashMap<Rgb, u8>,
}

impl Palette {
    /// The colours that serve these pixels (RGBA) best: all, if there are few enough, else the mean of each box when
    /// the widest box is cut again and again (Heckbert's median cut).
    pub(crate) fn of(pixels: &[u8]) -> Self {
        let mut counted: HashMap<Rgb, u32> = HashMap::new();
        for pixel in pixels.chunks_exact(4) {
            *counted.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
        }
        let mut all: Counted = counted.into_iter().collect();
        all.sort_unstable();
        let mut boxes = vec![all];
        while boxes.len() < MAX_COLORS {
            let widest = boxes.iter().enumerate().max_by_key(|(index, colors)| (weight(colors), !index));
            match widest {
                Some((index, colors)) if weight(colors) > 0 => {
                    let whole = boxes.swap_remove(index);
                    let (low, high) = cut(whole);
                    boxes.extend([low, high]);
                }
                _ => break,
            }
        }
        let mut colors: Vec<Rgb> = boxes.iter().map(|colors| mean(colors)).collect();
        colors.sort_unstable();
        Self { colors, nearest: HashMap::new() }
    }

    /// Red, green and blue of each colour; the one after the last is free.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flatten().copied().chain([0, 0, 0]).collect()
    }

    /// The index that is no colour.
    pub(crate) fn transparent(&self) -> u8 {
        self.colors.len() as u8
    }

    /// The index of the colour nearest to a pixel's.
    pub(crate) fn index(&mut self, pixel: &[u8]) -> u8 {
        let wanted = [pixel[0], pixel[1], pixel[2]];
        let colors = &self.colors;
        *self.nearest.entry(wanted).or_insert_with(|| {
            let far = |color: &Rgb| -> u32 {
                color.iter().zip(wanted).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
            };
            let nearest = colors.iter().enumerate().min_by_key(|(_, color)| far(color));
            nearest.map_or(0, |(index, _)| index as u8)
        })
    }
}

/// The channel in which colours differ most, and by how much.
fn spread(colors: &[(Rgb, u32)]) -> (usize, u8) {
    let extent = |channel: usize| {
        let values = colors.iter().map(|(color, _)| color[channel]);
        values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)
    };
    (0..3).map(|channel| (channel, extent(channel))).max_by_key(|(_, extent)| *extent).unwrap_or((0, 0))
}

/// How much is lost while these colours are one: by width, and by how many pixels have them.
fn weight(colors: &[(Rgb, u32)]) -> u64 {
    let pixels: u64 = colors.iter().map(|(_, count)| u64::from(*count)).sum();
    u64::from(spread(colors).1).pow(2) * (1 + pixels.isqrt())
}

/// Two boxes with about as many pixels each.
fn cut(mut colors: Counted) -> (Counted, Counted) {
    let (channel, _) = spread(&colors);
    colors.sort_unstable_by_key(|(color, _)| (color[channel], *color));
    let half: u64 = colors.iter().map(|(_, count)| u64::from(*count)).sum::<u64>() / 2;
    let mut so_far = 0;
    let middle = colors.iter().position(|(_, count)| {
        so_far += u64::from(*count);
        so_far > half
    });
    let at = middle.unwrap_or(0).clamp(1, colors.len() - 1);
    let high = colors.split_off(at);
    (colors, high)
}

fn mean(colors: &[(Rgb, u32)]) -> Rgb {
    let pixels: u64 = colors.iter().map(|(_, count)| u64::from(*count)).sum::<u64>().max(1);
    [0, 1, 2].map(|channel| {
        let sum: u64 =
            colors.iter().map(|(color, count)| u64::from(color[channel]) * u64::from(*count)).sum();
        ((sum + pixels / 2) / pixels) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::Palette;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let pixels = [[10, 20, 30, 255], [200, 0, 0, 255], [10, 20, 30, 255], [0, 0, 0, 255]].concat();
        let mut palette = Palette::of(&pixels);
        assert_eq!(palette.bytes(), [0, 0, 0, 10, 20, 30, 200, 0, 0, 0, 0, 0]);
        assert_eq!((palette.index(&[199, 3, 1, 255]), palette.transparent()), (2, 3));
    }

    #[test]
    fn many_colours_become_255_near_ones() {
        let pixels: Vec<u8> =
            (0..=255u8).flat_map(|r| (0..16u8).flat_map(move |g| [r, g * 16, 90, 255])).collect();
        let mut palette = Palette::of(&pixels);
        assert_eq!(palette.transparent(), 255);
        let bytes = palette.bytes();
        for pixel in pixels.chunks_exact(4) {
            let at = usize::from(palette.index(pixel)) * 3;
            let far: u32 = (0..3).map(|c| u32::from(bytes[at + c].abs_diff(pixel[c]))).sum();
            assert!(far < 40, "{pixel:?} became {:?}", &bytes[at..at + 3]);
        }
    }
}
