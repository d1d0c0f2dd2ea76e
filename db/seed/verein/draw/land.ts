// The valley around the pitch: sky, hills, village, clubhouse, trees.
import { blob, lerp, mix, poly, rect, smooth } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";
import { below, cloud, ridge, sky, stars, woods, yAt } from "./nature.ts";
import { farTree } from "./trees.ts";
import { C, circle, letters, mast } from "./club.ts";

export type Hour = "golden" | "dusk" | "day" | "grey";
type Air = {
  sky: readonly (readonly [number, string])[];
  hills: readonly string[];
  haze: string;
  leaf: readonly string[];
  wall: string;
  roof: string;
  lit: string | null;
  cloud: readonly [string, string];
};
export const AIR: Record<Hour, Air> = {
  golden: {
    sky: [
      [0, "#6f9fae"],
      [0.3, "#b9c9b8"],
      [0.55, "#f5dcae"],
      [0.75, "#fbe8c4"],
      [1, "#f6ead2"],
    ],
    hills: ["#c5b998", "#a5aa8a", "#7c9277", "#5a7d63"],
    haze: "#f7e2b4",
    leaf: ["#1f4537", "#2f5f41", "#507d46", "#8b9c4c", "#d0b85e"],
    wall: "#f3e2c1",
    roof: "#a5513b",
    lit: null,
    cloud: ["#d7bf9f", "#fdf0d3"],
  },
  dusk: {
    sky: [
      [0, "#16294a"],
      [0.3, "#33507a"],
      [0.55, "#8a7f9a"],
      [0.72, "#e39a7c"],
      [0.85, "#f6c58c"],
      [1, "#f8d9a4"],
    ],
    hills: ["#93849a", "#5f6787", "#3f5273", "#293e5c"],
    haze: "#e7a98a",
    leaf: ["#12233a", "#182f44", "#21404e", "#2f5459", "#4c6d62"],
    wall: "#7e86a3",
    roof: "#3b3f5e",
    lit: "#ffcf7a",
    cloud: ["#6d6a90", "#f0a98c"],
  },
  day: {
    sky: [
      [0, "#5f9fc0"],
      [0.5, "#a9cfd6"],
      [0.8, "#dfeadb"],
      [1, "#f3eed8"],
    ],
    hills: ["#a9c0b0", "#89ad94", "#699a78", "#4c8563"],
    haze: "#dfead5",
    leaf: ["#1f4b38", "#2f6643", "#4a8350", "#7ba356", "#b5c469"],
    wall: "#f6ecd6",
    roof: "#b1583f",
    lit: null,
    cloud: ["#d6e2df", "#ffffff"],
  },
  grey: {
    sky: [
      [0, "#7f8f9a"],
      [0.5, "#a9b5b8"],
      [0.8, "#c6cdc8"],
      [1, "#d5d8cf"],
    ],
    hills: ["#a2aeac", "#87989a", "#6b8183", "#52696c"],
    haze: "#c4ccc8",
    leaf: ["#22403c", "#2f524a", "#406557", "#5c7b66", "#7d9377"],
    wall: "#d3d3c6",
    roof: "#7c5a52",
    lit: "#ffd891",
    cloud: ["#8b979d", "#b9c3c4"],
  },
};

export function heaven(s: Sheet, hour: Hour, y: number): void {
  const a = AIR[hour];
  sky(s, a.sky.map(([t, c]) => [(t * y) / s.h, c] as const).concat([[1, a.haze]] as never));
  if (hour === "dusk") stars(s, 60, y * 0.45);
}
export const clouds = (
  s: Sheet,
  hour: Hour,
  list: readonly (readonly [number, number, number])[],
  opacity = 0.7,
): void => {
  for (const [x, y, l] of list) cloud(s, x, y, l, AIR[hour].cloud[0], AIR[hour].cloud[1], opacity);
};

/** Wooded ridges down to the horizon. */
export function hills(s: Sheet, hour: Hour, y: number, rise: number, n = 4): void {
  const a = AIR[hour];
  for (let i = 0; i < n; i++) {
    const c = a.hills[Math.min(i + (4 - n), 3)] as string;
    const line = ridge(
      s.r,
      s.w,
      (t) => y - rise * (1 - i / n) - rise * 0.34 * Math.sin(t * (2.4 + i * 1.1) + i * 1.9) * (1 - i / (n + 1)),
      5,
    );
    woods(s, line, c, mix(c, a.haze, 0.55), 6 + i * 2.4);
  }
}
export function hedge(s: Sheet, hour: Hour, y: number, size: number, gapFrom = -1, gapTo = -1, dens = 1): void {
  const leaf = AIR[hour].leaf;
  for (let x = -size; x < s.w + size; x += (size * 0.46) / dens) {
    if (x > gapFrom && x < gapTo) continue;
    const k = size * s.r.range(0.75, 1.25);
    farTree(s, x, y + s.r.gauss() * size * 0.05, k, {
      leaf: leaf.map((c) => mix(c, s.r.pick(leaf), s.r() * 0.25)),
      light: hour === "dusk" ? [0.3, -0.9] : [-0.6, -0.8],
      bark: mix(leaf[0] as string, "#2b211e", 0.5),
      density: 0.9,
    });
  }
}
export function village(s: Sheet, hour: Hour, x: number, y: number, k: number, n = 9, spire = true): void {
  const a = AIR[hour];
  const one = (hx: number, hy: number, w: number, h: number): void => {
    s.fill(rect(hx, hy - h, w, h), mix(a.wall, a.haze, 0.2));
    s.fill(rect(hx + w * 0.55, hy - h, w * 0.45, h), mix(a.wall, "#2b3046", 0.25), 0.6);
    s.fill(
      poly([
        [hx - w * 0.06, hy - h],
        [hx + w * 0.22, hy - h - w * 0.42],
        [hx + w * 0.82, hy - h - w * 0.42],
        [hx + w * 1.06, hy - h],
      ]),
      mix(a.roof, a.haze, 0.18),
    );
    for (const u of [0.18, 0.44, 0.7])
      if (s.r() < 0.75) {
        const c = a.lit && s.r() < 0.6 ? a.lit : mix(a.wall, "#2b3046", 0.6);
        s.fill(rect(hx + w * u, hy - h * 0.7, w * 0.13, h * 0.3), c);
        if (c === a.lit) s.glow(hx + w * (u + 0.06), hy - h * 0.55, w * 0.5, a.lit, 0.35);
      }
  };
  for (let i = 0; i < n; i++)
    one(
      x + (i - n / 2) * k * 0.85 + s.r.gauss() * k * 0.15,
      y + s.r.gauss() * k * 0.06,
      k * s.r.range(0.62, 0.95),
      k * s.r.range(0.36, 0.5),
    );
  if (!spire) return;
  const sx = x + k * 0.4;
  s.fill(rect(sx, y - k * 1.25, k * 0.3, k * 1.25), mix(a.wall, a.haze, 0.12));
  s.fill(rect(sx + k * 0.17, y - k * 1.25, k * 0.13, k * 1.25), mix(a.wall, "#2b3046", 0.3), 0.6);
  s.fill(
    poly([
      [sx - k * 0.04, y - k * 1.24],
      [sx + k * 0.15, y - k * 2.1],
      [sx + k * 0.34, y - k * 1.24],
    ]),
    mix(a.roof, "#2b3046", 0.25),
  );
  s.line(`M${sx + k * 0.15} ${y - k * 2.1}v${-k * 0.16}`, mix(a.roof, "#2b3046", 0.5), k * 0.03);
}

/** The clubhouse from the side of the pitch, its left foot at (x, y), w wide. */
export function clubhouse(
  s: Sheet,
  hour: Hour,
  x: number,
  y: number,
  w: number,
  o: { sign?: boolean; terrace?: boolean } = {},
): void {
  const a = AIR[hour];
  const h = w * 0.2;
  const lit = a.lit;
  const wall = a.wall;
  s.fill(
    poly([
      [x - w * 0.02, y + w * 0.012],
      [x + w * 1.05, y + w * 0.012],
      [x + w * 1.12, y + w * 0.035],
      [x, y + w * 0.035],
    ]),
    "#1c2a2a",
    0.3,
  );
  s.fill(rect(x, y - h, w, h), wall);
  s.fill(rect(x, y - h * 0.14, w, h * 0.14), mix(a.roof, wall, 0.25));
  // boards on the upper half
  for (let i = 0; i < 46; i++)
    s.fill(
      rect(x + (i / 46) * w, y - h, w / 46 - w * 0.0012, h * 0.34),
      mix(mix(wall, "#8a5c3c", 0.62), "#3a2a2c", s.r() * 0.16),
    );
  // windows and the door
  const win = (u: number, uw: number, v: number, vh: number): void => {
    const [wx, wy, ww, wh] = [x + u * w, y - h * v, uw * w, vh * h];
    s.fill(rect(wx - w * 0.005, wy - w * 0.005, ww + w * 0.01, wh + w * 0.01), C.cream);
    s.fill(rect(wx, wy, ww, wh), lit ?? mix("#3d5560", a.haze, 0.22));
    if (lit) s.glow(wx + ww / 2, wy + wh / 2, ww * 1.2, lit, 0.5);
    else
      s.fill(
        poly([
          [wx, wy],
          [wx + ww * 0.5, wy],
          [wx + ww * 0.15, wy + wh],
          [wx, wy + wh],
        ]),
        "#ffffff",
        0.2,
      );
    for (const t of [0.33, 0.66]) s.fill(rect(wx + ww * t - w * 0.002, wy, w * 0.004, wh), C.cream);
  };
  for (const u of [0.06, 0.2, 0.34]) win(u, 0.1, 0.6, 0.42);
  for (const u of [0.66, 0.8]) win(u, 0.1, 0.6, 0.42);
  s.fill(rect(x + w * 0.5, y - h * 0.62, w * 0.1, h * 0.62), C.brickDark);
  s.fill(rect(x + w * 0.508, y - h * 0.58, w * 0.04, h * 0.3), lit ?? mix("#3d5560", a.haze, 0.3));
  s.fill(rect(x + w * 0.553, y - h * 0.58, w * 0.04, h * 0.3), lit ?? mix("#3d5560", a.haze, 0.3));
  // the roof, low and wide
  const rp: P[] = [
    [x - w * 0.035, y - h * 0.98],
    [x + w * 0.06, y - h * 1.62],
    [x + w * 0.94, y - h * 1.62],
    [x + w * 1.035, y - h * 0.98],
  ];
  s.fill(poly(rp), a.roof);
  s.clip(poly(rp), () => {
    for (let j = 0; j < 9; j++)
      s.line(
        `M${x - w * 0.1} ${y - h * (1.02 + j * 0.07)}H${x + w * 1.1}`,
        mix(a.roof, "#2a1a20", 0.4),
        w * 0.0022,
        0.5,
      );
    for (let i = 0; i < 90; i++) {
      const yy = y - h * s.r.range(1.0, 1.6);
      s.fill(rect(x + s.r() * w, yy, w * 0.02, h * 0.05), mix(a.roof, s.r() < 0.5 ? "#f0c08a" : "#2a1a20", 0.22), 0.6);
    }
  });
  s.fill(rect(x - w * 0.035, y - h * 1.0, w * 1.07, h * 0.05), C.cream);
  // clock in the gable line, sign over the door
  if (o.sign !== false) {
    s.fill(rect(x + w * 0.405, y - h * 0.9, w * 0.29, h * 0.2), C.brick);
    s.fill(
      letters("SV TALBLICK 1921", x + w * 0.55, y - h * 0.745, h * 0.15, {
        align: "middle",
        weight: 600,
        spacing: 0.03,
      }),
      C.cream,
    );
  }
  if (o.terrace) {
    s.fill(rect(x + w * 0.02, y - h * 0.02, w * 0.96, h * 0.09), mix(a.wall, "#6b665c", 0.4));
    for (const u of [0.1, 0.28, 0.72, 0.88]) {
      const tx = x + u * w;
      s.fill(rect(tx - w * 0.045, y - h * 0.26, w * 0.09, h * 0.045), mix("#a8744a", a.haze, 0.15));
      for (const k of [-0.035, 0.03]) s.fill(rect(tx + k * w, y - h * 0.22, w * 0.006, h * 0.26), "#5b4536");
    }
  }
}
export function flag(s: Sheet, x: number, y: number, h: number, colours: readonly [string, string], f = 1): void {
  s.fill(rect(x - h * 0.008, y - h, h * 0.016, h), "#d9d5ca");
  s.fill(circle(x, y - h, h * 0.016), "#e3ab52");
  const [w, fh] = [h * 0.34, h * 0.22];
  const wave = (v: number): P[] =>
    [0, 0.25, 0.5, 0.75, 1].map(
      (t) =>
        [x + f * (h * 0.01 + t * w), y - h * 0.98 + v * fh + Math.sin(t * 5 + 0.4) * fh * 0.09 + t * fh * 0.12] as P,
    );
  for (const [v, c] of [
    [0, colours[0]],
    [0.5, colours[1]],
  ] as const) {
    const top = wave(v);
    const low = wave(v + 0.5).reverse();
    s.fill(`${smooth(top)}L${smooth(low).slice(1)}Z`, c);
  }
  const a = wave(0);
  const b = wave(1).reverse();
  s.fill(`${smooth(a.slice(1, 3))}L${smooth(b.slice(2, 4)).slice(1)}Z`, "#2a1a20", 0.14);
}
export { below, blob, lerp, mast, yAt };
