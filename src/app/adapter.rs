//! The search for a graphics adapter before Bevy's renderer starts.

use bevy::render::settings::WgpuSettings;
use bevy::tasks::block_on;

/// No graphics adapter can draw.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no usable graphics adapter: {0}")]
pub struct AdapterError(String);

/// Asks for an adapter in advance, because Bevy's renderer panics where there is none. OpenGL is asked only if nothing better answers:
/// its libraries are noisy and slow to find out that they have no display. Returns the settings with which an adapter was found.
pub(super) fn find_adapter() -> Result<WgpuSettings, AdapterError> {
    let usual = WgpuSettings::default();
    let allowed = usual.backends.unwrap_or_default();
    let mut refusal = String::from("every kind is forbidden by WGPU_BACKEND");
    for backends in [allowed & wgpu::Backends::PRIMARY, allowed] {
        if backends.is_empty() {
            continue;
        }
        let descriptor =
            wgpu::InstanceDescriptor { backends, ..wgpu::InstanceDescriptor::new_without_display_handle() };
        let instance = wgpu::Instance::new(descriptor);
        match block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())) {
            Ok(_) => return Ok(WgpuSettings { backends: Some(backends), ..usual }),
            Err(error) => refusal = error.to_string(),
        }
    }
    Err(AdapterError(refusal))
}
