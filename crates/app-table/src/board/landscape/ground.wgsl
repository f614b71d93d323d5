// The ground of a landscape: the map of the whole board, with grass, snow or sand and bare earth in fine grain over it.

#import bevy_pbr::pbr_fragment::pbr_input_from_standard_material
#import bevy_pbr::mesh_view_bindings::view
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}
#import bevy_pbr::pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing}

struct Grain {
    // Repetitions of cover and earth on a square, strength of the cover's normals, and strength of glints.
    scales: vec4<f32>,
    cover_contrast: vec4<f32>,
    accent: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> grain: Grain;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var cover_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var cover_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(103) var earth_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(104) var earth_sampler: sampler;

// The second sampling is turned by 37 degrees and larger, so that the two together repeat nowhere on the board.
const TURN: mat2x2<f32> = mat2x2<f32>(0.7986, 0.6018, -0.6018, 0.7986);
const SECOND_SCALE: f32 = 0.617;
const EARTH_CONTRAST: vec3<f32> = vec3<f32>(0.95, 0.95, 0.95);

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
    let place = in.world_position.xz;
    let near = textureSampleBias(cover_texture, cover_sampler, place * grain.scales.x, view.mip_bias);
    let turned = textureSampleBias(cover_texture, cover_sampler, TURN * place * grain.scales.x * SECOND_SCALE, view.mip_bias);
    let earth = textureSampleBias(earth_texture, earth_sampler, TURN * place * grain.scales.y, view.mip_bias);
    // Earth shows first where the grass is low and the clods are high.
    let bare = pbr_input.material.base_color.a;
    let share = smoothstep(0.30, 0.70, bare + 0.8 * (earth.b - near.b));

    let cover_tone = 0.6 * near.b + 0.4 * turned.b - 0.5;
    let cover_color = (1.0 + cover_tone * grain.cover_contrast.rgb) * mix(vec3(1.0), grain.accent.rgb, near.a);
    let earth_color = (1.0 + (earth.b - 0.5) * EARTH_CONTRAST) * (1.0 + 0.35 * earth.a);
    let map_color = pbr_input.material.base_color.rgb;
    pbr_input.material.base_color = vec4(map_color * mix(cover_color, earth_color, share), 1.0);

    let cover_slope = (near.rg + 0.7 * turned.rg - 0.85) * 2.0 * grain.scales.z;
    let slope = mix(cover_slope, (earth.rg - 0.5) * 2.0, share);
    pbr_input.N = normalize(pbr_input.world_normal + vec3(slope.x, 0.0, slope.y));

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr_input);
    // A crystal glints when the viewer meets its reflection. Each has its own direction.
    let phase = near.a * 40.0 + dot(pbr_input.V.xz, vec2(61.0, 47.0));
    let glint = near.a * pow(0.5 + 0.5 * sin(phase), 24.0) * (1.0 - share);
    out.color = vec4(out.color.rgb * (1.0 + 1.6 * grain.scales.w * glint), out.color.a);
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
