// Still lifes: the bottles of the shop, crates of apples, one apple on its branch, a bottle and a glass on a sill.
import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "../kit.ts";
import { plaster } from "../buildings.ts";
import { bottle, glass, twig } from "../glassware.ts";
import { LEAF, below, crown, ridge, woods } from "../nature.ts";
import { GREEN, RED, YELLOW, apple, board, crate, leafShape } from "../objects.ts";
import { farTree } from "../trees.ts";
import { ladder } from "./seasons.ts";
import type { P, Segment, Sheet } from "../kit.ts";

function tableTop(s: Sheet, y: number, tone: string): void {
  const r = s.r;
  s.fill(
    rect(0, y, s.w, s.h - y),
    s.lin(
      [0, y],
      [0, s.h],
      [
        [0, mix(tone, "#ffe2ae", 0.25)],
        [1, mix(tone, "#2a1a1a", 0.45)],
      ],
    ),
  );
  const list: Segment[] = Array.from(
    { length: 170 },
    () => [r() * s.w, r.range(y + 6, s.h), r.range(40, 240), r.gauss() * 2] as const,
  );
  s.dabs(list, mix(tone, "#2a1a1a", 0.5), 2.2, 0.4);
  s.dabs(
    list.map(([x, yy, dx]) => [x + 40, yy + 7, dx * 0.6, 0] as const),
    mix(tone, "#ffe2ae", 0.5),
    1.8,
    0.45,
  );
  for (const t of [0.24, 0.58]) {
    s.line(
      poly(
        [
          [0, lerp(y, s.h, t)],
          [s.w, lerp(y, s.h, t) + 2],
        ],
        false,
      ),
      mix(tone, "#1c1216", 0.7),
      4,
      0.7,
    );
    s.line(
      poly(
        [
          [0, lerp(y, s.h, t) + 4],
          [s.w, lerp(y, s.h, t) + 6],
        ],
        false,
      ),
      mix(tone, "#ffe2ae", 0.5),
      2,
      0.6,
    );
  }
  s.fill(rect(0, y, s.w, 7), "#ffe9c0", 0.6);
}

/** A shadow cast to the right by a light on the left. */
function cast(s: Sheet, x: number, y: number, w: number, len: number, colour = "#3a2420", tint = "#d99a3c"): void {
  const d = smooth(
    [
      [x - w, y - 4],
      [x + len * 0.3, y - len * 0.06],
      [x + len, y - len * 0.13],
      [x + len * 1.05, y + w * 0.06],
      [x + len * 0.4, y + w * 0.22],
      [x, y + w * 0.2],
    ],
    true,
  );
  s.fill(d, colour, 0.42);
  s.fill(
    smooth(
      [
        [x + w * 0.4, y - 2],
        [x + len * 0.4, y - len * 0.05],
        [x + len * 0.8, y - len * 0.08],
        [x + len * 0.78, y + 3],
        [x + w, y + 8],
      ],
      true,
    ),
    tint,
    0.35,
  );
}

export function bottles(): string {
  const s = sheet(1500, 1000, 151);
  const r = s.r;
  plaster(
    s,
    [
      [0, 0],
      [1500, 0],
      [1500, 760],
      [0, 760],
    ],
    "#e2d3ae",
    "#bfa67a",
  );
  s.fill(
    rect(0, 0, 1500, 760),
    s.lin(
      [0, 0],
      [1500, 500],
      [
        [0, "#fff3d2", 0.6],
        [0.5, "#e2d3ae", 0],
        [1, "#5d5560", 0.5],
      ],
    ),
  );
  // light through a window with glazing bars, slanting over the wall
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const x = 520 + u * 235 + v * 60;
    const y = 60 + v * 258 + u * 44;
    s.fill(
      poly([
        [x, y],
        [x + 205, y + 40],
        [x + 258, y + 272],
        [x + 53, y + 232],
      ]),
      "#fff6d8",
      0.5,
    );
  }
  // leaf shadows in the light
  for (let i = 0; i < 34; i++)
    s.fill(
      blob(r, 640 + r() * 400, 90 + r() ** 1.4 * 300, r.range(16, 40), r.range(7, 15), 0.1, 8, r() * 3),
      "#a8946c",
      0.32,
    );
  tableTop(s, 740, "#a8754a");
  for (const [x, y, w, l] of [
    [330, 820, 96, 330],
    [545, 800, 80, 300],
    [790, 822, 96, 330],
    [1010, 805, 80, 300],
    [1190, 835, 66, 210],
  ] as const)
    cast(s, x, y, w, l);
  bottle(s, 330, 822, 690, "juice");
  bottle(s, 790, 824, 690, "juice", { level: 0.8 });
  bottle(s, 548, 802, 612, "cider");
  bottle(s, 1012, 806, 612, "cider");
  bottle(s, 1196, 838, 372, "vinegar");
  cast(s, 690, 892, 46, 150);
  glass(s, 660, 898, 178, { liquid: "#dca03a", level: 0.7 });
  for (const [x, y, k, c, leaf] of [
    [1330, 872, 58, RED, true],
    [1420, 900, 50, YELLOW, false],
    [150, 866, 60, GREEN, false],
    [232, 905, 54, RED, true],
    [446, 900, 46, YELLOW, false],
    [905, 905, 50, RED, false],
  ] as const) {
    s.fill(blob(r, x + k * 0.9, y + k * 0.78, k * 1.25, k * 0.24, 0.06, 10), "#3a2420", 0.5);
    apple(s, x, y, k, c, { leaf, turn: r.gauss() * 0.4 });
  }
  const half: P = [1060, 918];
  s.fill(blob(r, half[0] + 30, half[1] + 34, 62, 11, 0.05, 10), "#3a2420", 0.5);
  s.fill(blob(r, half[0], half[1], 48, 44, 0.03, 12), "#a8352c");
  s.fill(blob(r, half[0] - 5, half[1] - 2, 41, 38, 0.04, 12), "#f4e3b4");
  s.fill(blob(r, half[0] - 5, half[1], 13, 17, 0.1, 8), "#dcb978");
  for (const u of [-6, 5]) s.fill(blob(r, half[0] - 5 + u, half[1], 3.6, 7, 0.06, 7), "#4a2a1c");
  return s.svg();
}

export function crates(): string {
  const s = sheet(1200, 1500, 157);
  const r = s.r;
  s.fill(rect(0, 0, 1200, 1500), "#5a4538");
  for (let i = 0; i < 9; i++) board(s, i * 136 - 10, -10, 130, 1210, mix("#8a7562", "#6b5748", r()));
  s.fill(
    rect(0, 0, 1200, 1500),
    s.lin(
      [0, 0],
      [1200, 700],
      [
        [0, "#ffe3b0", 0.45],
        [0.5, "#4a3a34", 0.05],
        [1, "#1c1820", 0.5],
      ],
    ),
  );
  s.fill(
    poly([
      [0, 200],
      [760, 520],
      [900, 1100],
      [0, 1000],
    ]),
    "#fff0c8",
    0.16,
  );
  // a coil of rope on its peg
  for (let i = 0; i < 7; i++) {
    s.line(
      blob(r, 985 + r.gauss() * 5, 330 + i * 5, 62 + i * 2, 92 + i * 5, 0.02, 16),
      i % 2 ? "#a5834e" : "#c4a265",
      10,
    );
    s.line(blob(r, 983 + r.gauss() * 5, 327 + i * 5, 62 + i * 2, 92 + i * 5, 0.02, 16), "#e2c88e", 2, 0.6);
  }
  s.fill(
    taper(
      [
        [968, 330],
        [985, 350],
        [1002, 470],
      ],
      16,
      12,
    ),
    "#b5935c",
  );
  s.fill(rect(972, 226, 26, 34), "#4a3830");
  s.fill(rect(972, 226, 26, 8), "#a8896a");
  s.fill(
    rect(0, 1190, 1200, 310),
    s.lin(
      [0, 1190],
      [0, 1500],
      [
        [0, "#a39070"],
        [1, "#5f5148"],
      ],
    ),
  );
  for (let j = 0; j < 5; j++)
    for (let x = -60; x < 1260; x += r.range(110, 190))
      s.fill(blob(r, x, 1215 + j * 64, 84, 30, 0.09, 9), mix("#b09c7a", "#77675a", r() * 0.8 + j * 0.06), 0.9);
  s.fill(
    poly([
      [150, 120],
      [330, 110],
      [420, 1200],
      [250, 1200],
    ]),
    "#241a1c",
    0.22,
  );
  ladder(s, [150, 1290], [262, -60], 168);
  s.fill(blob(r, 640, 1350, 600, 50, 0.06, 16), "#241a1c", 0.5);
  const stack: [number, number, number, readonly (typeof RED)[], number][] = [
    [70, 1080, 470, [GREEN, GREEN, YELLOW], 0.86],
    [610, 1060, 480, [YELLOW, YELLOW, RED], 0.84],
    [330, 838, 480, [RED], 0.95],
  ];
  for (const [x, y, w, kinds, lit] of stack.slice(0, 2)) {
    crate(s, x + 10, y + 262, w, 246, kinds, { lit: lit - 0.05, k: 43 });
    s.fill(rect(x + 10, y + 20, w, 30), "#1c1418", 0.45);
    crate(s, x, y + 8, w, 250, kinds, { lit, k: 43 });
  }
  const [x, y, w, kinds, lit] = stack[2] as [number, number, number, readonly (typeof RED)[], number];
  crate(s, x, y, w, 262, kinds, { lit, k: 46, heap: 1.4 });
  apple(s, 470, 520, 48, RED, { leaf: true });
  apple(s, 640, 528, 46, RED);
  for (const [px, py, k, c] of [
    [190, 1410, 50, RED],
    [300, 1440, 46, RED],
    [1090, 1420, 52, YELLOW],
    [985, 1455, 44, GREEN],
  ] as const) {
    s.fill(blob(r, px + k * 0.7, py + k * 0.8, k * 1.3, k * 0.24, 0.06, 10), "#241a1c", 0.5);
    apple(s, px, py, k, c, { leaf: k > 48, turn: r.gauss() * 0.6 });
  }
  return s.svg();
}

/** A large apple painted with fine strokes along its meridians. */
function bigApple(s: Sheet, x: number, y: number, k: number): void {
  const r = s.r;
  const shape = smooth(
    [
      [x, y - k * 0.8],
      [x + k * 0.4, y - k * 0.94],
      [x + k * 0.88, y - k * 0.66],
      [x + k * 1.03, y - k * 0.05],
      [x + k * 0.84, y + k * 0.58],
      [x + k * 0.42, y + k * 0.93],
      [x + k * 0.03, y + k * 0.87],
      [x - k * 0.36, y + k * 0.94],
      [x - k * 0.82, y + k * 0.6],
      [x - k * 1.02, y],
      [x - k * 0.9, y - k * 0.6],
      [x - k * 0.42, y - k * 0.94],
    ],
    true,
  );
  s.fill(shape, "#c9583a");
  s.clip(shape, () => {
    s.fill(
      rect(x - k * 1.2, y - k * 1.2, k * 2.4, k * 2.4),
      s.rad([x - k * 0.38, y - k * 0.32], k * 1.75, [
        [0, "#e9b04e"],
        [0.26, "#d5703c"],
        [0.5, "#b5372c"],
        [0.78, "#8a2628"],
        [1, "#571a26"],
      ]),
    );
    // meridians: u runs around, v from stem to calyx
    const at = (u: number, v: number): P => [
      x + Math.sin(u) * Math.sin(v) * k * 1.04,
      y - k * 0.74 + (1 - Math.cos(v)) * k * 0.84 - Math.cos(u) * Math.sin(v) * k * 0.1,
    ];
    for (let i = 0; i < 1500; i++) {
      const u = r.range(-1.55, 1.55);
      const v = r.range(0.12, 2.95);
      const [ax, ay] = at(u, v);
      const [bx, by] = at(u, v + r.range(0.04, 0.2));
      const lit = Math.max(0, 1 - Math.hypot(ax - (x - k * 0.38), ay - (y - k * 0.3)) / (k * 1.5));
      const colour =
        r() < 0.3 + lit * 0.22 ? mix("#7a2428", "#f0c066", lit * 1.15) : mix("#5f1a24", "#c8442f", lit * 1.25);
      s.dabs([[ax, ay, bx - ax, by - ay]], colour, r.range(2, 6), 0.5);
    }
    s.fill(
      `${poly([
        [x - k * 2, y - k * 2],
        [x + k * 2, y - k * 2],
        [x + k * 2, y + k * 2],
        [x - k * 2, y + k * 2],
      ])}${blob(r, x - k * 0.2, y - k * 0.2, k * 1.16, k * 1.14, 0.02, 14)}`,
      "#4a1426",
      0.38,
    );
    s.line(
      smooth([
        [x + k * 0.98, y + k * 0.16],
        [x + k * 0.78, y + k * 0.58],
        [x + k * 0.4, y + k * 0.86],
      ]),
      "#d98a5c",
      k * 0.035,
      0.5,
    );
    s.fill(blob(r, x + k * 0.03, y - k * 0.78, k * 0.36, k * 0.15, 0.05, 12), "#6b5a2a", 0.8);
    s.fill(blob(r, x + k * 0.03, y - k * 0.75, k * 0.22, k * 0.08, 0.05, 12), "#33261c", 0.75);
    s.dabs(
      Array.from({ length: 130 }, () => {
        const [px, py] = at(r.range(-1.4, 1.4), r.range(0.3, 2.8));
        return [px, py, 0.1, 0] as const;
      }),
      "#f6dca0",
      3.4,
      0.6,
    );
    s.fill(blob(r, x - k * 0.5, y - k * 0.36, k * 0.14, k * 0.24, 0.08, 10, 0.45), "#ffe9c0", 0.6);
    s.fill(blob(r, x - k * 0.54, y - k * 0.44, k * 0.06, k * 0.1, 0.08, 9, 0.45), "#fffaf0", 0.9);
    s.fill(blob(r, x - k * 0.36, y - k * 0.06, k * 0.035, k * 0.06, 0.08, 8, 0.4), "#fff3d8", 0.6);
  });
  s.fill(
    taper(
      [
        [x + 2, y - k * 0.74],
        [x + 8, y - k * 0.92],
        [x + 10, y - k * 1.06],
      ],
      15,
      20,
    ),
    "#4a3528",
  );
}

export function onBranch(): string {
  const s = sheet(1200, 1200, 163);
  const r = s.r;
  s.fill(
    rect(0, 0, 1200, 1200),
    s.lin(
      [0, 0],
      [900, 1200],
      [
        [0, "#f3e3b0"],
        [0.4, "#b9c489"],
        [1, "#55784a"],
      ],
    ),
  );
  s.glow(250, 180, 760, "#fff4cc", 0.9);
  // the tree behind, out of focus: large soft dabs
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r() * 1200, r() * 1200];
    s.fill(
      blob(r, x, y, r.range(40, 130), r.range(30, 90), 0.12, 10, r() * 3),
      mix(mix("#f0dfa4", "#7c9a58", (x + y) / 2100), "#3f6242", r() * 0.35),
      0.34,
    );
  }
  for (const [x, y, k] of [
    [1030, 470, 120],
    [190, 880, 140],
    [960, 1040, 130],
  ] as const)
    for (const m of [1, 0.82, 0.64]) s.fill(blob(r, x, y, k * m * 0.6, k * m * 0.57, 0.03, 12), "#b9583c", 0.16);
  const bough: P[] = [
    [-40, 250],
    [200, 268],
    [420, 330],
    [640, 318],
    [860, 250],
    [1240, 190],
  ];
  s.fill(taper(bough, 62, 34), "#4f3d35");
  s.fill(
    taper(
      bough.map(([x, y]) => [x, y - 12] as P),
      17,
      8,
    ),
    "#b99a78",
    0.85,
  );
  const marks: Segment[] = Array.from({ length: 90 }, () => {
    const t = r() * 4.99;
    const [a, b] = [bough[Math.floor(t)] as P, bough[Math.floor(t) + 1] as P];
    return [lerp(a[0], b[0], t % 1), lerp(a[1], b[1], t % 1) + r.gauss() * 12, r.range(4, 22), r.gauss() * 3] as const;
  });
  s.dabs(marks, "#2c211f", 3, 0.6);
  for (let i = 0; i < 26; i++) {
    const m = r.pick(marks);
    s.fill(
      blob(r, m[0], m[1] - 6, r.range(6, 20), r.range(4, 9), 0.2, 8),
      r.pick(["#a3aa78", "#c3c493", "#8a946a"]),
      0.75,
    );
  }
  s.fill(
    taper(
      [
        [600, 330],
        [604, 390],
        [596, 440],
        [612, 486],
      ],
      24,
      12,
    ),
    "#5a4438",
  );
  s.fill(
    taper(
      [
        [420, 330],
        [380, 400],
        [330, 440],
      ],
      20,
      9,
    ),
    "#4f3d35",
  );
  s.fill(
    taper(
      [
        [840, 258],
        [900, 330],
        [960, 360],
      ],
      20,
      8,
    ),
    "#4f3d35",
  );
  const leaves: [number, number, number, number][] = [
    [330, 440, 250, 2.2],
    [340, 436, 230, 1.2],
    [300, 400, 210, 2.9],
    [960, 360, 240, 0.5],
    [940, 350, 250, 1.5],
    [900, 320, 200, -0.3],
    [600, 400, 280, 2.75],
    [606, 400, 250, 0.25],
    [150, 262, 210, 1.9],
    [220, 262, 230, -1.9],
    [1100, 210, 230, 1.2],
    [520, 310, 200, -1.2],
    [720, 290, 230, -0.8],
  ];
  for (const [x, y, len, a] of leaves)
    leafShape(s, x, y, len, a, a > 1 ? "#3f6238" : "#4c7240", a > 1 ? "#6f9146" : "#94ad56");
  bigApple(s, 604, 726, 240);
  leafShape(s, 612, 480, 300, 0.62, "#486d3c", "#8aa652");
  leafShape(s, 600, 470, 240, 2.4, "#3a5c36", "#6b8c46");
  // a drop of dew and a second apple, half hidden
  s.fill(blob(r, 492, 812, 13, 18, 0.04, 9), "#fff4dc", 0.5);
  s.dabs([[488, 806, 1, 2]], "#ffffff", 6, 0.95);
  return s.svg();
}

export function onSill(): string {
  const s = sheet(1000, 1500, 167);
  const r = s.r;
  // the view: slope and sky
  s.fill(
    rect(0, 0, 1000, 1200),
    s.lin(
      [0, 0],
      [0, 1000],
      [
        [0, "#88b0b4"],
        [0.4, "#dbdcbc"],
        [0.6, "#f3e3b4"],
        [1, "#a9b46a"],
      ],
    ),
  );
  s.glow(230, 300, 520, "#fff3c8", 0.8);
  woods(
    s,
    ridge(r, 1000, (t) => 600 - 46 * Math.sin(t * 3 + 0.6), 7),
    "#a7b9a4",
    "#cdd2ae",
    9,
  );
  woods(
    s,
    ridge(r, 1000, (t) => 665 - 30 * Math.sin(t * 4 + 2.4), 7),
    "#85a084",
    "#b4c08e",
    14,
  );
  const back = ridge(r, 1000, (t) => 730 + 30 * t, 4);
  s.fill(
    below(back, 1200),
    s.lin(
      [0, 730],
      [0, 1150],
      [
        [0, "#c3bf68"],
        [1, "#7c9448"],
      ],
    ),
  );
  for (let i = 0; i < 18; i++)
    farTree(s, 40 + ((i * 97) % 1000), 768 + Math.floor(i / 6) * 74 + r.gauss() * 9, 100 + Math.floor(i / 6) * 50, {
      leaf: LEAF.autumn.map((c, k) => mix(c, "#7f9450", 0.35 - k * 0.03)),
      light: [-0.7, -0.6],
      bark: "#54453a",
      fruit: 8,
      shadow: { colour: "#6d7f3e", dx: 0.25, opacity: 0.5 },
    });
  crown(s, 900, 60, 260, 170, { leaf: LEAF.summer, light: [-0.7, 0.5], dab: 15, clumps: 12, dabs: 500 });
  for (const [x, y, k] of [
    [770, 190, 30],
    [900, 236, 34],
    [690, 110, 26],
  ] as const)
    apple(s, x, y, k, RED, { turn: 0.1 });
  // the window: reveal, frame, sill
  s.fill(
    poly([
      [0, 0],
      [120, 0],
      [120, 1130],
      [0, 1240],
    ]),
    s.lin(
      [0, 0],
      [120, 0],
      [
        [0, "#c9b38a"],
        [1, "#f0e0b8"],
      ],
    ),
  );
  s.fill(
    poly([
      [1000, 0],
      [900, 0],
      [900, 1130],
      [1000, 1240],
    ]),
    s.lin(
      [900, 0],
      [1000, 0],
      [
        [0, "#8d7a62"],
        [1, "#6d5c4e"],
      ],
    ),
  );
  for (const x of [120, 858]) board(s, x, 0, 44, 1135, x < 500 ? "#ddcfae" : "#b8a686");
  s.fill(rect(160, 1096, 700, 40), "#cbbb96");
  board(s, 498, 0, 30, 1100, "#d3c4a0");
  s.fill(rect(160, 440, 700, 24), "#d3c4a0");
  s.fill(rect(160, 460, 700, 7), "#8d7c62", 0.7);
  s.fill(
    poly([
      [0, 1240],
      [120, 1130],
      [900, 1130],
      [1000, 1240],
      [1000, 1330],
      [0, 1330],
    ]),
    s.lin(
      [0, 1130],
      [0, 1330],
      [
        [0, "#c99a62"],
        [1, "#94673f"],
      ],
    ),
  );
  s.fill(
    rect(0, 1330, 1000, 170),
    s.lin(
      [0, 1330],
      [0, 1500],
      [
        [0, "#6b4a32"],
        [0.2, "#d9c49a"],
        [0.26, "#c9b286"],
        [1, "#a98f6a"],
      ],
    ),
  );
  s.dabs(
    Array.from({ length: 70 }, () => [r() * 900, r.range(1150, 1325), r.range(30, 150), r.gauss() * 2] as const),
    "#7d5432",
    2.4,
    0.45,
  );
  s.line(
    poly(
      [
        [0, 1332],
        [1000, 1332],
      ],
      false,
    ),
    "#f0cf98",
    6,
    0.7,
  );
  cast(s, 400, 1262, 112, 420);
  bottle(s, 400, 1268, 900, "cider");
  cast(s, 706, 1272, 72, 210);
  glass(s, 706, 1290, 300, { liquid: "#dcb04a", level: 0.72 });
  for (const [x, y, k, c] of [
    [210, 1270, 56, RED],
    [566, 1300, 48, YELLOW],
  ] as const) {
    s.fill(blob(r, x + k * 0.7, y + k * 0.8, k * 1.2, k * 0.22, 0.06, 10), "#3a2420", 0.5);
    apple(s, x, y, k, c, { leaf: k > 50 });
  }
  twig(
    s,
    [
      [880, 1300],
      [820, 1282],
      [770, 1296],
    ],
    84,
  );
  return s.svg();
}
