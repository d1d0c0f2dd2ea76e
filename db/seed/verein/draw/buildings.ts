// Walls, roofs, boards, windows, string lights and bunting, drawn on quads in perspective.
import { blob, lerp, mix, n1, poly } from "./kit.ts";
import type { P, Segment, Sheet } from "./kit.ts";

/** Corners: top left, top right, bottom right, bottom left. */
export type Quad = readonly [P, P, P, P];

export function on([a, b, c, d]: Quad, u: number, v: number): P {
  const top: P = [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];
  const low: P = [lerp(d[0], c[0], u), lerp(d[1], c[1], u)];
  return [lerp(top[0], low[0], v), lerp(top[1], low[1], v)];
}

export const part = (q: Quad, u0: number, v0: number, u1: number, v1: number): Quad => [
  on(q, u0, v0),
  on(q, u1, v0),
  on(q, u1, v1),
  on(q, u0, v1),
];
export const face = (q: Quad): string => poly(q);

/** Rows of roof tiles with a wandering tone; v runs from ridge to eaves. */
export function tiles(s: Sheet, q: Quad, rows: number, cols: number, colours: readonly string[]): void {
  const r = s.r;
  s.fill(face(q), colours[0] as string);
  for (let j = 0; j < rows; j++) {
    const lists: Segment[][] = colours.map(() => []);
    const dark: Segment[] = [];
    for (let i = 0; i < cols; i++) {
      const u = (i + (j % 2) * 0.5) / cols;
      if (u + 0.8 / cols > 1) continue;
      const [x, y] = on(q, u + 0.12 / cols, (j + 0.5) / rows);
      const [x2, y2] = on(q, u + 0.8 / cols, (j + 0.5) / rows);
      (lists[r.int(0, colours.length - 1)] as Segment[]).push([x, y, x2 - x, y2 - y]);
      dark.push([...on(q, u, (j + 0.97) / rows), (x2 - x) * 1.1, (y2 - y) * 1.1]);
    }
    const a = on(q, 0.5, j / rows);
    const b = on(q, 0.5, (j + 1) / rows);
    const step = Math.hypot(b[0] - a[0], b[1] - a[1]);
    lists.forEach((list, k) => s.dabs(list, colours[k] as string, step * 0.72));
    s.dabs(dark, mix(colours[0] as string, "#1c1418", 0.55), Math.max(1, step * 0.16), 0.55);
  }
}

/** Upright boards (or lying ones) with gaps and weathering. */
export function boards(s: Sheet, q: Quad, n: number, colours: readonly string[], lying = false): void {
  const r = s.r;
  s.fill(face(q), mix(colours[0] as string, "#1a1216", 0.62));
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 0.94) / n];
    const p = lying ? part(q, 0, a, 1, b) : part(q, a, 0, b, 1);
    const colour = mix(r.pick(colours), r.pick(colours), r());
    s.fill(face(p), colour);
    const list: Segment[] = [];
    for (let k = 0; k < 5; k++) {
      const [u, v, l] = [r.range(0.15, 0.85), r() * 0.8, r.range(0.05, 0.2)];
      const m = lying ? on(p, v, u) : on(p, u, v);
      const e = lying ? on(p, v + l, u) : on(p, u, v + l);
      list.push([m[0], m[1], e[0] - m[0], e[1] - m[1]]);
    }
    s.dabs(list, mix(colour, "#1c1418", 0.4), 1.6, 0.55);
  }
}

/** Plaster with patches and specks. */
export function plaster(s: Sheet, q: Quad, colour: string, shade: string): void {
  const r = s.r;
  s.fill(face(q), colour);
  const d = face(q);
  s.clip(d, () => {
    const size = Math.hypot(q[1][0] - q[0][0], q[1][1] - q[0][1]);
    for (let i = 0; i < 12; i++) {
      const [x, y] = on(q, r(), r() ** 0.6);
      s.fill(blob(r, x, y, size * r.range(0.04, 0.14), size * r.range(0.02, 0.07), 0.25, 9), shade, r.range(0.1, 0.28));
    }
    s.dabs(
      Array.from({ length: 90 }, () => [...on(q, r(), r()), r.gauss() * 4, r.gauss() * 2] as const),
      mix(colour, shade, 0.6),
      2,
      0.5,
    );
  });
}

/** Rough stones laid in courses. */
export function stones(s: Sheet, q: Quad, rows: number, cols: number, colours: readonly string[], joint: string): void {
  const r = s.r;
  s.fill(face(q), joint);
  for (let j = 0; j < rows; j++) {
    let u = (-r() * 0.5) / cols;
    while (u < 1) {
      const w = r.range(0.6, 1.5) / cols;
      const p = part(q, Math.max(0, u), j / rows, Math.min(1, u + w * 0.93), (j + 0.9) / rows);
      const cx = (p[0][0] + p[2][0]) / 2;
      const cy = (p[0][1] + p[2][1]) / 2;
      const colour = mix(r.pick(colours), r.pick(colours), r());
      const pull = ([x, y]: P): P => [lerp(x, cx, r.range(0, 0.1)), lerp(y, cy, r.range(0, 0.14))];
      s.fill(poly(p.map(pull)), colour);
      s.dabs(
        [
          [
            p[0][0] * 0.85 + cx * 0.15,
            p[0][1] * 0.75 + cy * 0.25,
            (p[1][0] - p[0][0]) * r.range(0.2, 0.6),
            (p[1][1] - p[0][1]) * 0.4,
          ],
        ],
        mix(colour, "#ffe9c0", 0.3),
        Math.max(1, Math.abs(p[3][1] - p[0][1]) * 0.1),
        0.6,
      );
      u += w;
    }
  }
}

/** A beam between two points on a quad. */
export function beam(s: Sheet, a: P, b: P, w: number, colour: string): void {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(-(b[1] - a[1]) / len) * w * 0.5, ((b[0] - a[0]) / len) * w * 0.5];
  s.fill(
    poly([
      [a[0] + nx, a[1] + ny],
      [b[0] + nx, b[1] + ny],
      [b[0] - nx, b[1] - ny],
      [a[0] - nx, a[1] - ny],
    ]),
    colour,
  );
  s.line(
    poly(
      [
        [a[0] - nx * 0.7, a[1] - ny * 0.7],
        [b[0] - nx * 0.7, b[1] - ny * 0.7],
      ],
      false,
    ),
    mix(colour, "#f0cf9a", 0.35),
    w * 0.12,
    0.7,
  );
  s.line(
    poly(
      [
        [a[0] + nx * 0.75, a[1] + ny * 0.75],
        [b[0] + nx * 0.75, b[1] + ny * 0.75],
      ],
      false,
    ),
    mix(colour, "#0e0c14", 0.5),
    w * 0.14,
    0.6,
  );
}

/** A window with bars; light behind it if `lit` is given. */
export function pane(s: Sheet, q: Quad, frame: string, glassColour: string, lit?: string): void {
  s.fill(face(q), glassColour);
  const w = Math.hypot(q[1][0] - q[0][0], q[1][1] - q[0][1]);
  if (lit) {
    const [x, y] = on(q, 0.5, 0.5);
    s.fill(
      face(q),
      s.rad([x, y], w * 1.1, [
        [0, mix(lit, "#fff6d0", 0.6)],
        [1, lit],
      ]),
    );
    s.glow(x, y, w * 2.6, lit, 0.5);
  } else {
    s.fill(poly([on(q, 0.1, 0.05), on(q, 0.5, 0.05), on(q, 0.2, 0.95), on(q, 0.02, 0.95)]), "#ffffff", 0.16);
  }
  const k = Math.max(1.6, w * 0.07);
  s.line(face(q), frame, k * 1.5);
  s.line(poly([on(q, 0.5, 0), on(q, 0.5, 1)], false), frame, k);
  for (const v of [0.34, 0.67]) s.line(poly([on(q, 0, v), on(q, 1, v)], false), frame, k * 0.8);
}

const along = (a: P, b: P, sag: number, t: number): P => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t) + Math.sin(Math.PI * t) * sag,
];

/** A string of bulbs between two points. */
export function bulbs(s: Sheet, a: P, b: P, sag: number, n: number, size: number): void {
  const pts = Array.from({ length: 15 }, (_, i) => along(a, b, sag, i / 14));
  s.line(poly(pts, false), "#0e1520", Math.max(1.2, size * 0.22), 0.9);
  for (let i = 1; i < n; i++) {
    const [x, y] = along(a, b, sag, i / n + s.r.gauss() * 0.004);
    s.glow(x, y + size, size * 7.5, "#ffc766", 0.55);
    s.line(`M${n1(x)} ${n1(y)}v${n1(size * 0.5)}`, "#0e1520", size * 0.45);
    s.fill(blob(s.r, x, y + size * 1.15, size * 0.55, size * 0.68, 0.04, 8), "#ffdf9a");
    s.dabs([[x, y + size * 1.1, 0.1, 0]], "#fffbea", size * 0.55);
  }
}

/** Bunting: little cloth triangles that hang and turn. */
export function bunting(s: Sheet, a: P, b: P, sag: number, n: number, size: number, colours: readonly string[]): void {
  const r = s.r;
  s.line(
    poly(
      Array.from({ length: 15 }, (_, i) => along(a, b, sag, i / 14)),
      false,
    ),
    "#5a4a40",
    Math.max(1.2, size * 0.06),
  );
  for (let i = 0; i < n; i++) {
    const p = along(a, b, sag, (i + 0.16) / n);
    const q = along(a, b, sag, (i + 0.84) / n);
    const tip: P = [(p[0] + q[0]) / 2 + r.gauss() * size * 0.16, (p[1] + q[1]) / 2 + size * r.range(0.9, 1.1)];
    const colour = colours[i % colours.length] as string;
    s.fill(poly([p, q, tip]), colour);
    s.fill(poly([[lerp(p[0], q[0], 0.55), lerp(p[1], q[1], 0.55)], q, tip]), mix(colour, "#2a1d22", 0.35), 0.55);
  }
}
