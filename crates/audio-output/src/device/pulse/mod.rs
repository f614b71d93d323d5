//! Output through a sound server with the PulseAudio protocol (PulseAudio or PipeWire). Only the part that a playback stream needs is
//! implemented.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::Duration;

use super::tagstruct::{TagReader, TagWriter};
use super::{Device, DeviceError, LATENCY, RATE};

/// The protocol version of this client. Servers support clients with older versions.
const PROTOCOL_VERSION: u32 = 15;
/// Command codes.
const ERROR: u32 = 0;
const REPLY: u32 = 2;
const CREATE_PLAYBACK_STREAM: u32 = 3;
const AUTH: u32 = 8;
const SET_CLIENT_NAME: u32 = 9;
const REQUEST: u32 = 61;
const PLAYBACK_STREAM_KILLED: u32 = 64;

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

/// A playback stream.
struct Stream {
    socket: BufReader<UnixStream>,
    channel: u32,
    /// Bytes that the server has requested and not received yet.
    requested_bytes: usize,
    /// Buffer for the bytes of the frames, reused between writes.
    buffer: Vec<u8>,
}

/// Converts an error.
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
fn cookie() -> [u8; COOKIE_LENGTH] {
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let in_home = |rest: &str| home.as_ref().map(|home| home.join(rest));
    let named = std::env::var_os("PULSE_COOKIE").map(|path: OsString| PathBuf::from(path));
    let places = [named, in_home(".config/pulse/cookie"), in_home(".pulse-cookie")];
    let cookie = places.into_iter().flatten().find_map(|path| std::fs::read(path).ok()?.try_into().ok());
    cookie.unwrap_or([0; COOKIE_LENGTH])
}

impl Stream {
    /// Authenticates with the server and creates a playback stream.
    fn connect(socket: UnixStream) -> Result<Stream, DeviceError> {
        socket.set_write_timeout(Some(TIMEOUT)).map_err(device_error)?;
        socket.set_read_timeout(Some(TIMEOUT)).map_err(device_error)?;
        let mut stream =
            Stream { socket: BufReader::new(socket), channel: COMMAND_CHANNEL, requested_bytes: 0, buffer: Vec::new() };
        stream.send_command(AUTH, &TagWriter::default().number(PROTOCOL_VERSION).bytes(&cookie()))?;
        let id = std::process::id().to_string();
        let names = [("application.name", "Cannon"), ("application.process.id", id.as_str())];
        stream.send_command(SET_CLIENT_NAME, &TagWriter::default().property_list(&names))?;
        let reply = stream.send_command(CREATE_PLAYBACK_STREAM, &stream_parameters())?;
        let mut reply = TagReader(&reply);
        stream.channel = reply.number().ok_or(DeviceError::Unavailable("no stream"))?;
        let _index = reply.number();
        stream.requested_bytes = reply.number().unwrap_or(0) as usize;
        Ok(stream)
    }

    /// Sends a command and waits for its reply. Other messages that arrive first are handled.
    fn send_command(&mut self, command: u32, arguments: &TagWriter) -> Result<Vec<u8>, DeviceError> {
        // Each command is sent only once, so its code also serves as the tag of its reply.
        let message = TagWriter::default().number(command).number(command).append(arguments);
        self.send(COMMAND_CHANNEL, message.as_bytes())?;
        loop {
            let message = self.read_command()?;
            let mut reader = TagReader(&message);
            match (reader.number(), reader.number()) {
                (Some(REPLY), Some(tag)) if tag == command => return Ok(reader.0.to_vec()),
                _ => self.handle_command(&message)?,
            }
        }
    }

    /// Sends a message on a channel.
    fn send(&mut self, channel: u32, content: &[u8]) -> Result<(), DeviceError> {
        let length = u32::try_from(content.len()).map_err(device_error)?;
        // Length, channel, offset (high and low word), flags.
        let mut header = [0; 20];
        for (field, value) in header.chunks_exact_mut(4).zip([length, channel, 0, 0, 0]) {
            field.copy_from_slice(&value.to_be_bytes());
        }
        let socket = self.socket.get_mut();
        socket.write_all(&header).and_then(|()| socket.write_all(content)).map_err(device_error)
    }

    /// Reads the next command from the server and skips other messages.
    fn read_command(&mut self) -> Result<Vec<u8>, DeviceError> {
        loop {
            let mut header = [0; 20];
            self.socket.read_exact(&mut header).map_err(device_error)?;
            let [length, channel] = [0, 4].map(|at| {
                let field = [header[at], header[at + 1], header[at + 2], header[at + 3]];
                u32::from_be_bytes(field)
            });
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
    fn handle_command(&mut self, message: &[u8]) -> Result<(), DeviceError> {
        let mut reader = TagReader(message);
        let (command, _tag) = (reader.number(), reader.number());
        match (command, reader.number()) {
            (Some(REQUEST), Some(channel)) if channel == self.channel => {
                self.requested_bytes += reader.number().unwrap_or(0) as usize;
                Ok(())
            }
            (Some(PLAYBACK_STREAM_KILLED), _) => Err(DeviceError::Unavailable("the stream was closed")),
            (Some(ERROR), code) => Err(DeviceError::Failed(format!("the sound server refuses: {}", code.unwrap_or(0)))),
            _ => Ok(()),
        }
    }

    /// Waits for a message up to `timeout`; returns whether one has begun to arrive.
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

/// The parameters of the stream, in the order of the protocol.
fn stream_parameters() -> TagWriter {
    let latency = (LATENCY * BYTES_PER_FRAME) as u32;
    let names = [("media.name", "Cannon"), ("media.role", "game")];
    TagWriter::default()
        .stereo_f32_spec(RATE)
        .stereo_channel_map()
        // Sink index and name: the default sink.
        .number(u32::MAX)
        .null_string()
        // Maximum buffer length, whether to start paused, target buffer length, length before playback starts, minimum request.
        .number(u32::MAX)
        .flag(false)
        .number(latency)
        .number(u32::MAX)
        .number(latency / 4)
        // Synchronisation group (none), and volume.
        .number(0)
        .full_volume()
        // Flags: no remapping, no remixing, keep the device's format, rate and channels, no moving, variable rate.
        .flags(&[false; 7])
        // Flags: muted, adjust the latency.
        .flags(&[false, true])
        .property_list(&names)
        // Flags: volume set by the user, early requests.
        .flags(&[false, false])
        // Flags: muting set by the user, do not prevent automatic suspend, fail on suspend.
        .flags(&[false, false, false])
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
        let mut bytes = std::mem::take(&mut self.buffer);
        bytes.clear();
        bytes.extend(frames.iter().flat_map(|sample| sample.to_le_bytes()));
        let sent = self.send(self.channel, &bytes);
        self.requested_bytes = self.requested_bytes.saturating_sub(bytes.len());
        self.buffer = bytes;
        sent
    }
}

#[cfg(test)]
mod tests;
