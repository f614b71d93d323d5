// Paint of several slots on one mesh: the standard material, with colour and surface from a table. The second texture coordinates of a
// vertex have the number of its slot.

#import bevy_pbr::pbr_fragment::pbr_input_from_standard_material
#import bevy_pbr::pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing}
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}

struct SlotPaint {
    // Linear colour, and opacity.
    color: vec4<f32>,
    // Roughness, metalness and reflectance.
    surface: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> paints: array<SlotPaint, 16>;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
#ifdef VERTEX_UVS_B
    let paint = paints[u32(in.uv_b.x + 0.5)];
#else
    let paint = paints[0];
#endif
    let color = vec4<f32>(pbr_input.material.base_color.rgb * paint.color.rgb, paint.color.a);
    pbr_input.material.base_color = alpha_discard(pbr_input.material, color);
    pbr_input.material.perceptual_roughness *= paint.surface.x;
    pbr_input.material.metallic *= paint.surface.y;
    pbr_input.material.reflectance = vec3<f32>(paint.surface.z);

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr_input);
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
