// The bee garden with its hives, and a honeycomb with bees from close by.
import { blob, lerp, mix, n1, poly, rect, sheet, smooth } from "../kit.ts";
import { boards, face, part } from "../buildings.ts";
import { LEAF, below, cloud, groundShadow, meadow, ridge, sky, woods, yAt } from "../nature.ts";
import { appleTree, farTree } from "../trees.ts";
import type { Quad } from "../buildings.ts";
import type { P, Segment, Sheet } from "../kit.ts";

function hive(s: Sheet, x: number, y: number, k: number, paint: string): void {
  groundShadow(s, x + k * 0.62, y + k * 0.02, k * 0.8, k * 0.13, "#33543a", 0.55);
  for (const [dx, dy] of [
    [-0.42, 0.02],
    [0.36, 0.03],
    [0.62, -0.06],
  ] as const)
    s.fill(rect(x + dx * k, y - k * 0.26 + dy * k, k * 0.08, k * 0.26), "#5d4634");
  const floors = [
    [0.22, 0.66],
    [0.66, 1.08],
    [1.08, 1.4],
  ] as const;
  floors.forEach(([a, b], i) => {
    const front: Quad = [
      [x - k * 0.5, y - b * k],
      [x + k * 0.44, y - b * k + k * 0.02],
      [x + k * 0.44, y - a * k + k * 0.02],
      [x - k * 0.5, y - a * k],
    ];
    const side: Quad = [front[1], [x + k * 0.72, y - b * k - k * 0.07], [x + k * 0.72, y - a * k - k * 0.07], front[2]];
    const tone = i === 1 ? mix(paint, "#f4ecdc", 0.3) : paint;
    boards(s, front, 2, [tone, mix(tone, "#fff4d8", 0.2)], true);
    boards(s, side, 2, [mix(tone, "#2c3340", 0.4), mix(tone, "#2c3340", 0.5)], true);
    s.fill(face(part(front, 0.36, 0.28, 0.64, 0.46)), mix(tone, "#2c2420", 0.55));
    s.fill(face(part(front, 0, 0.9, 1, 1)), mix(tone, "#2c2420", 0.45), 0.6);
  });
  const roof: P[] = [
    [x - k * 0.6, y - k * 1.4],
    [x + k * 0.5, y - k * 1.38],
    [x + k * 0.82, y - k * 1.48],
    [x + k * 0.78, y - k * 1.58],
    [x - k * 0.26, y - k * 1.6],
    [x - k * 0.6, y - k * 1.52],
  ];
  s.fill(poly(roof), "#8f959a");
  s.fill(poly([roof[5] as P, [x + k * 0.5, y - k * 1.5], [x + k * 0.78, y - k * 1.58], roof[4] as P]), "#c3c7c2");
  s.fill(poly([roof[0] as P, roof[1] as P, [x + k * 0.5, y - k * 1.5], roof[5] as P]), "#7a8086");
  s.fill(blob(s.r, x - k * 0.08, y - k * 1.6, k * 0.16, k * 0.08, 0.12, 8), "#8d8272");
  // flight hole and landing board
  s.fill(rect(x - k * 0.3, y - k * 0.34, k * 0.5, k * 0.06), "#241a18");
  s.fill(
    poly([
      [x - k * 0.36, y - k * 0.27],
      [x + k * 0.26, y - k * 0.27],
      [x + k * 0.32, y - k * 0.2],
      [x - k * 0.42, y - k * 0.2],
    ]),
    "#c9a06a",
  );
  s.dabs(
    Array.from(
      { length: 12 },
      () => [x - k * 0.05 + s.r.gauss() * k * 0.16, y - k * 0.25 + s.r.gauss() * k * 0.03, k * 0.022, 0] as const,
    ),
    "#3b2a18",
    k * 0.028,
  );
}

function farBee(s: Sheet, x: number, y: number, k: number): void {
  const r = s.r;
  s.fill(blob(r, x - k * 0.2, y - k * 0.7, k * 0.65, k * 0.32, 0.05, 8, -0.5), "#fdf6e4", 0.7);
  s.fill(blob(r, x, y, k, k * 0.6, 0.05, 8, 0.2), "#c98a2a");
  s.dabs(
    [
      [x - k * 0.25, y - k * 0.4, 0, k * 0.75],
      [x + k * 0.35, y - k * 0.35, 0, k * 0.75],
    ],
    "#33241a",
    k * 0.34,
  );
}

/** Tall meadow flowers, each with stem, leaves and a head of its own kind. */
export function bloom(s: Sheet, x: number, y: number, h: number): void {
  const r = s.r;
  const top: P = [x + r.gauss() * h * 0.14, y - h];
  s.line(
    smooth([[x, y], [x + r.gauss() * h * 0.05, y - h * 0.5], top]),
    r.pick(["#47703c", "#5c8045", "#35592f"]),
    Math.max(1.6, h * 0.022),
  );
  for (const t of [0.25, 0.45])
    s.fill(
      blob(
        r,
        lerp(x, top[0], t) + h * 0.06 * (r() < 0.5 ? -1 : 1),
        y - h * t,
        h * 0.075,
        h * 0.018,
        0.1,
        7,
        r.gauss() * 0.7,
      ),
      "#537c40",
    );
  const k = h * 0.1;
  const kind = r.int(0, 4);
  const petals = (n: number, colour: string, w: number, len: number, squash = 0.62): void => {
    const list: Segment[] = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 6.283 + 0.3;
      return [
        top[0] + Math.cos(a) * k * 0.35,
        top[1] + Math.sin(a) * k * 0.35 * squash,
        Math.cos(a) * k * len,
        Math.sin(a) * k * len * squash,
      ] as const;
    });
    s.dabs(list, colour, w);
  };
  if (kind === 0) {
    petals(11, "#fbf5e4", k * 0.28, 0.75);
    s.fill(blob(r, top[0], top[1], k * 0.4, k * 0.3, 0.05, 8), "#e0a83a");
  } else if (kind === 1) {
    s.fill(blob(r, top[0], top[1], k * 0.95, k * 0.72, 0.14, 8), "#c2452f");
    s.fill(blob(r, top[0] - k * 0.2, top[1] - k * 0.24, k * 0.6, k * 0.38, 0.14, 8), "#db6a48");
    s.fill(blob(r, top[0], top[1], k * 0.22, k * 0.18, 0.1, 7), "#2e2026");
  } else if (kind === 2) {
    for (let i = 0; i < 9; i++)
      s.dabs(
        [[top[0] + r.gauss() * k * 0.22, top[1] + i * k * 0.3 - k, r.gauss() * k * 0.3, k * 0.1]],
        i % 2 ? "#6d6aa6" : "#8f87bd",
        k * 0.42,
      );
  } else if (kind === 3) {
    petals(9, "#5f86b5", k * 0.24, 0.8);
    petals(6, "#88a8cc", k * 0.16, 0.4);
  } else {
    petals(7, "#e6b83d", k * 0.34, 0.5);
    s.fill(blob(r, top[0], top[1], k * 0.3, k * 0.2, 0.05, 8), "#b5812c");
  }
}

export function beeGarden(): string {
  const s = sheet(1500, 1000, 139);
  const r = s.r;
  sky(s, [
    [0, "#8ab8bf"],
    [0.25, "#c5d8c8"],
    [0.42, "#f3e8c6"],
    [1, "#f4ecdc"],
  ]);
  s.glow(180, 120, 640, "#fff0c0", 0.8);
  cloud(s, 1050, 120, 560, "#d8e0d2", "#fcf5e2", 0.7);
  cloud(s, 640, 200, 360, "#d8e0d2", "#fcf5e2", 0.6);
  const light: P = [-0.8, -0.6];
  woods(
    s,
    ridge(r, 1500, (t) => 360 - 40 * Math.sin(t * 3 + 0.8), 8),
    "#a3beb0",
    "#c8d2b4",
    10,
  );
  const back = ridge(r, 1500, (t) => 420 + 20 * Math.sin(t * 3), 4);
  s.fill(
    below(back, 1000),
    s.lin(
      [0, 410],
      [0, 640],
      [
        [0, "#bcc67c"],
        [1, "#86a351"],
      ],
    ),
  );
  for (let i = 0; i < 15; i++)
    farTree(s, 20 + i * 106 + r.gauss() * 20, 436 + (i % 2) * 22, 92 + (i % 3) * 20, {
      leaf: LEAF.spring.map((c) => mix(c, "#c4cda0", 0.4)),
      light,
      bark: "#756a54",
      shadow: { colour: "#7d9850", dx: 0.2, opacity: 0.5 },
    });
  // the hedge behind the hives
  for (let i = 0; i < 44; i++) {
    const x = -20 + i * 36;
    s.fill(
      blob(r, x, 560 + r.gauss() * 10, r.range(34, 56), r.range(40, 66), 0.14, 11),
      mix("#35563a", "#5d7f45", r()),
    );
  }
  const sprays: Segment[][] = [[], [], []];
  for (let i = 0; i < 1500; i++) {
    const k = r();
    (sprays[k < 0.5 ? 0 : k < 0.85 ? 1 : 2] as Segment[]).push([
      r() * 1500,
      540 + r.gauss() * 34 - (k > 0.5 ? 14 : 0),
      r.gauss() * 8,
      r.gauss() * 4,
    ]);
  }
  ["#4a703f", "#7c9c50", "#f3ead0"].forEach((c, i) => s.dabs(sprays[i] as Segment[], c, i === 2 ? 5 : 8, 0.85));
  const ground = ridge(r, 1500, (t) => 604 + 10 * Math.sin(t * 5), 3);
  s.fill(
    below(ground, 1000),
    s.lin(
      [0, 590],
      [0, 1000],
      [
        [0, "#94b05a"],
        [0.4, "#6d9348"],
        [1, "#345a36"],
      ],
    ),
  );
  meadow(s, { shades: ["#4a743d", "#6b9447", "#8dad54", "#b4c56c"], from: (x) => yAt(ground, x) + 2, density: 0.9 });
  appleTree(s, 1290, 690, 560, {
    leaf: LEAF.spring,
    light,
    lean: -0.4,
    density: 1.4,
    shadow: { colour: "#3b6038", dx: 0.2, opacity: 0.5 },
  });
  const paints = ["#d9b35c", "#7fa3a8", "#e4d6b4", "#b5604a", "#8aa06a"];
  (
    [
      [150, 664, 96],
      [340, 650, 92],
      [1010, 652, 94],
      [560, 700, 124],
      [800, 708, 128],
      [290, 762, 146],
    ] as const
  ).forEach(([x, y, k], i) => hive(s, x, y, k, paints[i % 5] as string));
  const tall: [number, number, number][] = [];
  for (let i = 0; i < 330; i++) {
    const t = r();
    const y = lerp(705, 1010, t);
    tall.push([r() * 1500, y, lerp(38, 150, t ** 1.3) * r.range(0.7, 1.2)]);
  }
  tall.sort((a, b) => a[1] - b[1]);
  let last = 700;
  for (const [x, y, h] of tall) {
    if (y - last > 34) {
      last = y;
      meadow(s, { shades: ["#3a6437", "#567f41", "#7ba04c"], from: () => y, density: 0.16, tall: 1.1 });
    }
    if (y < 800 && Math.abs(x - 560) < 130) continue;
    bloom(s, x, y, h);
  }
  for (let i = 0; i < 34; i++) farBee(s, r.range(60, 1250), r.range(380, 820), r.range(3.5, 8));
  farBee(s, 715, 640, 12);
  farBee(s, 452, 560, 10);
  meadow(s, { shades: ["#23452d", "#35602f", "#4e7a3a"], from: () => 960, density: 0.7, tall: 1.8 });
  for (let i = 0; i < 42; i++) bloom(s, r() * 1500, 1030 + r() * 30, r.range(90, 210));
  return s.svg();
}

/** A bee seen from above, k long. */
function bee(s: Sheet, x: number, y: number, k: number, turn: number): void {
  const r = s.r;
  s.group(`transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})"`, () => {
    s.fill(blob(r, k * 0.1, k * 0.12, k * 0.34, k * 0.62, 0.04, 12), "#2a1608", 0.4);
    for (const side of [-1, 1])
      for (const [a, b, c] of [
        [-0.3, -0.42, -0.6],
        [-0.12, 0.0, 0.02],
        [0.02, 0.26, 0.44],
      ] as const)
        s.line(
          smooth([
            [side * k * 0.14, a * k],
            [side * k * 0.36, b * k],
            [side * k * 0.44, c * k],
          ]),
          "#2c1b12",
          k * 0.05,
        );
    const abdomen = smooth(
      [
        [0, -k * 0.02],
        [k * 0.2, k * 0.1],
        [k * 0.23, k * 0.36],
        [k * 0.12, k * 0.62],
        [0, k * 0.72],
        [-k * 0.12, k * 0.62],
        [-k * 0.23, k * 0.36],
        [-k * 0.2, k * 0.1],
      ],
      true,
    );
    s.fill(abdomen, "#c98a2c");
    s.clip(abdomen, () => {
      for (const v of [0.14, 0.28, 0.42, 0.56, 0.68])
        s.line(
          smooth([
            [-k * 0.3, v * k],
            [0, v * k + k * 0.045],
            [k * 0.3, v * k],
          ]),
          "#38241a",
          k * 0.068,
        );
      s.fill(blob(r, k * 0.14, k * 0.34, k * 0.12, k * 0.4, 0.04, 9), "#2a160c", 0.45);
      s.dabs(
        Array.from(
          { length: 24 },
          () => [r.gauss() * k * 0.1 - k * 0.05, r.range(0.05, 0.6) * k, 0, k * 0.04] as const,
        ),
        "#f3d48c",
        k * 0.016,
        0.7,
      );
    });
    s.fill(blob(r, 0, -k * 0.16, k * 0.2, k * 0.2, 0.05, 12), "#6b4722");
    const fur: Segment[] = Array.from({ length: 90 }, () => {
      const a = r() * 6.283;
      const d = Math.sqrt(r()) * k * 0.21;
      return [Math.cos(a) * d, -k * 0.16 + Math.sin(a) * d, Math.cos(a) * k * 0.05, Math.sin(a) * k * 0.05] as const;
    });
    s.dabs(fur.slice(0, 50), "#a8742f", k * 0.022);
    s.dabs(fur.slice(50), "#e3b662", k * 0.02);
    s.fill(blob(r, 0, -k * 0.42, k * 0.15, k * 0.11, 0.04, 10), "#32211a");
    for (const side of [-1, 1]) {
      s.fill(blob(r, side * k * 0.12, -k * 0.42, k * 0.05, k * 0.085, 0.04, 8, side * 0.3), "#120c0c");
      s.line(
        smooth([
          [side * k * 0.04, -k * 0.5],
          [side * k * 0.1, -k * 0.6],
          [side * k * 0.18, -k * 0.64],
        ]),
        "#2c1b12",
        k * 0.03,
      );
      const wing = smooth(
        [
          [side * k * 0.1, -k * 0.16],
          [side * k * 0.36, k * 0.02],
          [side * k * 0.5, k * 0.32],
          [side * k * 0.42, k * 0.46],
          [side * k * 0.24, k * 0.34],
        ],
        true,
      );
      s.fill(wing, "#fdf3d8", 0.5);
      s.line(wing, "#fff9e8", k * 0.014, 0.8);
      s.line(
        smooth([
          [side * k * 0.12, -k * 0.12],
          [side * k * 0.3, k * 0.12],
          [side * k * 0.44, k * 0.4],
        ]),
        "#8a6a3c",
        k * 0.012,
        0.7,
      );
    }
  });
}

export function comb(): string {
  const s = sheet(1200, 1200, 149);
  const r = s.r;
  s.fill(
    rect(0, 0, 1200, 1200),
    s.lin(
      [0, 0],
      [1200, 1200],
      [
        [0, "#e0a33c"],
        [0.5, "#c07f28"],
        [1, "#6e3f18"],
      ],
    ),
  );
  const k = 66;
  const dx = k * Math.sqrt(3);
  for (let j = -1; j < 13; j++)
    for (let i = -1; i < 12; i++) {
      const x = i * dx + (j % 2 ? dx / 2 : 0) + Math.sin(j * 0.9) * 5;
      const y = j * k * 1.5 + Math.sin(i * 0.7) * 6;
      const corner = (m: number, rad: number): P => [
        x + Math.cos((m * Math.PI) / 3 + Math.PI / 6) * rad,
        y + Math.sin((m * Math.PI) / 3 + Math.PI / 6) * rad,
      ];
      const hex = (rad: number): P[] =>
        Array.from({ length: 6 }, (_, m) => {
          const [cx, cy] = corner(m, rad);
          return [cx + r.gauss() * 1.6, cy + r.gauss() * 1.6] as P;
        });
      const t = (x + y) / 2400;
      s.fill(poly(hex(k * 0.985)), mix("#f3cf7a", "#b0712a", t * 0.85 + r() * 0.08));
      const capped = x * 0.55 + 260 - y + r.gauss() * 40 > 90 && y < 520;
      const inner = smooth(hex(k * 0.83), true);
      if (capped) {
        s.fill(inner, mix("#f6dfa6", "#d1a258", t + r() * 0.15));
        s.clip(inner, () => {
          for (let m = 0; m < 6; m++)
            s.fill(
              blob(
                r,
                x + r.gauss() * k * 0.35,
                y + r.gauss() * k * 0.35,
                k * r.range(0.14, 0.36),
                k * r.range(0.08, 0.2),
                0.2,
                8,
                r() * 3,
              ),
              r.pick(["#fff0cc", "#dfba74", "#cfa45c"]),
              0.55,
            );
          s.fill(blob(r, x + k * 0.3, y + k * 0.4, k * 0.62, k * 0.4, 0.1, 9), "#9c6a2c", 0.28);
        });
      } else {
        const full = r() < 0.72;
        s.fill(inner, mix("#8a4f16", "#4a2610", t));
        s.clip(inner, () => {
          s.fill(
            blob(r, x + k * 0.1, y + k * 0.14, k * 0.74, k * 0.72, 0.04, 10),
            full ? mix("#e39a24", "#a85c16", t) : mix("#5d3414", "#351c0e", t),
          );
          if (full) {
            s.fill(blob(r, x + k * 0.2, y + k * 0.3, k * 0.5, k * 0.36, 0.08, 9), "#f6bf4c", 0.65);
            s.fill(blob(r, x - k * 0.3, y - k * 0.22, k * 0.2, k * 0.11, 0.1, 8, -0.6), "#fff3cf", 0.9);
            s.dabs([[x + k * 0.3, y + k * 0.36, k * 0.1, -k * 0.03]], "#fff3cf", k * 0.06, 0.7);
          } else s.fill(blob(r, x + k * 0.16, y + k * 0.3, k * 0.42, k * 0.24, 0.1, 9), "#a06a2a", 0.4);
        });
      }
      s.line(poly([corner(3, k * 0.9), corner(4, k * 0.9), corner(5, k * 0.9)], false), "#fff0c4", 4, 0.55);
      s.line(poly([corner(0, k * 0.9), corner(1, k * 0.9), corner(2, k * 0.9)], false), "#5a3010", 4, 0.35);
    }
  for (const [x, y, len, turn] of [
    [360, 300, 250, 140],
    [820, 250, 235, -60],
    [600, 600, 300, 28],
    [990, 560, 255, 205],
    [250, 720, 265, -35],
    [880, 900, 290, -110],
    [470, 985, 265, 75],
    [1110, 1120, 240, 20],
    [60, 1080, 250, 160],
    [90, 430, 220, 60],
    [1130, 60, 230, 110],
  ] as const)
    bee(s, x, y, len * 0.78, turn);
  s.glow(160, 120, 800, "#fff0c0", 0.5);
  s.fill(
    rect(0, 0, 1200, 1200),
    s.rad([480, 460], 980, [
      [0, "#2a1408", 0],
      [0.6, "#2a1408", 0.08],
      [1, "#2a1408", 0.55],
    ]),
  );
  return s.svg();
}
