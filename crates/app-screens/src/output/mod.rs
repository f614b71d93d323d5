//! What leaves the program: photos, animations, printed pages and shared games, with their folders.

pub(crate) mod animation_export;
pub(crate) mod output_folders;
pub(crate) mod photo;
pub(crate) mod share;
