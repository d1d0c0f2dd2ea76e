import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "./kit.ts";
import type { P } from "./kit.ts";
import { farTree } from "./trees.ts";
import {
  C,
  at,
  ball,
  chalk,
  chalkCircle,
  circle,
  ellipse,
  goal,
  letters,
  mast,
  player,
  px,
  roundRect,
  stripes,
  turf,
} from "./club.ts";
import type { Cam } from "./club.ts";
import { AIR, clouds, clubhouse, flag, heaven, hedge, hills, village } from "./land.ts";

const lines = (s: ReturnType<typeof sheet>, c: Cam, z0: number, half = 32, len = 100): void => {
  chalk(s, c, [-half, z0 + len], [half, z0 + len], 0.2);
  for (const x of [-half, half]) chalk(s, c, [x, Math.max(1.5, z0)], [x, z0 + len], 0.16);
  chalk(s, c, [-half, z0 + len / 2], [half, z0 + len / 2], 0.18);
  chalkCircle(s, c, 0, z0 + len / 2, 9.15, 0, Math.PI * 2, 0.2);
  for (const x of [-20.15, 20.15]) chalk(s, c, [x, z0 + len - 16.5], [x, z0 + len], 0.22);
  chalk(s, c, [-20.15, z0 + len - 16.5], [20.15, z0 + len - 16.5], 0.26);
  for (const x of [-9.16, 9.16]) chalk(s, c, [x, z0 + len - 5.5], [x, z0 + len], 0.22);
  chalk(s, c, [-9.16, z0 + len - 5.5], [9.16, z0 + len - 5.5], 0.28);
};

function evening(): string {
  const s = sheet(1600, 900, 11);
  const hy = 400;
  heaven(s, "dusk", hy + 60);
  clouds(
    s,
    "dusk",
    [
      [330, 170, 520],
      [1240, 120, 420],
      [820, 240, 620],
      [160, 270, 300],
      [1480, 255, 380],
    ],
    0.55,
  );
  s.glow(1090, 392, 620, "#ffc98a", 0.55, 0.5);
  hills(s, "dusk", hy + 8, 130);
  village(s, "dusk", 1180, hy + 4, 46, 8);
  hedge(s, "dusk", hy + 18, 62, 300, 760);
  const c: Cam = { hy, cx: 800, f: 1150, h: 6.2 };
  stripes(s, c, 12, 150, 6, "#2c6548", "#37764f", "#7f9a72", 0.4);
  for (const [x, y, k] of [
    [330, 452, 250],
    [1290, 452, 250],
    [60, 520, 400],
    [1545, 520, 400],
  ] as const)
    mast(s, x, y, k, { lit: true, colour: "#262f42", glow: 0.9 });
  // pools of light on the grass
  for (const [x, y, k] of [
    [430, 560, 520],
    [1170, 560, 520],
    [800, 700, 760],
  ] as const)
    s.glow(x, y, k, "#e9f0b8", 0.36, 0.34);
  lines(s, c, 17, 33, 96);
  goal(s, c, 0, 113, { opacity: 0.55 });
  clubhouse(s, "dusk", 356, 460, 330, {});
  flag(s, 720, 458, 96, [C.brick, C.cream]);
  // training far away, long shadows out of four lights
  const men: [number, number, "run" | "stand" | "kick", boolean][] = [
    [-14, 62, "run", false],
    [-6, 55, "kick", true],
    [2, 66, "stand", false],
    [9, 58, "run", true],
    [17, 72, "run", false],
    [-22, 78, "stand", false],
    [24, 60, "stand", true],
    [5, 84, "run", true],
  ];
  for (const [X, Z, pose, flip] of men.sort((a, b) => b[1] - a[1])) {
    const [x, y] = at(c, X, Z);
    player(s, x, y, px(c, Z, 1.78), {
      pose,
      flip,
      kit:
        X > 4
          ? { shirt: "#e6b24f", shorts: "#2a3346", socks: "#2a3346" }
          : { shirt: "#b9503f", shorts: "#efe4cc", socks: "#a5432f" },
      shadow: [X > 0 ? -0.5 : 0.5, 0.09],
      haze: 0.12,
      fog: "#f3dfae",
    });
  }
  const [bx, by] = at(c, -3.6, 55);
  ball(s, bx, by - 6, 5.5);
  // the rail in front, with a scarf on it
  turf(s, c, 12, 30, ["#24563f", "#3f8056", "#6fa065"], 2600, 0.11, 0.5);
  const yr = 800;
  s.fill(rect(-10, 838, 1620, 70), "#3a4048");
  s.fill(rect(-10, 838, 1620, 8), "#555c64");
  for (let x = 40; x < 1600; x += 260) {
    s.fill(rect(x, yr - 62, 13, 150), "#c9cdd0");
    s.fill(rect(x + 8, yr - 62, 5, 150), "#7c828c");
  }
  s.fill(rect(-10, yr - 70, 1620, 15), "#dfe1df");
  s.fill(rect(-10, yr - 60, 1620, 5), "#868c95");
  const scarf: P[] = [
    [1138, yr - 76],
    [1210, yr - 76],
    [1206, yr + 64],
    [1142, yr + 68],
  ];
  s.fill(poly(scarf), C.brick);
  for (const v of [0.06, 0.3, 0.54, 0.78])
    s.fill(
      poly([
        [lerp(1138, 1142, v), yr - 76 + v * 142],
        [lerp(1210, 1206, v), yr - 76 + v * 141],
        [lerp(1210, 1206, v + 0.1), yr - 76 + (v + 0.1) * 141],
        [lerp(1138, 1142, v + 0.1), yr - 76 + (v + 0.1) * 142],
      ]),
      C.cream,
    );
  for (let i = 0; i < 12; i++)
    s.line(`M${1143 + i * 5.6} ${yr + 66}v${s.r.range(16, 24)}`, i % 2 ? C.cream : C.brick, 3);
  s.fill(
    poly([
      [1186, yr - 76],
      [1210, yr - 76],
      [1206, yr + 64],
      [1184, yr + 66],
    ]),
    "#1b1626",
    0.22,
  );
  return s.svg();
}

function upright(): string {
  const s = sheet(1000, 1780, 23);
  const hy = 1060;
  heaven(s, "dusk", hy + 60);
  clouds(
    s,
    "dusk",
    [
      [240, 520, 420],
      [760, 650, 460],
      [330, 820, 620],
      [820, 900, 360],
    ],
    0.55,
  );
  s.fill(circle(735, 300, 52), "#fbf0d4");
  s.fill(circle(756, 290, 46), "#243a5e", 0.92);
  s.glow(735, 300, 240, "#fff0cc", 0.3);
  hills(s, "dusk", hy + 6, 150);
  village(s, "dusk", 690, hy + 2, 44, 6);
  hedge(s, "dusk", hy + 16, 64, 90, 420);
  const c: Cam = { hy, cx: 500, f: 1050, h: 5 };
  stripes(s, c, 7, 150, 6, "#2c6548", "#37764f", "#7f9a72", 0.4);
  clubhouse(s, "dusk", 120, hy + 42, 290, {});
  mast(s, 900, 1190, 640, { lit: true, colour: "#232c3f" });
  mast(s, 470, 1102, 250, { lit: true, colour: "#2c364a" });
  s.glow(560, 1330, 620, "#eaf1ba", 0.42, 0.4);
  chalkCircle(s, c, -2, 46, 9.15, 0, Math.PI * 2, 0.16);
  chalk(s, c, [-40, 46], [40, 46], 0.16);
  chalk(s, c, [-40, 98], [40, 98], 0.2);
  chalk(s, c, [-3.7, 12], [-3.7, 98], 0.15);
  chalk(s, c, [-3.7, 12], [40, 12], 0.13);
  chalkCircle(s, c, -3.7, 12, 1, 0, Math.PI / 2, 0.1);
  goal(s, c, 12, 98, { opacity: 0.5 });
  turf(s, c, 7, 22, ["#24563f", "#3f8056", "#7aa868"], 2600, 0.1, 0.5);
  // the corner with its flag
  const [x, y] = at(c, -3.7, 12);
  s.fill(
    taper(
      [
        [x, y],
        [x - 90, y + 26],
        [x - 200, y + 44],
      ],
      16,
      6,
    ),
    "#163627",
    0.5,
  );
  s.line(`M${x} ${y}v-250`, "#efe6d0", 9);
  s.line(`M${x + 2} ${y}v-250`, "#a9a08e", 3);
  s.fill(
    smooth(
      [
        [x, y - 248],
        [x + 46, y - 240],
        [x + 96, y - 222],
        [x + 60, y - 186],
        [x, y - 168],
      ],
      true,
    ),
    C.brick,
  );
  s.fill(
    smooth(
      [
        [x + 30, y - 242],
        [x + 96, y - 222],
        [x + 60, y - 186],
        [x + 24, y - 178],
      ],
      true,
    ),
    "#1b1626",
    0.18,
  );
  ball(s, x + 96, y - 4, 34, { turn: [0.6, 0.2, 0.4], light: [0.4, -0.6] });
  return s.svg();
}

function floodlight(): string {
  const s = sheet(1280, 1600, 31);
  heaven(s, "dusk", 1420);
  clouds(
    s,
    "dusk",
    [
      [300, 980, 620],
      [960, 1080, 560],
      [640, 1190, 900],
      [180, 700, 380],
      [1060, 640, 420],
    ],
    0.5,
  );
  hills(s, "dusk", 1420, 130);
  hedge(s, "dusk", 1450, 110);
  const beam = (x: number, dx: number): void =>
    s.fill(
      poly([
        [x - 60, 330],
        [x + 90, 330],
        [x + dx + 420, 1600],
        [x + dx - 420, 1600],
      ]),
      s.lin(
        [x, 330],
        [x + dx, 1600],
        [
          [0, "#fff2c8", 0.42],
          [0.5, "#fff2c8", 0.13],
          [1, "#fff2c8", 0.02],
        ],
      ),
    );
  beam(610, -220);
  beam(650, 200);
  // lattice mast
  const leg = (t: number, side: number): P => [640 + side * lerp(26, 60, t), lerp(420, 1500, t)];
  const steel = "#27303f";
  for (let i = 0; i < 12; i++) {
    s.line(poly([leg(i / 12, -1), leg((i + 1) / 12, 1)], false), "#39435a", 6);
    s.line(poly([leg(i / 12, 1), leg((i + 1) / 12, -1)], false), "#1e2634", 6);
    s.line(poly([leg(i / 12, -1), leg(i / 12, 1)], false), steel, 5);
  }
  for (const side of [-1, 1]) {
    s.line(poly([leg(0, side), leg(1, side)], false), steel, 13);
    s.line(
      poly(
        [
          [leg(0, side)[0] - 4, 420],
          [leg(1, side)[0] - 4, 1500],
        ],
        false,
      ),
      "#9a8b86",
      3,
      0.7,
    );
  }
  for (const [row, n] of [
    [0, 4],
    [1, 4],
    [2, 4],
  ] as const) {
    const y = 250 + row * 105;
    s.fill(rect(640 - 330, y + 34, 660, 13), steel);
    for (let i = 0; i < n; i++) {
      const x = 640 - 250 + i * 166;
      s.glow(x, y, 300, "#ffefc4", 0.5);
      s.fill(roundRect(x - 66, y - 44, 132, 86, 16), "#1b222f");
      s.fill(roundRect(x - 54, y - 34, 108, 66, 12), "#fff9e2");
      s.glow(x, y, 95, "#ffffff", 0.9);
    }
  }
  for (const x of [640 - 300, 640 + 300]) s.line(`M${x} 240V520`, steel, 9);
  s.fill(
    poly([
      [610, 400],
      [670, 400],
      [680, 520],
      [600, 520],
    ]),
    steel,
  );
  // moths in the light
  s.dabs(
    Array.from(
      { length: 46 },
      () => [640 + s.r.gauss() * 260, 420 + s.r.gauss() * 190, s.r.gauss() * 5, s.r.gauss() * 5] as const,
    ),
    "#fff6da",
    4,
    0.8,
  );
  s.fill(rect(0, 1500, 1280, 110), "#1b3b36");
  const c: Cam = { hy: 1440, cx: 640, f: 1000, h: 1.6 };
  turf(s, c, 10, 40, ["#16332f", "#2c5f47", "#5c8a58"], 1600, 0.5, 0.7);
  return s.svg();
}

function corner(): string {
  const s = sheet(1280, 1600, 43);
  heaven(s, "golden", 900);
  clouds(
    s,
    "golden",
    [
      [360, 260, 620],
      [980, 170, 420],
      [760, 420, 700],
      [200, 520, 380],
    ],
    0.75,
  );
  s.glow(300, 720, 620, "#ffdc96", 0.7);
  hills(s, "golden", 880, 170);
  hedge(s, "golden", 905, 120);
  const c: Cam = { hy: 850, cx: 760, f: 1300, h: 1.5 };
  stripes(s, c, 2.2, 110, 3, "#3f7d50", "#4c8d59", "#c9b878", 0.45);
  goal(s, c, -18, 62, { opacity: 0.45 });
  chalk(s, c, [-60, 3.6], [0, 3.6], 0.11);
  chalk(s, c, [0, 3.6], [0, 70], 0.11);
  chalkCircle(s, c, 0, 3.6, 1, Math.PI / 2, Math.PI, 0.09);
  turf(s, c, 2.1, 9, ["#2f6a45", "#5c9a5c", "#9dbb6a", "#d2c878"], 5200, 0.075, 0.5);
  const [x, y] = at(c, 0, 3.6);
  s.fill(
    taper(
      [
        [x, y],
        [x + 240, y + 60],
        [x + 520, y + 110],
      ],
      34,
      18,
    ),
    "#1f4a33",
    0.45,
  );
  s.fill(
    smooth(
      [
        [x + 380, y + 70],
        [x + 480, y + 60],
        [x + 560, y + 110],
        [x + 440, y + 118],
      ],
      true,
    ),
    "#1f4a33",
    0.35,
  );
  s.fill(rect(x - 13, y - 900, 26, 905), C.cream);
  for (let i = 0; i < 6; i++) s.fill(rect(x - 13, y - 760 + i * 140, 26, 64), C.brick);
  s.fill(rect(x + 4, y - 900, 9, 905), "#2a1a20", 0.25);
  s.fill(circle(x, y - 905, 20), C.cream);
  const f: P[] = [
    [x + 10, y - 890],
    [x + 150, y - 905],
    [x + 290, y - 850],
    [x + 420, y - 842],
    [x + 380, y - 720],
    [x + 260, y - 650],
    [x + 130, y - 645],
    [x + 10, y - 590],
  ];
  s.fill(smooth(f, true), C.brick);
  s.clip(smooth(f, true), () => {
    s.fill(
      smooth(
        [
          [x + 160, y - 960],
          [x + 236, y - 872],
          [x + 216, y - 700],
          [x + 140, y - 600],
          [x + 60, y - 600],
          [x + 120, y - 760],
        ],
        true,
      ),
      "#4a161a",
      0.26,
    );
    s.fill(
      smooth(
        [
          [x + 330, y - 960],
          [x + 300, y - 800],
          [x + 320, y - 600],
          [x + 520, y - 600],
          [x + 520, y - 960],
        ],
        true,
      ),
      "#ffd9a0",
      0.16,
    );
  });
  s.fill(letters("1921", x + 96, y - 720, 92, { weight: 650 }), C.cream, 0.95);
  ball(s, x - 175, y - 12, 92, { turn: [0.5, 0.35, 0.2], light: [-0.6, -0.5] });
  s.fill(ellipse(x - 120, y + 78, 130, 16), "#1f4a33", 0.45);
  turf(s, c, 2.1, 3.2, ["#2f6a45", "#5c9a5c", "#b4c873"], 900, 0.085, 0.8);
  return s.svg();
}

function rain(): string {
  const s = sheet(1500, 1000, 53);
  heaven(s, "grey", 430);
  clouds(
    s,
    "grey",
    [
      [300, 130, 700],
      [1100, 90, 760],
      [760, 220, 900],
      [120, 300, 520],
      [1390, 290, 520],
    ],
    0.8,
  );
  hills(s, "grey", 420, 110);
  hedge(s, "grey", 438, 78);
  const c: Cam = { hy: 420, cx: 900, f: 1100, h: 3.2 };
  stripes(s, c, 5, 120, 5, "#3c6b56", "#457660", "#aebbb2", 0.55);
  chalk(s, c, [-34, 90], [34, 90], 0.2, "#e9ece4", 0.8);
  chalk(s, c, [-16, 5], [-16, 90], 0.14, "#e9ece4", 0.85);
  goal(s, c, 4, 90, { opacity: 0.4, post: "#eef0ea" });
  // puddles mirror the sky
  for (const [X, Z, w] of [
    [1.5, 13, 1.9],
    [6, 21, 2.4],
    [-4, 30, 2.6],
    [2.2, 8.6, 1.0],
    [14, 44, 4],
    [-1, 55, 4],
  ] as const) {
    const [x, y] = at(c, X, Z);
    s.fill(blob(s.r, x, y, px(c, Z, w), px(c, Z, w) * 0.16, 0.1, 14), "#b4c2c4", 0.9);
    s.fill(blob(s.r, x - 8, y - 3, px(c, Z, w) * 0.72, px(c, Z, w) * 0.09, 0.1, 12), "#dbe2de", 0.8);
    for (let i = 0; i < 5; i++) {
      const [rx, k] = [x + s.r.gauss() * px(c, Z, w) * 0.45, s.r.range(8, 22)];
      s.add(
        `<ellipse cx="${rx}" cy="${y}" rx="${k}" ry="${k * 0.28}" fill="none" stroke="#f2f5ef" stroke-width="2" opacity=".8"/>`,
      );
    }
  }
  turf(s, c, 5, 14, ["#2f5a49", "#4f7f66", "#86a58d"], 2600, 0.09, 0.55);
  // the dugout with two benches and an umbrella
  const d: P[] = [
    [70, 520],
    [560, 500],
    [560, 800],
    [70, 850],
  ];
  s.fill(
    poly([
      [40, 846],
      [600, 800],
      [680, 830],
      [80, 900],
    ]),
    "#23403a",
    0.4,
  );
  s.fill(poly(d), "#2f3c44", 0.93);
  s.fill(
    poly([
      [70, 520],
      [560, 500],
      [560, 640],
      [70, 690],
    ]),
    "#7f929a",
    0.25,
  );
  s.fill(
    poly([
      [90, 712],
      [545, 668],
      [545, 690],
      [90, 738],
    ]),
    "#b9794a",
  );
  s.fill(
    poly([
      [90, 738],
      [545, 690],
      [545, 700],
      [90, 752],
    ]),
    "#6b4531",
  );
  for (const x of [140, 330, 500]) s.fill(rect(x, lerp(745, 690, (x - 90) / 455), 14, 90), "#4a4f57");
  s.fill(
    poly([
      [36, 478],
      [590, 462],
      [604, 505],
      [40, 530],
    ]),
    C.brick,
  );
  s.fill(
    poly([
      [36, 478],
      [590, 462],
      [594, 474],
      [37, 492],
    ]),
    "#d77b63",
  );
  for (const x of [62, 556]) s.fill(rect(x, 500, 15, x < 100 ? 352 : 306), "#d5d8d4");
  // drops from the roof
  s.dabs(
    Array.from({ length: 36 }, () => [60 + s.r() * 530, 530 + s.r() * 280, 0, s.r.range(8, 22)] as const),
    "#e8eef0",
    3,
    0.7,
  );
  // a closed umbrella leans on the bench
  s.fill(
    taper(
      [
        [392, 540],
        [384, 640],
        [372, 742],
      ],
      6,
      34,
    ),
    C.brick,
  );
  s.fill(
    taper(
      [
        [396, 560],
        [392, 650],
        [384, 742],
      ],
      3,
      12,
    ),
    mix(C.brick, "#20161e", 0.4),
  );
  s.line("M372 742L368 800", "#2b2320", 7);
  s.line("M393 540L397 512q3 -16 -10 -18", "#6b4531", 7);
  s.fill(roundRect(196, 640, 96, 66, 12), "#2f5563");
  s.fill(roundRect(214, 622, 60, 22, 10), "#24434f");
  s.fill(letters("SV", 244, 688, 34, { align: "middle" }), C.cream);
  ball(s, 690, 800, 46, { turn: [0.2, 0.5, 0.9], light: [-0.3, -0.6], white: "#e9ebe4" });
  s.fill(ellipse(696, 846, 62, 9), "#23403a", 0.45);
  const list = Array.from({ length: 620 }, () => {
    const x = s.r() * 1560;
    const y = s.r() * 1000;
    const l = s.r.range(18, 54);
    return [x, y, -l * 0.22, l] as const;
  });
  s.dabs(list, "#eef3f3", 2, 0.38);
  return s.svg();
}

function net(): string {
  const s = sheet(1500, 1000, 61);
  s.fill(
    rect(0, 0, 1500, 1000),
    s.lin(
      [0, 0],
      [0, 1000],
      [
        [0, "#f7dba6"],
        [0.4, "#f3d29a"],
        [0.56, "#c9bd82"],
        [1, "#3f7d50"],
      ],
    ),
  );
  s.glow(1180, 240, 700, "#fff0c0", 0.8);
  for (let i = 0; i < 15; i++)
    farTree(s, i * 118 - 40, 520, 250 + (i % 3) * 50, {
      leaf: AIR.golden.leaf.map((x) => mix(x, "#f3d9a0", 0.45)),
      light: [0.6, -0.6],
      bark: "#7a6a52",
      density: 0.8,
    });
  s.fill(
    rect(0, 520, 1500, 480),
    s.lin(
      [0, 520],
      [0, 1000],
      [
        [0, "#a8b26a"],
        [0.3, "#5f9a5c"],
        [1, "#2f6a48"],
      ],
    ),
  );
  const c: Cam = { hy: 470, cx: 750, f: 1000, h: 1.5 };
  turf(s, c, 2.8, 14, ["#2f6a45", "#5c9a5c", "#a9c06a"], 3800, 0.09, 0.55);
  // the net bulges where the ball is
  const B: P = [840, 500];
  const warp = (x: number, y: number): P => {
    const d = Math.hypot(x - B[0], (y - B[1]) * 1.1);
    const k = Math.exp(-((d / 250) ** 2));
    const sag = Math.sin((x / 1500) * Math.PI) * 26;
    return [x + (B[0] - x) * 0.5 * k + k * 26, y + (B[1] - y) * 0.46 * k + sag * (y / 1000) + k * 34];
  };
  const step = 62;
  const rows = Array.from({ length: 20 }, (_, j) =>
    Array.from({ length: 29 }, (_, i) => warp(-100 + i * step + (j % 2) * (step / 2), -60 + j * step * 0.94)),
  );
  const under: string[] = [];
  rows.forEach((row, j) => {
    const next = rows[j + 1];
    if (!next) return;
    row.forEach((p, i) => {
      const [a, b] = [next[i + (j % 2)], next[i + (j % 2) - 1]];
      if (a) under.push(poly([p, a], false));
      if (b) under.push(poly([p, b], false));
    });
  });
  ball(s, B[0] + 20, B[1] + 20, 150, { turn: [0.35, 0.25, 0.5], light: [0.5, -0.5] });
  const d = under.join("");
  s.add(`<path d="${d}" transform="translate(5 6)" fill="none" stroke="#2b3a36" stroke-width="5" opacity=".28"/>`);
  s.add(`<path d="${d}" fill="none" stroke="#fbf6e8" stroke-width="6" stroke-linecap="round"/>`);
  s.dabs(
    rows.flat().map(([x, y]) => [x, y, 0.1, 0] as const),
    "#fffdf4",
    11,
  );
  // post on the left
  s.fill(
    rect(70, -20, 74, 1040),
    s.lin(
      [70, 0],
      [144, 0],
      [
        [0, "#d9d2c0"],
        [0.4, "#fffdf6"],
        [1, "#9a968e"],
      ],
    ),
  );
  return s.svg();
}

function mud(): string {
  const s = sheet(1500, 1000, 67);
  s.fill(
    rect(0, 0, 1500, 1000),
    s.lin(
      [0, 0],
      [0, 1000],
      [
        [0, "#b9c3bd"],
        [0.3, "#8aa28c"],
        [0.36, "#55705a"],
        [1, "#40382f"],
      ],
    ),
  );
  for (let i = 0; i < 13; i++)
    farTree(s, i * 132 - 40, 300, 190 + (i % 4) * 30, {
      leaf: AIR.grey.leaf.map((x) => mix(x, "#c4ccc8", 0.5)),
      light: [-0.3, -0.9],
      bark: "#6d7a78",
      density: 0.6,
    });
  const c: Cam = { hy: 250, cx: 700, f: 1000, h: 1.1 };
  s.fill(
    rect(0, 298, 1500, 710),
    s.lin(
      [0, 298],
      [0, 1000],
      [
        [0, "#7f9a7c"],
        [0.2, "#54805c"],
        [0.6, "#4a6a4a"],
        [1, "#3f4a38"],
      ],
    ),
  );
  turf(s, c, 1.6, 16, ["#2f5a40", "#4f7f52", "#7f9f66", "#3a4a34"], 6200, 0.06, 0.6);
  s.fill(blob(s.r, 760, 800, 800, 220, 0.07, 22), "#4b3a2c");
  s.fill(blob(s.r, 700, 830, 660, 160, 0.09, 22), "#5d4734");
  for (let i = 0; i < 70; i++) {
    const x = 760 + s.r.gauss() * 380;
    const y = 810 + s.r.gauss() * 85;
    s.fill(
      blob(s.r, x, y, s.r.range(16, 60), s.r.range(5, 15), 0.2, 9),
      s.r.pick(["#3c2e24", "#6f5740", "#7f6650", "#4b3a2c"]),
      0.75,
    );
  }
  s.fill(blob(s.r, 1040, 850, 300, 62, 0.08, 18), "#9fb0ae");
  s.fill(blob(s.r, 1010, 842, 210, 34, 0.08, 16), "#cfdad4");
  s.fill(blob(s.r, 330, 880, 230, 44, 0.08, 18), "#8fa19f");
  s.fill(blob(s.r, 310, 874, 150, 22, 0.08, 14), "#c3cfc9");
  s.fill(ellipse(720, 842, 300, 50), "#231a14", 0.5);
  ball(s, 690, 590, 262, { turn: [0.25, 0.3, 0.15], light: [-0.4, -0.5], white: "#efe9d9" });
  s.clip(circle(690, 590, 262), () => {
    const rim: P[] = Array.from(
      { length: 15 },
      (_, i) => [410 + i * 40, 735 + s.r.gauss() * 22 - (i % 3 === 1 ? 30 : 0)] as P,
    );
    s.fill(`${smooth(rim)}L980 900L400 900Z`, "#5d4734");
    s.fill(`${smooth(rim.map(([x, y]) => [x + 14, y + 34] as P))}L980 900L400 900Z`, "#4b3a2c");
    for (let i = 0; i < 26; i++)
      s.fill(
        blob(s.r, 690 + s.r.gauss() * 150, 690 + s.r.gauss() * 50, s.r.range(8, 30), s.r.range(6, 18), 0.2, 9),
        "#5d4734",
        0.92,
      );
    for (let i = 0; i < 60; i++)
      s.fill(
        blob(s.r, 690 + s.r.gauss() * 130, 590 + s.r.gauss() * 130, s.r.range(2, 9), s.r.range(2, 7), 0.2, 7),
        "#5d4734",
        0.85,
      );
    s.fill(rect(400, 800, 600, 80), "#4b3a2c");
  });
  s.fill(blob(s.r, 690, 852, 250, 26, 0.12, 20), "#5d4734");
  for (let i = 0; i < 60; i++) {
    const a = s.r.range(-2.9, -0.25);
    const d = s.r.range(270, 470);
    s.fill(
      blob(s.r, 690 + Math.cos(a) * d * 1.15, 640 + Math.sin(a) * d * 0.7, s.r.range(3, 13), s.r.range(3, 11), 0.2, 7),
      "#574231",
      0.9,
    );
  }
  turf(s, c, 1.45, 1.9, ["#2f5a40", "#4f7f52", "#86a868"], 420, 0.12, 0.9);
  return s.svg();
}

function stand(): string {
  const s = sheet(1600, 900, 71);
  heaven(s, "golden", 470);
  clouds(
    s,
    "golden",
    [
      [300, 120, 560],
      [1250, 90, 480],
      [820, 170, 620],
    ],
    0.75,
  );
  hills(s, "golden", 450, 120);
  village(s, "golden", 300, 452, 44, 6);
  hedge(s, "golden", 470, 86, 560, 1240);
  const c: Cam = { hy: 440, cx: 520, f: 1100, h: 2.6 };
  // five steps of concrete seen from their end, rising to the right
  stripes(s, c, 5, 120, 5, "#3f7d50", "#4c8d59", "#c9b878", 0.45);
  turf(s, c, 5, 16, ["#2f6a45", "#5c9a5c", "#c3c470"], 2600, 0.1, 0.5);
  chalk(s, c, [-60, 82], [18, 82], 0.2);
  chalk(s, c, [1.2, 5], [1.2, 82], 0.14);
  goal(s, c, -24, 82, { opacity: 0.45 });
  for (const [X, Z, pose, kit] of [
    [-14, 46, "run", 0],
    [-9, 40, "kick", 1],
    [-19, 55, "stand", 1],
    [-6, 60, "run", 0],
    [-26, 50, "run", 0],
    [-11, 68, "stand", 1],
  ] as const) {
    const [x, y] = at(c, X, Z);
    player(s, x, y, px(c, Z, 1.8), {
      pose,
      kit: kit ? { shirt: "#eee6d2", shorts: "#2f5563", socks: "#eee6d2" } : undefined,
      shadow: [0.7, 0.05],
      haze: 0.1,
    });
  }
  const step = (i: number): { x0: (z: number) => number; y: (z: number) => number } => ({
    x0: (z) => at(c, 4 + i * 1.0, z, 0.45 * (i + 1))[0],
    y: (z) => at(c, 0, z, 0.45 * (i + 1))[1],
  });
  const [zn, zf] = [4.2, 44];
  for (let i = 0; i < 5; i++) {
    const X0 = 4 + i * 1.0;
    const Y = 0.42 * (i + 1);
    const riser: P[] = [at(c, X0, zn, Y - 0.42), at(c, X0, zf, Y - 0.42), at(c, X0, zf, Y), at(c, X0, zn, Y)];
    s.fill(poly(riser), mix("#8f8878", "#f3d9a0", 0.2));
    const tread: P[] = [at(c, X0, zn, Y), at(c, X0, zf, Y), at(c, X0 + 1.05, zf, Y), at(c, X0 + 1.05, zn, Y)];
    s.fill(poly(tread), mix("#d5c9ad", "#f9e3b6", 0.3));
    s.line(poly([at(c, X0, zn, Y), at(c, X0, zf, Y)], false), "#fff1cf", 2.5, 0.8);
  }
  void step;
  s.fill(poly([at(c, 9, zn, 2.1), at(c, 9, zf, 2.1), at(c, 9, zf, 3.2), at(c, 9, zn, 3.2)]), "#9a6a48");
  for (let i = 0; i < 30; i++) {
    const z = lerp(zf, zn, (i / 30) ** 0.5);
    s.line(poly([at(c, 9, z, 2.1), at(c, 9, z, 3.2)], false), "#6b4531", 2, 0.6);
  }
  // people on the steps, from behind, in the last sun
  const seats: [number, number][] = [];
  for (let i = 0; i < 5; i++)
    for (let z = 8 + (i % 2) * 1.5; z < 40; z += s.r.range(1.6, 4.4)) if (s.r() < 0.82) seats.push([i, z]);
  const coats = [C.brick, "#2f5563", "#d9b98a", "#3c4350", "#8a6242", "#6c7f5c", "#c98a4a", "#e9dfc8"];
  seats.sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  for (const [i, z] of seats) {
    const [x, y] = at(c, 4.5 + i, z, 0.42 * (i + 1));
    const h = px(c, z, 0.95);
    const coat = s.r.pick(coats);
    s.fill(
      smooth(
        [
          [x - h * 0.3, y],
          [x - h * 0.34, y - h * 0.4],
          [x - h * 0.2, y - h * 0.66],
          [x + h * 0.2, y - h * 0.66],
          [x + h * 0.34, y - h * 0.4],
          [x + h * 0.3, y],
        ],
        true,
      ),
      coat,
    );
    s.fill(
      smooth(
        [
          [x + h * 0.06, y],
          [x + h * 0.1, y - h * 0.62],
          [x + h * 0.2, y - h * 0.66],
          [x + h * 0.34, y - h * 0.4],
          [x + h * 0.3, y],
        ],
        true,
      ),
      mix(coat, "#1c1a2a", 0.35),
      0.6,
    );
    s.fill(blob(s.r, x, y - h * 0.83, h * 0.145, h * 0.17, 0.02, 10), s.r.pick(C.skin));
    s.fill(
      smooth(
        [
          [x - h * 0.15, y - h * 0.78],
          [x - h * 0.15, y - h * 0.94],
          [x, y - h * 1.02],
          [x + h * 0.15, y - h * 0.94],
          [x + h * 0.15, y - h * 0.78],
          [x, y - h * 0.7],
        ],
        true,
      ),
      s.r.pick(C.hair),
    );
    if (s.r() < 0.3) {
      s.fill(
        smooth(
          [
            [x - h * 0.17, y - h * 0.9],
            [x - h * 0.13, y - h * 1.08],
            [x + h * 0.13, y - h * 1.08],
            [x + h * 0.17, y - h * 0.9],
          ],
          true,
        ),
        s.r.pick([C.brick, C.teal]),
      );
      s.fill(circle(x, y - h * 1.1, h * 0.05), C.cream);
    }
    if (s.r() < 0.35) {
      s.fill(
        smooth(
          [
            [x - h * 0.2, y - h * 0.68],
            [x, y - h * 0.6],
            [x + h * 0.2, y - h * 0.68],
            [x + h * 0.2, y - h * 0.58],
            [x, y - h * 0.5],
            [x - h * 0.2, y - h * 0.58],
          ],
          true,
        ),
        C.brick,
      );
      s.fill(
        taper(
          [
            [x + h * 0.12, y - h * 0.56],
            [x + h * 0.16, y - h * 0.2],
          ],
          h * 0.12,
          h * 0.12,
        ),
        C.cream,
      );
    }
  }
  return s.svg();
}

export const scenes: Record<string, () => string> = {
  "platz-abend": evening,
  "platz-hochformat": upright,
  flutlicht: floodlight,
  eckfahne: corner,
  regen: rain,
  tornetz: net,
  "ball-im-matsch": mud,
  tribuene: stand,
};
