//! Form of the data of a game in the cache: numbers in little-endian order, and lists behind their lengths.

use super::data::SearchData;
use crate::summary::fnv1a;

/// Number of bytes before the content of a row: its length and its checksum.
const ROW_HEADER_BYTES: usize = 12;

/// Appends a row: the data of the game in the file of this name.
pub(crate) fn write_row(bytes: &mut Vec<u8>, name: &str, data: &SearchData) {
    let mut row = Vec::with_capacity(64 + name.len() + 8 * data.positions.len() + data.comments.len());
    write_list(&mut row, name.as_bytes());
    row.extend(data.content.to_le_bytes());
    write_length(&mut row, data.positions.len());
    row.extend(data.positions.iter().flat_map(|position| position.to_le_bytes()));
    for numbers in [&data.actions, &data.line] {
        write_length(&mut row, numbers.len());
        row.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }
    row.push(data.placements);
    write_list(&mut row, &data.material);
    write_list(&mut row, data.comments.as_bytes());
    write_length(bytes, row.len());
    bytes.extend(fnv1a(&row).to_le_bytes());
    bytes.extend(row);
}

/// Appends the number of elements of a list, which follow.
fn write_length(bytes: &mut Vec<u8>, length: usize) {
    // A record has at most 50,000 positions and a million characters of comments.
    bytes.extend(u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes());
}

fn write_list(bytes: &mut Vec<u8>, list: &[u8]) {
    write_length(bytes, list.len());
    bytes.extend(list);
}

/// Reads the first row of `bytes`, which then begin behind it. `None` at a row that is incomplete or damaged.
pub(crate) fn read_row(bytes: &mut &[u8]) -> Option<(String, SearchData)> {
    let (header, rest) = bytes.split_at_checked(ROW_HEADER_BYTES)?;
    let (length, checksum) = header.split_first_chunk::<4>()?;
    let checksum = u64::from_le_bytes(checksum.try_into().ok()?);
    let (row, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    if fnv1a(row) != checksum {
        return None;
    }
    *bytes = rest;
    Reader(row).row()
}

/// A reader of numbers and lists. Each of its functions returns `None` if the bytes end too early.
pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

impl<'a> Reader<'a> {
    fn row(mut self) -> Option<(String, SearchData)> {
        let name = self.text()?;
        let content = self.number::<8>().map(u64::from_le_bytes)?;
        let positions = self.numbers::<8>()?.map(|number| u64::from_le_bytes(*number)).collect();
        let actions = self.numbers::<4>()?.map(|number| u32::from_le_bytes(*number)).collect();
        let line = self.numbers::<4>()?.map(|number| u32::from_le_bytes(*number)).collect();
        let [placements] = self.number::<1>()?;
        let material = self.list(1)?.into();
        let comments = self.text()?.into();
        let data = SearchData { content, positions, actions, line, placements, material, comments };
        (self.0.is_empty() && data.positions.is_sorted()).then_some((name, data))
    }

    pub(crate) fn number<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (number, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*number)
    }

    /// A list of elements of this many bytes.
    fn list(&mut self, element_bytes: usize) -> Option<&'a [u8]> {
        let length = self.number::<4>().map(u32::from_le_bytes)? as usize;
        let (list, rest) = self.0.split_at_checked(length.checked_mul(element_bytes)?)?;
        self.0 = rest;
        Some(list)
    }

    pub(crate) fn numbers<const N: usize>(&mut self) -> Option<impl Iterator<Item = &'a [u8; N]>> {
        let (numbers, _) = self.list(N)?.as_chunks::<N>();
        Some(numbers.iter())
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        std::str::from_utf8(self.list(1)?).ok().map(str::to_owned)
    }
}
