//! Gives the program for Windows its icon and its version, which the Explorer shows.
#![allow(clippy::print_stdout, reason = "Cargo reads the output of build scripts")]

fn main() {
    println!("cargo::rerun-if-changed=assets/desktop/cannon.ico");
    let target = std::env::var("CARGO_CFG_TARGET_OS").unwrap_or_default();
    if target == "windows"
        && let Err(error) = winresource::WindowsResource::new().set_icon("assets/desktop/cannon.ico").compile()
    {
        // The program works without them.
        println!("cargo::warning=the program gets no icon: {error}");
    }
}
