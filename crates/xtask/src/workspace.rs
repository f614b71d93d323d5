//! Where the files of the project and of the packages lie.

use std::env;
use std::path::{Path, PathBuf};

/// The profile of Cargo that `cargo build-dist` uses for released programs.
const PROFILE: &str = "dist";

/// The folders of the project.
#[derive(Debug)]
pub(super) struct Workspace {
    root: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// The workspace to which this crate belongs.
    pub(super) fn find() -> Workspace {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let root = root.canonicalize().unwrap_or(root);
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        Workspace { root, target }
    }

    /// A file or folder of the source text.
    pub(super) fn source(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// The folder in which Cargo builds.
    pub(super) fn target(&self) -> &Path {
        &self.target
    }

    /// The program of the profile [`PROFILE`].
    pub(super) fn program(&self) -> PathBuf {
        self.target.join(PROFILE).join(format!("cannon{}", env::consts::EXE_SUFFIX))
    }

    /// The folder of finished packages. The files that cargo-deb packs lie below it, so that it cannot be elsewhere.
    pub(super) fn packages(&self) -> PathBuf {
        self.root.join("target/package")
    }

    /// The folder of files that the program writes about itself, for packages.
    pub(super) fn generated(&self) -> PathBuf {
        self.packages().join("generated")
    }

    /// The version of the game.
    pub(super) const fn version() -> &'static str {
        env!("CARGO_PKG_VERSION")
    }
}
