//! Tests of the PulseAudio client with a fake server at the other end of a socket.

use std::thread;

use super::*;

/// The fake server.
struct Server(UnixStream);

impl Server {
    /// Reads a message: its channel and its content. `None` if the client has closed the socket.
    fn read(&mut self) -> Option<(u32, Vec<u8>)> {
        let mut header = [0; 20];
        self.0.read_exact(&mut header).ok()?;
        let field = |at: usize| u32::from_be_bytes(header[at..at + 4].try_into().expect("four bytes"));
        let mut content = vec![0; field(0) as usize];
        self.0.read_exact(&mut content).ok()?;
        Some((field(4), content))
    }

    /// Sends a command.
    fn send_command(&mut self, message: &TagWriter) {
        let length = u32::try_from(message.as_bytes().len()).expect("the message is short");
        let header = [length, COMMAND_CHANNEL, 0, 0, 0].map(u32::to_be_bytes).concat();
        self.0.write_all(&header).and_then(|()| self.0.write_all(message.as_bytes())).expect("the client is connected");
    }

    /// Replies to the three commands of the handshake, with another message before each reply.
    fn handshake(&mut self) {
        for (command, reply) in [
            (AUTH, TagWriter::default().number(35)),
            (SET_CLIENT_NAME, TagWriter::default().number(7)),
            (CREATE_PLAYBACK_STREAM, TagWriter::default().number(3).number(9).number(800).number(4)),
        ] {
            let (channel, content) = self.read().expect("a command");
            let mut reader = TagReader(&content);
            assert_eq!((channel, reader.number()), (COMMAND_CHANNEL, Some(command)));
            let tag = reader.number().expect("a tag");
            // A command that the client does not know.
            self.send_command(&TagWriter::default().number(66).number(u32::MAX).number(1).null_string());
            self.send_command(&TagWriter::default().number(REPLY).number(tag).append(&reply));
        }
    }

    /// Requests audio for a channel.
    fn request(&mut self, channel: u32, bytes: u32) {
        self.send_command(&TagWriter::default().number(REQUEST).number(u32::MAX).number(channel).number(bytes));
    }
}

const WAIT_TIMEOUT: Duration = Duration::from_millis(20);

#[test]
fn requested_frames_are_sent_on_the_channel_of_the_stream() {
    let (client_socket, server_socket) = UnixStream::pair().expect("a pair of sockets");
    let server = thread::spawn(move || {
        let mut server = Server(server_socket);
        server.handshake();
        let (channel, audio) = server.read().expect("audio");
        assert_eq!((channel, audio.len()), (3, 800));
        assert_eq!(audio[..8], [0.25_f32.to_le_bytes(), (-0.5_f32).to_le_bytes()].concat());
        server.request(4, 1 << 30);
        server.request(3, 1600);
        assert_eq!(server.read().expect("more audio").1.len(), 1600);
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
fn stream_killed_by_the_server_is_an_error() {
    let (client_socket, server_socket) = UnixStream::pair().expect("a pair of sockets");
    let server = thread::spawn(move || {
        let mut server = Server(server_socket);
        server.handshake();
        server.send_command(&TagWriter::default().number(PLAYBACK_STREAM_KILLED).number(u32::MAX).number(3));
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
