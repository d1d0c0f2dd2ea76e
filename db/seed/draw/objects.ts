// Apples, crates, baskets, bottles, glasses and candles for the still lifes.
import { blob, lerp, mix, n1, poly, rect, smooth, taper } from "./kit.ts";
import type { P, Segment, Sheet } from "./kit.ts";

export const RED = { ground: "#d9a441", blush: "#b5372c", deep: "#6e1f26" };
export const YELLOW = { ground: "#e3bd55", blush: "#d58a3a", deep: "#8a5a24" };
export const GREEN = { ground: "#b3ba58", blush: "#c98a4a", deep: "#566b32" };
export type AppleColours = typeof RED;

/** One apple, lit from the upper left; `lit` is 1 in full light. */
export function apple(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  c: AppleColours,
  o: { turn?: number; stem?: boolean; lit?: number; leaf?: boolean } = {},
): void {
  const r = s.r;
  const turn = o.turn ?? r.gauss() * 0.35;
  const dim = 1 - (o.lit ?? 1);
  const tone = (hex: string): string => mix(hex, "#221a26", dim * 0.6);
  const wob = (): number => 1 + r.gauss() * 0.025;
  const shape = smooth(
    [
      [0, -k * 0.8],
      [k * 0.42 * wob(), -k * 0.95],
      [k * 0.9 * wob(), -k * 0.6],
      [k * 1.02 * wob(), 0],
      [k * 0.8 * wob(), k * 0.62],
      [k * 0.4, k * 0.93 * wob()],
      [0, k * 0.86],
      [-k * 0.38, k * 0.93 * wob()],
      [-k * 0.8 * wob(), k * 0.62],
      [-k * 1.02 * wob(), 0],
      [-k * 0.9 * wob(), -k * 0.58],
      [-k * 0.42 * wob(), -k * 0.95],
    ],
    true,
  );
  s.group(`transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn * 57)})"`, () => {
    s.fill(shape, tone(c.ground));
    s.clip(shape, () => {
      s.fill(blob(r, k * 0.1, k * 0.12, k * 0.98, k * 0.95, 0.08, 10), tone(c.blush), 0.82);
      const streaks: Segment[] = [];
      const pale: Segment[] = [];
      for (let i = 0; i < 46; i++) {
        const a = r.range(-0.35, Math.PI + 0.35);
        const d = r.range(0.25, 0.95) * k;
        const len = k * r.range(0.12, 0.36);
        const seg: Segment = [
          Math.cos(a) * d * 0.85,
          -k * 0.72 + Math.sin(a) * d * 1.5,
          (Math.cos(a) * len) / 2.2,
          Math.sin(a) * len,
        ];
        (i % 3 === 0 ? pale : streaks).push(seg);
      }
      s.dabs(streaks, tone(mix(c.blush, c.deep, 0.3)), k * 0.055, 0.55);
      s.dabs(pale, tone(mix(c.ground, "#fff3cf", 0.15)), k * 0.05, 0.6);
      // shade on the lower right, in two steps
      s.fill(
        `${poly([
          [-k * 2, -k * 2],
          [k * 2, -k * 2],
          [k * 2, k * 2],
          [-k * 2, k * 2],
        ])}${blob(r, -k * 0.3, -k * 0.28, k * 1.16, k * 1.12, 0.03, 12)}`,
        tone(c.deep),
        0.42,
      );
      s.fill(blob(r, k * 0.62, k * 0.72, k * 0.62, k * 0.42, 0.06, 9, -0.7), tone(mix(c.deep, "#1b1c2c", 0.35)), 0.45);
      s.fill(blob(r, 0, -k * 0.76, k * 0.36, k * 0.16, 0.06, 9), tone(mix(c.deep, "#4c4a22", 0.4)), 0.8);
      s.fill(
        blob(r, -k * 0.48, -k * 0.42, k * 0.2, k * 0.28, 0.1, 8, 0.6),
        mix(tone(c.ground), "#fff6dd", 0.55),
        0.75 * (1 - dim),
      );
      s.dabs([[-k * 0.58, -k * 0.5, k * 0.04, -k * 0.07]], "#fffaf0", k * 0.11, 0.85 * (1 - dim));
      s.dabs(
        Array.from({ length: 26 }, () => [r.gauss() * k * 0.5, r.gauss() * k * 0.5, 0.1, 0] as const),
        mix(tone(c.ground), "#ffffff", 0.3),
        Math.max(1, k * 0.028),
        0.55,
      );
    });
    if (o.stem !== false)
      s.fill(
        taper(
          [
            [0, -k * 0.72],
            [k * 0.05, -k * 0.95],
            [k * 0.16, -k * 1.18],
          ],
          k * 0.08,
          k * 0.1,
        ),
        "#4a3326",
      );
    if (o.leaf) leafShape(s, k * 0.1, -k * 1.05, k * 0.95, -0.5, "#5c7a3e", "#8aa550");
  });
}

/** A single leaf from its stalk outwards. */
export function leafShape(
  s: Sheet,
  x: number,
  y: number,
  len: number,
  angle: number,
  dark: string,
  light: string,
): void {
  const at = (u: number, v: number): P => [
    x + (u * Math.cos(angle) - v * Math.sin(angle)) * len,
    y + (u * Math.sin(angle) + v * Math.cos(angle)) * len,
  ];
  const r = s.r;
  const bend = r.gauss() * 0.08;
  const upper = smooth([
    at(0, 0),
    at(0.3, -0.2),
    at(0.65, -0.19 + bend),
    at(1, bend),
    at(0.6, 0.02 + bend * 0.6),
    at(0.3, 0.01),
    at(0, 0),
  ]);
  s.fill(
    smooth([at(0, 0), at(0.3, -0.2), at(0.65, -0.19 + bend), at(1, bend), at(0.65, 0.2 + bend), at(0.3, 0.21)], true),
    dark,
  );
  s.fill(upper, light);
  s.line(smooth([at(-0.08, 0), at(0.35, 0.01), at(0.98, bend)]), mix(light, "#f4ecc8", 0.5), len * 0.018, 0.8);
  for (const t of [0.25, 0.42, 0.6, 0.76]) {
    s.line(
      smooth([at(t, bend * t), at(t + 0.08, -0.09 + bend * t), at(t + 0.11, -0.13 * (1.25 - t * 0.6) + bend * t)]),
      mix(light, dark, 0.55),
      len * 0.011,
      0.7,
    );
    s.line(
      smooth([at(t, bend * t), at(t + 0.08, 0.09 + bend * t), at(t + 0.11, 0.13 * (1.25 - t * 0.6) + bend * t)]),
      mix(light, dark, 0.4),
      len * 0.011,
      0.7,
    );
  }
}

/** A heap of apples that fills the width w above y, at most h high. */
export function heap(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  k: number,
  kinds: readonly AppleColours[],
  lit = 1,
): void {
  const r = s.r;
  const rows = Math.max(1, Math.round(h / (k * 1.15)));
  for (let row = rows; row >= 0; row--) {
    const t = row / Math.max(1, rows);
    const span = w * (1 - t * t * 0.45);
    const n = Math.max(1, Math.floor(span / (k * 1.72)));
    for (let i = 0; i < n; i++) {
      const px = x - span / 2 + ((i + 0.5) / n) * span + r.gauss() * k * 0.18;
      apple(s, px, y - t * h + r.gauss() * k * 0.14, k * r.range(0.9, 1.08), r.pick(kinds), {
        lit: lit * lerp(0.82, 1, t),
        stem: r() < 0.6,
        turn: r.gauss() * 0.9,
      });
    }
  }
}

/** Wood grain inside a board. */
export function grain(s: Sheet, x: number, y: number, w: number, h: number, colour: string, n = 10): void {
  const r = s.r;
  const along = w >= h;
  const list: Segment[] = [];
  for (let i = 0; i < n; i++) {
    const len = (along ? w : h) * r.range(0.08, 0.4);
    if (along) list.push([x + r() * (w - len), y + r.range(0.12, 0.88) * h, len, r.gauss() * h * 0.03]);
    else list.push([x + r.range(0.12, 0.88) * w, y + r() * (h - len), r.gauss() * w * 0.03, len]);
  }
  s.dabs(list, colour, Math.max(1.2, Math.min(w, h) * 0.035), 0.5);
}

/** A board with a lit edge, a dark edge and grain. */
export function board(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const r = s.r;
  const e = (): number => r.gauss() * 1.2;
  s.fill(
    poly([
      [x + e(), y + e()],
      [x + w + e(), y + e()],
      [x + w + e(), y + h + e()],
      [x + e(), y + h + e()],
    ]),
    colour,
  );
  grain(s, x, y, w, h, mix(colour, "#2a1c18", 0.35), 9);
  grain(s, x, y, w, h, mix(colour, "#f0d9a8", 0.3), 5);
  if (w >= h) {
    s.fill(rect(x, y, w, Math.max(2, h * 0.08)), mix(colour, "#ffe9bd", 0.45), 0.8);
    s.fill(rect(x, y + h * 0.9, w, h * 0.1), mix(colour, "#20161a", 0.5), 0.6);
  } else {
    s.fill(rect(x, y, Math.max(2, w * 0.1), h), mix(colour, "#ffe9bd", 0.35), 0.7);
    s.fill(rect(x + w * 0.86, y, w * 0.14, h), mix(colour, "#20161a", 0.5), 0.55);
  }
}

/** A slatted crate seen from the front, full of apples. */
export function crate(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  kinds: readonly AppleColours[],
  o: { colour?: string; heap?: number; lit?: number; k?: number } = {},
): void {
  const colour = mix(o.colour ?? "#b58a55", "#221a26", (1 - (o.lit ?? 1)) * 0.6);
  const k = o.k ?? h * 0.2;
  s.fill(rect(x + 4, y - h * 0.86, w - 8, h * 0.86), "#2c1d1a");
  heap(s, x + w / 2, y - h * 0.3, w * 0.96, h * 0.62 + (o.heap ?? 0.35) * k * 1.6, k, kinds, o.lit ?? 1);
  const slats = 3;
  const gap = h * 0.075;
  const sh = (h * 0.86 - gap * (slats - 1)) / slats;
  for (let i = 0; i < slats; i++)
    board(s, x, y - h * 0.86 + i * (sh + gap), w, sh, mix(colour, "#7a5836", s.r() * 0.35));
  for (const px of [x + w * 0.02, x + w * 0.9]) {
    board(s, px, y - h * 0.92, w * 0.08, h * 0.92, mix(colour, "#6a4a30", 0.35));
    s.dabs(
      [0.2, 0.5, 0.8].map((t) => [px + w * 0.04, y - h * 0.86 * t, 0.1, 0] as const),
      "#3a2c26",
      Math.max(2, w * 0.012),
    );
  }
}

/** A round willow basket with a handle, full of apples. */
export function basket(s: Sheet, x: number, y: number, w: number, kinds: readonly AppleColours[], lit = 1): void {
  const r = s.r;
  const h = w * 0.52;
  const [dark, mid, light] = ["#4d3322", "#8b6238", "#c99f60"];
  const arch: P[] = [
    [x - w * 0.46, y - h * 0.9],
    [x - w * 0.4, y - h * 1.7],
    [x, y - h * 2.15],
    [x + w * 0.4, y - h * 1.7],
    [x + w * 0.46, y - h * 0.9],
  ];
  s.line(smooth(arch), dark, w * 0.055);
  s.line(smooth(arch.map(([px, py]) => [px - 1, py - w * 0.012] as P)), mid, w * 0.028);
  s.fill(blob(r, x, y - h * 0.96, w * 0.5, h * 0.22, 0.02, 14), "#2b1c17");
  heap(s, x, y - h * 0.98, w * 0.86, h * 0.36, w * 0.085, kinds, lit);
  const body = smooth(
    [
      [x - w * 0.52, y - h],
      [x - w * 0.47, y - h * 0.4],
      [x - w * 0.38, y - h * 0.02],
      [x, y + h * 0.06],
      [x + w * 0.38, y - h * 0.02],
      [x + w * 0.47, y - h * 0.4],
      [x + w * 0.52, y - h],
      [x, y - h * 0.8],
    ],
    true,
  );
  s.fill(body, dark);
  s.clip(body, () => {
    for (let row = 0; row < 9; row++) {
      const yy = y - h * 0.98 + row * h * 0.125;
      const list: Segment[] = [];
      const high: Segment[] = [];
      for (let i = 0; i < 15; i++) {
        const u = ((i + (row % 2) * 0.5) / 14.5) * 2 - 1;
        const px = x + u * w * 0.52;
        const dy = (1 - u * u) * h * 0.17;
        list.push([px, yy + dy, w * 0.045, 0]);
        if (u < 0.35) high.push([px, yy + dy - h * 0.025, w * 0.03, 0]);
      }
      s.dabs(list, mid, h * 0.085);
      s.dabs(high, light, h * 0.035, 0.9);
    }
    s.fill(blob(r, x + w * 0.42, y - h * 0.4, w * 0.2, h * 0.8, 0.05, 9), "#1e1416", 0.4);
  });
  s.line(
    smooth([
      [x - w * 0.52, y - h],
      [x - w * 0.3, y - h * 0.86],
      [x, y - h * 0.79],
      [x + w * 0.3, y - h * 0.86],
      [x + w * 0.52, y - h],
    ]),
    light,
    h * 0.08,
  );
}

/** A candle with its light. */
export function candle(s: Sheet, x: number, y: number, h: number, glow = 260): void {
  const w = Math.max(5, h * 0.3);
  s.glow(x, y - h * 1.1, glow, "#ffcf7a", 0.75);
  s.fill(blob(s.r, x, y, w * 1.1, w * 0.3, 0.06, 9), "#2c2222", 0.7);
  s.fill(
    poly([
      [x - w / 2, y],
      [x - w * 0.48, y - h * 0.9],
      [x + w * 0.46, y - h * 0.86],
      [x + w / 2, y],
    ]),
    s.lin(
      [x - w, 0],
      [x + w, 0],
      [
        [0, "#fff1cf"],
        [1, "#cf9f62"],
      ],
    ),
  );
  s.fill(
    taper(
      [
        [x - w * 0.3, y - h * 0.88],
        [x - w * 0.34, y - h * 0.6],
      ],
      w * 0.25,
      w * 0.14,
    ),
    "#fff6df",
  );
  s.line(`M${n1(x)} ${n1(y - h * 0.88)}v${n1(-h * 0.08)}`, "#3a2620", Math.max(1, w * 0.1));
  const f = Math.max(9, h * 0.34);
  s.fill(
    smooth(
      [
        [x, y - h * 0.9],
        [x + f * 0.24, y - h * 0.9 - f * 0.35],
        [x + f * 0.04, y - h * 0.9 - f],
        [x - f * 0.22, y - h * 0.9 - f * 0.35],
      ],
      true,
    ),
    "#ffd98a",
  );
  s.fill(
    smooth(
      [
        [x, y - h * 0.91],
        [x + f * 0.11, y - h * 0.9 - f * 0.28],
        [x, y - h * 0.9 - f * 0.62],
        [x - f * 0.1, y - h * 0.9 - f * 0.28],
      ],
      true,
    ),
    "#fffbe8",
  );
}
