//! A sound server that speaks PulseAudio's protocol, as much of it as a stream needs: PulseAudio itself, and PipeWire in its place.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::time::Duration;

use super::tagstruct::{TagReader, TagWriter};
use super::{Device, DeviceError, LATENCY, RATE};

/// The version of the protocol that is spoken here. Servers speak it with whoever knows no newer one.
const VERSION: u32 = 15;
/// Numbers of commands.
const ERROR: u32 = 0;
const REPLY: u32 = 2;
const CREATE_PLAYBACK_STREAM: u32 = 3;
const AUTH: u32 = 8;
const SET_CLIENT_NAME: u32 = 9;
const REQUEST: u32 = 61;
const PLAYBACK_STREAM_KILLED: u32 = 64;

/// The channel of commands; others carry sound.
const COMMANDS: u32 = u32::MAX;
/// A server lets those in that know its secret of this length, or that run as the same user.
const COOKIE_LENGTH: usize = 256;
/// Two channels of 32 bits.
const BYTES_PER_FRAME: usize = 8;
/// A server that takes longer than this for a message or an answer has gone.
const TIMEOUT: Duration = Duration::from_secs(2);
/// No message that concerns us is longer.
const LONGEST_MESSAGE: u32 = 1 << 20;

/// A stream to the server.
struct Stream {
    socket: BufReader<UnixStream>,
    channel: u32,
    /// Bytes that the server has asked for and not been given.
    wanted: usize,
    bytes: Vec<u8>,
}

fn failed(error: impl ToString) -> DeviceError {
    DeviceError::Failed(error.to_string())
}

/// A stream to the server that the environment names, if it answers.
pub(super) fn open() -> Result<Box<dyn Device>, DeviceError> {
    let socket = sockets()
        .into_iter()
        .find_map(|path| UnixStream::connect(path).ok())
        .ok_or(DeviceError::Absent("no sound server answers"))?;
    Stream::over(socket).map(|stream| Box::new(stream) as Box<dyn Device>)
}

/// Where the server may listen.
fn sockets() -> Vec<PathBuf> {
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

/// The server's secret, as far as this user knows it.
fn cookie() -> [u8; COOKIE_LENGTH] {
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let in_home = |rest: &str| home.as_ref().map(|home| home.join(rest));
    let named = std::env::var_os("PULSE_COOKIE").map(|path: OsString| PathBuf::from(path));
    let places = [named, in_home(".config/pulse/cookie"), in_home(".pulse-cookie")];
    let known = places.into_iter().flatten().find_map(|path| std::fs::read(path).ok()?.try_into().ok());
    known.unwrap_or([0; COOKIE_LENGTH])
}

impl Stream {
    /// Introduces the game to the server and opens a stream.
    fn over(socket: UnixStream) -> Result<Stream, DeviceError> {
        socket.set_write_timeout(Some(TIMEOUT)).map_err(failed)?;
        socket.set_read_timeout(Some(TIMEOUT)).map_err(failed)?;
        let mut stream = Stream { socket: BufReader::new(socket), channel: COMMANDS, wanted: 0, bytes: Vec::new() };
        stream.ask(AUTH, &TagWriter::default().number(VERSION).bytes(&cookie()))?;
        let id = std::process::id().to_string();
        let names = [("application.name", "Cannon"), ("application.process.id", id.as_str())];
        stream.ask(SET_CLIENT_NAME, &TagWriter::default().properties(&names))?;
        let reply = stream.ask(CREATE_PLAYBACK_STREAM, &parameters())?;
        let mut reply = TagReader(&reply);
        stream.channel = reply.number().ok_or(DeviceError::Absent("no stream"))?;
        let _index = reply.number();
        stream.wanted = reply.number().unwrap_or(0) as usize;
        Ok(stream)
    }

    /// Sends a command and waits for the answer to it; what else comes meanwhile is heeded.
    fn ask(&mut self, command: u32, arguments: &TagWriter) -> Result<Vec<u8>, DeviceError> {
        // Each command is asked once, so its own number tells its answer.
        let message = TagWriter::default().number(command).number(command).then(arguments);
        self.send(COMMANDS, message.as_bytes())?;
        loop {
            let message = self.message()?;
            let mut read = TagReader(&message);
            match (read.number(), read.number()) {
                (Some(REPLY), Some(answered)) if answered == command => return Ok(read.0.to_vec()),
                _ => self.heed(&message)?,
            }
        }
    }

    fn send(&mut self, channel: u32, content: &[u8]) -> Result<(), DeviceError> {
        let length = u32::try_from(content.len()).map_err(failed)?;
        // Length, channel, offset in two parts, flags.
        let mut about = [0; 20];
        for (field, value) in about.chunks_exact_mut(4).zip([length, channel, 0, 0, 0]) {
            field.copy_from_slice(&value.to_be_bytes());
        }
        let socket = self.socket.get_mut();
        socket.write_all(&about).and_then(|()| socket.write_all(content)).map_err(failed)
    }

    /// The next command of the server.
    fn message(&mut self) -> Result<Vec<u8>, DeviceError> {
        loop {
            let mut about = [0; 20];
            self.socket.read_exact(&mut about).map_err(failed)?;
            let [length, channel] = [0, 4].map(|at| {
                let field = [about[at], about[at + 1], about[at + 2], about[at + 3]];
                u32::from_be_bytes(field)
            });
            if length > LONGEST_MESSAGE {
                return Err(DeviceError::Failed(format!("a message of {length} bytes")));
            }
            let mut content = vec![0; length as usize];
            self.socket.read_exact(&mut content).map_err(failed)?;
            if channel == COMMANDS {
                return Ok(content);
            }
        }
    }

    /// Heeds what the server says of itself; what is not for a stream like this is passed over.
    fn heed(&mut self, message: &[u8]) -> Result<(), DeviceError> {
        let mut read = TagReader(message);
        let (command, _) = (read.number(), read.number());
        match (command, read.number()) {
            (Some(REQUEST), Some(channel)) if channel == self.channel => {
                self.wanted += read.number().unwrap_or(0) as usize;
                Ok(())
            }
            (Some(PLAYBACK_STREAM_KILLED), _) => Err(DeviceError::Absent("the stream was closed")),
            (Some(ERROR), code) => Err(DeviceError::Failed(format!("the sound server refuses: {}", code.unwrap_or(0)))),
            _ => Ok(()),
        }
    }

    /// Whether a message has begun to come within the time.
    fn has_news(&mut self, timeout: Duration) -> Result<bool, DeviceError> {
        if !self.socket.buffer().is_empty() {
            return Ok(true);
        }
        self.socket.get_ref().set_read_timeout(Some(timeout)).map_err(failed)?;
        let waited = self.socket.fill_buf().map(|bytes| !bytes.is_empty());
        self.socket.get_ref().set_read_timeout(Some(TIMEOUT)).map_err(failed)?;
        match waited {
            Ok(true) => Ok(true),
            Ok(false) => Err(DeviceError::Absent("the sound server has closed")),
            Err(error) => match error.kind() {
                ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted => Ok(false),
                _ => Err(failed(error)),
            },
        }
    }
}

/// What the stream is to be.
fn parameters() -> TagWriter {
    let latency = (LATENCY * BYTES_PER_FRAME) as u32;
    let names = [("media.name", "Cannon"), ("media.role", "game")];
    TagWriter::default()
        .stereo_floats(RATE)
        .front_left_and_right()
        // The sink: any, by no name.
        .number(u32::MAX)
        .no_text()
        // Longest buffer, whether it begins at rest, length aimed at, length before it begins, smallest request.
        .number(u32::MAX)
        .flag(false)
        .number(latency)
        .number(u32::MAX)
        .number(latency / 4)
        // Played in time with no other stream, at whatever volume the server remembers.
        .number(0)
        .full_volume()
        // Remixing, formats, rates, channels, moves: all as the server likes it, at a rate that stays.
        .flags(&[false; 7])
        // Not muted; the latency of the device counts.
        .flags(&[false, true])
        .properties(&names)
        // The volume was not set by the player, and requests come when they must.
        .flags(&[false, false])
        // Nor was the muting; a device that sleeps may wake up and is no reason to fail.
        .flags(&[false, false, false])
}

impl Device for Stream {
    fn wait_writable(&mut self, timeout: Duration) -> Result<usize, DeviceError> {
        // What has already come is read first, so that no answer is late by a round.
        while !self.socket.buffer().is_empty() || self.wanted < BYTES_PER_FRAME {
            if !self.has_news(timeout)? {
                break;
            }
            let message = self.message()?;
            self.heed(&message)?;
        }
        Ok(self.wanted / BYTES_PER_FRAME)
    }

    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError> {
        let mut bytes = std::mem::take(&mut self.bytes);
        bytes.clear();
        bytes.extend(frames.iter().flat_map(|sample| sample.to_le_bytes()));
        let sent = self.send(self.channel, &bytes);
        self.wanted = self.wanted.saturating_sub(bytes.len());
        self.bytes = bytes;
        sent
    }
}

#[cfg(test)]
mod tests;
