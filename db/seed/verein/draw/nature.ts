// Sky, hills, meadows, trees and flowers for the landscapes.
import { blob, clamp, lerp, mix, n1, ramp, smooth, taper } from "./kit.ts";
import type { P, Rng, Segment, Sheet, Stop } from "./kit.ts";

export type TreeColours = {
  /** from deepest shade to brightest leaf */
  leaf: readonly string[];
  bark: string;
  barkLight: string;
};

export const LEAF = {
  spring: ["#3f5a3c", "#5d7d48", "#86a257", "#b5c373", "#d9d997"],
  summer: ["#1f3d33", "#2f5a3c", "#507a41", "#82994a", "#b9b961"],
  autumn: ["#4a3a2c", "#7a5a2e", "#a87f35", "#cf9f45", "#e6c46c"],
  blossom: ["#8f8791", "#c2a9aa", "#e6c9c4", "#f6e4dc", "#fffaf2"],
  dusk: ["#16263a", "#1f3548", "#2b4658", "#3b5a68", "#52707a"],
  night: ["#0d1828", "#132236", "#1a2d42", "#233a4e", "#30495a"],
} as const;

export function sky(s: Sheet, stops: readonly Stop[]): void {
  s.fill(`M0 0h${s.w}v${s.h}h${-s.w}Z`, s.lin([0, 0], [0, s.h], stops));
}

/** Long flat clouds, built from overlapping strokes with a lit edge. */
export function cloud(s: Sheet, x: number, y: number, len: number, dark: string, light: string, opacity = 0.8): void {
  const r = s.r;
  for (const [colour, dy, k] of [
    [dark, 0, 1],
    [light, -len * 0.022, 0.86],
  ] as const) {
    const upper: P[] = [];
    const lower: P[] = [];
    const steps = 9;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const env = Math.sin(Math.PI * t) ** 0.7;
      upper.push([x + (t - 0.5) * len * k, y + dy - env * len * r.range(0.025, 0.075)]);
      lower.unshift([x + (t - 0.5) * len * k, y + dy + env * len * r.range(0.004, 0.018)]);
    }
    s.fill(smooth([...upper, ...lower], true), colour, opacity);
  }
}

export function stars(s: Sheet, n: number, toY: number, colour = "#f4e8c8"): void {
  const r = s.r;
  for (const [width, share, o] of [
    [1.5, 0.62, 0.55],
    [2.3, 0.3, 0.75],
    [3.6, 0.08, 0.95],
  ] as const) {
    const list: Segment[] = [];
    for (let i = 0; i < n * share; i++) list.push([r() * s.w, r() ** 1.25 * toY, 0.1, 0]);
    s.dabs(list, colour, width, o);
  }
}

/** A ridge line from left to right around y, as points. */
export function ridge(r: Rng, w: number, y: (t: number) => number, rough: number, steps = 14): P[] {
  const pts: P[] = [];
  for (let i = -1; i <= steps + 1; i++) {
    const t = i / steps;
    pts.push([t * w, y(t) + r.gauss() * rough]);
  }
  return pts;
}

/** Everything below a ridge. */
export const below = (pts: readonly P[], h: number): string => {
  const a = pts[0] as P;
  const b = pts.at(-1) as P;
  return `${smooth(pts)}L${n1(b[0])} ${h + 20}L${n1(a[0])} ${h + 20}Z`;
};

/** The y of a ridge at x. */
export function yAt(pts: readonly P[], x: number): number {
  for (let i = 1; i < pts.length; i++) {
    const [a, b] = [pts[i - 1] as P, pts[i] as P];
    if (x <= b[0]) return lerp(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0])));
  }
  return (pts.at(-1) as P)[1];
}

/** A distant wooded hill: a soft ridge with a bumpy rim of tree tops. */
export function woods(s: Sheet, pts: readonly P[], top: string, bottom: string, bump: number): void {
  const r = s.r;
  const rim: P[] = [];
  for (let x = -30; x < s.w + 30; x += bump * r.range(0.7, 1.5)) rim.push([x, yAt(pts, x) - r() * bump]);
  const y0 = Math.min(...pts.map((p) => p[1]));
  const paint = s.lin(
    [0, y0 - bump],
    [0, y0 + s.h * 0.22],
    [
      [0, top],
      [1, bottom],
    ],
  );
  s.fill(below(rim, s.h), paint);
  const list: Segment[] = rim.flatMap(([x, y]) => {
    const k = bump * 0.3;
    return [
      [x - k, y + k * 1.3, k * 0.5, -k * 0.5],
      [x + k, y + k * 2.6, k * 0.5, -k * 0.4],
    ] as Segment[];
  });
  s.dabs(list, mix(top, "#f3d99a", 0.25), bump * 0.28, 0.35);
}

export type MeadowOptions = {
  shades: readonly string[];
  from: (x: number) => number;
  density?: number;
  tall?: number;
  opacity?: number;
};

/** Grass in perspective: short dabs far away, long blades near. */
export function meadow(s: Sheet, o: MeadowOptions): void {
  const r = s.r;
  const rows = 26;
  const density = o.density ?? 1;
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows;
    const depth = t ** 1.7;
    const lists: Segment[][] = o.shades.map(() => []);
    const n = Math.round(lerp(150, 80, t) * density);
    for (let k = 0; k < n; k++) {
      const x = r() * s.w;
      const y0 = o.from(x);
      const y = y0 + (s.h + 20 - y0) * clamp(depth + r.range(-0.02, 0.03));
      const len = lerp(3, (o.tall ?? 1) * 30, depth) * r.range(0.5, 1.3);
      const patch = Math.sin(x * 0.006 + y * 0.021) + Math.sin(x * 0.0021 - y * 0.013 + 2);
      const shade = Math.round(clamp((patch + 2) / 4 + r.gauss() * 0.28) * (o.shades.length - 1));
      (lists[shade] as Segment[]).push([x, y, r.gauss() * len * 0.35, -len]);
    }
    lists.forEach((list, j) => s.dabs(list, o.shades[j] as string, lerp(1.8, 5, depth), o.opacity ?? 0.75));
  }
}

/** Scattered flowers that grow with nearness. */
export function flowers(
  s: Sheet,
  from: (x: number) => number,
  colours: readonly string[],
  n: number,
  size = 1,
  where: (x: number, y: number) => boolean = () => true,
): void {
  const r = s.r;
  for (let i = 0; i < n; i++) {
    const x = r() * s.w;
    const y0 = from(x);
    const depth = r() ** 0.8;
    const y = y0 + (s.h - y0) * depth;
    if (!where(x, y)) continue;
    const k = lerp(1.6, 7, depth ** 1.6) * size;
    const colour = r.pick(colours);
    if (depth > 0.45)
      s.line(
        `M${n1(x)} ${n1(y)}q${n1(k * 0.4)} ${n1(k * 1.6)} ${n1(r.gauss() * k)} ${n1(k * 3.4)}`,
        "#5c7a45",
        k * 0.28,
        0.8,
      );
    const petals: Segment[] = [];
    const m = depth > 0.4 ? 5 : 2;
    for (let p = 0; p < m; p++) {
      const a = (p / m) * Math.PI * 2 + r();
      petals.push([
        x + Math.cos(a) * k * 0.45,
        y + Math.sin(a) * k * 0.28,
        Math.cos(a) * k * 0.4,
        Math.sin(a) * k * 0.25,
      ]);
    }
    s.dabs(petals, colour, k * 0.75);
    if (depth > 0.5) s.dabs([[x, y, 0.1, 0]], mix(colour, "#8a5a20", 0.55), k * 0.55);
  }
}

/** A shadow lying on the ground: a flat blob with a ragged rim. */
export function groundShadow(
  s: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity = 0.45,
): void {
  const r = s.r;
  s.fill(blob(r, x, y, rx, ry, 0.1, 16), colour, opacity);
  const list: Segment[] = [];
  for (let i = 0; i < rx * 0.5; i++) {
    const a = r() * Math.PI * 2;
    const k = r.range(0.8, 1.25);
    list.push([x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k, rx * 0.05 * r(), 0]);
  }
  s.dabs(list, colour, Math.max(2, ry * 0.12), opacity * 0.8);
}

export type CrownOptions = {
  leaf: readonly string[];
  /** where the light comes from, x and y from -1 to 1 */
  light: P;
  dab: number;
  clumps?: number;
  dabs?: number;
};

/** One mass of foliage, painted from shade to light. */
export function crown(s: Sheet, cx: number, cy: number, rx: number, ry: number, o: CrownOptions): void {
  const r = s.r;
  const len = Math.hypot(o.light[0], o.light[1]) || 1;
  const [lx, ly] = [o.light[0] / len, o.light[1] / len];
  s.fill(blob(r, cx, cy, rx * 0.92, ry * 0.92, 0.12, 14), ramp(o.leaf, 0.1));
  for (const [tone, k0, k1] of [
    [0.1, 0.8, 1.1],
    [0.2, 0.86, 1.2],
  ] as const) {
    const rim: Segment[] = [];
    for (let i = 0; i < (o.dabs ?? 420) * 0.22; i++) {
      const a = r() * Math.PI * 2;
      const k = r.range(k0, k1);
      rim.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k, r.gauss() * o.dab, r.gauss() * o.dab * 0.6]);
    }
    s.dabs(rim, ramp(o.leaf, tone), o.dab * 1.05);
  }
  const m = o.clumps ?? 14;
  const lists = new Map<number, Segment[]>();
  const put = (tone: number, seg: Segment): void => {
    const k = Math.round(clamp(tone) * 9);
    const list = lists.get(k) ?? [];
    list.push(seg);
    lists.set(k, list);
  };
  const places: [number, number, number][] = [];
  for (let i = 0; i < m; i++) {
    const a = r() * Math.PI * 2;
    const d = Math.sqrt(r()) * 0.94;
    const [u, v] = [Math.cos(a) * d, Math.sin(a) * d];
    places.push([u, v, u * lx + v * ly]);
  }
  places.sort((a, b) => a[2] - b[2]);
  for (const [u, v, lit] of places) {
    const tone = clamp(0.42 + lit * 0.42 + r.gauss() * 0.07);
    const [x, y] = [cx + u * rx, cy + v * ry];
    const [w, h] = [rx * r.range(0.24, 0.4), ry * r.range(0.2, 0.34)];
    s.fill(blob(r, x, y, w, h, 0.16, 9), ramp(o.leaf, tone * 0.8), 0.92);
    const n = Math.round((o.dabs ?? 420) / m);
    for (let i = 0; i < n; i++) {
      const b = r() * Math.PI * 2;
      const d = r() ** 0.45 * 1.12;
      const [p, q] = [Math.cos(b) * d, Math.sin(b) * d];
      const t = tone + (p * lx + q * ly) * 0.34 + r.gauss() * 0.09;
      const turn = r() * Math.PI;
      put(t, [x + p * w, y + q * h, Math.cos(turn) * o.dab * 0.9, Math.sin(turn) * o.dab * 0.55]);
    }
    for (const k of [...lists.keys()].sort((a, b) => a - b))
      s.dabs(lists.get(k) ?? [], ramp(o.leaf, k / 9), o.dab * (0.75 + 0.05 * k));
    lists.clear();
  }
}

/** A limb with its twigs; answers the ends of the boughs. */
export function limb(
  s: Sheet,
  from: P,
  angle: number,
  len: number,
  width: number,
  depth: number,
  bark: string,
  lit: string,
  ends: P[] = [],
  snow?: string,
): P[] {
  const r = s.r;
  const pts: P[] = [from];
  let a = angle;
  let [x, y] = from;
  const steps = 5;
  for (let i = 0; i < steps; i++) {
    a += r.gauss() * 0.24 + (-Math.PI / 2 - a) * 0.05;
    x += (Math.cos(a) * len) / steps;
    y += (Math.sin(a) * len) / steps;
    pts.push([x, y]);
  }
  s.fill(taper(pts, width, width * 0.55), bark);
  if (snow)
    s.line(
      smooth(pts.map(([px, py]) => [px - width * 0.06, py - width * 0.36] as P)),
      snow,
      Math.max(1.2, width * 0.36),
      0.92,
    );
  else if (width > 3)
    s.fill(
      taper(
        pts.map(([px, py]) => [px - width * 0.2, py - width * 0.08] as P),
        width * 0.28,
        width * 0.1,
      ),
      lit,
      0.7,
    );
  if (depth === 0) {
    ends.push([x, y]);
    return ends;
  }
  const n = r() < 0.35 ? 3 : 2;
  for (let i = 0; i < n; i++) {
    const spread = lerp(-0.62, 0.62, i / (n - 1)) + r.gauss() * 0.16;
    limb(s, [x, y], a + spread, len * r.range(0.62, 0.84), width * 0.56, depth - 1, bark, lit, ends, snow);
  }
  if (depth > 1) {
    const mid = pts[3] as P;
    limb(s, mid, a + (r() < 0.5 ? -0.9 : 0.9), len * 0.5, width * 0.4, depth - 2, bark, lit, ends, snow);
  }
  return ends;
}
