//! What leaves the program: photos, animations and printed pages, with their folders.

pub(crate) mod animation_export;
pub(crate) mod output_folders;
pub(crate) mod photo;
