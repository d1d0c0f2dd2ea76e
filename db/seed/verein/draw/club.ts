// What the club's pictures are made of: a pitch in perspective, goals, players without faces, balls, floodlights, lettering.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { blob, lerp, mix, n1, poly, smooth, taper } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";

export const C = {
  brick: "#a83f2f",
  brickDark: "#7c2c25",
  cream: "#f6ead2",
  chalk: "#f7f2e2",
  ink: "#232733",
  night: "#1b2b44",
  teal: "#2f5563",
  sand: "#d9b98a",
  gold: "#e3ab52",
  grass: ["#2f5f43", "#3c7350", "#4a8558", "#5f9a5f", "#86b067"],
  skin: ["#e3b48c", "#c98f66", "#8d5f45", "#efc7a0", "#6f4a38"],
  hair: ["#3a2a24", "#6b4a2e", "#b58a4e", "#22202a", "#84392a", "#d0a865"],
} as const;

// ---- lettering
const { resolve } = createRequire(import.meta.url);
type Font = {
  layout(t: string): {
    glyphs: { path: { scale(a: number, b: number): { translate(x: number, y: number): { toSVG(): string } } } }[];
    positions: { xAdvance: number; xOffset: number }[];
  };
  unitsPerEm: number;
  getVariation(v: object): Font;
};
const fonts = new Map<string, Font>();
function fontOf(name: "oswald" | "public", weight: number): Font {
  const key = name + weight;
  const known = fonts.get(key);
  if (known) return known;
  const file =
    name === "oswald"
      ? "@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2"
      : "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";
  const font = fontkit.create(readFileSync(resolve(file))) as unknown as Font;
  fonts.set(key, font);
  return font;
}
/** A text as a path. (x, y) is the start, the middle or the end of the baseline. */
export function letters(
  text: string,
  x: number,
  y: number,
  size: number,
  o: { font?: "oswald" | "public"; weight?: number; align?: "start" | "middle" | "end"; spacing?: number } = {},
): string {
  const font = fontOf(o.font ?? "oswald", o.weight ?? 600);
  const k = size / font.unitsPerEm;
  const run = font.layout(text);
  const gap = (o.spacing ?? 0) * size;
  const width = run.positions.reduce((sum, p) => sum + p.xAdvance * k + gap, -gap);
  let at = x - (o.align === "middle" ? width / 2 : o.align === "end" ? width : 0);
  let d = "";
  run.glyphs.forEach((glyph, i) => {
    d += glyph.path.scale(k, -k).translate(at, y).toSVG();
    at += (run.positions[i]?.xAdvance ?? 0) * k + gap;
  });
  return d;
}

// ---- the ground in perspective, in metres
export type Cam = { hy: number; cx: number; f: number; h: number };
export const at = (c: Cam, X: number, Z: number, Y = 0): P => [c.cx + (c.f * X) / Z, c.hy + (c.f * (c.h - Y)) / Z];
export const px = (c: Cam, Z: number, m: number): number => (c.f * m) / Z;

/** Mown stripes across the view, from z0 to z1. */
export function stripes(
  s: Sheet,
  c: Cam,
  z0: number,
  z1: number,
  step: number,
  a: string,
  b: string,
  haze = "#e9d8b0",
  fog = 0.25,
): void {
  const far = 400;
  for (let z = z1; z > z0; z -= step) {
    const i = Math.round(z / step);
    const t = Math.min(1, (z - z0) / (z1 - z0));
    const colour = mix(i % 2 ? a : b, haze, t * fog);
    const [, y0] = at(c, 0, z);
    const [, y1] = at(c, 0, Math.max(z0 * 0.6, z - step));
    s.fill(
      poly([
        [-far, y0],
        [s.w + far, y0],
        [s.w + far, y1 + 1.5],
        [-far, y1 + 1.5],
      ]),
      colour,
    );
  }
}
/** A chalk line from (X0, Z0) to (X1, Z1), `w` metres wide. */
export function chalk(s: Sheet, c: Cam, from: P, to: P, w = 0.14, colour: string = C.chalk, opacity = 0.92): void {
  const dx = to[0] - from[0];
  const dz = to[1] - from[1];
  const len = Math.hypot(dx, dz) || 1;
  const [nx, nz] = [(-dz / len) * w * 0.5, (dx / len) * w * 0.5];
  const n = 12;
  const left: P[] = [];
  const right: P[] = [];
  for (let i = 0; i <= n; i++) {
    const [X, Z] = [lerp(from[0], to[0], i / n), lerp(from[1], to[1], i / n)];
    left.push(at(c, X + nx, Z + nz));
    right.unshift(at(c, X - nx, Z - nz));
  }
  s.fill(poly([...left, ...right]), colour, opacity);
}
export function chalkCircle(
  s: Sheet,
  c: Cam,
  X: number,
  Z: number,
  radius: number,
  a0 = 0,
  a1 = Math.PI * 2,
  w = 0.14,
  opacity = 0.92,
): void {
  const n = 60;
  for (let i = 0; i < n; i++) {
    const p = (k: number): P => [
      X + Math.cos(lerp(a0, a1, k / n)) * radius,
      Z + Math.sin(lerp(a0, a1, k / n)) * radius,
    ];
    const [from, to] = [p(i), p(i + 1.1)];
    if (from[1] < 1.2 || to[1] < 1.2) continue;
    const dx = to[0] - from[0];
    const dz = to[1] - from[1];
    const len = Math.hypot(dx, dz) || 1;
    const [nx, nz] = [(-dz / len) * w * 0.5, (dx / len) * w * 0.5];
    s.fill(
      poly([
        at(c, from[0] + nx, from[1] + nz),
        at(c, to[0] + nx, to[1] + nz),
        at(c, to[0] - nx, to[1] - nz),
        at(c, from[0] - nx, from[1] - nz),
      ]),
      C.chalk,
      opacity,
    );
  }
}
/** Fine grass strokes that grow with nearness. */
export function turf(
  s: Sheet,
  c: Cam,
  z0: number,
  z1: number,
  shades: readonly string[],
  n: number,
  len = 0.1,
  opacity = 0.5,
): void {
  const lists: [number, number, number, number][][] = shades.map(() => []);
  const rows: [number, number[]][] = [];
  void rows;
  for (let i = 0; i < n; i++) {
    const z = z0 + (z1 - z0) * s.r() ** 2;
    const x = s.r() * s.w;
    const [, y] = at(c, 0, z);
    const k = px(c, z, len) * s.r.range(0.6, 1.3);
    (lists[s.r.int(0, shades.length - 1)] as [number, number, number, number][]).push([
      x,
      y,
      s.r.gauss() * k * 0.4,
      -k,
    ]);
  }
  lists.forEach((list, i) => s.dabs(list, shades[i] as string, 2.2, opacity));
}
/** Goal seen from the front or the back, its line on depth Z. */
export function goal(
  s: Sheet,
  c: Cam,
  X: number,
  Z: number,
  o: { depth?: number; w?: number; h?: number; post?: string; net?: string; opacity?: number } = {},
): void {
  const w = (o.w ?? 7.32) / 2;
  const h = o.h ?? 2.44;
  const d = o.depth ?? 1.8;
  const post = o.post ?? "#fbf7ea";
  const net = o.net ?? "#f4f0e2";
  const op = o.opacity ?? 0.5;
  const back = (u: number, v: number): P => at(c, X + lerp(-w, w, u), Z + d * (1 - v * 0.55), h * v);
  const thin = Math.max(0.8, px(c, Z, 0.018));
  const n = 26;
  const m = 9;
  for (let i = 0; i <= n; i++)
    s.line(
      poly(
        Array.from({ length: m + 1 }, (_, j) => back(i / n, j / m)),
        false,
      ),
      net,
      thin,
      op,
    );
  for (let j = 0; j <= m; j++) s.line(poly([back(0, j / m), back(1, j / m)], false), net, thin, op);
  for (const side of [0, 1]) {
    const front = (v: number): P => at(c, X + lerp(-w, w, side), Z, h * v);
    for (let j = 0; j <= m; j++) s.line(poly([front(j / m), back(side, j / m)], false), net, thin, op * 0.8);
    for (let i = 1; i < 5; i++) {
      const mid = (v: number): P => {
        const a = front(v);
        const b = back(side, v);
        return [lerp(a[0], b[0], i / 5), lerp(a[1], b[1], i / 5)];
      };
      s.line(poly([mid(0), mid(1)], false), net, thin, op * 0.8);
    }
  }
  for (let i = 0; i <= n; i++) {
    const a = at(c, X + lerp(-w, w, i / n), Z, h);
    s.line(poly([a, back(i / n, 1)], false), net, thin, op * 0.8);
  }
  const bar = px(c, Z, 0.12);
  const tl = at(c, X - w, Z, h);
  const tr = at(c, X + w, Z, h);
  const bl = at(c, X - w, Z);
  const br = at(c, X + w, Z);
  for (const [a, b] of [
    [tl, bl],
    [tr, br],
  ] as const) {
    s.line(poly([a, b], false), post, bar);
    s.line(
      poly(
        [
          [a[0] + bar * 0.28, a[1]],
          [b[0] + bar * 0.28, b[1]],
        ],
        false,
      ),
      mix(post, "#5a5a66", 0.4),
      bar * 0.36,
    );
  }
  s.line(poly([tl, tr], false), post, bar);
  s.line(
    poly(
      [
        [tl[0], tl[1] + bar * 0.28],
        [tr[0], tr[1] + bar * 0.28],
      ],
      false,
    ),
    mix(post, "#5a5a66", 0.4),
    bar * 0.36,
  );
}

// ---- the ball: the pentagons of a turned truncated icosahedron
const G = (1 + Math.sqrt(5)) / 2;
const corners = [
  [0, 1, G],
  [0, 1, -G],
  [0, -1, G],
  [0, -1, -G],
  [1, G, 0],
  [1, -G, 0],
  [-1, G, 0],
  [-1, -G, 0],
  [G, 0, 1],
  [G, 0, -1],
  [-G, 0, 1],
  [-G, 0, -1],
].map((v) => {
  const l = Math.hypot(...v);
  return v.map((x) => x / l) as [number, number, number];
});
type V = readonly [number, number, number];
const turn = ([x, y, z]: V, a: number, b: number, g: number): V => {
  const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), -x * Math.sin(a) + z * Math.cos(a)];
  const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
  return [x1 * Math.cos(g) - y2 * Math.sin(g), x1 * Math.sin(g) + y2 * Math.cos(g), z2];
};
export function ball(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  o: { turn?: V; light?: P; dark?: string; white?: string; shade?: string } = {},
): void {
  const [a, b, g] = o.turn ?? [0.3, 0.4, 0.2];
  const white = o.white ?? "#f8f3e6";
  const dark = o.dark ?? C.ink;
  const shade = o.shade ?? "#5b5a70";
  const lx = o.light?.[0] ?? -0.4;
  const ly = o.light?.[1] ?? -0.5;
  const round = `M${n1(x - k)} ${n1(y)}a${n1(k)} ${n1(k)} 0 1 0 ${n1(2 * k)} 0a${n1(k)} ${n1(k)} 0 1 0 ${n1(-2 * k)} 0Z`;
  s.fill(round, white);
  s.clip(round, () => {
    const turned = corners.map((v) => turn(v, a, b, g));
    const near = (v: V, w: V): boolean => v[0] * w[0] + v[1] * w[1] + v[2] * w[2] > 0.4 && v !== w;
    for (const v of turned) {
      const around = turned.filter((w) => near(v, w));
      // corners of the pentagon: a third of the way to each neighbour
      const pts = around.map((w) => {
        const p: V = [v[0] * 0.66 + w[0] * 0.34, v[1] * 0.66 + w[1] * 0.34, v[2] * 0.66 + w[2] * 0.34];
        const l = Math.hypot(...p);
        return [p[0] / l, p[1] / l, p[2] / l] as V;
      });
      for (const [i, w] of around.entries()) {
        const p = pts[i] as V;
        const q0: V = [w[0] * 0.66 + v[0] * 0.34, w[1] * 0.66 + v[1] * 0.34, w[2] * 0.66 + v[2] * 0.34];
        const l = Math.hypot(...q0);
        const q: V = [q0[0] / l, q0[1] / l, q0[2] / l];
        if (p[2] > -0.1 && q[2] > -0.1)
          s.line(
            poly(
              [
                [x + p[0] * k, y + p[1] * k],
                [x + q[0] * k, y + q[1] * k],
              ],
              false,
            ),
            mix(white, "#3a3a48", 0.42),
            Math.max(1, k * 0.03),
          );
      }
      if (v[2] < -0.25) continue;
      // in order around the centre
      const ref = pts[0] as V;
      const dot = (m: V, n: V): number => m[0] * n[0] + m[1] * n[1] + m[2] * n[2];
      const cross = (m: V, n: V): V => [
        m[1] * n[2] - m[2] * n[1],
        m[2] * n[0] - m[0] * n[2],
        m[0] * n[1] - m[1] * n[0],
      ];
      const side = cross(v, ref);
      const angle = (p: V): number => Math.atan2(dot(p, side), dot(p, ref) - dot(v, ref) * dot(p, v));
      const ordered = [...pts].sort((m, n) => angle(m) - angle(n));
      s.fill(poly(ordered.map((p) => [x + p[0] * k, y + p[1] * k] as P)), dark);
    }
    s.fill(
      `M${n1(x - 3 * k)} ${n1(y - 3 * k)}h${n1(6 * k)}v${n1(6 * k)}h${n1(-6 * k)}Z${circle(x + lx * k * 0.34, y + ly * k * 0.34, k * 1.02)}`,
      shade,
      0.35,
    );
    s.fill(
      `M${n1(x - 3 * k)} ${n1(y - 3 * k)}h${n1(6 * k)}v${n1(6 * k)}h${n1(-6 * k)}Z${circle(x + lx * k * 0.62, y + ly * k * 0.62, k * 1.05)}`,
      mix(shade, "#20202e", 0.4),
      0.3,
    );
    s.glow(x + lx * k * 0.9, y + ly * k * 0.9, k * 1.0, "#fffdf2", 0.5);
  });
}
export const circle = (x: number, y: number, k: number): string =>
  `M${n1(x - k)} ${n1(y)}a${n1(k)} ${n1(k)} 0 1 0 ${n1(2 * k)} 0a${n1(k)} ${n1(k)} 0 1 0 ${n1(-2 * k)} 0Z`;
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n1(x - rx)} ${n1(y)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`;
export function roundRect(x: number, y: number, w: number, h: number, k: number): string {
  return `M${n1(x + k)} ${n1(y)}h${n1(w - 2 * k)}a${n1(k)} ${n1(k)} 0 0 1 ${n1(k)} ${n1(k)}v${n1(h - 2 * k)}a${n1(k)} ${n1(k)} 0 0 1 ${n1(-k)} ${n1(k)}h${n1(-(w - 2 * k))}a${n1(k)} ${n1(k)} 0 0 1 ${n1(-k)} ${n1(-k)}v${n1(-(h - 2 * k))}a${n1(k)} ${n1(k)} 0 0 1 ${n1(k)} ${n1(-k)}Z`;
}

// ---- players, seen from behind
export type Kit = { shirt: string; shorts: string; socks: string; trim?: string };
export const HOME: Kit = { shirt: C.brick, shorts: "#f3ead8", socks: C.brick, trim: C.cream };
export const AWAY: Kit = { shirt: "#e9e2cf", shorts: C.teal, socks: "#e9e2cf", trim: C.teal };
export const BIB: Kit = { shirt: "#e0b04c", shorts: C.ink, socks: C.ink, trim: "#b98a2f" };
export type Pose = "stand" | "hug" | "hugRight" | "hugLeft" | "run" | "cheer" | "hips" | "kick" | "throw";
type Bones = { arms: [P, P][]; legs: [P, P][]; lean?: number };
/** In heights: elbow and hand of both arms, knee and foot of both legs, from the middle of the feet. */
const poses: Record<Pose, Bones> = {
  stand: {
    arms: [
      [
        [-0.15, -0.63],
        [-0.155, -0.48],
      ],
      [
        [0.15, -0.63],
        [0.155, -0.48],
      ],
    ],
    legs: [
      [
        [-0.065, -0.26],
        [-0.08, -0.02],
      ],
      [
        [0.065, -0.26],
        [0.08, -0.02],
      ],
    ],
  },
  hips: {
    arms: [
      [
        [-0.21, -0.64],
        [-0.1, -0.54],
      ],
      [
        [0.21, -0.64],
        [0.1, -0.54],
      ],
    ],
    legs: [
      [
        [-0.08, -0.26],
        [-0.11, -0.02],
      ],
      [
        [0.08, -0.26],
        [0.11, -0.02],
      ],
    ],
  },
  hug: {
    arms: [
      [
        [-0.2, -0.77],
        [-0.32, -0.79],
      ],
      [
        [0.2, -0.77],
        [0.32, -0.79],
      ],
    ],
    legs: [
      [
        [-0.06, -0.26],
        [-0.07, -0.02],
      ],
      [
        [0.06, -0.26],
        [0.075, -0.02],
      ],
    ],
  },
  hugRight: {
    arms: [
      [
        [-0.15, -0.63],
        [-0.155, -0.48],
      ],
      [
        [0.2, -0.77],
        [0.32, -0.79],
      ],
    ],
    legs: [
      [
        [-0.06, -0.26],
        [-0.07, -0.02],
      ],
      [
        [0.06, -0.26],
        [0.075, -0.02],
      ],
    ],
  },
  hugLeft: {
    arms: [
      [
        [-0.2, -0.77],
        [-0.32, -0.79],
      ],
      [
        [0.15, -0.63],
        [0.155, -0.48],
      ],
    ],
    legs: [
      [
        [-0.06, -0.26],
        [-0.07, -0.02],
      ],
      [
        [0.06, -0.26],
        [0.075, -0.02],
      ],
    ],
  },
  run: {
    arms: [
      [
        [-0.19, -0.66],
        [-0.14, -0.54],
      ],
      [
        [0.17, -0.68],
        [0.24, -0.76],
      ],
    ],
    legs: [
      [
        [-0.1, -0.3],
        [-0.02, -0.1],
      ],
      [
        [0.07, -0.25],
        [0.12, -0.02],
      ],
    ],
    lean: 0.03,
  },
  cheer: {
    arms: [
      [
        [-0.2, -0.92],
        [-0.17, -1.09],
      ],
      [
        [0.2, -0.92],
        [0.18, -1.1],
      ],
    ],
    legs: [
      [
        [-0.07, -0.26],
        [-0.1, -0.02],
      ],
      [
        [0.07, -0.26],
        [0.1, -0.02],
      ],
    ],
  },
  kick: {
    arms: [
      [
        [-0.22, -0.7],
        [-0.34, -0.74],
      ],
      [
        [0.18, -0.66],
        [0.24, -0.56],
      ],
    ],
    legs: [
      [
        [-0.04, -0.26],
        [-0.07, -0.02],
      ],
      [
        [0.12, -0.32],
        [0.27, -0.2],
      ],
    ],
    lean: -0.03,
  },
  throw: {
    arms: [
      [
        [-0.13, -0.98],
        [-0.05, -1.08],
      ],
      [
        [0.13, -0.98],
        [0.05, -1.08],
      ],
    ],
    legs: [
      [
        [-0.05, -0.26],
        [-0.09, -0.02],
      ],
      [
        [0.07, -0.26],
        [0.11, -0.02],
      ],
    ],
  },
};
export type PlayerOptions = {
  kit?: Kit;
  pose?: Pose;
  number?: number;
  skin?: string;
  hair?: string;
  long?: "pony" | "open" | "bun" | null;
  child?: boolean;
  flip?: boolean;
  shadow?: P | null;
  shadowColour?: string;
  fog?: string;
  haze?: number;
  rim?: string;
  wide?: number;
};
export function player(s: Sheet, x: number, y: number, h: number, o: PlayerOptions = {}): void {
  const r = s.r;
  const fog = (c: string): string => mix(c, o.fog ?? "#e9d8b0", o.haze ?? 0);
  const kit = o.kit ?? HOME;
  const [shirt, shorts, socks, trim] = [fog(kit.shirt), fog(kit.shorts), fog(kit.socks), fog(kit.trim ?? C.cream)];
  const skin = fog(o.skin ?? r.pick(C.skin));
  const hair = fog(o.hair ?? r.pick(C.hair));
  const dark = (c: string, t = 0.28): string => mix(c, "#1c1a2a", t);
  const bones = poses[o.pose ?? "stand"];
  const f = o.flip ? -1 : 1;
  const wide = o.wide ?? 1;
  const lean = (bones.lean ?? 0) * f;
  const to = ([u, v]: P): P => [x + u * h * f * wide, y + v * h];
  if (o.shadow !== null) {
    const [sx, sy] = o.shadow ?? [0.5, 0.06];
    const c = o.shadowColour ?? "#17352a";
    s.fill(
      smooth(
        [
          [x - h * 0.09, y - h * 0.01],
          [x + h * sx * 0.5 - h * 0.05, y + h * sy * 0.5 - h * 0.03],
          [x + h * sx, y + h * sy - h * 0.02],
          [x + h * sx * 1.06, y + h * sy + h * 0.01],
          [x + h * sx * 0.5, y + h * sy * 0.5 + h * 0.035],
          [x + h * 0.09, y + h * 0.015],
        ],
        true,
      ),
      c,
      0.38,
    );
  }
  const hipY = -0.475;
  // legs
  bones.legs.forEach(([knee, foot], i) => {
    const hip: P = [(i === 0 ? -1 : 1) * 0.052, hipY];
    const [a, b, d] = [to(hip), to(knee), to(foot)];
    const k = i === 1 ? 0.14 : 0;
    s.fill(taper([a, b, d], h * 0.088, h * 0.05), dark(skin, k));
    const shin = (t: number): P => [lerp(b[0], d[0], t), lerp(b[1], d[1], t)];
    s.fill(taper([shin(0.22), shin(0.62), shin(1)], h * 0.072, h * 0.052), dark(socks, k));
    s.line(
      poly(
        [
          [shin(0.24)[0] - h * 0.032, shin(0.24)[1]],
          [shin(0.24)[0] + h * 0.032, shin(0.24)[1]],
        ],
        false,
      ),
      trim,
      h * 0.014,
    );
    s.fill(blob(r, d[0] + (d[0] - b[0]) * 0.05, d[1] + h * 0.008, h * 0.042, h * 0.022, 0.03, 9), fog("#22232c"));
    const [p, q] = [to([hip[0] * 1.0, hipY - 0.03]), [lerp(a[0], b[0], 0.62), lerp(a[1], b[1], 0.62)] as P];
    s.fill(taper([p, [lerp(a[0], b[0], 0.3), lerp(a[1], b[1], 0.3)], q], h * 0.115, h * 0.125), dark(shorts, k));
  });
  const sh = 0.118;
  const L = (u: number, v: number): P => to([u + (lean / f) * ((-v - 0.45) / 0.4), v]);
  const body = smooth(
    [
      L(-0.098, -0.44),
      L(-0.1, -0.6),
      L(-sh - 0.008, -0.755),
      L(-0.085, -0.812),
      L(-0.035, -0.828),
      L(0.035, -0.828),
      L(0.085, -0.812),
      L(sh + 0.008, -0.755),
      L(0.1, -0.6),
      L(0.098, -0.44),
    ],
    true,
  );
  // arms behind the back
  const armOf = (i: number): void => {
    const [elbow, hand] = bones.arms[i] as [P, P];
    const shoulder = L((i === 0 ? -1 : 1) * (sh - 0.022), -0.782);
    const [b, d] = [to(elbow), to(hand)];
    const k = i === 1 ? 0.16 : 0;
    s.fill(taper([shoulder, b, d], h * 0.066, h * 0.042), dark(skin, k));
    s.fill(blob(r, d[0], d[1], h * 0.026, h * 0.028, 0.04, 8), dark(skin, k));
    const end: P = [lerp(shoulder[0], b[0], 0.82), lerp(shoulder[1], b[1], 0.82)];
    s.fill(
      taper(
        [
          [lerp(shoulder[0], x, 0.12), shoulder[1]],
          [lerp(shoulder[0], b[0], 0.45), lerp(shoulder[1], b[1], 0.45)],
          end,
        ],
        h * 0.098,
        h * 0.082,
      ),
      dark(shirt, k),
    );
    s.line(
      poly(
        [
          [end[0] - (b[1] - shoulder[1]) * 0.2, end[1] + (b[0] - shoulder[0]) * 0.2],
          [end[0] + (b[1] - shoulder[1]) * 0.2, end[1] - (b[0] - shoulder[0]) * 0.2],
        ],
        false,
      ),
      trim,
      h * 0.012,
    );
  };
  armOf(0);
  armOf(1);
  s.fill(body, shirt);
  s.clip(body, () => {
    s.fill(
      smooth([L(0.03, -0.43), L(0.055, -0.6), L(0.05, -0.84), L(0.2, -0.84), L(0.2, -0.4)], true),
      dark(shirt, 0.4),
      0.5,
    );
    s.line(smooth([L(-0.06, -0.45), L(-0.045, -0.56), L(-0.07, -0.66)]), dark(shirt, 0.4), h * 0.008, 0.5);
    if (o.rim)
      s.line(smooth([L(-0.1, -0.45), L(-0.1, -0.6), L(-sh - 0.004, -0.75), L(-0.08, -0.81)]), o.rim, h * 0.016, 0.6);
  });
  if (o.number !== undefined)
    s.fill(letters(String(o.number), L(0, -0.6)[0], L(0, -0.585)[1], h * 0.15, { align: "middle", weight: 650 }), trim);
  const head = o.child ? 0.07 : 0.056;
  const c = L(0, -0.82 - head * 1.28);
  s.fill(taper([L(0, -0.81), [c[0], c[1] + h * head * 0.5]], h * 0.055, h * 0.05), dark(skin, 0.12));
  s.line(smooth([L(-0.04, -0.825), L(0, -0.815), L(0.04, -0.825)]), trim, h * 0.014);
  for (const k of [-1, 1])
    s.fill(blob(r, c[0] + k * h * head * 0.92, c[1] + h * head * 0.12, h * 0.012, h * 0.018, 0.04, 8), skin);
  s.fill(blob(r, c[0], c[1], h * head * 0.94, h * head * 1.16, 0.02, 12), skin);
  const cap = o.long ? 0.55 : 0.28;
  s.fill(
    smooth(
      [
        [c[0] - h * head * 0.99, c[1] + h * head * 0.1],
        [c[0] - h * head * 0.98, c[1] - h * head * 0.55],
        [c[0], c[1] - h * head * 1.3],
        [c[0] + h * head * 0.98, c[1] - h * head * 0.55],
        [c[0] + h * head * 0.99, c[1] + h * head * 0.1],
        [c[0] + h * head * 0.6, c[1] + h * head * (cap + 0.3)],
        [c[0], c[1] + h * head * (cap + 0.42)],
        [c[0] - h * head * 0.6, c[1] + h * head * (cap + 0.3)],
      ],
      true,
    ),
    hair,
  );
  s.line(
    smooth([
      [c[0] - h * head * 0.6, c[1] - h * head * 0.7],
      [c[0] - h * head * 0.1, c[1] - h * head * 1.05],
      [c[0] + h * head * 0.4, c[1] - h * head * 0.9],
    ]),
    mix(hair, "#f7d9a8", 0.35),
    h * 0.009,
    0.6,
  );
  if (o.long === "pony") {
    s.fill(blob(r, c[0], c[1] + h * head * 0.1, h * 0.02, h * 0.018, 0.04, 8), trim);
    s.fill(
      taper(
        [
          [c[0], c[1] + h * head * 0.1],
          [c[0] + h * 0.02 * f, c[1] + h * 0.09],
          [c[0] + h * 0.005 * f, c[1] + h * 0.15],
        ],
        h * 0.045,
        h * 0.012,
      ),
      hair,
    );
  }
  if (o.long === "open")
    s.fill(
      smooth(
        [
          [c[0] - h * head * 0.98, c[1] - h * 0.01],
          [c[0] - h * head * 1.1, c[1] + h * 0.08],
          [c[0] - h * head * 0.7, c[1] + h * 0.13],
          [c[0] + h * head * 0.7, c[1] + h * 0.13],
          [c[0] + h * head * 1.1, c[1] + h * 0.08],
          [c[0] + h * head * 0.98, c[1] - h * 0.01],
        ],
        true,
      ),
      hair,
    );
  if (o.long === "bun") s.fill(blob(r, c[0], c[1] - h * head * 1.1, h * 0.032, h * 0.03, 0.04, 9), dark(hair, 0.15));
}

// ---- floodlights
export function mast(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  o: { lit?: boolean; colour?: string; lamps?: number; glow?: number } = {},
): void {
  const c = o.colour ?? "#3c4350";
  const w = h * 0.022;
  s.fill(
    poly([
      [x - w * 0.8, y],
      [x - w * 0.35, y - h],
      [x + w * 0.35, y - h],
      [x + w * 0.8, y],
    ]),
    c,
  );
  s.line(
    poly(
      [
        [x - w * 0.35, y - h],
        [x - w * 0.75, y],
      ],
      false,
    ),
    mix(c, "#f3d9a8", 0.4),
    w * 0.25,
    0.8,
  );
  const bw = h * 0.2;
  for (const row of [0, 1]) {
    const yy = y - h - row * h * 0.055;
    s.line(`M${n1(x - bw / 2)} ${n1(yy)}h${n1(bw)}`, c, w * 0.7);
    const n = o.lamps ?? 4;
    for (let i = 0; i < n; i++) {
      const lx = x - bw / 2 + ((i + 0.5) / n) * bw;
      if (o.lit) s.glow(lx, yy - h * 0.02, h * 0.32 * (o.glow ?? 1), "#ffeec2", 0.55);
      s.fill(
        roundRect(lx - (bw / n) * 0.38, yy - h * 0.042, (bw / n) * 0.76, h * 0.038, h * 0.008),
        mix(c, "#10141c", 0.3),
      );
      s.fill(
        roundRect(lx - (bw / n) * 0.3, yy - h * 0.036, (bw / n) * 0.6, h * 0.026, h * 0.006),
        o.lit ? "#fffbe6" : "#c9cdd2",
      );
    }
  }
  s.line(`M${n1(x)} ${n1(y - h)}v${n1(-h * 0.07)}`, c, w * 0.7);
}

/** Grain over plain areas, so that they look printed rather than filled. */
export function specks(
  s: Sheet,
  d: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  n: number,
  k = 2,
  opacity = 0.3,
): void {
  s.clip(d, () =>
    s.dabs(
      Array.from({ length: n }, () => [x + s.r() * w, y + s.r() * h, s.r.gauss() * 3, s.r.gauss() * 1.5] as const),
      colour,
      k,
      opacity,
    ),
  );
}
