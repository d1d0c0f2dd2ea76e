// The print pass over a rendered picture: slightly wandering edges, pigment mottling and paper grain, all from seeded noise.
import { rng } from "./kit.ts";

type Noise = (x: number, y: number) => number;

/** Smooth value noise from -1 to 1 with a given wavelength in pixels. */
function valueNoise(seed: number, wavelength: number): Noise {
  const size = 256;
  const r = rng(seed);
  const table = Float32Array.from({ length: size * size }, () => r() * 2 - 1);
  const at = (i: number, j: number): number => table[((j & 255) << 8) | (i & 255)] ?? 0;
  return (x, y) => {
    const fx = x / wavelength;
    const fy = y / wavelength;
    const i = Math.floor(fx);
    const j = Math.floor(fy);
    const u = fx - i;
    const v = fy - j;
    const su = u * u * (3 - 2 * u);
    const sv = v * v * (3 - 2 * v);
    const a = at(i, j) + (at(i + 1, j) - at(i, j)) * su;
    const b = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * su;
    return a + (b - a) * sv;
  };
}

export type Raw = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** Prints raw RGB pixels: edges wander by up to `wander` pixels, tones vary by about `grain` of 255. */
export function print(raw: Raw, seed: number, wander = 3, grain = 7): Raw {
  const { data, width, height } = raw;
  const out = new Uint8ClampedArray(width * height * 3);
  const dx = valueNoise(seed, 23);
  const dy = valueNoise(seed + 1, 23);
  const fine = valueNoise(seed + 2, 7);
  const cloud = valueNoise(seed + 3, 190);
  const mottle = valueNoise(seed + 4, 38);
  const tooth = valueNoise(seed + 5, 2.6);
  const brush = valueNoise(seed + 6, 5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const f = fine(x, y) * 0.9;
      const sx = Math.min(width - 2, Math.max(0, x + dx(x, y) * wander + f));
      const sy = Math.min(height - 2, Math.max(0, y + dy(x, y) * wander - f));
      const ix = sx | 0;
      const iy = sy | 0;
      const u = sx - ix;
      const v = sy - iy;
      const p = (iy * width + ix) * 3;
      const q = p + width * 3;
      const o = (y * width + x) * 3;
      const tone = cloud(x, y) * 0.5 + mottle(x, y) * 0.45 + tooth(x, y) * 0.62 + brush(x * 0.35, y) * 0.5;
      for (let k = 0; k < 3; k++) {
        const top = (data[p + k] ?? 0) * (1 - u) + (data[p + 3 + k] ?? 0) * u;
        const low = (data[q + k] ?? 0) * (1 - u) + (data[q + 3 + k] ?? 0) * u;
        const c = top * (1 - v) + low * v;
        // grain is strongest in the middle tones, as pigment is
        out[o + k] = c + tone * grain * (0.45 + 0.9 * (c / 255) * (1.25 - c / 255)) + 0.5;
      }
    }
  }
  return { data: out, width, height };
}
