//! Output through a sound server with the PulseAudio protocol (PulseAudio or PipeWire).
//!
//! The messages come from the crate `pulseaudio`. The client of that crate is not used: it ignores that the server has closed a stream, it
//! waits for replies without limit, and it asks for frames on a thread of its own.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::Duration;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    AuthParams, ChannelMap, Command, Descriptor, DescriptorFlags, PlaybackStreamParams, Prop, Props, SampleFormat,
    SampleSpec, TagStructReader, read_descriptor, write_command_message, write_descriptor,
};

use super::{Device, DeviceError, LATENCY, RATE};

/// The protocol version of this client. Servers support clients with older versions.
const PROTOCOL_VERSION: u16 = 15;
/// The channel of commands; other channels carry audio.
const COMMAND_CHANNEL: u32 = u32::MAX;
/// Length of the authentication cookie. Servers also accept clients of the same user without it.
const COOKIE_LENGTH: usize = 256;
/// Two channels of 32-bit samples.
const BYTES_PER_FRAME: usize = 8;
/// If a message or a reply takes longer than this, the server is considered lost.
const TIMEOUT: Duration = Duration::from_secs(2);
/// Maximum length of a message in bytes; the messages that are used are shorter.
const MAX_MESSAGE_LENGTH: u32 = 1 << 20;

struct Stream {
    socket: BufReader<UnixStream>,
    channel: u32,
    /// Bytes that the server has requested and not received yet.
    requested_bytes: usize,
    /// Buffer for a message with frames, reused between writes.
    buffer: Vec<u8>,
}

fn device_error(error: impl ToString) -> DeviceError {
    DeviceError::Failed(error.to_string())
}

/// Opens a stream to the server that the environment names, if it answers.
pub(super) fn open() -> Result<Box<dyn Device>, DeviceError> {
    let socket = socket_paths()
        .into_iter()
        .find_map(|path| UnixStream::connect(path).ok())
        .ok_or(DeviceError::Unavailable("no sound server answers"))?;
    Stream::connect(socket).map(|stream| Box::new(stream) as Box<dyn Device>)
}

/// The paths of sockets on which the server may listen.
fn socket_paths() -> Vec<PathBuf> {
    let folder = |name: &str, rest: &str| std::env::var_os(name).map(|folder| PathBuf::from(folder).join(rest));
    let named = std::env::var("PULSE_SERVER").ok().and_then(|server| {
        let path = server.strip_prefix("unix:").unwrap_or(&server).to_owned();
        path.starts_with('/').then(|| PathBuf::from(path))
    });
    [named, folder("PULSE_RUNTIME_PATH", "native"), folder("XDG_RUNTIME_DIR", "pulse/native")]
        .into_iter()
        .flatten()
        .collect()
}

/// The authentication cookie; zeros if it cannot be read.
fn cookie() -> Vec<u8> {
    let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    cookie.filter(|cookie| cookie.len() == COOKIE_LENGTH).unwrap_or_else(|| vec![0; COOKIE_LENGTH])
}

impl Stream {
    /// Authenticates with the server and creates a playback stream.
    fn connect(socket: UnixStream) -> Result<Stream, DeviceError> {
        socket.set_write_timeout(Some(TIMEOUT)).map_err(device_error)?;
        socket.set_read_timeout(Some(TIMEOUT)).map_err(device_error)?;
        let mut stream =
            Stream { socket: BufReader::new(socket), channel: COMMAND_CHANNEL, requested_bytes: 0, buffer: Vec::new() };
        let auth =
            AuthParams { version: PROTOCOL_VERSION, supports_shm: false, supports_memfd: false, cookie: cookie() };
        stream.send_command(&Command::Auth(auth))?;
        let mut client = Props::new();
        client.set(Prop::ApplicationName, c"Cannon");
        client.set_bytes(Prop::ApplicationProcessId.to_c_str(), format!("{}\0", std::process::id()));
        stream.send_command(&Command::SetClientName(client))?;
        let reply = stream.send_command(&Command::CreatePlaybackStream(stream_parameters()))?;
        // Only the start of the reply is read. The crate's own type for it refuses a stream without a sink, which PipeWire allows.
        let mut reply = reply.as_slice();
        let mut reply = TagStructReader::new(&mut reply, PROTOCOL_VERSION);
        stream.channel = reply.read_u32().map_err(device_error)?;
        let _index = reply.read_u32().map_err(device_error)?;
        stream.requested_bytes = reply.read_u32().map_err(device_error)? as usize;
        Ok(stream)
    }

    /// Sends a command and waits for its reply, whose content it returns. Other messages that arrive first are handled.
    fn send_command(&mut self, command: &Command) -> Result<Vec<u8>, DeviceError> {
        // Each command is sent only once, so its code also serves as the tag of its reply.
        let tag = command.tag() as u32;
        write_command_message(self.socket.get_mut(), tag, command, PROTOCOL_VERSION).map_err(device_error)?;
        loop {
            let message = self.read_command()?;
            let mut rest = message.as_slice();
            match Command::read_tag_prefixed(&mut rest, PROTOCOL_VERSION) {
                Ok((reply_tag, Command::Reply)) if reply_tag == tag => return Ok(rest.to_vec()),
                _ => self.handle_command(&message)?,
            }
        }
    }

    /// Reads the next command from the server and skips other messages.
    fn read_command(&mut self) -> Result<Vec<u8>, DeviceError> {
        loop {
            let Descriptor { length, channel, .. } = read_descriptor(&mut self.socket).map_err(device_error)?;
            if length > MAX_MESSAGE_LENGTH {
                return Err(DeviceError::Failed(format!("a message of {length} bytes")));
            }
            let mut content = vec![0; length as usize];
            self.socket.read_exact(&mut content).map_err(device_error)?;
            if channel == COMMAND_CHANNEL {
                return Ok(content);
            }
        }
    }

    /// Handles a command from the server. Unknown commands are ignored.
    fn handle_command(&mut self, mut message: &[u8]) -> Result<(), DeviceError> {
        match Command::read_tag_prefixed(&mut message, PROTOCOL_VERSION) {
            Ok((_, Command::Request(request))) if request.channel == self.channel => {
                self.requested_bytes += request.length as usize;
                Ok(())
            }
            Ok((_, Command::PlaybackStreamKilled(_))) => Err(DeviceError::Unavailable("the stream was closed")),
            Ok((_, Command::Error(reason))) => Err(DeviceError::Failed(format!("the sound server refuses: {reason}"))),
            _ => Ok(()),
        }
    }

    /// Waits for a message up to `timeout`; returns whether a message has begun to arrive.
    fn wait_for_message(&mut self, timeout: Duration) -> Result<bool, DeviceError> {
        if !self.socket.buffer().is_empty() {
            return Ok(true);
        }
        self.socket.get_ref().set_read_timeout(Some(timeout)).map_err(device_error)?;
        let result = self.socket.fill_buf().map(|bytes| !bytes.is_empty());
        self.socket.get_ref().set_read_timeout(Some(TIMEOUT)).map_err(device_error)?;
        match result {
            Ok(true) => Ok(true),
            Ok(false) => Err(DeviceError::Unavailable("the sound server has closed")),
            Err(error) => match error.kind() {
                ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => Ok(false),
                _ => Err(device_error(error)),
            },
        }
    }
}

/// The parameters of the stream: stereo on the default sink, at the volume that the server remembers.
fn stream_parameters() -> PlaybackStreamParams {
    let latency = (LATENCY * BYTES_PER_FRAME) as u32;
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Cannon");
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 2, sample_rate: RATE },
        channel_map: ChannelMap::stereo(),
        buffer_attr: BufferAttr {
            target_length: latency,
            minimum_request_length: latency / 4,
            ..BufferAttr::default()
        },
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        props,
        ..PlaybackStreamParams::default()
    }
}

impl Device for Stream {
    fn wait_writable(&mut self, timeout: Duration) -> Result<usize, DeviceError> {
        // Messages that have already arrived are handled first, so that no request is delayed by one call.
        while !self.socket.buffer().is_empty() || self.requested_bytes < BYTES_PER_FRAME {
            if !self.wait_for_message(timeout)? {
                break;
            }
            let message = self.read_command()?;
            self.handle_command(&message)?;
        }
        Ok(self.requested_bytes / BYTES_PER_FRAME)
    }

    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError> {
        let length = size_of_val(frames);
        let descriptor = Descriptor {
            length: u32::try_from(length).map_err(device_error)?,
            channel: self.channel,
            offset: 0,
            flags: DescriptorFlags::empty(),
        };
        self.buffer.clear();
        write_descriptor(&mut self.buffer, &descriptor).map_err(device_error)?;
        self.buffer.extend(frames.iter().flat_map(|sample| sample.to_le_bytes()));
        self.requested_bytes = self.requested_bytes.saturating_sub(length);
        self.socket.get_mut().write_all(&self.buffer).map_err(device_error)
    }
}

#[cfg(test)]
mod tests;
