//! The search for a graphics adapter before Bevy's renderer starts.

use bevy::render::settings::WgpuSettings;
use bevy::tasks::block_on;

/// No graphics adapter can draw.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no usable graphics adapter: {0}")]
pub struct AdapterError(String);

/// Requests an adapter in advance, because Bevy's renderer panics if there is none. OpenGL is tried only if no other backend has an
/// adapter, because its libraries print messages and are slow to detect a missing display. Returns the settings with which an adapter was
/// found.
pub(super) fn find_adapter() -> Result<WgpuSettings, AdapterError> {
    let default_settings = WgpuSettings::default();
    let allowed = default_settings.backends.unwrap_or_default();
    let mut reason = String::from("every kind is forbidden by WGPU_BACKEND");
    for backends in [allowed & wgpu::Backends::PRIMARY, allowed] {
        if backends.is_empty() {
            continue;
        }
        let descriptor =
            wgpu::InstanceDescriptor { backends, ..wgpu::InstanceDescriptor::new_without_display_handle() };
        let instance = wgpu::Instance::new(descriptor);
        match block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())) {
            Ok(_) => return Ok(WgpuSettings { backends: Some(backends), ..default_settings }),
            Err(error) => reason = error.to_string(),
        }
    }
    Err(AdapterError(reason))
}
