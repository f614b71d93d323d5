//! A client of AT-SPI, the accessibility interface of Linux: it finds, presses and hears what a screen reader would.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use futures_lite::StreamExt;
use serde::de::DeserializeOwned;
use zbus::zvariant::{DynamicType, OwnedObjectPath, OwnedValue, Type, Value};
use zbus::{Connection, MatchRule, MessageStream, block_on, connection, message};

use crate::TIMEOUT;

/// The name and path of an object on the accessibility bus.
type Address = (String, OwnedObjectPath);

/// The role of buttons in AT-SPI, `ATSPI_ROLE_PUSH_BUTTON`.
pub const BUTTON: u32 = 43;
/// The most objects that are read from a tree. A window has fewer; the limit ends the walk through a tree with a cycle.
const MAX_NODES: usize = 5_000;

/// A session bus with an accessibility bus, and a screen reader that is switched on.
///
/// Programs find the session bus at [`bus_address`](Self::bus_address).
#[derive(Debug)]
pub struct ScreenReader {
    bus: Child,
    address: String,
    accessibility: Connection,
    heard: Arc<Mutex<Vec<String>>>,
}

/// An object of a program: a widget, a place of a board or a live region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessibleNode {
    /// The name that a screen reader speaks.
    pub name: String,
    /// The role as AT-SPI numbers it, such as [`BUTTON`].
    pub role: u32,
    address: Address,
}

impl ScreenReader {
    /// Starts the buses, whose sockets lie in this folder, and switches the screen reader on.
    pub fn start(folder: &Path) -> Self {
        let mut bus = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("XDG_RUNTIME_DIR", folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        let output = bus.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut address).expect("the bus prints its address");
        let address = address.trim().to_owned();
        let accessibility = block_on(Self::switch_on(&address)).expect("at-spi2-core is installed");
        let heard = Arc::<Mutex<Vec<String>>>::default();
        let (connection, sentences) = (accessibility.clone(), Arc::clone(&heard));
        // The thread ends when the bus does.
        thread::spawn(move || block_on(listen(&connection, &sentences)));
        ScreenReader { bus, address, accessibility, heard }
    }

    /// Announces a screen reader on the session bus. Returns a connection to the accessibility bus.
    async fn switch_on(address: &str) -> zbus::Result<Connection> {
        let session = connection::Builder::address(address)?.build().await?;
        let launcher: Address =
            ("org.a11y.Bus".to_owned(), OwnedObjectPath::try_from("/org/a11y/bus").expect("a path"));
        let status = ("org.a11y.Status", "ScreenReaderEnabled", Value::from(true));
        call::<()>(&session, &launcher, "org.freedesktop.DBus.Properties", "Set", &status).await?;
        let address: String = call(&session, &launcher, "org.a11y.Bus", "GetAddress", &()).await?;
        connection::Builder::address(address.as_str())?.build().await
    }

    /// The address of the session bus, for the environment variable `DBUS_SESSION_BUS_ADDRESS`.
    pub fn bus_address(&self) -> &str {
        &self.address
    }

    /// All objects of all programs, parents before their children.
    pub fn nodes(&self) -> Vec<AccessibleNode> {
        let root = OwnedObjectPath::try_from("/org/a11y/atspi/accessible/root").expect("a path");
        let mut waiting = vec![("org.a11y.atspi.Registry".to_owned(), root)];
        let mut nodes = Vec::new();
        while let Some(address) = waiting.pop() {
            // An object may vanish between two calls; it is then left out.
            let Ok((node, children)) = block_on(self.describe(&address)) else { continue };
            waiting.extend(children.into_iter().rev());
            nodes.push(node);
            assert!(nodes.len() < MAX_NODES, "the tree has too many objects");
        }
        nodes
    }

    /// An object and the addresses of its children.
    async fn describe(&self, address: &Address) -> zbus::Result<(AccessibleNode, Vec<Address>)> {
        const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";
        let bus = &self.accessibility;
        let name: OwnedValue =
            call(bus, address, "org.freedesktop.DBus.Properties", "Get", &(ACCESSIBLE, "Name")).await?;
        let name = String::try_from(name).unwrap_or_default();
        let role = call(bus, address, ACCESSIBLE, "GetRole", &()).await?;
        let children = call(bus, address, ACCESSIBLE, "GetChildren", &()).await?;
        Ok((AccessibleNode { name, role, address: address.clone() }, children))
    }

    /// Waits for a button whose name starts with this text.
    pub fn wait_for_button(&self, name: &str) -> AccessibleNode {
        let started = Instant::now();
        loop {
            let nodes = self.nodes();
            if let Some(node) = nodes.iter().find(|node| node.role == BUTTON && node.name.starts_with(name)) {
                return node.clone();
            }
            if started.elapsed() > TIMEOUT {
                let found: Vec<_> = nodes.iter().map(|node| (&node.role, &node.name)).collect();
                panic!("no button is called {name}; there are {found:?}");
            }
            sleep(Duration::from_millis(200));
        }
    }

    /// Waits for a button whose name starts with this text, and presses it.
    pub fn press(&self, name: &str) {
        let button = self.wait_for_button(name);
        let pressed: zbus::Result<bool> =
            block_on(call(&self.accessibility, &button.address, "org.a11y.atspi.Action", "DoAction", &0_i32));
        assert!(pressed.is_ok_and(|pressed| pressed), "{name} can be pressed");
    }

    /// Waits for an announcement that contains this text, and forgets it and all before it.
    pub fn wait_for_announcement(&self, text: &str) {
        let started = Instant::now();
        loop {
            let mut heard = self.heard.lock().expect("no thread has panicked");
            if let Some(index) = heard.iter().position(|sentence| sentence.contains(text)) {
                heard.drain(..=index);
                return;
            }
            assert!(started.elapsed() < TIMEOUT, "{text} was not announced, but {heard:?}");
            drop(heard);
            sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for ScreenReader {
    fn drop(&mut self) {
        // The errors of a process that has already ended are ignored.
        let _ = self.bus.kill();
        let _ = self.bus.wait();
    }
}

/// Calls a method of an object and returns the answer.
async fn call<R: DeserializeOwned + Type>(
    bus: &Connection,
    (destination, path): &Address,
    interface: &str,
    method: &str,
    arguments: &(impl serde::Serialize + DynamicType),
) -> zbus::Result<R> {
    let answer = bus.call_method(Some(destination.as_str()), path, Some(interface), method, arguments).await?;
    answer.body().deserialize()
}

/// Collects the announcements of all programs until the bus ends.
async fn listen(bus: &Connection, heard: &Mutex<Vec<String>>) {
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface("org.a11y.atspi.Event.Object")
        .and_then(|rule| rule.member("Announcement"))
        .expect("valid names")
        .build();
    let mut signals = MessageStream::for_match_rule(rule, bus, None).await.expect("the bus takes rules");
    while let Some(Ok(signal)) = signals.next().await {
        let body = signal.body();
        type Event = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);
        if let Ok((_, _, _, sentence, _)) = body.deserialize::<Event>()
            && let Ok(sentence) = String::try_from(sentence)
        {
            heard.lock().expect("no thread has panicked").push(sentence);
        }
    }
}
