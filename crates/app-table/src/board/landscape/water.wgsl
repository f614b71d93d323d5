// Water: two layers of waves that drift against each other over a bed that shows through where it is shallow.

#import bevy_pbr::pbr_fragment::pbr_input_from_standard_material
#import bevy_pbr::mesh_view_bindings::view
#import bevy_pbr::forward_io::{VertexOutput, FragmentOutput}
#import bevy_pbr::pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing}

struct Water {
    shallow: vec4<f32>,
    deep: vec4<f32>,
    foam: vec4<f32>,
    // Seconds of drift, strength of waves, width of foam in depth, and the depth of full colour.
    state: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> water: Water;
@group(#{MATERIAL_BIND_GROUP}) @binding(101) var waves_texture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(102) var waves_sampler: sampler;

// Depth around which the second line of foam moves.
const LAP_DEPTH: f32 = 0.016;
// Distances from the viewer between which waves become too small to see. There they are flatter and highlights are wider, since otherwise
// single pixels would glitter like floes of ice.
const FAR: vec2<f32> = vec2<f32>(5.0, 15.0);
const FAR_ROUGHNESS: f32 = 0.42;
const FAR_WAVES: f32 = 0.35;
const TURN: mat2x2<f32> = mat2x2<f32>(0.7986, 0.6018, -0.6018, 0.7986);

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr_input = pbr_input_from_standard_material(in, is_front);
    let place = in.world_position.xz;
    let drift = water.state.x;
    let large = textureSampleBias(waves_texture, waves_sampler, place * 0.31 + vec2(0.011, 0.007) * drift, view.mip_bias).rg - 0.5;
    let small = textureSampleBias(waves_texture, waves_sampler, TURN * place * 0.73 + vec2(-0.013, 0.017) * drift, view.mip_bias).rg - 0.5;
    let far = smoothstep(FAR.x, FAR.y, distance(view.world_position, in.world_position.xyz));
    let slope = (large + small) * 2.0 * water.state.y * mix(1.0, FAR_WAVES, far);
    // Near the shore the waves run out.
    let depth = in.uv.x;
    let calm = smoothstep(0.0, 0.04, depth);
    pbr_input.N = normalize(vec3(slope.x * calm, 1.0, slope.y * calm));

    let full = smoothstep(0.0, water.state.w, depth);
    let edge = depth + 0.05 * (large.x + small.y);
    // A bright line at the very edge, and a second, fainter one that the waves push out and in.
    let width = water.state.z;
    let line = 1.0 - smoothstep(0.3 * width, width, edge);
    let lap = 0.5 + 0.5 * sin(drift * 0.9 + 9.0 * (large.y + small.x));
    let second = smoothstep(0.004, 0.0, abs(edge - LAP_DEPTH * (1.6 + 1.2 * lap))) * 0.45;
    let foam = saturate(line + second) * water.foam.a * smoothstep(-0.004, 0.003, depth);

    let opacity = mix(0.50, 0.95, full) * smoothstep(-0.002, 0.006, depth);
    pbr_input.material.base_color = vec4(mix(mix(water.shallow.rgb, water.deep.rgb, full), water.foam.rgb, foam), max(opacity, foam));
    let roughness = mix(pbr_input.material.perceptual_roughness, FAR_ROUGHNESS, far);
    pbr_input.material.perceptual_roughness = mix(roughness, 0.8, foam);

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr_input);
    out.color = main_pass_post_lighting_processing(pbr_input, out.color);
    return out;
}
