//! A server of the test's own, at the other end of a socket.

use std::thread;

use super::*;

/// The far end: reads and answers frames by hand.
struct Server(UnixStream);

impl Server {
    fn read(&mut self) -> Option<(u32, Vec<u8>)> {
        let mut about = [0; 20];
        self.0.read_exact(&mut about).ok()?;
        let field = |at: usize| u32::from_be_bytes(about[at..at + 4].try_into().expect("four bytes"));
        let mut content = vec![0; field(0) as usize];
        self.0.read_exact(&mut content).ok()?;
        Some((field(4), content))
    }

    fn say(&mut self, message: &TagWriter) {
        let length = u32::try_from(message.as_bytes().len()).expect("short");
        let about = [length, COMMANDS, 0, 0, 0].map(u32::to_be_bytes).concat();
        self.0.write_all(&about).and_then(|()| self.0.write_all(message.as_bytes())).expect("the game listens");
    }

    /// Answers the three questions of a client, with news of its own in between.
    fn welcome(&mut self) {
        for (command, reply) in [
            (AUTH, TagWriter::default().number(35)),
            (SET_CLIENT_NAME, TagWriter::default().number(7)),
            (CREATE_PLAYBACK_STREAM, TagWriter::default().number(3).number(9).number(800).number(4)),
        ] {
            let (channel, content) = self.read().expect("a question");
            let mut asked = TagReader(&content);
            assert_eq!((channel, asked.number()), (COMMANDS, Some(command)));
            let number = asked.number().expect("a number");
            // Something that the client does not know.
            self.say(&TagWriter::default().number(66).number(u32::MAX).number(1).no_text());
            self.say(&TagWriter::default().number(REPLY).number(number).then(&reply));
        }
    }

    fn request(&mut self, channel: u32, bytes: u32) {
        self.say(&TagWriter::default().number(REQUEST).number(u32::MAX).number(channel).number(bytes));
    }
}

const WAIT_TIMEOUT: Duration = Duration::from_millis(20);

#[test]
fn frames_go_where_and_when_they_are_asked_for() {
    let (near, far) = UnixStream::pair().expect("a socket");
    let server = thread::spawn(move || {
        let mut server = Server(far);
        server.welcome();
        let (channel, sound) = server.read().expect("sound");
        assert_eq!((channel, sound.len()), (3, 800));
        assert_eq!(sound[..8], [0.25_f32.to_le_bytes(), (-0.5_f32).to_le_bytes()].concat());
        server.request(4, 1 << 30);
        server.request(3, 1600);
        assert_eq!(server.read().expect("more sound").1.len(), 1600);
    });
    let mut stream = Stream::over(near).expect("the server welcomes us");
    assert_eq!(stream.wait_writable(WAIT_TIMEOUT).expect("it is there"), 100);
    stream.write(&[0.25, -0.5].repeat(100)).expect("it takes them");
    let wanted = loop {
        match stream.wait_writable(WAIT_TIMEOUT).expect("it is there") {
            0 => {}
            wanted => break wanted,
        }
    };
    assert_eq!(wanted, 200);
    stream.write(&vec![0.0; 400]).expect("it takes them");
    server.join().expect("the server is content");
    // It has closed: the device is gone, and nobody waits for it.
    assert!(stream.wait_writable(WAIT_TIMEOUT).is_err());
}

#[test]
fn what_does_not_speak_the_protocol_is_no_device() {
    for nonsense in [vec![0xff; 400], b"HTTP/1.1 200 OK\r\n\r\n".to_vec(), Vec::new()] {
        let (near, mut far) = UnixStream::pair().expect("a socket");
        far.write_all(&nonsense).expect("the socket takes it");
        drop(far);
        assert!(Stream::over(near).is_err());
    }
}

#[test]
fn a_stream_that_is_closed_by_the_server_is_gone() {
    let (near, far) = UnixStream::pair().expect("a socket");
    let server = thread::spawn(move || {
        let mut server = Server(far);
        server.welcome();
        server.say(&TagWriter::default().number(PLAYBACK_STREAM_KILLED).number(u32::MAX).number(3));
        server
    });
    let mut stream = Stream::over(near).expect("the server welcomes us");
    let server = server.join().expect("the server is content");
    // Until what it asked for at first has been given, it need not have been listened to again.
    let gone = stream.wait_writable(WAIT_TIMEOUT).and_then(|wanted| {
        stream.write(&vec![0.0; wanted * 2])?;
        stream.wait_writable(WAIT_TIMEOUT)
    });
    assert!(gone.is_err());
    drop(server);
}
