// The orchard in spring and summer.
import { blob, mix, poly, rng, sheet } from "../kit.ts";
import { LEAF, below, cloud, flowers, groundShadow, meadow, ridge, sky, woods, yAt } from "../nature.ts";
import { RED, YELLOW, basket } from "../objects.ts";
import { appleTree, farTree } from "../trees.ts";
import type { P, Segment, Sheet } from "../kit.ts";

const SUN: P = [-0.7, -0.75];

export function spring(): string {
  const s = sheet(1500, 1000, 11);
  const r = s.r;
  sky(s, [
    [0, "#7fb0bd"],
    [0.28, "#b9d3cc"],
    [0.46, "#efe9cf"],
    [1, "#f4ecdc"],
  ]);
  s.glow(250, 130, 620, "#fff3cf", 0.75);
  cloud(s, 980, 130, 620, "#dfe6dc", "#fbf5e6", 0.75);
  cloud(s, 1290, 215, 420, "#dfe6dc", "#fbf5e6", 0.6);
  woods(
    s,
    ridge(r, 1500, (t) => 372 - 50 * Math.sin(t * 3.4 + 0.4), 8),
    "#9db9b4",
    "#c4d0ba",
    9,
  );
  woods(
    s,
    ridge(r, 1500, (t) => 425 - 46 * Math.sin(t * 4.2 + 2.4), 8),
    "#83a596",
    "#b3c39b",
    12,
  );
  const back = ridge(r, 1500, (t) => 470 - 60 * t, 6);
  s.fill(
    below(back, 1000),
    s.lin(
      [0, 420],
      [0, 700],
      [
        [0, "#b9c587"],
        [1, "#90ab5c"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#93ad66", "#b4c47c", "#cdd492"],
    from: (x) => yAt(back, x) + 6,
    density: 0.5,
    tall: 0.4,
    opacity: 0.5,
  });
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 13; i++) {
      const x = 20 + i * 124 + row * 57 - (row > 2 ? 60 : 0) + r.gauss() * 14;
      const y = yAt(back, x) + 20 + row * 29;
      const leaf = LEAF.blossom.map((c) => mix(c, "#c3cdb4", 0.36 - row * 0.07));
      farTree(s, x, y, 66 + row * 19, {
        leaf,
        light: SUN,
        bark: "#77705f",
        shadow: { colour: "#6d8d55", dx: 0.3, opacity: 0.5 },
      });
    }
  }
  const front = ridge(r, 1500, (t) => 640 - 40 * Math.sin(t * 2.6), 5);
  s.fill(
    below(front, 1000),
    s.lin(
      [0, 600],
      [0, 1000],
      [
        [0, "#8fae58"],
        [0.45, "#6c9348"],
        [1, "#3f6639"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#4e7a3d", "#6b9447", "#8aac55", "#adc268", "#c9d07c"],
    from: (x) => yAt(front, x) + 4,
    density: 1,
  });
  flowers(s, (x) => yAt(front, x) + 14, ["#f2cf4a", "#eebf3b", "#f7dd77"], 420, 0.9);
  const near = { leaf: LEAF.blossom, light: SUN, shadow: { colour: "#3c6238", dx: 0.2, opacity: 0.55 } };
  appleTree(s, 1130, 742, 430, { ...near, lean: -0.3 });
  appleTree(s, 430, 850, 720, { ...near, lean: 0.28, density: 1.5 });
  const p = rng(5);
  s.dabs(
    Array.from({ length: 420 }, () => [480 + p.gauss() * 360, 868 + p.gauss() * 48, p.range(2, 5), p.gauss()] as const),
    "#fff4ea",
    4,
    0.8,
  );
  s.dabs(
    Array.from(
      { length: 60 },
      () => [760 + p.gauss() * 300, 600 + p.gauss() * 150, p.range(2, 5), p.gauss() * 3] as const,
    ),
    "#fff4ea",
    4.4,
    0.9,
  );
  meadow(s, { shades: ["#2f5733", "#416b38", "#5d8742", "#86a653"], from: () => 900, density: 0.9, tall: 1.6 });
  flowers(s, () => 880, ["#f2cf4a", "#f7dd77", "#ffffff"], 90, 1.6);
  return s.svg();
}

/** A ladder that leans from foot to top. */
export function ladder(s: Sheet, foot: P, top: P, w: number): void {
  const rail = (k: number): [P, P] => [
    [foot[0] + k * w, foot[1] + k * 4],
    [top[0] + k * w * 0.55, top[1]],
  ];
  const [l, r] = [rail(-0.5), rail(0.5)];
  for (let i = 1; i < 11; i++) {
    const t = i / 11;
    const a: P = [l[0][0] + (l[1][0] - l[0][0]) * t, l[0][1] + (l[1][1] - l[0][1]) * t];
    const b: P = [r[0][0] + (r[1][0] - r[0][0]) * t, r[0][1] + (r[1][1] - r[0][1]) * t];
    s.line(poly([a, b], false), "#9a7444", w * 0.1);
    s.line(
      poly(
        [
          [a[0], a[1] - 2],
          [b[0], b[1] - 2],
        ],
        false,
      ),
      "#e0bd7c",
      w * 0.035,
    );
  }
  for (const side of [l, r]) {
    s.line(poly(side, false), "#7d5a35", w * 0.15);
    s.line(
      poly(
        side.map(([x, y]) => [x - 2, y] as P),
        false,
      ),
      "#dcb877",
      w * 0.05,
    );
  }
}

/** Mown hay in long curved swathes. */
function swathes(s: Sheet, from: number): void {
  const r = s.r;
  for (let i = 0; i < 9; i++) {
    const t = (i + 1) / 9;
    const y = from + (s.h - from) * t ** 1.6;
    const light: Segment[] = [];
    const dark: Segment[] = [];
    for (let x = -20; x < s.w + 20; x += 7) {
      const yy = y + Math.sin(x * 0.0022 + i * 0.3) * 22 * t - (x / s.w) * 30 * t;
      light.push([x, yy + r.gauss() * 7 * t, r.range(6, 26) * t, r.gauss() * 8 * t]);
      dark.push([x, yy + 9 * t + r.gauss() * 4 * t, r.range(8, 22) * t, r.gauss() * 3 * t]);
    }
    s.dabs(dark, "#6f7f3c", 2 + 6 * t, 0.5);
    s.dabs(light, "#d9cd7e", 1.4 + 2.6 * t, 0.7);
    s.dabs(
      light.filter((_, k) => k % 3 === 0),
      "#f0e2a0",
      1 + 2 * t,
      0.7,
    );
  }
}

export function summer(): string {
  const s = sheet(1600, 900, 23);
  const r = s.r;
  sky(s, [
    [0, "#5fa0b4"],
    [0.25, "#9cc6c4"],
    [0.44, "#f0e6bf"],
    [1, "#f4ecdc"],
  ]);
  s.glow(1180, 60, 700, "#fff0bf", 0.7);
  for (const [x, y, w] of [
    [300, 110, 520],
    [760, 190, 420],
    [1380, 180, 460],
    [1010, 250, 300],
  ] as const)
    cloud(s, x, y, w, "#d3e0d8", "#fdf6e2", 0.72);
  const light: P = [0.65, -0.75];
  woods(
    s,
    ridge(r, 1600, (t) => 330 - 44 * Math.sin(t * 3 + 1.4), 8),
    "#8fb3b0",
    "#b9ceb6",
    8,
  );
  woods(
    s,
    ridge(r, 1600, (t) => 372 - 40 * Math.sin(t * 4.6 + 0.2), 7),
    "#6f9c8b",
    "#a6bf92",
    11,
  );
  const back = ridge(r, 1600, (t) => 395 + 40 * t, 5);
  s.fill(
    below(back, 900),
    s.lin(
      [0, 390],
      [0, 640],
      [
        [0, "#cdc97e"],
        [1, "#b3b75e"],
      ],
    ),
  );
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 13; i++) {
      const x = 30 + i * 132 + row * 50 + r.gauss() * 12;
      const y = yAt(back, x) + 16 + row * 27;
      const leaf = LEAF.summer.map((c) => mix(c, "#a9bf9a", 0.5 - row * 0.1));
      farTree(s, x, y, 60 + row * 18, {
        leaf,
        light,
        bark: "#665b48",
        shadow: { colour: "#73884a", dx: -0.3, opacity: 0.55 },
      });
    }
  }
  const front = ridge(r, 1600, (t) => 548 - 26 * Math.sin(t * 3), 4);
  s.fill(
    below(front, 900),
    s.lin(
      [0, 540],
      [0, 900],
      [
        [0, "#c3bf65"],
        [0.4, "#9ba84e"],
        [1, "#5c7a3a"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#7f9444", "#a3ab52", "#c6c06a", "#dccf80"],
    from: (x) => yAt(front, x) + 4,
    density: 0.8,
    tall: 0.6,
    opacity: 0.6,
  });
  swathes(s, 560);
  groundShadow(s, 430, 800, 480, 66, "#34582f", 0.62);
  const specks = Array.from({ length: 40 }, () => [r.range(120, 760), 800 + r.gauss() * 26] as const);
  for (const [x, y] of specks) s.fill(blob(r, x, y, r.range(6, 24), r.range(2, 5), 0.2, 8), "#d6cb72", 0.6);
  appleTree(s, 1270, 640, 350, {
    leaf: LEAF.summer,
    light,
    shadow: { colour: "#4c6b38", dx: -0.22, opacity: 0.55 },
    lean: 0.4,
    fruit: 16,
    fruitColours: ["#c9b85a", "#c98848"],
  });
  appleTree(s, 520, 808, 740, {
    leaf: LEAF.summer,
    light,
    lean: -0.5,
    density: 1.8,
    fruit: 46,
    fruitColours: ["#cdbd5c", "#d3a650", "#c07a44"],
  });
  ladder(s, [700, 838], [604, 330], 62);
  basket(s, 838, 846, 120, [YELLOW, RED], 0.95);
  s.dabs(
    Array.from(
      { length: 30 },
      () => [838 + r.gauss() * 60, 850 + r.gauss() * 5, r.gauss() * 4, -r.range(8, 20)] as const,
    ),
    "#58763a",
    3,
    0.9,
  );
  meadow(s, {
    shades: ["#2f5330", "#48703a", "#6c8c44", "#98a652"],
    from: (x) => 862 + 14 * Math.sin(x * 0.006),
    density: 0.9,
    tall: 1.5,
  });
  flowers(s, () => 850, ["#f3ecd6", "#e4c24f", "#c9563f"], 70, 1.3);
  return s.svg();
}
