//! Output through ALSA, whose library is loaded at run time, so that building needs no development package.
//!
//! This is the only place in the game that calls C functions. They are declared as in `alsa/pcm.h`, and the library stays loaded as long
//! as a device is open.
#![allow(unsafe_code, reason = "functions of a library loaded at run time can only be called in unsafe code")]

use std::ffi::{CStr, c_char, c_int, c_long, c_uint, c_ulong, c_void};
use std::time::Duration;
use std::{fs, ptr};

use libloading::Library;

use super::{Device, DeviceError, LATENCY, RATE};

/// Constants of `alsa/pcm.h`.
const PLAYBACK: c_int = 0;
const NONBLOCK: c_int = 1;
const FLOAT_LE: c_int = 14;
const INTERLEAVED: c_int = 3;
const EAGAIN: c_long = -11;

type Handle = *mut c_void;

/// The library's functions that are used.
#[derive(Clone, Copy)]
struct Functions {
    open: unsafe extern "C" fn(*mut Handle, *const c_char, c_int, c_int) -> c_int,
    set_params: unsafe extern "C" fn(Handle, c_int, c_int, c_uint, c_uint, c_int, c_uint) -> c_int,
    wait: unsafe extern "C" fn(Handle, c_int) -> c_int,
    write: unsafe extern "C" fn(Handle, *const c_void, c_ulong) -> c_long,
    recover: unsafe extern "C" fn(Handle, c_int, c_int) -> c_int,
    close: unsafe extern "C" fn(Handle) -> c_int,
}

/// An open device. The handle is valid until it is dropped, and only the thread that owns it uses the handle.
struct Pcm {
    handle: Handle,
    functions: Functions,
    /// The library to which the functions belong. It stays loaded as long as this value lives.
    _library: Library,
}

/// Opens the default device, if there are the library and a card.
pub(super) fn open() -> Result<Box<dyn Device>, DeviceError> {
    // Without a card the library prints errors to the terminal, so it is not called then.
    if !has_card() {
        return Err(DeviceError::Unavailable("no sound card"));
    }
    // SAFETY: loading runs the library's initialisers. It is the system's ALSA library, loaded by the name of its stable binary interface,
    // and its initialisers do not affect the game.
    let library = unsafe { Library::new("libasound.so.2") }.map_err(|_| DeviceError::Unavailable("no ALSA library"))?;
    let functions = load_functions(&library).map_err(|error| DeviceError::Failed(error.to_string()))?;
    let mut handle: Handle = ptr::null_mut();
    let name: &CStr = c"default";
    // SAFETY: the library writes the handle to `handle`, and `name` ends in a zero. In non-blocking mode, a busy device is an immediate
    // error.
    let code = unsafe { (functions.open)(&raw mut handle, name.as_ptr(), PLAYBACK, NONBLOCK) };
    check_code(code, "open")?;
    let pcm = Pcm { handle, functions, _library: library };
    let latency = (LATENCY as u64 * 1_000_000 / u64::from(RATE)) as c_uint;
    // SAFETY: the handle has just been opened; the other parameters are numbers.
    let code = unsafe { (functions.set_params)(pcm.handle, FLOAT_LE, INTERLEAVED, 2, RATE, 1, latency) };
    check_code(code, "set up")?;
    Ok(Box::new(pcm))
}

/// Whether any card can play.
fn has_card() -> bool {
    let is_playback = |name: &str| name.starts_with("pcm") && name.ends_with('p');
    fs::read_dir("/dev/snd").is_ok_and(|entries| {
        entries.filter_map(Result::ok).any(|entry| entry.file_name().to_str().is_some_and(is_playback))
    })
}

/// Looks up the functions in the library.
fn load_functions(library: &Library) -> Result<Functions, libloading::Error> {
    // SAFETY: the type of each field is the type of the function with this name in `alsa/pcm.h`. The binary interface is the same for all
    // libraries with this file name.
    unsafe {
        Ok(Functions {
            open: *library.get(b"snd_pcm_open\0")?,
            set_params: *library.get(b"snd_pcm_set_params\0")?,
            wait: *library.get(b"snd_pcm_wait\0")?,
            write: *library.get(b"snd_pcm_writei\0")?,
            recover: *library.get(b"snd_pcm_recover\0")?,
            close: *library.get(b"snd_pcm_close\0")?,
        })
    }
}

/// Converts a negative code to an error.
fn check_code(code: c_int, what: &str) -> Result<(), DeviceError> {
    if code < 0 { Err(DeviceError::Failed(format!("ALSA cannot {what}: {code}"))) } else { Ok(()) }
}

impl Pcm {
    /// Recovers from an underrun or a suspend. For any other error the device is lost.
    fn recover(&self, code: c_int) -> Result<(), DeviceError> {
        // SAFETY: the handle is open. The last parameter disables messages on the terminal.
        check_code(unsafe { (self.functions.recover)(self.handle, code, 1) }, "go on")
    }
}

impl Device for Pcm {
    fn wait_writable(&mut self, timeout: Duration) -> Result<usize, DeviceError> {
        let timeout = c_int::try_from(timeout.as_millis()).unwrap_or(c_int::MAX);
        // SAFETY: the handle is open.
        let code = unsafe { (self.functions.wait)(self.handle, timeout) };
        if code < 0 {
            self.recover(code)?;
        }
        Ok(if code > 0 { LATENCY / 4 } else { 0 })
    }

    fn write(&mut self, frames: &[f32]) -> Result<(), DeviceError> {
        let mut rest = frames;
        // A full device is waited for; after several timeouts it has failed.
        for _ in 0..8 {
            let count = (rest.len() / 2) as c_ulong;
            // SAFETY: the handle is open, and `rest` has `count` frames of two samples each.
            let written = unsafe { (self.functions.write)(self.handle, rest.as_ptr().cast(), count) };
            match usize::try_from(written) {
                Ok(written) => rest = &rest[(2 * written).min(rest.len())..],
                Err(_) if written == EAGAIN => {
                    self.wait_writable(super::WAIT_TIMEOUT)?;
                }
                Err(_) => self.recover(c_int::try_from(written).unwrap_or(c_int::MIN))?,
            }
            if rest.is_empty() {
                return Ok(());
            }
        }
        Err(DeviceError::Unavailable("the card takes nothing"))
    }
}

impl Drop for Pcm {
    fn drop(&mut self) {
        // SAFETY: the handle is open and not used again.
        unsafe { (self.functions.close)(self.handle) };
    }
}
