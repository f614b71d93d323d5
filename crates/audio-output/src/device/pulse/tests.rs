//! Tests of the PulseAudio client with a fake server at the other end of a socket.

use std::thread;

use pulseaudio::protocol::{
    AuthReply, CommandReply, CommandTag, CreatePlaybackStreamReply, PulseError, Request, SetClientNameReply,
    read_command_message, write_error, write_memblock, write_reply_message,
};

use super::*;

/// The fake server.
struct Server(BufReader<UnixStream>);

impl Server {
    /// Reads a message with audio: its channel and its content.
    fn read_audio(&mut self) -> (u32, Vec<u8>) {
        let Descriptor { length, channel, .. } = read_descriptor(&mut self.0).expect("a message");
        let mut content = vec![0; length as usize];
        self.0.read_exact(&mut content).expect("its content");
        (channel, content)
    }

    /// Sends a command that is no reply.
    fn send(&mut self, command: &Command) {
        write_command_message(self.0.get_mut(), u32::MAX, command, PROTOCOL_VERSION).expect("the client is connected");
    }

    /// Reads a command, sends a command that the client does not know, and replies to the first. Returns what was read.
    fn answer(&mut self, reply: &impl CommandReply) -> CommandTag {
        let (tag, command) = read_command_message(&mut self.0, PROTOCOL_VERSION).expect("a command");
        let unknown = b"L\0\0\x03\xe7L\xff\xff\xff\xff";
        write_memblock(self.0.get_mut(), COMMAND_CHANNEL, unknown, 0).expect("the client is connected");
        write_reply_message(self.0.get_mut(), tag, reply, PROTOCOL_VERSION).expect("the client is connected");
        command.tag()
    }

    /// Replies to the three commands of the handshake. The stream has no sink, as PipeWire allows it.
    fn handshake(socket: UnixStream) -> Server {
        let mut server = Server(BufReader::new(socket));
        assert_eq!(server.answer(&AuthReply { version: 35, ..AuthReply::default() }), CommandTag::Auth);
        assert_eq!(server.answer(&SetClientNameReply { client_id: 7 }), CommandTag::SetClientName);
        let stream = CreatePlaybackStreamReply {
            channel: 3,
            stream_index: 9,
            requested_bytes: 800,
            sink_index: u32::MAX,
            ..CreatePlaybackStreamReply::default()
        };
        assert_eq!(server.answer(&stream), CommandTag::CreatePlaybackStream);
        server
    }
}

const WAIT_TIMEOUT: Duration = Duration::from_millis(20);

#[test]
fn requested_frames_are_sent_on_the_channel_of_the_stream() {
    let (client_socket, server_socket) = UnixStream::pair().expect("a pair of sockets");
    let server = thread::spawn(move || {
        let mut server = Server::handshake(server_socket);
        let (channel, audio) = server.read_audio();
        assert_eq!((channel, audio.len()), (3, 800));
        assert_eq!(audio[..8], [0.25_f32.to_le_bytes(), (-0.5_f32).to_le_bytes()].concat());
        server.send(&Command::Request(Request { channel: 4, length: 1 << 30 }));
        server.send(&Command::Request(Request { channel: 3, length: 1600 }));
        assert_eq!(server.read_audio().1.len(), 1600);
    });
    let mut stream = Stream::connect(client_socket).expect("the handshake succeeds");
    assert_eq!(stream.wait_writable(WAIT_TIMEOUT).expect("the server is connected"), 100);
    stream.write(&[0.25, -0.5].repeat(100)).expect("the frames are sent");
    let wanted = loop {
        match stream.wait_writable(WAIT_TIMEOUT).expect("the server is connected") {
            0 => {}
            wanted => break wanted,
        }
    };
    assert_eq!(wanted, 200);
    stream.write(&vec![0.0; 400]).expect("the frames are sent");
    server.join().expect("the server thread succeeds");
    // The server has closed the socket, so waiting is an error.
    assert!(stream.wait_writable(WAIT_TIMEOUT).is_err());
}

#[test]
fn server_with_another_protocol_is_refused() {
    for nonsense in [vec![0xff; 400], b"HTTP/1.1 200 OK\r\n\r\n".to_vec(), Vec::new()] {
        let (client_socket, mut server_socket) = UnixStream::pair().expect("a pair of sockets");
        server_socket.write_all(&nonsense).expect("the bytes are sent");
        drop(server_socket);
        assert!(Stream::connect(client_socket).is_err());
    }
}

#[test]
fn refusal_is_an_error_with_the_reason_of_the_server() {
    let (client_socket, mut server_socket) = UnixStream::pair().expect("a pair of sockets");
    write_error(&mut server_socket, CommandTag::Auth as u32, &PulseError::AccessDenied).expect("the error is sent");
    let error = Stream::connect(client_socket).err().expect("the server refuses");
    assert_eq!(error.to_string(), "the device failed: the sound server refuses: Access failure");
}

#[test]
fn stream_killed_by_the_server_is_an_error() {
    let (client_socket, server_socket) = UnixStream::pair().expect("a pair of sockets");
    let server = thread::spawn(move || {
        let mut server = Server::handshake(server_socket);
        server.send(&Command::PlaybackStreamKilled(3));
        server
    });
    let mut stream = Stream::connect(client_socket).expect("the handshake succeeds");
    let server = server.join().expect("the server thread succeeds");
    // The client may read the message only after it has sent the frames that were requested first.
    let result = stream.wait_writable(WAIT_TIMEOUT).and_then(|wanted| {
        stream.write(&vec![0.0; wanted * 2])?;
        stream.wait_writable(WAIT_TIMEOUT)
    });
    assert!(result.is_err());
    drop(server);
}
