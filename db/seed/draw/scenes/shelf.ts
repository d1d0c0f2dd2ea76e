// The shelf of the shop: each product upright on paper ground, with what it is made of at its foot.
import { blob, mix, n1, poly, rect, sheet, smooth, taper } from "../kit.ts";
import { GREEN, RED, YELLOW, apple, board, leafShape } from "../objects.ts";
import type { P, Sheet } from "../kit.ts";

const W = 1200;
const H = 1500;
const BASE = 1338;
const CREAM = "#f6edd8";

type Fruit = "apple" | "redApple" | "yellowApple" | "pear" | "quince" | "currants" | "spices" | "none";
type Closure = "screw" | "swing" | "cork" | "foil" | "crown" | "wax";
type Shape = "litre" | "tall" | "sparkling" | "swing" | "belly" | "square" | "small";
type Liquid = { edge: string; body: string; lit: string; glass: string; cloud?: number };

type Look = {
  shape: Shape;
  height: number;
  liquid: Liquid;
  closure: Closure;
  tone: string;
  band: string;
  fruit: Fruit;
  name: readonly string[];
  kind: string;
  size: string;
  level?: number;
};

/** Half widths along the height, from the foot to the mouth, as parts of the height. */
const PROFILES: Record<Shape, readonly P[]> = {
  litre: [
    [0, 0.134],
    [0.018, 0.147],
    [0.3, 0.149],
    [0.56, 0.149],
    [0.66, 0.137],
    [0.76, 0.086],
    [0.84, 0.058],
    [0.92, 0.052],
    [1, 0.054],
  ],
  tall: [
    [0, 0.118],
    [0.018, 0.13],
    [0.3, 0.131],
    [0.6, 0.131],
    [0.68, 0.122],
    [0.745, 0.078],
    [0.8, 0.05],
    [0.9, 0.044],
    [1, 0.046],
  ],
  sparkling: [
    [0, 0.128],
    [0.018, 0.142],
    [0.28, 0.144],
    [0.4, 0.14],
    [0.5, 0.121],
    [0.62, 0.082],
    [0.74, 0.055],
    [0.86, 0.045],
    [1, 0.046],
  ],
  swing: [
    [0, 0.122],
    [0.018, 0.134],
    [0.3, 0.135],
    [0.5, 0.134],
    [0.6, 0.118],
    [0.7, 0.078],
    [0.8, 0.05],
    [0.9, 0.042],
    [1, 0.044],
  ],
  belly: [
    [0, 0.175],
    [0.025, 0.192],
    [0.3, 0.195],
    [0.5, 0.188],
    [0.6, 0.15],
    [0.68, 0.085],
    [0.76, 0.062],
    [0.9, 0.058],
    [1, 0.062],
  ],
  square: [
    [0, 0.162],
    [0.02, 0.172],
    [0.3, 0.173],
    [0.56, 0.173],
    [0.64, 0.162],
    [0.7, 0.09],
    [0.76, 0.06],
    [0.9, 0.055],
    [1, 0.058],
  ],
  small: [
    [0, 0.172],
    [0.024, 0.188],
    [0.3, 0.19],
    [0.52, 0.19],
    [0.64, 0.168],
    [0.76, 0.1],
    [0.84, 0.075],
    [0.92, 0.07],
    [1, 0.072],
  ],
};

const LABEL: Record<Shape, readonly [number, number]> = {
  litre: [0.12, 0.5],
  tall: [0.12, 0.5],
  sparkling: [0.1, 0.41],
  swing: [0.12, 0.47],
  belly: [0.1, 0.47],
  square: [0.1, 0.53],
  small: [0.1, 0.5],
};

function outline(cx: number, base: number, h: number, given: readonly P[], inset = 0): P[] {
  // A point soon after the foot, so that its corner does not curl.
  const [foot, heel, wall] = given as [P, P, P];
  const profile: P[] = [foot, heel, [heel[0] * 2.2, wall[1]], ...given.slice(2)];
  const right = profile.map(([t, w]) => [cx + (w - inset) * h, base - t * h] as P);
  const left = profile.map(([t, w]) => [cx - (w - inset) * h, base - t * h] as P).reverse();
  return [...right, ...left];
}

/** Warm paper, a little lighter where the light falls, and a hint of a table. */
function ground(s: Sheet): void {
  s.fill(rect(0, 0, W, H), "#f4ecda");
  s.fill(
    rect(0, 0, W, H),
    s.rad([430, 560], 1150, [
      [0, "#fffaf0", 0.95],
      [0.55, "#f6eedc", 0.35],
      [1, "#e2d3b2", 0.5],
    ]),
  );
  s.fill(
    smooth([
      [-20, 1262],
      [300, 1254],
      [700, 1262],
      [1220, 1252],
    ]) + `L${W + 20} ${H + 20}L-20 ${H + 20}Z`,
    s.lin(
      [0, 1250],
      [0, H],
      [
        [0, "#ead9b6", 0.85],
        [1, "#dcc59a", 0.9],
      ],
    ),
  );
  const r = s.r;
  s.dabs(
    Array.from({ length: 46 }, () => [r() * W, r.range(1280, H), r.range(40, 190), r.gauss() * 2] as const),
    "#c9ad7d",
    2,
    0.35,
  );
}

function cast(s: Sheet, cx: number, base: number, w: number, len: number, tint: string): void {
  s.fill(
    smooth(
      [
        [cx - w, base - 4],
        [cx + len * 0.4, base - len * 0.09],
        [cx + len, base - len * 0.16],
        [cx + len * 1.06, base - len * 0.06],
        [cx + len * 0.5, base + w * 0.15],
        [cx, base + w * 0.17],
        [cx - w, base + w * 0.08],
      ],
      true,
    ),
    "#6b4a2c",
    0.3,
  );
  s.fill(
    smooth(
      [
        [cx + w * 0.5, base],
        [cx + len * 0.45, base - len * 0.06],
        [cx + len * 0.82, base - len * 0.11],
        [cx + len * 0.8, base - len * 0.04],
        [cx + w, base + w * 0.06],
      ],
      true,
    ),
    tint,
    0.4,
  );
}

/** One line of lettering. */
function words(
  s: Sheet,
  text: string,
  x: number,
  y: number,
  size: number,
  o: { colour: string; serif?: boolean; weight?: number; spacing?: number; fit?: number },
): void {
  // As wide as the label at most: a letter of the heading font is about half as wide as high.
  const wide = text.length * size * ((o.serif ? 0.53 : 0.55) + (o.spacing ?? 0));
  const used = o.fit && wide > o.fit ? (size * o.fit) / wide : size;
  const safe = text.replaceAll("&", "&amp;");
  s.add(
    `<text x="${n1(x)}" y="${n1(y)}" text-anchor="middle" font-family="${o.serif ? "Heading" : "Text"}" font-weight="${o.weight ?? 600}" font-size="${n1(used)}" letter-spacing="${n1((o.spacing ?? 0) * used)}" fill="${o.colour}">${safe}</text>`,
  );
}

function pear(s: Sheet, x: number, y: number, k: number, turn = 0): void {
  const r = s.r;
  const shape = smooth(
    [
      [0, -k * 1.25],
      [k * 0.3, -k * 1.12],
      [k * 0.42, -k * 0.62],
      [k * 0.8, -k * 0.02],
      [k * 0.78, k * 0.6],
      [k * 0.36, k * 0.93],
      [0, k * 0.9],
      [-k * 0.36, k * 0.93],
      [-k * 0.8, k * 0.58],
      [-k * 0.8, -k * 0.02],
      [-k * 0.42, -k * 0.62],
      [-k * 0.3, -k * 1.12],
    ],
    true,
  );
  s.group(`transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn * 57)})"`, () => {
    s.fill(shape, "#c9c05a");
    s.clip(shape, () => {
      s.fill(blob(r, -k * 0.2, 0, k * 0.7, k * 0.95, 0.06, 10), "#dfd27a", 0.9);
      s.fill(blob(r, k * 0.5, k * 0.3, k * 0.5, k * 0.75, 0.06, 10), "#b8803a", 0.5);
      s.fill(blob(r, k * 0.6, k * 0.72, k * 0.6, k * 0.4, 0.06, 9, -0.6), "#5f6a2c", 0.55);
      s.dabs(
        Array.from({ length: 40 }, () => [r.gauss() * k * 0.5, r.range(-0.9, 0.85) * k, 0.1, 0] as const),
        "#8a7a34",
        Math.max(1.2, k * 0.03),
        0.6,
      );
      s.dabs([[-k * 0.42, -k * 0.05, -k * 0.04, k * 0.22]], "#fffbe6", k * 0.12, 0.75);
    });
    s.fill(
      taper(
        [
          [0, -k * 1.2],
          [k * 0.05, -k * 1.42],
          [k * 0.18, -k * 1.62],
        ],
        k * 0.07,
        k * 0.1,
      ),
      "#4a3326",
    );
    leafShape(s, k * 0.08, -k * 1.4, k * 0.8, -0.4, "#5c7a3e", "#8aa550");
  });
}

function quince(s: Sheet, x: number, y: number, k: number, turn = 0): void {
  const r = s.r;
  const shape = smooth(
    [
      [0, -k * 0.98],
      [k * 0.34, -k * 0.94],
      [k * 0.6, -k * 0.6],
      [k * 0.98, -k * 0.08],
      [k * 0.86, k * 0.56],
      [k * 0.44, k * 0.86],
      [k * 0.1, k * 0.8],
      [-k * 0.3, k * 0.92],
      [-k * 0.82, k * 0.62],
      [-k * 1, -k * 0.02],
      [-k * 0.66, -k * 0.6],
      [-k * 0.34, -k * 0.94],
    ],
    true,
  );
  s.group(`transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn * 57)})"`, () => {
    s.fill(shape, "#e2b93c");
    s.clip(shape, () => {
      s.fill(blob(r, -k * 0.25, -k * 0.15, k * 0.75, k * 0.8, 0.08, 10), "#efd063", 0.9);
      s.fill(blob(r, k * 0.55, k * 0.5, k * 0.7, k * 0.6, 0.06, 9, -0.6), "#a97a26", 0.55);
      s.fill(blob(r, k * 0.05, -k * 0.9, k * 0.3, k * 0.14, 0.1, 8), "#8a6a24", 0.7);
      s.dabs(
        Array.from({ length: 34 }, () => [r.gauss() * k * 0.55, r.gauss() * k * 0.5, k * 0.05, k * 0.03] as const),
        "#fff1b8",
        Math.max(1.4, k * 0.04),
        0.45,
      );
      s.dabs([[-k * 0.5, -k * 0.36, k * 0.04, k * 0.16]], "#fffbe6", k * 0.12, 0.8);
    });
    s.fill(
      taper(
        [
          [0, -k * 0.92],
          [k * 0.02, -k * 1.1],
        ],
        k * 0.1,
        k * 0.12,
      ),
      "#4a3326",
    );
    leafShape(s, k * 0.02, -k * 1.02, k * 0.95, -0.3, "#5f7a48", "#93a966");
  });
}

/** A bunch with its stalk at the top. */
function currants(s: Sheet, x: number, y: number, k: number, lie = 0): void {
  const r = s.r;
  s.group(`transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(lie * 57)})"`, () => {
    s.fill(
      taper(
        [
          [0, -k * 1.5],
          [k * 0.05, -k * 0.6],
          [0, k * 0.9],
        ],
        k * 0.06,
        k * 0.04,
      ),
      "#7c8a45",
    );
    leafShape(s, 0, -k * 1.35, k * 0.95, -0.5, "#4f7038", "#86a455");
    leafShape(s, 0, -k * 1.3, k * 0.8, 3.5, "#4a6a36", "#7a994c");
    const berries = Array.from({ length: 19 }, (_, i) => {
      const v = i / 18;
      const wide = k * (0.5 - v * 0.4);
      return [[-1, 0.1, 0.95][i % 3] as number, v, wide] as const;
    });
    for (const [side, v, wide] of berries) {
      const [bx, by] = [side * wide + r.gauss() * k * 0.05, -k * 0.85 + v * k * 1.9 + r.gauss() * k * 0.04];
      const b = k * (0.31 - v * 0.1);
      s.fill(blob(r, bx, by, b, b, 0.02, 9), mix("#b3212e", "#86162a", r()));
      s.fill(blob(r, bx + b * 0.25, by + b * 0.3, b * 0.66, b * 0.58, 0.04, 8), "#5a0d1e", 0.5);
      s.fill(blob(r, bx - b * 0.36, by - b * 0.36, b * 0.2, b * 0.16, 0.04, 8), "#fff0ea", 0.85);
      s.dabs([[bx, by + b * 0.86, 0.5, 1]], "#3b2420", b * 0.2, 0.9);
    }
  });
}

/** Cinnamon sticks and a star of anise. */
function spices(s: Sheet, x: number, y: number, k: number): void {
  const r = s.r;
  for (const [dx, dy, turn] of [
    [0, 0.4, -0.16],
    [0.1, 0.06, -0.05],
  ] as const)
    s.group(`transform="translate(${n1(x + dx * k)} ${n1(y + dy * k)}) rotate(${n1(turn * 57)})"`, () => {
      s.fill(
        rect(-k * 1.5, -k * 0.17, k * 3, k * 0.34),
        s.lin(
          [0, -k * 0.17],
          [0, k * 0.17],
          [
            [0, "#b9753f"],
            [0.4, "#9c5a2c"],
            [1, "#5e3018"],
          ],
        ),
      );
      s.line(`M${n1(-k * 1.5)} ${n1(-k * 0.01)}h${n1(k * 3)}`, "#5e3018", k * 0.045, 0.8);
      s.dabs(
        Array.from({ length: 18 }, () => [r.range(-1.4, 1.2) * k, r.range(-0.13, 0.13) * k, k * 0.22, 0] as const),
        "#d39a63",
        k * 0.03,
        0.5,
      );
      s.fill(blob(r, -k * 1.5, 0, k * 0.06, k * 0.17, 0.02, 9), "#d8a871");
    });
  const [cx, cy] = [x + k * 1.75, y + k * 0.15];
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    s.fill(
      taper(
        [
          [cx, cy],
          [cx + Math.cos(a) * k * 0.3, cy + Math.sin(a) * k * 0.24],
          [cx + Math.cos(a) * k * 0.56, cy + Math.sin(a) * k * 0.42],
        ],
        k * 0.16,
        k * 0.06,
      ),
      i % 2 ? "#6e3c22" : "#83492a",
    );
    s.dabs([[cx + Math.cos(a) * k * 0.32, cy + Math.sin(a) * k * 0.25, 1, 0]], "#d8a46a", k * 0.1, 0.9);
  }
}

function fruitAt(
  s: Sheet,
  fruit: Fruit,
  x: number,
  y: number,
  k: number,
  o: { turn?: number; emblem?: boolean } = {},
): void {
  const turn = o.turn ?? 0;
  if (fruit === "apple") apple(s, x, y, k, GREEN, { turn: turn + 0.06, leaf: true });
  else if (fruit === "redApple") apple(s, x, y, k, RED, { turn: turn + 0.06, leaf: true });
  else if (fruit === "yellowApple") apple(s, x, y, k, YELLOW, { turn: turn + 0.06, leaf: true });
  else if (fruit === "pear") pear(s, x, y + k * 0.1, k * 0.92, turn);
  else if (fruit === "quince") quince(s, x, y, k, turn);
  else if (fruit === "currants") currants(s, x, y, k * 0.8, o.emblem ? 0.1 : turn);
  else if (fruit === "spices") apple(s, x, y, k, YELLOW, { turn: 0.06, leaf: true });
}

function label(s: Sheet, cx: number, base: number, h: number, look: Look): void {
  const [y0, y1] = LABEL[look.shape];
  const half = PROFILES[look.shape][2]?.[1] ?? 0.14;
  const w = half * h * 0.997;
  const [top, bottom] = [base - y1 * h, base - y0 * h];
  const sag = h * 0.01;
  const d =
    smooth([
      [cx - w, top],
      [cx, top + sag],
      [cx + w, top],
    ]) +
    `L${n1(cx + w)} ${n1(bottom)}` +
    smooth([
      [cx + w, bottom],
      [cx, bottom + sag],
      [cx - w, bottom],
    ]).replace("M", "L") +
    "Z";
  const high = bottom - top;
  s.fill(d, CREAM);
  s.clip(d, () => {
    const strip = high * 0.155;
    s.fill(
      smooth([
        [cx - w, bottom - strip],
        [cx, bottom - strip + sag],
        [cx + w, bottom - strip],
      ]) + `L${n1(cx + w)} ${n1(bottom + 40)}L${n1(cx - w)} ${n1(bottom + 40)}Z`,
      look.band,
    );
    s.line(
      smooth([
        [cx - w, top + high * 0.035],
        [cx, top + high * 0.035 + sag],
        [cx + w, top + high * 0.035],
      ]),
      look.band,
      Math.max(2, high * 0.008),
      0.9,
    );
    words(s, "MOSTHOF SONNENAU", cx, top + high * 0.115 + sag, high * 0.044, {
      colour: "#5c5140",
      weight: 600,
      spacing: 0.1,
      fit: w * 1.6,
    });
    const k = Math.min(w * 0.29, high * 0.115);
    fruitAt(s, look.fruit, cx, top + high * 0.345, look.fruit === "currants" ? k * 1.1 : k, { emblem: true });
    const size = Math.min(high * 0.125, w * 0.36);
    const first = look.name.length > 1 ? 0.56 : 0.62;
    look.name.forEach((line, i) =>
      words(s, line, cx, top + high * first + i * size * 1.02 + sag, size, {
        colour: "#2a2119",
        serif: true,
        weight: 600,
        fit: w * 1.46,
      }),
    );
    words(s, look.kind, cx, top + high * (look.name.length > 1 ? 0.79 : 0.735) + sag, high * 0.06, {
      colour: "#4f4536",
      weight: 500,
      fit: w * 1.62,
    });
    words(s, look.size, cx, bottom - strip * 0.34 + sag * 0.9, strip * 0.5, {
      colour: "#fbf3df",
      weight: 600,
      spacing: 0.06,
    });
    s.fill(
      rect(cx - w, top - 20, w * 2, high + 60),
      s.lin(
        [cx - w, 0],
        [cx + w, 0],
        [
          [0, "#2a1d18", 0.42],
          [0.2, "#ffffff", 0.12],
          [0.6, "#2a1d18", 0],
          [1, "#2a1d18", 0.5],
        ],
      ),
    );
  });
}

const bent = (s: Sheet, cx: number, w: number, light: string, mid: string, dark: string): string =>
  s.lin(
    [cx - w, 0],
    [cx + w, 0],
    [
      [0, mid],
      [0.28, light],
      [0.62, mid],
      [1, dark],
    ],
  );

function closure(s: Sheet, cx: number, base: number, h: number, look: Look): void {
  const top = base - h;
  const w = (PROFILES[look.shape].at(-1)?.[1] ?? 0.05) * h;
  const tone = look.tone;
  if (look.closure === "screw") {
    const [a, b] = [top - h * 0.01, top + h * 0.05];
    s.fill(
      poly([
        [cx - w * 1.12, b],
        [cx - w * 1.14, a],
        [cx + w * 1.14, a],
        [cx + w * 1.12, b],
      ]),
      bent(s, cx, w * 1.14, mix(tone, "#fff3cf", 0.45), tone, mix(tone, "#1c1a16", 0.45)),
    );
    s.dabs(
      Array.from({ length: 11 }, (_, i) => [cx - w + (i * w) / 5, a + h * 0.014, 0, h * 0.028] as const),
      mix(tone, "#1c1a16", 0.4),
      h * 0.003,
      0.6,
    );
    s.line(`M${n1(cx - w * 1.14)} ${n1(a + 2)}H${n1(cx + w * 1.14)}`, mix(tone, "#fff3cf", 0.5), h * 0.005, 0.8);
  } else if (look.closure === "crown") {
    s.fill(
      poly([
        [cx - w * 1.2, top + h * 0.024],
        [cx - w, top - h * 0.01],
        [cx + w, top - h * 0.01],
        [cx + w * 1.2, top + h * 0.024],
      ]),
      bent(s, cx, w * 1.2, mix(tone, "#fff3cf", 0.55), tone, mix(tone, "#1c1a16", 0.45)),
    );
    s.dabs(
      Array.from({ length: 8 }, (_, i) => [cx - w * 1.05 + (i * w * 2.1) / 7, top + h * 0.006, 0, h * 0.016] as const),
      mix(tone, "#1c1a16", 0.45),
      h * 0.004,
      0.7,
    );
  } else if (look.closure === "cork" || look.closure === "wax") {
    s.fill(
      poly([
        [cx - w * 0.84, top + h * 0.02],
        [cx - w * 0.98, top - h * 0.075],
        [cx + w * 0.98, top - h * 0.075],
        [cx + w * 0.84, top + h * 0.02],
      ]),
      bent(s, cx, w, "#e2bf8a", "#c89b62", "#8a6238"),
    );
    s.dabs(
      Array.from(
        { length: 22 },
        () => [cx + s.r.gauss() * w * 0.55, top - h * 0.03 + s.r.gauss() * h * 0.025, 0.5, 0] as const,
      ),
      "#6b4626",
      h * 0.006,
      0.65,
    );
    if (look.closure === "wax") {
      const d = smooth(
        [
          [cx - w * 1.2, top - h * 0.088],
          [cx, top - h * 0.096],
          [cx + w * 1.2, top - h * 0.088],
          [cx + w * 1.2, top + h * 0.05],
          [cx + w * 0.8, top + h * 0.075],
          [cx + w * 0.45, top + h * 0.05],
          [cx + w * 0.1, top + h * 0.105],
          [cx - w * 0.3, top + h * 0.055],
          [cx - w * 0.75, top + h * 0.085],
          [cx - w * 1.2, top + h * 0.045],
        ],
        true,
      );
      s.fill(d, bent(s, cx, w * 1.2, mix(tone, "#ffd9c4", 0.4), tone, mix(tone, "#1c0f10", 0.5)));
      s.line(`M${n1(cx - w * 0.7)} ${n1(top - h * 0.07)}v${n1(h * 0.1)}`, "#ffe9dc", h * 0.009, 0.6);
    }
  } else if (look.closure === "swing") {
    s.fill(
      poly([
        [cx - w * 0.8, top + h * 0.004],
        [cx - w * 0.95, top - h * 0.035],
        [cx - w * 0.45, top - h * 0.055],
        [cx + w * 0.45, top - h * 0.055],
        [cx + w * 0.95, top - h * 0.035],
        [cx + w * 0.8, top + h * 0.004],
      ]),
      bent(s, cx, w, "#fffaf0", "#f1e2c6", "#a28d70"),
    );
    s.fill(rect(cx - w * 1.05, top, w * 2.1, h * 0.012), tone);
    for (const side of [-1, 1])
      s.line(
        smooth([
          [cx + side * h * 0.045, top - h * 0.02],
          [cx + side * h * 0.062, top + h * 0.04],
          [cx + side * h * 0.048, top + h * 0.1],
        ]),
        side < 0 ? "#6d6a66" : "#4c4a4a",
        h * 0.008,
      );
    s.line(
      smooth([
        [cx - h * 0.048, top + h * 0.1],
        [cx, top + h * 0.113],
        [cx + h * 0.048, top + h * 0.1],
      ]),
      "#5c5a58",
      h * 0.007,
    );
  } else {
    const profile = PROFILES[look.shape].filter(([t]) => t >= 0.74);
    const right = profile.map(([t, v]) => [cx + (v + 0.004) * h, base - t * h] as P);
    const left = profile.map(([t, v]) => [cx - (v + 0.004) * h, base - t * h] as P).reverse();
    const cap: P[] = [
      [cx + w * 1.1, top - h * 0.012],
      [cx + w * 0.98, top - h * 0.052],
      [cx + w * 0.5, top - h * 0.068],
      [cx - w * 0.5, top - h * 0.068],
      [cx - w * 0.98, top - h * 0.052],
      [cx - w * 1.1, top - h * 0.012],
    ];
    const d = smooth([...right, ...cap, ...left], true);
    s.fill(d, bent(s, cx, w * 1.25, mix(tone, "#fff0cc", 0.55), tone, mix(tone, "#1c1414", 0.5)));
    s.clip(d, () => {
      s.dabs(
        Array.from(
          { length: 26 },
          () =>
            [cx + s.r.gauss() * w * 0.8, base - s.r.range(0.76, 1.04) * h, s.r.gauss() * 8, s.r.range(14, 40)] as const,
        ),
        mix(tone, "#fff0cc", 0.6),
        2.4,
        0.35,
      );
      s.fill(rect(cx - w * 2, base - h * 0.905, w * 4, h * 0.012), mix(tone, "#f0d58a", 0.8), 0.9);
      s.fill(rect(cx - w * 2, base - h * 0.775, w * 4, h * 0.008), mix(tone, "#f0d58a", 0.8), 0.8);
    });
    s.line(
      smooth([
        [cx - w * 1.1, top - h * 0.006],
        [cx, top + h * 0.004],
        [cx + w * 1.1, top - h * 0.006],
      ]),
      mix(tone, "#1c1414", 0.5),
      h * 0.006,
      0.7,
    );
  }
}

function flask(s: Sheet, cx: number, base: number, look: Look): void {
  const h = look.height;
  const c = look.liquid;
  const profile = PROFILES[look.shape];
  const half = profile[2]?.[1] ?? 0.14;
  const w = half * h;
  // Its foot is straight.
  const body = `${smooth(outline(cx, base, h, profile))}Z`;
  const r = s.r;
  s.fill(body, c.glass, 0.7);
  s.clip(body, () => {
    const y = base - (look.level ?? 0.86) * h;
    s.fill(
      rect(cx - w, y, w * 2, h),
      s.lin(
        [cx - w, 0],
        [cx + w, 0],
        [
          [0, c.edge],
          [0.12, mix(c.edge, c.body, 0.7)],
          [0.3, c.lit],
          [0.52, c.body],
          [0.85, mix(c.body, c.edge, 0.55)],
          [1, c.edge],
        ],
      ),
    );
    // naturally cloudy juice is paler towards the foot
    if (c.cloud) {
      s.fill(
        rect(cx - w, base - h * 0.62, w * 2, h * 0.62),
        s.lin(
          [0, base - h * 0.62],
          [0, base],
          [
            [0, c.lit, 0],
            [1, mix(c.lit, "#fff6dc", 0.35), c.cloud],
          ],
        ),
      );
      for (let i = 0; i < 7; i++)
        s.fill(
          blob(
            r,
            cx + r.gauss() * w * 0.5,
            base - r.range(0.03, 0.72) * h,
            w * r.range(0.2, 0.5),
            h * r.range(0.012, 0.035),
            0.12,
            9,
          ),
          mix(c.lit, "#fff6dc", 0.3),
          0.22,
        );
    }
    s.fill(rect(cx - w, base - h * 0.1, w * 2, h * 0.1), c.edge, 0.32);
    s.fill(blob(r, cx + w * 0.15, base - h * 0.042, w * 0.6, h * 0.02, 0.1, 9), c.lit, 0.6);
    s.fill(blob(r, cx, y, w * 0.8, h * 0.006, 0.02, 10), mix(c.lit, "#fff8df", 0.5), 0.9);
  });
  label(s, cx, base, h, look);
  s.clip(body, () => {
    const edge = outline(cx, base, h, profile, half * 0.26)
      .slice(0, profile.length + 1)
      .map(([x, y]) => [2 * cx - x, y] as P);
    s.line(smooth(edge.slice(1, -1)), "#fffaf0", w * 0.1, 0.5);
    s.line(smooth(outline(cx, base, h, profile, half * 0.12).slice(1, profile.length)), "#fff3d0", w * 0.045, 0.5);
    s.fill(rect(cx - w, base - h * 0.01, w * 2, h * 0.01), "#1d1a16", 0.35);
  });
  s.line(body, mix(c.glass, "#1f2a20", 0.65), 3, 0.5);
  closure(s, cx, base, h, look);
}

const GOLD: Liquid = { edge: "#8a4f1c", body: "#cf8a2f", lit: "#f0bd5c", glass: "#cfd4b6", cloud: 0.5 };
const PALE: Liquid = { edge: "#8f7a2e", body: "#d6be62", lit: "#f2e3a0", glass: "#d2d7bb", cloud: 0.55 };
const SUNNY: Liquid = { edge: "#9a6414", body: "#e0a62c", lit: "#f8d468", glass: "#d9dcc2", cloud: 0.25 };
const BERRY: Liquid = { edge: "#3f0d1c", body: "#8a1d2c", lit: "#c9454a", glass: "#c9b8ae" };
const AMBER: Liquid = { edge: "#5a2c10", body: "#a85f22", lit: "#dd9a48", glass: "#d3c3a0", cloud: 0.2 };
const GREENISH: Liquid = { edge: "#4a5c26", body: "#a8983a", lit: "#dccb70", glass: "#7d9160", cloud: 0.18 };
const BOTTLEGREEN: Liquid = { edge: "#2c4a24", body: "#6f8434", lit: "#b4bd58", glass: "#56743f" };
const ROSE: Liquid = { edge: "#a4503f", body: "#e08a72", lit: "#f8c0a4", glass: "#e4d5c6" };
const DARKGREEN: Liquid = { edge: "#1c3320", body: "#3f5a2c", lit: "#7f9448", glass: "#36512f" };
const VINEGAR: Liquid = { edge: "#8a5a1a", body: "#d09a3c", lit: "#f0cb74", glass: "#d6d2b4", cloud: 0.6 };
const BALSAM: Liquid = { edge: "#2c120c", body: "#64280f", lit: "#b05a22", glass: "#b99c78" };

const looks: Record<string, Look> = {
  "flasche-apfelsaft": {
    shape: "litre",
    height: 1130,
    liquid: GOLD,
    closure: "screw",
    tone: "#5f8a4a",
    band: "#4f7a3a",
    fruit: "apple",
    name: ["Apfelsaft"],
    kind: "naturtrüb",
    size: "1 l",
  },
  "flasche-apfel-quitte": {
    shape: "tall",
    height: 1150,
    liquid: SUNNY,
    closure: "screw",
    tone: "#d6a63a",
    band: "#b98222",
    fruit: "quince",
    name: ["Apfel", "& Quitte"],
    kind: "Direktsaft",
    size: "0,75 l",
  },
  "flasche-birnensaft": {
    shape: "litre",
    height: 1130,
    liquid: PALE,
    closure: "screw",
    tone: "#a8a24a",
    band: "#7f8440",
    fruit: "pear",
    name: ["Birnensaft"],
    kind: "Direktsaft, naturtrüb",
    size: "1 l",
  },
  "flasche-apfel-johannisbeere": {
    shape: "tall",
    height: 1150,
    liquid: BERRY,
    closure: "screw",
    tone: "#8a2232",
    band: "#8a1d2c",
    fruit: "currants",
    name: ["Apfel &", "Johannisbeere"],
    kind: "Direktsaft",
    size: "0,75 l",
  },
  "flasche-apfelpunsch": {
    shape: "swing",
    height: 1110,
    liquid: AMBER,
    closure: "swing",
    tone: "#b5372c",
    band: "#8f3a22",
    fruit: "spices",
    name: ["Apfelpunsch"],
    kind: "ohne Alkohol",
    size: "0,75 l",
  },
  "flasche-most": {
    shape: "swing",
    height: 1110,
    liquid: GREENISH,
    closure: "swing",
    tone: "#b5372c",
    band: "#b5372c",
    fruit: "redApple",
    name: ["Most"],
    kind: "Apfelwein, trocken",
    size: "0,75 l",
  },
  "flasche-cider": {
    shape: "sparkling",
    height: 1130,
    liquid: BOTTLEGREEN,
    closure: "foil",
    tone: "#9c2f28",
    band: "#9c2f28",
    fruit: "redApple",
    name: ["Cider"],
    kind: "herb",
    size: "0,75 l",
    level: 0.78,
  },
  "flasche-cider-rose": {
    shape: "sparkling",
    height: 1130,
    liquid: ROSE,
    closure: "crown",
    tone: "#c9695a",
    band: "#c05a50",
    fruit: "redApple",
    name: ["Cider rosé"],
    kind: "rotfleischige Äpfel",
    size: "0,75 l",
    level: 0.8,
  },
  "flasche-birnenperry": {
    shape: "sparkling",
    height: 1130,
    liquid: DARKGREEN,
    closure: "foil",
    tone: "#b48a35",
    band: "#3d4f2c",
    fruit: "pear",
    name: ["Perry"],
    kind: "Champagner-Bratbirne",
    size: "0,75 l",
    level: 0.78,
  },
  "flasche-apfelessig": {
    shape: "belly",
    height: 880,
    liquid: VINEGAR,
    closure: "cork",
    tone: "#8a6238",
    band: "#2b3a4c",
    fruit: "yellowApple",
    name: ["Apfelessig"],
    kind: "naturtrüb",
    size: "0,25 l",
  },
  "flasche-fassessig": {
    shape: "square",
    height: 900,
    liquid: BALSAM,
    closure: "wax",
    tone: "#6e2326",
    band: "#3c2a24",
    fruit: "yellowApple",
    name: ["Fassessig"],
    kind: "sechs Jahre in Eiche",
    size: "0,25 l",
  },
};

/** What lies at the foot of each bottle. */
const atFoot: Record<string, (s: Sheet) => void> = {
  "flasche-apfelsaft": (s) => pair(s, "apple", "yellowApple"),
  "flasche-apfel-quitte": (s) => pair(s, "quince", "apple"),
  "flasche-birnensaft": (s) => pair(s, "pear", "pear"),
  "flasche-apfel-johannisbeere": (s) => {
    shade(s, 905, 1390, 120);
    currants(s, 880, 1322, 78, 1.15);
    lying(s, "redApple", 292, 1330, 68);
  },
  "flasche-apfelpunsch": (s) => {
    shade(s, 950, 1398, 150);
    spices(s, 900, 1372, 78);
    lying(s, "yellowApple", 285, 1330, 70);
  },
  "flasche-most": (s) => pair(s, "redApple", "apple"),
  "flasche-cider": (s) => pair(s, "redApple", "redApple"),
  "flasche-cider-rose": (s) => {
    halfApple(s, 905, 1340, 74);
    lying(s, "redApple", 292, 1332, 66);
  },
  "flasche-birnenperry": (s) => pair(s, "pear", "pear"),
  "flasche-apfelessig": (s) => pair(s, "yellowApple", "apple"),
  "flasche-fassessig": (s) => pair(s, "yellowApple", "none"),
};

function shade(s: Sheet, x: number, y: number, w: number): void {
  s.fill(blob(s.r, x, y, w, w * 0.16, 0.05, 10), "#6b4a2c", 0.35);
}

function lying(s: Sheet, fruit: Fruit, x: number, y: number, k: number, turn = 0): void {
  if (fruit === "none") return;
  shade(s, x + k * 0.5, y + k * 0.84, k * 1.2);
  fruitAt(s, fruit, x, y, k, { turn });
}

function pair(s: Sheet, right: Fruit, left: Fruit): void {
  lying(s, right, 895, 1338, 78, 0.2);
  lying(s, left, 296, 1334, 64, -0.28);
}

/** Red-fleshed, cut open. */
function halfApple(s: Sheet, x: number, y: number, k: number): void {
  const r = s.r;
  shade(s, x + k * 0.4, y + k * 0.86, k * 1.15);
  s.fill(blob(r, x, y, k, k * 0.95, 0.03, 12), "#a8352c");
  s.fill(blob(r, x - k * 0.08, y - 2, k * 0.87, k * 0.84, 0.03, 12), "#f6d3bd");
  s.fill(blob(r, x - k * 0.08, y, k * 0.7, k * 0.66, 0.07, 10), "#e58b7c", 0.85);
  s.fill(blob(r, x - k * 0.08, y, k * 0.36, k * 0.36, 0.1, 9), "#f3c3ad", 0.95);
  for (const u of [-0.2, 0.06]) s.fill(blob(r, x + k * (u - 0.01), y, k * 0.07, k * 0.14, 0.06, 7), "#4a2a1c");
}

function onPaper(name: string, seed: number): string {
  const look = looks[name];
  if (!look) throw new Error(name);
  const s = sheet(W, H, seed);
  ground(s);
  cast(s, 600, BASE, (PROFILES[look.shape][2]?.[1] ?? 0.14) * look.height, 400, look.liquid.lit);
  flask(s, 600, BASE, look);
  atFoot[name]?.(s);
  return s.svg();
}

/** Three bottles in wood wool, in a crate with the farm's name burnt into it. */
function giftBox(seed: number): string {
  const s = sheet(W, H, seed);
  const r = s.r;
  ground(s);
  s.fill(
    smooth(
      [
        [170, 1352],
        [700, 1240],
        [1150, 1262],
        [1180, 1330],
        [760, 1400],
        [190, 1396],
      ],
      true,
    ),
    "#6b4a2c",
    0.3,
  );
  // the back wall and the inside
  s.fill(
    poly([
      [196, 800],
      [1004, 800],
      [1004, 1330],
      [196, 1330],
    ]),
    "#6b4a30",
  );
  s.fill(rect(196, 800, 808, 60), "#a9804f");
  s.fill(rect(196, 800, 808, 12), "#d3ab74");
  s.fill(rect(196, 856, 808, 200), "#2a1a14", 0.35);
  const inside = (look: Look | undefined, x: number, y: number, tall: number): void => {
    if (look) flask(s, x, y, { ...look, height: tall });
  };
  inside(looks["flasche-apfelsaft"], 372, 1330, 985);
  inside(looks["flasche-most"], 622, 1336, 1000);
  inside(looks["flasche-apfelessig"], 858, 1252, 660);
  // wood wool
  const wool = (n: number, y0: number, y1: number, colours: readonly string[]): void => {
    for (let i = 0; i < n; i++) {
      const [x, y] = [r.range(190, 990), r.range(y0, y1)];
      const [dx, dy] = [r.gauss() * 74, r.gauss() * 22];
      s.line(
        `M${n1(x)} ${n1(y)}q${n1(dx * 0.5 + r.gauss() * 20)} ${n1(dy - 26)} ${n1(dx)} ${n1(dy)}`,
        r.pick(colours),
        r.range(4, 7),
        0.95,
      );
    }
  };
  wool(150, 1078, 1180, ["#c9a45c", "#a98544", "#b5924e"]);
  wool(210, 1088, 1180, ["#ead08c", "#f2e0a8", "#d9ba72"]);
  // the front
  const tones = ["#c79a62", "#bb8d56"];
  for (const [i, y] of [1132, 1244].entries()) {
    board(s, 168, y, 864, 104, tones[i] ?? "#c79a62");
    s.line(`M168 ${y + 2}H1032`, "#ecc994", 4, 0.8);
    s.line(`M168 ${y + 103}H1032`, "#5e3f24", 5, 0.6);
  }
  for (const x of [168, 984]) {
    s.fill(rect(x, 1122, 48, 236), "#a97b48");
    s.fill(rect(x, 1122, 9, 236), "#dcb37c", 0.8);
    s.fill(rect(x + 40, 1122, 8, 236), "#5e3f24", 0.5);
    s.dabs(
      [
        [x + 24, 1158, 0.1, 0],
        [x + 24, 1212, 0.1, 0],
        [x + 24, 1272, 0.1, 0],
        [x + 24, 1324, 0.1, 0],
      ],
      "#4a3320",
      11,
      0.9,
    );
  }
  s.add('<g opacity="0.82">');
  words(s, "Mosthof Sonnenau", 600, 1206, 64, { colour: "#4c2f1a", serif: true, weight: 640 });
  words(s, "GESCHENKKISTE", 600, 1310, 34, { colour: "#4c2f1a", weight: 600, spacing: 0.22 });
  s.add("</g>");
  s.fill(
    rect(168, 1132, 864, 216),
    s.lin(
      [168, 0],
      [1032, 0],
      [
        [0, "#fff3d0", 0.22],
        [0.4, "#fff3d0", 0],
        [1, "#2a1a14", 0.34],
      ],
    ),
  );
  lying(s, "redApple", 1072, 1392, 58, 0.3);
  return s.svg();
}

export const shelf: Record<string, () => string> = {
  ...Object.fromEntries(Object.keys(looks).map((name, i) => [name, () => onPaper(name, 900 + i * 31)])),
  geschenkkiste: () => giftBox(1403),
};
