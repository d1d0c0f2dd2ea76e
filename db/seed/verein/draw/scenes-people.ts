import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "./kit.ts";
import type { P } from "./kit.ts";
import { beam, bunting, bulbs } from "./buildings.ts";
import {
  AWAY,
  BIB,
  C,
  HOME,
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
import { clouds, clubhouse, flag, heaven, hedge, hills, village } from "./land.ts";

function kickOff(): string {
  const s = sheet(1500, 1000, 101);
  const hy = 430;
  heaven(s, "day", hy + 30);
  clouds(
    s,
    "day",
    [
      [320, 110, 560],
      [1180, 90, 520],
      [760, 210, 620],
      [90, 250, 300],
      [1420, 270, 320],
    ],
    0.9,
  );
  hills(s, "day", hy + 4, 120);
  village(s, "day", 1090, hy + 2, 44, 7);
  hedge(s, "day", hy + 16, 70, 250, 640);
  clubhouse(s, "day", 280, hy + 26, 300, {});
  flag(s, 625, hy + 26, 110, [C.brick, C.cream]);
  const c: Cam = { hy, cx: 750, f: 1150, h: 1.7 };
  stripes(s, c, 3, 130, 5, "#3f8a54", "#4d9a5e", "#cfdfa8", 0.4);
  turf(s, c, 3, 12, ["#2f6f45", "#5fa562", "#8fbf6c"], 4200, 0.08, 0.5);
  chalkCircle(s, c, 0, 10, 9.15, 0, Math.PI * 2, 0.14);
  chalk(s, c, [-60, 10], [60, 10], 0.14);
  chalk(s, c, [-34, 62], [34, 62], 0.2);
  goal(s, c, 0, 62, { opacity: 0.4 });
  const far: [number, number, "stand" | "hips" | "run", boolean][] = [
    [-15, 26, "hips", false],
    [-7, 20, "stand", false],
    [6, 21, "hips", true],
    [14, 27, "stand", true],
    [0, 40, "hips", false],
    [-22, 33, "stand", true],
    [21, 36, "stand", false],
    [1.5, 60, "stand", false],
  ];
  for (const [X, Z, pose, flip] of far.sort((a, b) => b[1] - a[1])) {
    const [x, y] = at(c, X, Z);
    player(s, x, y, px(c, Z, 1.8), {
      pose,
      flip,
      kit: Z === 60 ? { shirt: "#e0b04c", shorts: C.ink, socks: C.ink } : AWAY,
      shadow: [0.3, 0.03],
      haze: Math.min(0.25, Z / 200),
      fog: "#dfead5",
    });
  }
  for (const [X, Z, n, o] of [
    [-2.3, 8.6, 9, { pose: "stand", hair: "#3a2a24", skin: C.skin[0] }],
    [2.1, 8.3, 10, { pose: "hips", hair: "#22202a", skin: C.skin[2], flip: true }],
  ] as const) {
    const [x, y] = at(c, X, Z);
    player(s, x, y, px(c, Z, 1.8), { ...o, number: n, kit: HOME, shadow: [0.34, 0.05], rim: "#ffd9b0" });
  }
  const [bx, by] = at(c, 0, 10);
  s.fill(ellipse(bx + 14, by + 2, 24, 5), "#1f4a33", 0.5);
  ball(s, bx, by - 14, 17, { turn: [0.4, 0.3, 0.2] });
  for (const [X, Z, n, o] of [
    [-6.2, 6.4, 6, { pose: "hips", hair: "#b58a4e", skin: C.skin[3] }],
    [5.6, 6.1, 8, { pose: "stand", hair: "#84392a", skin: C.skin[1] }],
  ] as const) {
    const [x, y] = at(c, X * 0.62, Z);
    player(s, x, y, px(c, Z, 1.82), { ...o, number: n, kit: HOME, shadow: [0.34, 0.05], rim: "#ffd9b0" });
  }
  turf(s, c, 2.9, 4, ["#2f6f45", "#5fa562", "#8fbf6c"], 900, 0.1, 0.7);
  return s.svg();
}

function youth(): string {
  const s = sheet(1500, 1000, 113);
  const hy = 440;
  heaven(s, "golden", hy + 30);
  clouds(
    s,
    "golden",
    [
      [300, 110, 560],
      [1210, 140, 520],
      [760, 220, 700],
    ],
    0.8,
  );
  s.glow(1120, 400, 620, "#ffdc96", 0.75);
  hills(s, "golden", hy, 130);
  village(s, "golden", 420, hy + 4, 44, 7);
  hedge(s, "golden", hy + 16, 80);
  const c: Cam = { hy, cx: 730, f: 1150, h: 1.36 };
  stripes(s, c, 2.6, 130, 4, "#44854f", "#539759", "#d9c27c", 0.5);
  chalk(s, c, [-34, 40], [34, 40], 0.18);
  goal(s, c, 0, 40, { opacity: 0.5 });
  turf(s, c, 2.6, 12, ["#2f6a45", "#6aa05a", "#b9c468", "#dccb7c"], 4200, 0.07, 0.55);
  const kids: [string, string, "pony" | "bun" | "open" | null, number, number][] = [
    ["#3a2a24", C.skin[2], null, 7, 1.28],
    ["#b58a4e", C.skin[0], "pony", 4, 1.36],
    ["#22202a", C.skin[4], null, 11, 1.32],
    ["#c2703a", C.skin[3], "open", 2, 1.26],
    ["#6b4a2e", C.skin[1], null, 5, 1.4],
    ["#d0a865", C.skin[3], null, 9, 1.22],
    ["#22202a", C.skin[1], "bun", 8, 1.34],
  ];
  const Z = 3.15;
  kids.forEach(([hair, skin, long, number, tall], i) => {
    const X = (i - 3) * 0.5;
    const [x, y] = at(c, X, Z);
    player(s, x, y + Math.abs(i - 3) * 5, px(c, Z, tall), {
      pose: i === 0 ? "hugRight" : i === 6 ? "hugLeft" : "hug",
      kit: HOME,
      hair,
      skin,
      long,
      number,
      child: true,
      shadow: [-0.34, 0.1],
      rim: "#ffdcae",
      wide: 0.97,
    });
  });
  s.fill(ellipse(1434, 962, 60, 9), "#1f4a33", 0.4);
  ball(s, 1424, 914, 50, { turn: [0.3, 0.5, 0.7], light: [0.4, -0.6] });
  turf(s, c, 2.55, 3, ["#2f6a45", "#6aa05a", "#c4c46c"], 700, 0.09, 0.8);
  return s.svg();
}

/** The huddle from above: a ring of heads, shoulders and arms. */
function huddle(): string {
  const s = sheet(1500, 1000, 127);
  s.fill(rect(0, 0, 1500, 1000), "#4b8f58");
  for (let i = -2; i < 9; i++)
    s.fill(
      poly([
        [i * 250 - 60, -20],
        [i * 250 + 65, -20],
        [i * 250 + 255, 1020],
        [i * 250 + 130, 1020],
      ]),
      "#438350",
    );
  const c: Cam = { hy: -4000, cx: 750, f: 100, h: 1 };
  void c;
  s.dabs(
    Array.from({ length: 3400 }, () => [s.r() * 1500, s.r() * 1000, s.r.gauss() * 6, -s.r.range(4, 12)] as const),
    "#6aa865",
    2.4,
    0.4,
  );
  s.dabs(
    Array.from({ length: 2600 }, () => [s.r() * 1500, s.r() * 1000, s.r.gauss() * 6, -s.r.range(4, 12)] as const),
    "#2f6a45",
    2.4,
    0.35,
  );
  s.add(`<circle cx="180" cy="1080" r="560" fill="none" stroke="${C.chalk}" stroke-width="24" opacity=".88"/>`);
  s.line("M1320 -20L1452 1020", C.chalk, 24, 0.88);
  const [cx, cy, R] = [770, 500, 262];
  const n = 11;
  const hairs = [
    "#3a2a24",
    "#d0a865",
    "#22202a",
    "#84392a",
    "#6b4a2e",
    "#b58a4e",
    "#22202a",
    "#3a2a24",
    "#d0a865",
    "#6b4a2e",
    "#84392a",
  ];
  const spot = (i: number, k: number, da = 0): P => [
    cx + Math.cos((i / n) * Math.PI * 2 + 0.2 + da) * R * k,
    cy + Math.sin((i / n) * Math.PI * 2 + 0.2 + da) * R * k * 0.97,
  ];
  // long shadows to the left below
  s.group('opacity=".4"', () => {
    for (let i = 0; i < n; i++) {
      const [x, y] = spot(i, 1.08);
      s.fill(blob(s.r, x - 60, y + 48, 120, 96, 0.05, 12, 0.6), "#173526");
    }
  });
  // legs and boots outside the ring
  for (let i = 0; i < n; i++)
    for (const k of [-0.07, 0.07]) {
      const a = spot(i, 1.2, k);
      const b = spot(i, 1.52, k * 1.05);
      s.fill(taper([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], 46, 30), HOME.socks);
      const b2 = spot(i, 1.6, k * 1.05);
      s.fill(blob(s.r, b2[0], b2[1], 22, 22, 0.05, 9), "#23242e");
    }
  for (let i = 0; i < n; i++)
    for (const k of [-0.075, 0.075]) {
      const a = spot(i, 1.06, k);
      const b = spot(i, 1.33, k);
      s.fill(taper([a, b], 74, 66), i % 2 ? "#efe4cc" : "#e6dac0");
    }
  for (let i = 0; i < n; i++) {
    const shirt = mix(C.brick, i % 3 === 0 ? "#7c2c25" : "#c25340", 0.22);
    const pts = [
      spot(i, 0.72, -0.2),
      spot(i, 0.9, -0.3),
      spot(i, 1.14, -0.19),
      spot(i, 1.26, 0),
      spot(i, 1.14, 0.19),
      spot(i, 0.9, 0.3),
      spot(i, 0.72, 0.2),
      spot(i, 0.64, 0),
    ];
    s.fill(smooth(pts, true), shirt);
    s.fill(
      smooth(
        [
          spot(i, 0.72, 0.06),
          spot(i, 0.95, 0.1),
          spot(i, 1.24, 0.04),
          spot(i, 1.14, 0.19),
          spot(i, 0.9, 0.3),
          spot(i, 0.72, 0.2),
        ],
        true,
      ),
      "#3a1218",
      0.22,
    );
    const [nx, ny] = spot(i, 1.02);
    const ang = ((i / n) * Math.PI * 2 + 0.2) * (180 / Math.PI) - 90;
    s.group(`transform="translate(${nx} ${ny}) rotate(${ang})"`, () =>
      s.fill(letters(String([1, 5, 7, 3, 10, 8, 9, 4, 11, 2, 6][i]), 0, 26, 72, { align: "middle" }), C.cream),
    );
  }
  // arms over the neighbours' shoulders
  for (let i = 0; i < n; i++) {
    const a = spot(i, 0.83, 0.22);
    const m = spot(i, 0.79, 0.36);
    const b = spot(i, 0.86, 0.5);
    const skin = C.skin[(i * 2 + 1) % 5] as string;
    s.fill(taper([a, m, b], 46, 34), skin);
    s.fill(taper([a, [lerp(a[0], m[0], 0.6), lerp(a[1], m[1], 0.6)]], 56, 50), mix(C.brick, "#c25340", 0.2));
    s.line(poly([spot(i, 0.77, 0.31), spot(i, 0.88, 0.315)], false), C.cream, 6);
  }
  for (let i = 0; i < n; i++) {
    const [x, y] = spot(i, 0.58);
    const hair = hairs[i] as string;
    s.fill(blob(s.r, x, y, 54, 54, 0.03, 14), hair);
    s.dabs(
      Array.from({ length: 8 }, (_, j) => {
        const p = spot(i, 0.58 + (j - 4) * 0.016, (j - 4) * 0.03);
        return [p[0] - 16, p[1] - 14, 22, -9] as const;
      }),
      mix(hair, "#f7d9a8", 0.3),
      4,
      0.55,
    );
    if (i % 3 === 1) {
      const k = spot(i, 0.74);
      s.fill(circle(k[0], k[1], 12), C.cream);
      s.fill(taper([k, spot(i, 0.86, 0.03), spot(i, 1.0, 0.02)], 34, 10), hair);
    }
    if (i % 3 === 2) {
      const k = spot(i, 0.66);
      s.fill(blob(s.r, k[0], k[1], 28, 28, 0.05, 10), mix(hair, "#15131c", 0.25));
    }
  }
  s.fill(circle(cx, cy, 78), "#2d6443", 0.5);
  ball(s, cx, cy, 40, { turn: [0.2, 0.3, 0.5], light: [0.5, -0.5] });
  return s.svg();
}

function header(): string {
  const s = sheet(1500, 1000, 131);
  const hy = 640;
  heaven(s, "golden", hy + 20);
  clouds(
    s,
    "golden",
    [
      [250, 180, 520],
      [1260, 150, 480],
      [760, 300, 760],
      [150, 410, 420],
      [1380, 430, 380],
    ],
    0.75,
  );
  s.glow(1000, 600, 720, "#ffdc96", 0.7);
  hills(s, "golden", hy, 120);
  hedge(s, "golden", hy + 16, 74);
  const c: Cam = { hy, cx: 700, f: 1150, h: 1.5 };
  stripes(s, c, 3.4, 130, 4, "#3f7d50", "#4c8d59", "#d9c27c", 0.5);
  chalk(s, c, [-34, 26], [34, 26], 0.18);
  goal(s, c, -3, 26, { opacity: 0.55 });
  {
    const [x, y] = at(c, -3.4, 25.4);
    player(s, x, y, px(c, 25.4, 1.88), { pose: "cheer", kit: BIB, shadow: [-0.3, 0.04], hair: "#3a2a24" });
  }
  for (const [X, Z, pose, kit, flip] of [
    [-9, 19, "run", HOME, false],
    [6.5, 21, "run", AWAY, true],
    [1.6, 17, "stand", AWAY, false],
  ] as const) {
    const [x, y] = at(c, X, Z);
    player(s, x, y, px(c, Z, 1.8), { pose, kit, flip, shadow: [-0.4, 0.05], haze: 0.06 });
  }
  turf(s, c, 3.4, 12, ["#2f6a45", "#6aa05a", "#b9c468", "#dccb7c"], 3400, 0.08, 0.55);
  s.fill(ellipse(560, 965, 120, 15), "#1f4a33", 0.4);
  s.fill(ellipse(820, 975, 120, 15), "#1f4a33", 0.4);
  player(s, 905, 935, 640, {
    pose: "run",
    kit: AWAY,
    number: 5,
    hair: "#22202a",
    skin: C.skin[2],
    flip: true,
    shadow: null,
    rim: "#ffdcae",
  });
  player(s, 640, 835, 650, {
    pose: "run",
    kit: HOME,
    number: 9,
    hair: "#b58a4e",
    skin: C.skin[3],
    shadow: null,
    rim: "#ffdcae",
  });
  player(s, 300, 985, 560, {
    pose: "cheer",
    kit: HOME,
    number: 6,
    hair: "#3a2a24",
    skin: C.skin[1],
    shadow: [-0.4, 0.02],
    rim: "#ffdcae",
  });
  ball(s, 772, 178, 48, { turn: [0.5, 0.3, 0.4], light: [0.5, -0.4] });
  s.dabs(
    [
      [850, 130, 60, -38],
      [868, 158, 74, -34],
      [862, 190, 66, -18],
    ],
    "#fff6da",
    5,
    0.7,
  );
  return s.svg();
}

function training(): string {
  const s = sheet(1500, 1000, 137);
  const hy = 380;
  heaven(s, "dusk", hy + 40);
  clouds(
    s,
    "dusk",
    [
      [300, 130, 480],
      [1200, 110, 420],
      [800, 210, 560],
    ],
    0.5,
  );
  hills(s, "dusk", hy + 4, 110);
  hedge(s, "dusk", hy + 16, 66);
  const c: Cam = { hy, cx: 750, f: 1100, h: 3.4 };
  stripes(s, c, 6, 120, 5, "#2f6b4c", "#3a7b54", "#8aa678", 0.35);
  mast(s, 180, 470, 330, { lit: true, colour: "#262f42" });
  mast(s, 1330, 470, 330, { lit: true, colour: "#262f42" });
  s.glow(420, 560, 620, "#edf2bc", 0.4, 0.4);
  s.glow(1080, 640, 620, "#edf2bc", 0.4, 0.4);
  chalk(s, c, [-40, 70], [40, 70], 0.18);
  goal(s, c, -12, 70, { opacity: 0.5 });
  turf(s, c, 6, 24, ["#24563f", "#4f9160", "#8cb46e"], 3600, 0.09, 0.5);
  const cone = (X: number, Z: number, colour: string): void => {
    const [x, y] = at(c, X, Z);
    const k = px(c, Z, 0.34);
    s.fill(ellipse(x + k * 0.5, y, k * 1.2, k * 0.22), "#17352a", 0.4);
    s.fill(
      poly([
        [x - k * 0.62, y],
        [x - k * 0.14, y - k * 1.05],
        [x + k * 0.14, y - k * 1.05],
        [x + k * 0.62, y],
      ]),
      colour,
    );
    s.fill(
      poly([
        [x - k * 0.43, y - k * 0.42],
        [x - k * 0.3, y - k * 0.7],
        [x + k * 0.3, y - k * 0.7],
        [x + k * 0.43, y - k * 0.42],
      ]),
      "#fbf4e2",
    );
    s.fill(
      poly([
        [x + k * 0.1, y],
        [x + k * 0.05, y - k * 1.05],
        [x + k * 0.14, y - k * 1.05],
        [x + k * 0.62, y],
      ]),
      "#1b1626",
      0.22,
    );
    s.fill(rect(x - k * 0.75, y - k * 0.1, k * 1.5, k * 0.12), mix(colour, "#2a1a20", 0.2));
  };
  for (let i = 0; i < 6; i++) cone(-8 + i * 2.6, 34 - i * 3.6, "#e07a3f");
  const squad: [number, number, "run" | "stand" | "hips", boolean, boolean][] = [
    [-10, 38, "hips", false, true],
    [-12, 42, "stand", true, true],
    [-6.6, 30, "run", false, false],
    [1, 23.5, "run", true, false],
    [10, 40, "run", true, true],
    [14, 34, "stand", false, true],
    [7, 50, "run", false, true],
  ];
  for (const [X, Z, pose, flip, bib] of squad.sort((a, b) => b[1] - a[1])) {
    const [x, y] = at(c, X, Z);
    player(s, x, y, px(c, Z, 1.78), {
      pose,
      flip,
      kit: bib ? BIB : HOME,
      shadow: [X > 0 ? -0.6 : 0.6, 0.08],
      haze: 0.05,
    });
  }
  // the coach in the foreground, with a whistle on a cord and a bag of balls
  const [x, y] = [1130, 985];
  player(s, x, y, 640, {
    pose: "hips",
    kit: { shirt: "#24434f", shorts: "#1d2735", socks: "#1d2735", trim: C.cream },
    hair: "#84817c",
    skin: C.skin[0],
    shadow: [-0.5, 0.02],
    rim: "#ffe9bd",
  });
  for (const [i, p] of (
    [
      [330, 850],
      [430, 880],
      [380, 792],
      [505, 900],
    ] as P[]
  ).entries()) {
    s.fill(ellipse(p[0] + 14, p[1] + 50, 58, 9), "#17352a", 0.4);
    ball(s, p[0], p[1], 50, { turn: [0.3 * i, 0.5, 0.2 * i], light: [-0.3, -0.6] });
  }
  turf(s, c, 5.9, 7, ["#24563f", "#4f9160", "#8cb46e"], 500, 0.1, 0.8);
  return s.svg();
}

function feast(): string {
  const s = sheet(1500, 1000, 149);
  const hy = 520;
  heaven(s, "dusk", hy + 60);
  clouds(
    s,
    "dusk",
    [
      [340, 150, 480],
      [1160, 210, 480],
    ],
    0.5,
  );
  hills(s, "dusk", hy + 6, 140);
  hedge(s, "dusk", hy + 20, 90);
  s.fill(
    rect(0, 560, 1500, 450),
    s.lin(
      [0, 560],
      [0, 1000],
      [
        [0, "#42624f"],
        [1, "#1f3f38"],
      ],
    ),
  );
  clubhouse(s, "dusk", 130, 640, 620, { terrace: true });
  s.glow(760, 760, 760, "#ffcf7a", 0.35, 0.5);
  const tent: P[] = [
    [930, 440],
    [1130, 356],
    [1330, 440],
  ];
  s.fill(rect(950, 470, 360, 200), "#2b3350");
  s.glow(1130, 560, 330, "#ffcf7a", 0.7);
  for (const x of [952, 1304]) s.fill(rect(x, 440, 9, 240), C.cream);
  for (let i = 0; i < 8; i++)
    s.fill(
      poly([
        [1130 + (i - 4) * 8, 356],
        [1130 + (i - 3) * 8, 356],
        [930 + (i + 1) * 50, 470],
        [930 + i * 50, 470],
      ]),
      i % 2 ? C.cream : C.brick,
    );
  void tent;
  for (let i = 0; i < 8; i++)
    s.fill(
      smooth([
        [930 + i * 50, 468],
        [940 + i * 50, 492],
        [955 + i * 50, 498],
        [970 + i * 50, 492],
        [980 + i * 50, 468],
      ]) + "Z",
      mix(i % 2 ? C.cream : C.brick, "#2a1a20", 0.12),
    );
  s.fill(rect(960, 598, 340, 90), "#8a5c3c");
  s.fill(rect(954, 590, 352, 14), "#c99a6c");
  bunting(s, [20, 300], [760, 250], 80, 18, 40, [C.brick, C.cream, C.teal, C.gold]);
  bunting(s, [760, 250], [1490, 320], 80, 18, 40, [C.brick, C.cream, C.teal, C.gold]);
  s.fill(rect(755, 236, 10, 470), "#2b2f3e");
  bulbs(s, [0, 400], [760, 330], 70, 15, 13);
  bulbs(s, [760, 330], [1500, 420], 70, 15, 13);
  for (const [x0, y0] of [
    [180, 838],
    [640, 800],
    [1040, 850],
  ] as const) {
    s.fill(
      poly([
        [x0 - 150, y0 + 96],
        [x0 + 190, y0 + 96],
        [x0 + 220, y0 + 116],
        [x0 - 130, y0 + 116],
      ]),
      "#12251f",
      0.5,
    );
    for (const k of [-110, 110]) s.fill(rect(x0 + k, y0 + 14, 12, 92), "#4c3526");
    s.fill(
      poly([
        [x0 - 160, y0 - 4],
        [x0 + 160, y0 - 4],
        [x0 + 172, y0 + 18],
        [x0 - 172, y0 + 18],
      ]),
      "#b9814f",
    );
    s.fill(rect(x0 - 172, y0 + 18, 344, 8), "#6b4531");
    for (const dx of [-90, 10, 96]) {
      s.fill(rect(x0 + dx, y0 - 24, 15, 24), "#f3d99a");
      s.fill(ellipse(x0 + dx + 7, y0 - 24, 7.5, 3), "#fff6da");
    }
    s.glow(x0, y0 - 14, 90, "#ffd98a", 0.7);
    s.fill(rect(x0 - 34, y0 - 18, 12, 18), C.cream);
  }
  const civil = (i: number): { shirt: string; shorts: string; socks: string; trim: string } => {
    const k = ["#b9503f", "#3f6b7a", "#d9b36c", "#5d7a5c", "#8a6a8c", "#e3d6ba"][i % 6] as string;
    const t = ["#2a3346", "#3d3a44", "#4a3f3a"][i % 3] as string;
    return { shirt: k, shorts: t, socks: t, trim: k };
  };
  [
    [60, 880, 220, "stand"],
    [330, 905, 232, "stand"],
    [440, 775, 190, "stand"],
    [520, 880, 226, "stand"],
    [640, 884, 214, "stand"],
    [820, 850, 214, "stand"],
    [900, 900, 236, "stand"],
    [1010, 720, 186, "stand"],
    [1110, 715, 180, "stand"],
    [1240, 905, 232, "stand"],
    [1330, 900, 222, "stand"],
    [1430, 860, 214, "stand"],
  ].forEach(([x, y, h, pose], i) =>
    player(s, x as number, y as number, h as number, {
      pose: pose as "stand",
      kit: civil(i),
      long: i % 3 === 0 ? "open" : i % 4 === 1 ? "pony" : null,
      flip: i % 2 === 0,
      shadow: [0.2, 0.06],
      shadowColour: "#0f211c",
      rim: "#ffd9a0",
    }),
  );
  return s.svg();
}

function beamHall(): string {
  // the general assembly: rows of chairs and raised voting cards
  const s = sheet(1500, 1000, 151);
  s.fill(
    rect(0, 0, 1500, 1000),
    s.lin(
      [0, 0],
      [0, 700],
      [
        [0, "#e9d3a6"],
        [1, "#f6e6c4"],
      ],
    ),
  );
  for (let i = 0; i < 34; i++) s.fill(rect(i * 45, 0, 43, 420), mix("#b78a5c", "#8a5c3c", s.r() * 0.5));
  s.fill(rect(0, 410, 1500, 16), "#6b4531");
  s.fill(
    rect(0, 640, 1500, 370),
    s.lin(
      [0, 640],
      [0, 1000],
      [
        [0, "#a87c56"],
        [1, "#7a553c"],
      ],
    ),
  );
  for (let i = 0; i < 9; i++) s.line(`M${-300 + i * 270} 1000L${420 + i * 84} 640`, "#6b4531", 3, 0.4);
  // the front: a table with the board, a banner and pennants
  s.fill(rect(520, 96, 460, 130), C.brick);
  s.fill(rect(520, 96, 460, 10), C.cream);
  s.fill(rect(520, 216, 460, 10), C.cream);
  s.fill(letters("SV TALBLICK", 750, 172, 66, { align: "middle", spacing: 0.04 }), C.cream);
  s.fill(letters("SEIT 1921", 750, 206, 28, { align: "middle", spacing: 0.2 }), C.cream);
  for (const [i, x] of [150, 250, 350, 1120, 1220, 1320].entries()) {
    s.line(`M${x} 100v22`, "#4c3526", 3);
    s.fill(
      poly([
        [x - 34, 122],
        [x + 34, 122],
        [x, 236],
      ]),
      [C.teal, C.brick, C.gold][i % 3] as string,
    );
    s.fill(
      poly([
        [x, 122],
        [x + 34, 122],
        [x, 236],
      ]),
      "#1b1626",
      0.16,
    );
    s.fill(circle(x, 150, 13), C.cream);
  }
  const coats = ["#3f5a6b", C.brick, "#6c7f5c", "#d9b98a", "#4c4458", "#8a6242", "#35455c", "#c07a4a"];
  for (const [i, x] of [590, 690, 810, 910].entries()) {
    s.fill(
      smooth(
        [
          [x - 46, 520],
          [x - 50, 470],
          [x - 24, 436],
          [x + 24, 436],
          [x + 50, 470],
          [x + 46, 520],
        ],
        true,
      ),
      coats[(i + 2) % 8] as string,
    );
    s.fill(blob(s.r, x, 400, 25, 30, 0.02, 11), C.skin[i] as string);
    s.fill(
      smooth(
        [
          [x - 27, 398],
          [x - 26, 376],
          [x, 362],
          [x + 26, 376],
          [x + 27, 398],
          [x + 14, 384],
          [x - 14, 384],
        ],
        true,
      ),
      C.hair[(i * 2 + 1) % 6] as string,
    );
  }
  s.fill(
    poly([
      [500, 500],
      [1000, 500],
      [1024, 530],
      [476, 530],
    ]),
    "#c99a6c",
  );
  s.fill(rect(476, 530, 548, 120), C.cream);
  for (let i = 0; i < 12; i++)
    s.fill(
      poly([
        [476 + i * 46, 530],
        [500 + i * 46, 530],
        [494 + i * 46, 650],
        [482 + i * 46, 650],
      ]),
      "#d9c8a4",
      0.5,
    );
  for (const x of [600, 760, 900]) {
    s.fill(rect(x, 474, 16, 30), "#dfe8e4");
    s.fill(rect(x + 40, 490, 54, 10), "#fffaf0");
  }
  // the hall from behind, row by row
  const rows: [number, number, number, number][] = [
    [7, 690, 0.62, 190],
    [7, 800, 0.82, 214],
    [6, 950, 1.1, 270],
  ];
  rows.forEach(([n, y, k, gap], j) => {
    for (let i = 0; i < n; i++) {
      const x = 750 + (i - (n - 1) / 2) * gap + (j === 1 ? 30 : 0);
      const h = 150 * k;
      const coat = coats[(i * 3 + j * 2) % 8] as string;
      const up = (i * 5 + j * 3) % 4 !== 1;
      if (up) {
        const ax = x + h * 0.5;
        s.fill(
          taper(
            [
              [x + h * 0.36, y - h * 0.5],
              [ax, y - h * 0.95],
              [ax - h * 0.02, y - h * 1.3],
            ],
            h * 0.2,
            h * 0.14,
          ),
          coat,
        );
        s.fill(blob(s.r, ax - h * 0.02, y - h * 1.36, h * 0.085, h * 0.1, 0.04, 9), C.skin[(i + j) % 5] as string);
        s.group(`transform="rotate(${s.r.gauss() * 6} ${ax} ${y - h * 1.5})"`, () => {
          s.fill(rect(ax - h * 0.18, y - h * 1.78, h * 0.34, h * 0.42), i % 2 ? "#e0b04c" : "#f3d27c");
          s.fill(rect(ax - h * 0.12, y - h * 1.66, h * 0.22, h * 0.03), "#8a6a2c");
          s.fill(rect(ax - h * 0.12, y - h * 1.58, h * 0.16, h * 0.03), "#8a6a2c");
        });
      }
      s.fill(
        smooth(
          [
            [x - h * 0.5, y + h * 0.3],
            [x - h * 0.5, y - h * 0.3],
            [x - h * 0.26, y - h * 0.62],
            [x + h * 0.26, y - h * 0.62],
            [x + h * 0.5, y - h * 0.3],
            [x + h * 0.5, y + h * 0.3],
          ],
          true,
        ),
        coat,
      );
      s.fill(
        smooth(
          [
            [x + h * 0.1, y + h * 0.3],
            [x + h * 0.18, y - h * 0.6],
            [x + h * 0.3, y - h * 0.6],
            [x + h * 0.5, y - h * 0.3],
            [x + h * 0.5, y + h * 0.3],
          ],
          true,
        ),
        "#1c1a2a",
        0.2,
      );
      s.fill(rect(x - h * 0.1, y - h * 0.74, h * 0.2, h * 0.16), C.skin[(i + j + 2) % 5] as string);
      s.fill(blob(s.r, x, y - h * 0.9, h * 0.22, h * 0.26, 0.02, 12), C.skin[(i + j + 2) % 5] as string);
      s.fill(
        smooth(
          [
            [x - h * 0.235, y - h * 0.86],
            [x - h * 0.23, y - h * 1.06],
            [x, y - h * 1.2],
            [x + h * 0.23, y - h * 1.06],
            [x + h * 0.235, y - h * 0.86],
            [x + h * 0.14, y - h * ((i + j) % 3 === 0 ? 0.6 : 0.76)],
            [x - h * 0.14, y - h * ((i + j) % 3 === 0 ? 0.6 : 0.76)],
          ],
          true,
        ),
        C.hair[(i * 2 + j) % 6] as string,
      );
      s.fill(roundRect(x - h * 0.52, y - h * 0.16, h * 1.04, h * 0.5, h * 0.08), "#5b3a2a");
      s.fill(roundRect(x - h * 0.44, y - h * 0.08, h * 0.88, h * 0.14, h * 0.05), "#7a5038");
    }
  });
  void beam;
  return s.svg();
}

export const scenes: Record<string, () => string> = {
  anstoss: kickOff,
  "jugend-von-hinten": youth,
  "frauen-im-kreis": huddle,
  kopfball: header,
  training,
  sommerfest: feast,
  versammlung: beamHall,
};
