// The orchard in autumn and winter.
import { blob, lerp, mix, poly, ramp, sheet, smooth } from "../kit.ts";
import { LEAF, below, cloud, groundShadow, meadow, ridge, sky, woods, yAt } from "../nature.ts";
import { GREEN, RED, YELLOW, apple, basket, crate } from "../objects.ts";
import { appleTree, bareTree, farTree } from "../trees.ts";
import { handcart } from "./yard.ts";
import type { P, Segment } from "../kit.ts";

export function autumn(): string {
  const s = sheet(1500, 1000, 37);
  const r = s.r;
  const light: P = [0.8, -0.55];
  sky(s, [
    [0, "#8fb0ae"],
    [0.22, "#d3d3b4"],
    [0.4, "#f3dca0"],
    [1, "#f4ecdc"],
  ]);
  s.glow(1180, 260, 760, "#ffe2a0", 0.85);
  cloud(s, 420, 120, 620, "#d5cfb2", "#f8ecca", 0.6);
  cloud(s, 900, 190, 380, "#e0cf9f", "#fbeec6", 0.6);
  woods(
    s,
    ridge(r, 1500, (t) => 350 - 60 * Math.sin(t * 2.8 + 0.5), 9),
    "#b9b294",
    "#dccb9a",
    9,
  );
  woods(
    s,
    ridge(r, 1500, (t) => 402 - 38 * Math.sin(t * 4 + 2), 9),
    "#a5935f",
    "#cdb578",
    13,
  );
  const back = ridge(r, 1500, (t) => 430 + 30 * Math.sin(t * 2.4), 5);
  s.fill(
    below(back, 1000),
    s.lin(
      [0, 420],
      [0, 1000],
      [
        [0, "#c8b868"],
        [0.35, "#9ea04c"],
        [1, "#4d6433"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#6c7f3a", "#8d9546", "#b0a850", "#cfba62"],
    from: (x) => yAt(back, x) + 4,
    density: 1,
    opacity: 0.65,
  });
  const rows: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) ** 0.9;
    rows.push({ x: lerp(70, 700, t), y: lerp(760, 452, t), size: lerp(430, 74, t) });
    rows.push({ x: lerp(1700, 800, t), y: lerp(740, 450, t), size: lerp(440, 72, t) });
    if (i > 3)
      rows.push(
        { x: lerp(2900, 960, t), y: lerp(770, 448, t), size: lerp(420, 70, t) },
        { x: lerp(-1300, 560, t), y: lerp(770, 450, t), size: lerp(420, 70, t) },
      );
  }
  rows.sort((a, b) => a.y - b.y);
  for (const p of rows) {
    const haze = Math.max(0, 0.5 - p.size / 420);
    const leaf = (r() < 0.5 ? LEAF.autumn : ["#3c4a2c", "#61692f", "#8d8a3c", "#bda64c", "#dfc56a"]).map((c) =>
      mix(c, "#e3cf95", haze),
    );
    const o = {
      leaf,
      light,
      bark: mix("#43342c", "#b7a274", haze),
      shadow: { colour: "#4b5a2e", dx: -0.34, opacity: 0.5 },
    };
    if (p.size > 170) appleTree(s, p.x, p.y, p.size, { ...o, fruit: Math.round(p.size / 7), density: 0.9 });
    else farTree(s, p.x, p.y, p.size, { ...o, fruit: 9 });
  }
  const path: Segment[] = [];
  for (let i = 0; i < 240; i++) {
    const t = r();
    path.push([750 + r.gauss() * lerp(20, 330, t), lerp(480, 990, t), lerp(3, 16, t) * r(), r.gauss() * 2]);
  }
  s.dabs(path, "#e2c873", 4, 0.35);
  for (let i = 0; i < 340; i++) {
    const t = r() ** 0.7;
    s.dabs(
      [[r() * 1500, lerp(520, 1000, t), lerp(2, 9, t), r.gauss() * 3]],
      r.pick(["#c98a35", "#b3642f", "#dcb04e", "#8a4a2a"]),
      lerp(2, 6, t),
      0.85,
    );
  }
  handcart(s, 905, 640, 0.52);
  for (const [x, y, w] of [
    [470, 880, 190],
    [705, 845, 150],
  ] as const) {
    groundShadow(s, x - 50, y + 4, w * 0.62, w * 0.12, "#2f4024", 0.55);
    basket(s, x, y, w, [RED, RED, YELLOW]);
  }
  groundShadow(s, 900, 942, 220, 26, "#2f4024", 0.6);
  crate(s, 845, 945, 270, 150, [RED, RED, GREEN, YELLOW], { k: 25, heap: 1.1 });
  for (const [x, y, k] of [
    [330, 925, 20],
    [610, 930, 22],
    [372, 902, 17],
    [760, 950, 21],
    [1180, 930, 20],
    [1235, 900, 16],
    [240, 870, 14],
    [1320, 945, 22],
  ] as const) {
    s.fill(blob(r, x - k * 0.6, y + k * 0.7, k * 1.3, k * 0.35, 0.1, 9), "#2f4024", 0.55);
    apple(s, x, y, k, r.pick([RED, YELLOW, RED]), { turn: r.gauss() });
  }
  meadow(s, { shades: ["#33471f", "#4e612b", "#788038", "#a99b4a"], from: () => 945, density: 0.8, tall: 1.3 });
  return s.svg();
}

export function winter(): string {
  const s = sheet(1500, 1000, 53);
  const r = s.r;
  sky(s, [
    [0, "#7f9cb4"],
    [0.2, "#b4c2c8"],
    [0.36, "#f0d9bd"],
    [0.42, "#f7e3c4"],
    [1, "#eef0ee"],
  ]);
  s.glow(1080, 372, 640, "#ffdca6", 0.95);
  s.fill(blob(r, 1080, 352, 34, 33, 0.02, 12), "#fff4da");
  cloud(s, 480, 150, 700, "#a9b5c0", "#e9dccb", 0.5);
  cloud(s, 1180, 210, 420, "#c3bcb8", "#f6e2c6", 0.55);
  woods(
    s,
    ridge(r, 1500, (t) => 372 - 50 * Math.sin(t * 3.2 + 0.3), 8),
    "#a5b4c0",
    "#dfd9cf",
    9,
  );
  woods(
    s,
    ridge(r, 1500, (t) => 408 - 30 * Math.sin(t * 4.4 + 2), 7),
    "#8599aa",
    "#cdd0cf",
    13,
  );
  const back = ridge(r, 1500, (t) => 440 - 30 * Math.sin(t * 3), 4);
  s.fill(
    below(back, 1000),
    s.lin(
      [0, 420],
      [0, 1000],
      [
        [0, "#f3e6d4"],
        [0.2, "#e3e5e6"],
        [0.55, "#ced9e3"],
        [1, "#aebfd2"],
      ],
    ),
  );
  const sunX = 1080;
  const shade = (x: number, y: number, len: number, w: number): void => {
    const dx = ((x - sunX) / 700) * len;
    for (let i = 0; i < 7; i++) {
      const k = (i - 3) * 0.13;
      s.fill(
        smooth(
          [
            [x - w * 0.5, y],
            [x + dx * 0.5 + k * len * 0.3, y + len * 0.3],
            [x + dx + k * len, y + len * (0.62 + 0.06 * Math.abs(i - 3))],
            [x + dx * 0.5 + k * len * 0.3 + w * 0.5, y + len * 0.28],
            [x + w * 0.5, y],
          ],
          true,
        ),
        "#7f98ba",
        0.3,
      );
    }
    s.line(
      poly(
        [
          [x, y],
          [x + dx * 0.5, y + len * 0.32],
        ],
        false,
      ),
      "#6c87ad",
      w * 1.1,
      0.5,
    );
  };
  const places: [number, number, number][] = [];
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 11 - row; i++)
      places.push([
        30 + i * (140 + row * 22) + row * 43 + r.gauss() * 16,
        462 + row * 30 + row * row * 5,
        74 + row * 27,
      ]);
  for (const [x, y, k] of places) {
    shade(x, y, k * 0.6, k * 0.05);
    const far = 1 - k / 210;
    bareTree(s, x, y, k, {
      bark: mix("#4a4550", "#b8b4b6", far),
      lit: mix("#c9a283", "#e0cdb8", far),
      side: x < 1080 ? 1 : -1,
      depth: 2,
      snow: "#f7f3ea",
    });
  }
  const swell = ridge(r, 1500, (t) => 706 + 34 * Math.sin(t * 4 + 1), 5);
  s.fill(
    below(swell, 1000),
    s.lin(
      [0, 690],
      [0, 1000],
      [
        [0, "#eee9e2"],
        [0.25, "#d7e0e8"],
        [1, "#a3b7cf"],
      ],
    ),
  );
  for (let i = 0; i < 60; i++)
    s.fill(
      blob(r, r() * 1500, r.range(720, 1000), r.range(30, 170), r.range(3, 11), 0.2, 10),
      r.pick(["#f7efe2", "#b3c4d6", "#e6eaec"]),
      0.45,
    );
  shade(430, 850, 520, 44);
  bareTree(s, 430, 850, 720, { bark: "#3b3540", lit: "#d8a878", side: 1, lean: 0.3, depth: 4, snow: "#fbf8f0" });
  shade(1250, 800, 330, 26);
  bareTree(s, 1250, 800, 430, { bark: "#443d48", lit: "#d8a878", lean: -0.4, depth: 4, snow: "#fbf8f0" });
  // a hare's track, from the right edge up to the big tree
  for (let i = 0; i < 13; i++) {
    const t = i / 13;
    const [x, y] = [lerp(1120, 520, t) + Math.sin(t * 5) * 40, lerp(985, 850, t ** 0.8)];
    const k = lerp(11, 5, t);
    for (const [u, v] of [
      [-0.9, -0.5],
      [0.9, -0.6],
      [-0.1, 0.6],
      [0.25, 1.5],
    ] as const)
      s.fill(blob(r, x + u * k, y + v * k * 0.5, k * 0.42, k * 0.24, 0.1, 7), "#7b93b5", 0.85);
  }
  const stems: Segment[] = [];
  for (let i = 0; i < 90; i++) stems.push([r() * 1500, 1000 - r() * 70, r.gauss() * 10, -r.range(14, 50)]);
  s.dabs(stems, ramp(["#8a7d6f", "#5f5a5c"], 0.4), 2.2, 0.8);
  s.dabs(
    stems.filter((_, i) => i % 2 === 0).map(([x, y, dx, dy]) => [x + dx, y + dy, 0.1, 0] as const),
    "#f7efe2",
    5.5,
    0.9,
  );
  s.dabs(
    Array.from({ length: 110 }, () => [r() * 1500, r() * 1000, 0.1, 0] as const),
    "#ffffff",
    3.4,
    0.55,
  );
  return s.svg();
}
