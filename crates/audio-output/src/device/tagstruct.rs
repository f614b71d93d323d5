//! How PulseAudio writes values: each after a letter that says what it is.

/// Values in the making.
#[derive(Clone, Debug, Default)]
pub(super) struct TagWriter(Vec<u8>);

impl TagWriter {
    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    fn push(mut self, tag: u8, content: &[u8]) -> Self {
        self.0.push(tag);
        self.0.extend_from_slice(content);
        self
    }

    pub(super) fn number(self, value: u32) -> Self {
        self.push(b'L', &value.to_be_bytes())
    }

    pub(super) fn flag(self, value: bool) -> Self {
        self.push(if value { b'1' } else { b'0' }, &[])
    }

    pub(super) fn flags(self, values: &[bool]) -> Self {
        values.iter().fold(self, |tagged, value| tagged.flag(*value))
    }

    pub(super) fn no_text(self) -> Self {
        self.push(b'N', &[])
    }

    pub(super) fn bytes(self, content: &[u8]) -> Self {
        let length = content.len() as u32;
        self.push(b'x', &[&length.to_be_bytes(), content].concat())
    }

    /// Names with their texts.
    pub(super) fn properties(self, list: &[(&str, &str)]) -> Self {
        let named = list.iter().fold(self.push(b'P', &[]), |tagged, (name, text)| {
            let text = [text.as_bytes(), b"\0"].concat();
            tagged.push(b't', &[name.as_bytes(), b"\0"].concat()).number(text.len() as u32).bytes(&text)
        });
        named.no_text()
    }

    /// Samples: floats of 32 bits, the lowest byte first, of two channels.
    pub(super) fn stereo_floats(self, rate: u32) -> Self {
        let [a, b, c, d] = rate.to_be_bytes();
        self.push(b'a', &[5, 2, a, b, c, d])
    }

    pub(super) fn front_left_and_right(self) -> Self {
        self.push(b'm', &[2, 1, 2])
    }

    /// Both channels as loud as they are.
    pub(super) fn full_volume(self) -> Self {
        let [a, b, c, d] = 0x1_0000_u32.to_be_bytes();
        self.push(b'v', &[2, a, b, c, d, a, b, c, d])
    }

    /// Followed by others.
    pub(super) fn then(mut self, others: &TagWriter) -> Self {
        self.0.extend_from_slice(&others.0);
        self
    }
}

/// Values to be read.
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
