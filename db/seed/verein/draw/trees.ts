// Apple trees, near and far, with leaves, blossom, fruit, snow or bare.
import { blob, lerp, mix, ramp, taper } from "./kit.ts";
import type { P, Segment, Sheet } from "./kit.ts";
import { crown, groundShadow, limb } from "./nature.ts";

export type TreeOptions = {
  leaf: readonly string[];
  light: P;
  bark?: string;
  barkLit?: string;
  lean?: number;
  dab?: number;
  density?: number;
  /** number of apples and their colours */
  fruit?: number;
  fruitColours?: readonly string[];
  shadow?: { colour: string; dx: number; opacity?: number };
  width?: number;
};

function trunk(s: Sheet, x: number, y: number, size: number, lean: number, bark: string, lit: string, side = -1): P {
  const r = s.r;
  const w = size * 0.085;
  const top: P = [x + lean * size * 0.22, y - size * 0.36];
  const pts: P[] = [
    [x, y + size * 0.01],
    [x + r.gauss() * w * 0.4, y - size * 0.12],
    [x + lean * size * 0.1 + r.gauss() * w * 0.5, y - size * 0.24],
    top,
  ];
  // roots
  for (const k of [-1, 1, 0.3])
    s.fill(
      taper(
        [
          [x + k * w * 0.2, y - size * 0.05],
          [x + k * w * 0.55, y - size * 0.005],
          [x + k * w * 1.15, y + size * 0.014],
        ],
        w * 0.7,
        w * 0.12,
      ),
      bark,
    );
  s.fill(taper(pts, w * 1.25, w * 0.8), bark);
  s.fill(
    taper(
      pts.map(([px, py], i) => [px + side * w * (0.34 - i * 0.04), py] as P),
      w * 0.26,
      w * 0.12,
    ),
    lit,
    0.75,
  );
  s.fill(
    taper(
      pts.map(([px, py], i) => [px - side * w * (0.36 - i * 0.05), py] as P),
      w * 0.3,
      w * 0.2,
    ),
    mix(bark, "#10151c", 0.4),
    0.5,
  );
  const marks: Segment[] = [];
  for (let i = 0; i < 16; i++) {
    const t = r() * 2.8;
    const a = pts[Math.floor(t)] as P;
    const b = pts[Math.floor(t) + 1] as P;
    marks.push([
      lerp(a[0], b[0], t % 1) + r.range(-0.2, 0.4) * w,
      lerp(a[1], b[1], t % 1),
      r.gauss() * w * 0.1,
      -size * 0.018,
    ]);
  }
  s.dabs(marks, mix(bark, "#10151c", 0.35), Math.max(1, w * 0.07), 0.6);
  return top;
}

function fruits(s: Sheet, places: readonly P[], radius: number, colours: readonly string[]): void {
  const r = s.r;
  for (const [x, y] of places) {
    const c = r.pick(colours);
    const k = radius * r.range(0.8, 1.15);
    s.fill(blob(r, x, y, k, k * 0.94, 0.05, 8), mix(c, "#3a1b22", 0.35));
    s.fill(blob(r, x - k * 0.16, y - k * 0.14, k * 0.78, k * 0.74, 0.06, 8), c);
    s.dabs([[x - k * 0.38, y - k * 0.36, k * 0.12, -k * 0.05]], mix(c, "#fff1d0", 0.6), k * 0.3);
  }
}

/** A gnarled apple tree in leaf; `size` is its height, (x, y) its foot. */
export function appleTree(s: Sheet, x: number, y: number, size: number, o: TreeOptions): void {
  const r = s.r;
  const bark = o.bark ?? "#4a3a33";
  const lit = o.barkLit ?? "#8d7258";
  const lean = o.lean ?? r.gauss() * 0.5;
  const wide = o.width ?? 1;
  if (o.shadow)
    groundShadow(
      s,
      x + o.shadow.dx * size,
      y + size * 0.03,
      size * 0.46 * wide,
      size * 0.075,
      o.shadow.colour,
      o.shadow.opacity ?? 0.45,
    );
  const [tx, ty] = trunk(s, x, y, size, lean, bark, lit, o.light[0] > 0 ? 1 : -1);
  const dab = o.dab ?? size * 0.019;
  const density = o.density ?? 1;
  const masses: [number, number, number, number][] = [
    [-0.4, -0.5, 0.13, 0.09],
    [0.4, -0.47, 0.12, 0.1],
    [-0.3, -0.63, 0.19, 0.13],
    [0.31, -0.62, 0.19, 0.13],
    [0.05, -0.87, 0.2, 0.12],
    [-0.17, -0.77, 0.2, 0.14],
    [0.22, -0.77, 0.19, 0.13],
    [-0.1, -0.6, 0.17, 0.11],
    [0.13, -0.64, 0.19, 0.13],
  ];
  const centre = x + lean * size * 0.2;
  const spots = masses.map(
    ([u, v, w, h]) =>
      [
        centre + (u + r.gauss() * 0.04) * size * wide,
        y + (v + r.gauss() * 0.025) * size,
        w * size * wide * r.range(0.9, 1.12),
        h * size * r.range(0.92, 1.1),
      ] as const,
  );
  for (const [mx, my] of spots) {
    const mid: P = [lerp(tx, mx, 0.55) + r.gauss() * size * 0.02, lerp(ty, my, 0.42) + r.gauss() * size * 0.02];
    s.fill(taper([[tx, ty + size * 0.03], mid, [mx, my]], size * 0.05, size * 0.012), bark);
    s.fill(
      taper(
        [
          [tx - size * 0.006, ty + size * 0.02],
          [mid[0] - size * 0.008, mid[1]],
          [mx, my],
        ],
        size * 0.014,
        size * 0.004,
      ),
      lit,
      0.6,
    );
  }
  for (const [mx, my, mw, mh] of spots) {
    crown(s, mx, my, mw, mh, { leaf: o.leaf, light: o.light, dab, clumps: 9, dabs: Math.round(250 * density) });
  }
  // stray sprays at the rim, so that the outline stays alive
  const sprays: Segment[] = [];
  for (let i = 0; i < 110 * density; i++) {
    const [mx, my, mw, mh] = r.pick(spots);
    const a = r() * Math.PI * 2;
    const k = r.range(0.95, 1.22);
    sprays.push([mx + Math.cos(a) * mw * k, my + Math.sin(a) * mh * k, r.gauss() * dab * 0.7, r.gauss() * dab * 0.5]);
  }
  s.dabs(sprays, ramp(o.leaf, 0.5), dab * 0.8);
  if (o.fruit) {
    const places: P[] = [];
    for (let i = 0; i < o.fruit; i++) {
      const [mx, my, mw, mh] = r.pick(spots);
      const a = r() * Math.PI * 2;
      const d = Math.sqrt(r()) * 0.95;
      places.push([mx + Math.cos(a) * mw * d, my + Math.sin(a) * mh * d + mh * 0.12]);
    }
    fruits(s, places, size * 0.017, o.fruitColours ?? ["#b5372c", "#c9503a", "#a52f2b"]);
  }
}

/** A small tree far off: a few masses and a hint of a trunk. */
export function farTree(s: Sheet, x: number, y: number, size: number, o: TreeOptions): void {
  const r = s.r;
  if (o.shadow)
    s.fill(
      blob(r, x + o.shadow.dx * size, y + size * 0.02, size * 0.42, size * 0.07, 0.1, 10),
      o.shadow.colour,
      o.shadow.opacity ?? 0.4,
    );
  s.fill(
    taper(
      [
        [x, y],
        [x + r.gauss() * size * 0.02, y - size * 0.2],
        [x + r.gauss() * size * 0.05, y - size * 0.45],
      ],
      size * 0.075,
      size * 0.04,
    ),
    o.bark ?? "#4a3a33",
  );
  const w = (o.width ?? 1) * size;
  for (const [u, v, k] of [
    [-0.14, -0.5, 0.27],
    [0.15, -0.53, 0.26],
    [0, -0.68, 0.27],
  ] as const) {
    crown(
      s,
      x + (u + r.gauss() * 0.04) * w,
      y + (v + r.gauss() * 0.03) * size,
      k * w * r.range(0.9, 1.15),
      k * 0.72 * size,
      {
        leaf: o.leaf,
        light: o.light,
        dab: o.dab ?? size * 0.05,
        clumps: 6,
        dabs: Math.round(60 * (o.density ?? 1)),
      },
    );
  }
  if (o.fruit) {
    const list: Segment[] = [];
    for (let i = 0; i < o.fruit; i++) list.push([x + r.gauss() * w * 0.2, y - size * r.range(0.36, 0.8), 0.1, 0]);
    s.dabs(list, r.pick(o.fruitColours ?? ["#b5372c"]), Math.max(2, size * 0.035));
  }
}

/** A bare tree, with snow on its boughs if a colour is given. */
export function bareTree(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  o: {
    bark: string;
    lit: string;
    snow?: string;
    lean?: number;
    depth?: number;
    side?: number;
    upright?: boolean;
    shadow?: { colour: string; dx: number; opacity?: number };
  },
): P[] {
  const r = s.r;
  const lean = o.lean ?? r.gauss() * 0.4;
  if (o.shadow)
    groundShadow(
      s,
      x + o.shadow.dx * size * 0.6,
      y + size * 0.03,
      size * 0.36,
      size * 0.03,
      o.shadow.colour,
      o.shadow.opacity ?? 0.35,
    );
  const [tx, ty] = trunk(s, x, y, size, lean, o.bark, o.lit, o.side ?? -1);
  const ends: P[] = [];
  const depth = o.depth ?? 4;
  for (const a of o.upright ? [-2.3, -1.95, -1.55, -1.2, -0.85] : [-2.55, -2.0, -1.45, -0.95, -0.5]) {
    limb(
      s,
      [tx, ty + size * r.range(-0.01, 0.05)],
      a + r.gauss() * 0.12 + lean * 0.15,
      size * r.range(0.2, 0.27),
      size * 0.05,
      depth,
      o.bark,
      o.lit,
      ends,
      o.snow,
    );
  }
  if (o.snow) s.fill(blob(r, tx, ty + size * 0.005, size * 0.035, size * 0.012, 0.1, 8), o.snow);
  return ends;
}
