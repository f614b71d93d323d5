//! A picture of the real scene without a visible window.
