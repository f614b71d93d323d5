//! The search for a graphics adapter before Bevy's renderer starts.

use bevy::render::settings::WgpuSettings;
use bevy::tasks::block_on;

use cannon_rules::message::{Message, ToMessage, Value};

/// No graphics adapter can draw.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdapterError {
    /// The environment forbids every kind of adapter.
    #[error("there is no usable graphics adapter: every kind is forbidden by WGPU_BACKEND")]
    Forbidden,
    /// The graphics system offers none.
    #[error("there is no usable graphics adapter: {0}")]
    NotFound(String),
}

impl ToMessage for AdapterError {
    fn to_message(&self) -> Message {
        match self {
            AdapterError::Forbidden => "error-adapter-forbidden".into(),
            AdapterError::NotFound(system) => Message::with("error-adapter", [("system", Value::text(system))]),
        }
    }
}

/// The graphics adapters of all backends, one line each, for a report about problems.
pub fn describe_adapters() -> Vec<String> {
    let descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    let adapters = block_on(wgpu::Instance::new(descriptor).enumerate_adapters(wgpu::Backends::all()));
    adapters.iter().map(|adapter| describe(&adapter.get_info())).collect()
}

/// The name, kind, backend and driver of an adapter.
pub fn describe(adapter: &wgpu::AdapterInfo) -> String {
    let wgpu::AdapterInfo { name, device_type, backend, driver, driver_info, .. } = adapter;
    format!("{name} ({device_type:?}, {backend:?}), driver {driver} {driver_info}")
}

/// Requests an adapter in advance, because Bevy's renderer panics if there is none. OpenGL is tried only if no other backend has an
/// adapter, because its libraries print messages and are slow to detect a missing display. Returns the settings with which an adapter was
/// found.
pub fn find_adapter() -> Result<WgpuSettings, AdapterError> {
    let default_settings = WgpuSettings::default();
    let allowed = default_settings.backends.unwrap_or_default();
    let mut fault = AdapterError::Forbidden;
    for backends in [allowed & wgpu::Backends::PRIMARY, allowed] {
        if backends.is_empty() {
            continue;
        }
        let descriptor =
            wgpu::InstanceDescriptor { backends, ..wgpu::InstanceDescriptor::new_without_display_handle() };
        let instance = wgpu::Instance::new(descriptor);
        match block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())) {
            Ok(_) => return Ok(WgpuSettings { backends: Some(backends), ..default_settings }),
            Err(error) => fault = AdapterError::NotFound(error.to_string()),
        }
    }
    Err(fault)
}
