//! PulseAudio's encoding of values (tagstruct), each preceded by a letter for its type.

/// Writes values.
#[derive(Clone, Debug, Default)]
pub(super) struct TagWriter(Vec<u8>);

impl TagWriter {
    /// The encoded values.
    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    fn push(mut self, tag: u8, content: &[u8]) -> Self {
        self.0.push(tag);
        self.0.extend_from_slice(content);
        self
    }

    /// Adds an unsigned 32-bit number.
    pub(super) fn number(self, value: u32) -> Self {
        self.push(b'L', &value.to_be_bytes())
    }

    /// Adds a boolean.
    pub(super) fn flag(self, value: bool) -> Self {
        self.push(if value { b'1' } else { b'0' }, &[])
    }

    /// Adds several booleans.
    pub(super) fn flags(self, values: &[bool]) -> Self {
        values.iter().fold(self, |writer, value| writer.flag(*value))
    }

    /// Adds a null string.
    pub(super) fn null_string(self) -> Self {
        self.push(b'N', &[])
    }

    /// Adds a byte array.
    pub(super) fn bytes(self, content: &[u8]) -> Self {
        let length = content.len() as u32;
        self.push(b'x', &[&length.to_be_bytes(), content].concat())
    }

    /// Adds a property list of names and texts.
    pub(super) fn property_list(self, list: &[(&str, &str)]) -> Self {
        let writer = list.iter().fold(self.push(b'P', &[]), |writer, (name, text)| {
            let text = [text.as_bytes(), b"\0"].concat();
            writer.push(b't', &[name.as_bytes(), b"\0"].concat()).number(text.len() as u32).bytes(&text)
        });
        writer.null_string()
    }

    /// Adds the sample specification: little-endian 32-bit floats, two channels.
    pub(super) fn stereo_f32_spec(self, rate: u32) -> Self {
        let [a, b, c, d] = rate.to_be_bytes();
        self.push(b'a', &[5, 2, a, b, c, d])
    }

    /// Adds the channel map: front left and front right.
    pub(super) fn stereo_channel_map(self) -> Self {
        self.push(b'm', &[2, 1, 2])
    }

    /// Adds the volume of both channels: 100%.
    pub(super) fn full_volume(self) -> Self {
        let [a, b, c, d] = 0x1_0000_u32.to_be_bytes();
        self.push(b'v', &[2, a, b, c, d, a, b, c, d])
    }

    /// Appends the values of another writer.
    pub(super) fn append(mut self, others: &TagWriter) -> Self {
        self.0.extend_from_slice(&others.0);
        self
    }
}

/// Reads values.
#[derive(Clone, Copy, Debug)]
pub(super) struct TagReader<'a>(pub(super) &'a [u8]);

impl TagReader<'_> {
    /// The next value, if it is a number.
    pub(super) fn number(&mut self) -> Option<u32> {
        let [b'L', a, b, c, d, rest @ ..] = self.0 else { return None };
        self.0 = rest;
        Some(u32::from_be_bytes([*a, *b, *c, *d]))
    }
}
