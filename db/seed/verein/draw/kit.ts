// The bottom of the drawing kit: seeded chance, colours, organic paths and the sheet that collects a picture's SVG.
export type P = readonly [number, number];
export type Stop = readonly [number, string, number?];
export type Rng = {
  (): number;
  range(a: number, b: number): number;
  int(a: number, b: number): number;
  pick<T>(list: readonly T[]): T;
  gauss(): number;
};

export function rng(seed: number): Rng {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (lo: number, hi: number) => lo + (hi - lo) * next(),
    int: (lo: number, hi: number) => Math.floor(lo + (hi - lo + 1) * next()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    gauss: () => (next() + next() + next() + next() - 2) / 1.16,
  });
}

export const n1 = (n: number): string => String(Math.round(n * 10) / 10);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, v));

function channels(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** Between two #rrggbb colours. */
export function mix(a: string, b: string, t: number): string {
  const x = channels(a);
  const y = channels(b);
  const k = clamp(t);
  return `#${x
    .map((v, i) =>
      Math.round(lerp(v, y[i] ?? 0, k))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A colour out of a ramp, t from 0 to 1. */
export function ramp(colours: readonly string[], t: number): string {
  const x = clamp(t) * (colours.length - 1);
  const i = Math.min(colours.length - 2, Math.floor(x));
  return mix(colours[i] ?? "#000000", colours[i + 1] ?? "#000000", x - i);
}

/** A smooth line (Catmull-Rom) through points. */
export function smooth(pts: readonly P[], closed = false): string {
  const n = pts.length;
  const at = (i: number): P => pts[closed ? (i + n) % n : clamp(i, 0, n - 1)] as P;
  let d = `M${n1(at(0)[0])} ${n1(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n1(b[0] + (c[0] - a[0]) / 6)} ${n1(b[1] + (c[1] - a[1]) / 6)} ${n1(c[0] - (e[0] - b[0]) / 6)} ${n1(c[1] - (e[1] - b[1]) / 6)} ${n1(c[0])} ${n1(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export const poly = (pts: readonly P[], closed = true): string =>
  `M${pts.map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L")}${closed ? "Z" : ""}`;

/** An irregular closed shape, never quite an ellipse. */
export function blob(r: Rng, cx: number, cy: number, rx: number, ry: number, rough = 0.12, n = 10, rot = 0): string {
  const pts: P[] = [];
  for (let i = 0; i < n; i++) {
    const a = ((i + r.range(-0.25, 0.25)) / n) * Math.PI * 2;
    const k = 1 + r.gauss() * rough;
    const [x, y] = [Math.cos(a) * rx * k, Math.sin(a) * ry * k];
    pts.push([cx + x * Math.cos(rot) - y * Math.sin(rot), cy + x * Math.sin(rot) + y * Math.cos(rot)]);
  }
  return smooth(pts, true);
}

/** A band that tapers along a line: limbs, ropes, beams, brush strokes. */
export function taper(pts: readonly P[], w0: number, w1: number): string {
  const left: P[] = [];
  const right: P[] = [];
  const last = pts.length - 1;
  pts.forEach((p, i) => {
    const a = pts[Math.max(0, i - 1)] as P;
    const b = pts[Math.min(last, i + 1)] as P;
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = lerp(w0, w1, i / last) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / len) * w, ((b[0] - a[0]) / len) * w];
    left.push([p[0] + nx, p[1] + ny]);
    right.unshift([p[0] - nx, p[1] - ny]);
  });
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
}

export type Segment = readonly [number, number, number, number];

export type Sheet = {
  w: number;
  h: number;
  r: Rng;
  add(...svg: string[]): void;
  /** a filled path */
  fill(d: string, colour: string, opacity?: number): void;
  /** a stroked path */
  line(d: string, colour: string, width: number, opacity?: number): void;
  /** many short round strokes at once: leaves, grass, grain, dots */
  dabs(list: readonly Segment[], colour: string, width: number, opacity?: number): void;
  lin(p: P, q: P, stops: readonly Stop[]): string;
  rad(c: P, radius: number, stops: readonly Stop[], squash?: number): string;
  /** draws inside a shape only */
  clip(d: string, draw: () => void): void;
  group(attributes: string, draw: () => void): void;
  glow(x: number, y: number, radius: number, colour: string, strength?: number, squash?: number): void;
  svg(): string;
};

export function sheet(w: number, h: number, seed: number): Sheet {
  const body: string[] = [];
  const defs: string[] = [];
  let id = 0;
  const stopsOf = (stops: readonly Stop[]): string =>
    stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a ?? 1}"/>`).join("");
  const op = (name: string, v?: number): string =>
    v === undefined || v >= 1 ? "" : ` ${name}="${Math.round(v * 100) / 100}"`;
  const s: Sheet = {
    w,
    h,
    r: rng(seed),
    add: (...svg) => void body.push(...svg),
    fill: (d, colour, opacity) => void body.push(`<path d="${d}" fill="${colour}"${op("opacity", opacity)}/>`),
    line: (d, colour, width, opacity) =>
      void body.push(
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"${op("opacity", opacity)}/>`,
      ),
    dabs: (list, colour, width, opacity) => {
      if (list.length === 0) return;
      const d = list.map(([x, y, dx, dy]) => `M${n1(x)} ${n1(y)}l${n1(dx || 0.1)} ${n1(dy)}`).join("");
      s.line(d, colour, width, opacity);
    },
    lin: (p, q, stops) => {
      defs.push(
        `<linearGradient id="g${++id}" gradientUnits="userSpaceOnUse" x1="${n1(p[0])}" y1="${n1(p[1])}" x2="${n1(q[0])}" y2="${n1(q[1])}">${stopsOf(stops)}</linearGradient>`,
      );
      return `url(#g${id})`;
    },
    rad: (c, radius, stops, squash = 1) => {
      const t = squash === 1 ? "" : ` gradientTransform="translate(0 ${n1(c[1] * (1 - squash))}) scale(1 ${squash})"`;
      defs.push(
        `<radialGradient id="g${++id}" gradientUnits="userSpaceOnUse" cx="${n1(c[0])}" cy="${n1(c[1])}" r="${n1(radius)}"${t}>${stopsOf(stops)}</radialGradient>`,
      );
      return `url(#g${id})`;
    },
    clip: (d, draw) => {
      defs.push(`<clipPath id="c${++id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`);
      s.group(`clip-path="url(#c${id})"`, draw);
    },
    group: (attributes, draw) => {
      body.push(`<g ${attributes}>`);
      draw();
      body.push("</g>");
    },
    glow: (x, y, radius, colour, strength = 0.8, squash = 1) => {
      const paint = s.rad(
        [x, y],
        radius,
        [
          [0, colour, strength],
          [0.18, colour, strength * 0.55],
          [0.5, colour, strength * 0.16],
          [1, colour, 0],
        ],
        squash,
      );
      const ry = radius * squash;
      body.push(`<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(radius)}" ry="${n1(ry)}" fill="${paint}"/>`);
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs.join("")}</defs>${body.join("")}</svg>`,
  };
  return s;
}

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n1(x)} ${n1(y)}h${n1(w)}v${n1(h)}h${n1(-w)}Z`;
