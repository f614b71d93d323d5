//! Rebuilds the crate when a file is added to an asset folder or removed from it. The compiler itself notices only changes of files that
//! it has embedded.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

fn main() {
    for folder in ["models", "sounds", "rooms"] {
        println!("cargo::rerun-if-changed=../../assets/{folder}");
    }
}
