// The yard: the press house in the evening, and the barn at night under strings of lights.
import { blob, lerp, mix, poly, rect, sheet, smooth } from "../kit.ts";
import { bulbs, boards, beam, face, on, pane, part, stones, tiles } from "../buildings.ts";
import { house } from "../farm.ts";
import { LEAF, below, cloud, groundShadow, meadow, ridge, sky, stars, woods, yAt } from "../nature.ts";
import { RED, YELLOW, GREEN, apple, crate, heap } from "../objects.ts";
import { appleTree, farTree } from "../trees.ts";
import type { Quad } from "../buildings.ts";
import type { P, Sheet } from "../kit.ts";

/** Cobbles that grow towards the viewer. */
export function cobbles(
  s: Sheet,
  from: (x: number) => number,
  colours: readonly string[],
  light: (x: number, y: number) => number,
): void {
  const r = s.r;
  const rows = 26;
  for (let j = 0; j < rows; j++) {
    const t = (j / rows) ** 1.5;
    const k = lerp(9, 44, t);
    for (let x = -20 - r() * k; x < s.w + 30; x += k * r.range(1.3, 1.9)) {
      const y0 = from(x);
      const y = y0 + (s.h + 16 - y0) * t + r.gauss() * k * 0.07;
      const lit = light(x, y);
      const colour = mix(mix(r.pick(colours), r.pick(colours), r()), lit > 0 ? "#ffc878" : "#1a2034", Math.abs(lit));
      s.fill(blob(r, x, y, k * r.range(0.6, 0.8), k * 0.26, 0.09, 8), colour, 0.9);
    }
  }
}

function barrel(s: Sheet, x: number, y: number, h: number, wood: string): void {
  const w = h * 0.36;
  const d = smooth(
    [
      [x - w * 0.8, y],
      [x - w * 1.05, y - h * 0.5],
      [x - w * 0.8, y - h],
      [x, y - h * 1.03],
      [x + w * 0.8, y - h],
      [x + w * 1.05, y - h * 0.5],
      [x + w * 0.8, y],
      [x, y + h * 0.05],
    ],
    true,
  );
  groundShadow(s, x - w * 0.8, y + 2, w * 1.4, h * 0.07, "#2c2430", 0.45);
  s.fill(d, wood);
  s.clip(d, () => {
    for (let i = -4; i <= 4; i++)
      s.line(
        smooth([
          [x + i * w * 0.2, y - h],
          [x + i * w * 0.26, y - h / 2],
          [x + i * w * 0.2, y + 6],
        ]),
        mix(wood, "#1c1214", 0.55),
        1.8,
        0.7,
      );
    s.fill(
      rect(x - w * 1.2, y - h * 1.1, w * 2.4, h * 1.3),
      s.lin(
        [x - w, 0],
        [x + w, 0],
        [
          [0, "#1c1214", 0.55],
          [0.6, "#ffd79a", 0.02],
          [0.85, "#ffd79a", 0.4],
          [1, "#ffd79a", 0.1],
        ],
      ),
    );
    for (const v of [0.1, 0.27, 0.73, 0.9])
      s.line(
        smooth([
          [x - w * 1.1, y - h * v],
          [x, y - h * v + h * 0.045],
          [x + w * 1.1, y - h * v],
        ]),
        "#3a3436",
        h * 0.045,
      );
  });
  s.fill(blob(s.r, x, y - h * 0.995, w * 0.8, h * 0.055, 0.02, 12), mix(wood, "#20161a", 0.35));
}

export function pressHouse(): string {
  const s = sheet(1600, 900, 91);
  const r = s.r;
  sky(s, [
    [0, "#4f6f92"],
    [0.2, "#9a9fae"],
    [0.36, "#e8b58a"],
    [0.5, "#f6d39c"],
    [1, "#f4ecdc"],
  ]);
  s.glow(1540, 400, 900, "#ffcf86", 0.9);
  for (const [x, y, w] of [
    [420, 90, 700],
    [1120, 130, 760],
    [760, 215, 420],
    [1420, 250, 420],
  ] as const)
    cloud(s, x, y, w, "#a58f98", "#f2c9a0", 0.6);
  woods(
    s,
    ridge(r, 1600, (t) => 440 - 60 * Math.sin(t * 2.6 + 0.6), 8),
    "#b59a8c",
    "#dcb890",
    9,
  );
  woods(
    s,
    ridge(r, 1600, (t) => 500 - 44 * Math.sin(t * 4 + 2.2), 8),
    "#8a7f6c",
    "#c2a878",
    14,
  );
  const back = ridge(r, 1600, (t) => 560 - 26 * t, 4);
  s.fill(
    below(back, 900),
    s.lin(
      [0, 540],
      [0, 760],
      [
        [0, "#a89f58"],
        [1, "#6f7a41"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#6b7a40", "#8c8f49", "#b3a856"],
    from: (x) => yAt(back, x) + 4,
    density: 0.6,
    tall: 0.5,
    opacity: 0.6,
  });
  const light: P = [0.9, -0.4];
  for (let i = 0; i < 17; i++) {
    const x = 20 + i * 98 + r.gauss() * 14;
    farTree(s, x, yAt(back, x) + 16 + (i % 3) * 18, 84 + (i % 3) * 20, {
      leaf: LEAF.autumn.map((c) => mix(c, "#c9a877", 0.35)),
      light,
      bark: "#5e4b3c",
      shadow: { colour: "#666f3e", dx: -0.3, opacity: 0.5 },
    });
  }
  appleTree(s, 420, 690, 430, {
    leaf: ["#3c4031", "#5f5f38", "#8a7a3c", "#bf9647", "#ecc06c"],
    light,
    density: 1.2,
    lean: -0.2,
    fruit: 20,
  });
  const yard = ridge(r, 1600, (t) => 700 - 22 * Math.sin(t * 3), 3);
  s.fill(
    below(yard, 900),
    s.lin(
      [0, 690],
      [0, 900],
      [
        [0, "#a68a6b"],
        [1, "#5d4d4c"],
      ],
    ),
  );
  cobbles(
    s,
    (x) => yAt(yard, x) + 4,
    ["#a98c6c", "#8d7663", "#b89a74", "#75645c"],
    (x, y) => {
      const d = Math.hypot((x - 735) / 240, (y - 765) / 70);
      return d < 1 ? (1 - d) * 0.75 : -Math.min(0.32, (x < 900 ? 0.22 : 0.02) + (y - 700) * 0.0008);
    },
  );
  groundShadow(s, 520, 742, 300, 26, "#3a303a", 0.5);
  house(s, 910, 728, 268, "evening", { long: 2.15, wide: 1.25, windows: 4, tileRows: 17, litShare: 0.75 });
  s.glow(742, 770, 330, "#ffc66e", 0.6, 0.28);
  for (let i = 0; i < 26; i++)
    s.dabs(
      [[930 + r() * 540, 726 - r() * 12, r.gauss() * 5, -r.range(10, 34)]],
      r.pick(["#6d7a3e", "#8f8c46", "#55633a"]),
      4,
    );
  // a creeper on the corner, crates and barrels by the gate
  barrel(s, 520, 758, 128, "#8a5a36");
  barrel(s, 445, 782, 146, "#7c4f32");
  groundShadow(s, 1090, 834, 130, 14, "#3a303a", 0.5);
  groundShadow(s, 1290, 810, 120, 12, "#3a303a", 0.5);
  crate(s, 1010, 830, 190, 96, [RED, RED, YELLOW], { k: 18 });
  crate(s, 1018, 745, 172, 84, [GREEN, YELLOW], { k: 16, lit: 0.9 });
  crate(s, 1215, 806, 170, 86, [YELLOW, GREEN, RED], { k: 16 });
  handcart(s, 205, 828, 1);
  s.fill(
    rect(0, 0, 1600, 900),
    s.lin(
      [0, 0],
      [1600, 0],
      [
        [0, "#2a2740", 0.3],
        [0.5, "#2a2740", 0],
        [1, "#ffb45e", 0.14],
      ],
    ),
  );
  return s.svg();
}

/** A handcart loaded with apples. */
export function handcart(s: Sheet, x: number, y: number, k: number): void {
  const r = s.r;
  groundShadow(s, x - 20 * k, y + 6, 190 * k, 20 * k, "#2c2430", 0.5);
  const wheel = (wx: number, wy: number, rad: number): void => {
    for (let i = 0; i < 10; i++)
      s.line(
        poly(
          [
            [wx, wy],
            [wx + Math.cos(i * 0.628) * rad, wy + Math.sin(i * 0.628) * rad],
          ],
          false,
        ),
        "#54382a",
        5 * k,
      );
    s.line(blob(r, wx, wy, rad, rad, 0.004, 20), "#3d2a24", 11 * k);
    s.line(blob(r, wx - 1.5, wy - 1.5, rad, rad, 0.004, 20), "#a3754a", 3 * k);
    s.fill(blob(r, wx, wy, 12 * k, 12 * k, 0.02, 12), "#6b4a32");
  };
  wheel(x - 78 * k, y - 50 * k, 52 * k);
  heap(s, x, y - 118 * k, 250 * k, 66 * k, 19 * k, [RED, RED, YELLOW, GREEN]);
  const box: Quad = [
    [x - 150 * k, y - 146 * k],
    [x + 150 * k, y - 140 * k],
    [x + 128 * k, y - 66 * k],
    [x - 132 * k, y - 68 * k],
  ];
  boards(s, box, 3, ["#a87a4a", "#8f653e", "#b98a56"], true);
  for (const u of [0.05, 0.5, 0.95]) beam(s, on(box, u, -0.1), on(box, u, 1.06), 11 * k, "#6b4a32");
  beam(s, [x + 110 * k, y - 78 * k], [x + 270 * k, y - 12 * k], 10 * k, "#7d5838");
  wheel(x + 70 * k, y - 46 * k, 54 * k);
  apple(s, x + 176 * k, y - 2, 15 * k, RED);
}

export function barnNight(): string {
  const s = sheet(1600, 900, 97);
  const r = s.r;
  sky(s, [
    [0, "#0e1730"],
    [0.3, "#1c2b50"],
    [0.55, "#3f4f7a"],
    [0.66, "#7f7590"],
    [1, "#1c2b50"],
  ]);
  stars(s, 320, 430);
  s.dabs(
    Array.from({ length: 240 }, () => {
      const t = r();
      return [t * 1600, 60 + t * 170 + r.gauss() * 60, 0.1, 0] as const;
    }),
    "#cfd4e6",
    1.5,
    0.4,
  );
  woods(
    s,
    ridge(r, 1600, (t) => 500 - 46 * Math.sin(t * 3 + 0.5), 8),
    "#27365c",
    "#3b4a72",
    12,
  );
  woods(
    s,
    ridge(r, 1600, (t) => 548 - 30 * Math.sin(t * 4 + 2.5), 8),
    "#1a2848",
    "#26365a",
    18,
  );
  const ground = ridge(r, 1600, (t) => 636 + 14 * Math.sin(t * 4), 3);
  s.fill(
    below(ground, 900),
    s.lin(
      [0, 620],
      [0, 900],
      [
        [0, "#2f3b58"],
        [1, "#121a2e"],
      ],
    ),
  );
  const near = { leaf: LEAF.night, light: [0.7, 0.2] as P, bark: "#0d1626", barkLit: "#6b5a4c" };
  appleTree(s, 235, 700, 430, { ...near, leaf: ["#0f1a2c", "#18283a", "#2a3c44", "#4c5546", "#8d7c4c"], density: 1.1 });
  barn(s);
  s.glow(800, 700, 620, "#ffb85e", 0.5, 0.26);
  cobbles(
    s,
    (x) => yAt(ground, x) + 26,
    ["#4b4f66", "#3a4058", "#595a6e", "#2f354c"],
    (x, y) => {
      const d = Math.hypot((x - 800) / 620, (y - 730) / 150);
      return d < 1 ? (1 - d) * 0.7 : -0.35;
    },
  );
  appleTree(s, 1450, 742, 520, {
    ...near,
    leaf: ["#0f1a2c", "#18283a", "#2c3d44", "#5c5f48", "#a58c50"],
    light: [-0.9, 0.1],
    density: 1.3,
    lean: -0.3,
  });
  for (const [x, y, k] of [
    [430, 790, 1],
    [1130, 800, 1.02],
    [800, 850, 1.16],
  ] as const)
    beerTable(s, x, y, k);
  for (const [x, h] of [
    [330, 420],
    [1270, 440],
    [800, 0],
  ] as const)
    if (h) {
      s.line(
        poly(
          [
            [x, 760],
            [x + 4, 760 - h],
          ],
          false,
        ),
        "#0d1322",
        11,
      );
      s.line(
        poly(
          [
            [x - 3, 760],
            [x + 1, 760 - h],
          ],
          false,
        ),
        "#7a6048",
        2.5,
        0.8,
      );
    }
  const spots: [P, P, number, number][] = [
    [[334, 345], [800, 250], 74, 11],
    [[800, 250], [1274, 325], 74, 11],
    [[334, 345], [-40, 250], 60, 8],
    [[1274, 325], [1650, 230], 60, 8],
    [[334, 352], [1274, 332], 215, 20],
    [[560, 500], [1040, 500], 46, 11],
  ];
  for (const [a, b, sag, n] of spots) bulbs(s, a, b, sag, n, 9.5);
  s.fill(
    rect(0, 0, 1600, 900),
    s.rad([800, 560], 1100, [
      [0, "#0a1022", 0],
      [0.6, "#0a1022", 0.05],
      [1, "#0a1022", 0.6],
    ]),
  );
  return s.svg();
}

function barn(s: Sheet): void {
  const front: Quad = [
    [500, 440],
    [1100, 440],
    [1100, 700],
    [500, 700],
  ];
  boards(s, front, 30, ["#5d4338", "#4e3833", "#6d4f3c", "#453230"]);
  const gable: P[] = [
    [470, 446],
    [800, 196],
    [1130, 446],
  ];
  s.fill(poly(gable), "#4a3632");
  s.clip(poly(gable), () =>
    boards(
      s,
      [
        [470, 190],
        [1130, 190],
        [1130, 448],
        [470, 448],
      ],
      34,
      ["#553d36", "#493430", "#61473a", "#402f2e"],
    ),
  );
  stones(
    s,
    [
      [494, 660],
      [1106, 660],
      [1106, 704],
      [494, 704],
    ],
    2,
    18,
    ["#5f5c66", "#4d4c5c", "#706a6c"],
    "#33364a",
  );
  const left: Quad = [
    [790, 176],
    [806, 196],
    [466, 458],
    [436, 440],
  ];
  const right: Quad = [
    [794, 196],
    [810, 176],
    [1164, 440],
    [1134, 458],
  ];
  for (const q of [left, right]) {
    s.fill(face(q), "#222a42");
    s.line(poly([q[1], q[2]], false), "#6b5648", 4, 0.8);
  }
  tiles(
    s,
    [
      [806, 172],
      [1240, 196],
      [1500, 440],
      [1166, 438],
    ],
    12,
    26,
    ["#222a42", "#29314a", "#303852"],
  );
  boards(
    s,
    [
      [1100, 448],
      [1440, 444],
      [1440, 676],
      [1100, 700],
    ],
    16,
    ["#2c2832", "#332d36", "#28252f"],
  );
  for (const u of [0.3, 0.7])
    pane(
      s,
      part(
        [
          [1100, 448],
          [1440, 444],
          [1440, 676],
          [1100, 700],
        ],
        u - 0.06,
        0.3,
        u + 0.06,
        0.56,
      ),
      "#1d2032",
      "#2a2f48",
      "#e9a955",
    );
  const door: Quad = [
    [650, 486],
    [950, 486],
    [950, 702],
    [650, 702],
  ];
  s.fill(
    face(door),
    s.rad([800, 610], 230, [
      [0, "#fff2c4"],
      [0.35, "#ffd083"],
      [0.8, "#d98a45"],
      [1, "#9a5a34"],
    ]),
  );
  s.clip(face(door), () => {
    for (const x of [690, 760, 840, 910]) beam(s, [x, 480], [x, 640], 9, "#a8683a");
    beam(s, [640, 530], [960, 530], 12, "#a8683a");
    bulbs(s, [650, 500], [950, 500], 38, 9, 5);
    for (const [x, y, h] of [
      [700, 702, 94],
      [728, 702, 86],
      [775, 702, 98],
      [842, 702, 92],
      [868, 702, 84],
      [905, 702, 96],
    ] as const)
      person(s, x, y, h, "#6b3a2a");
  });
  for (const [x0, x1] of [
    [560, 646],
    [954, 1040],
  ] as const) {
    const leafQ: Quad = [
      [x0, 484],
      [x1, 484],
      [x1, 702],
      [x0, 702],
    ];
    boards(s, leafQ, 6, ["#7a5640", "#6a4a3a", "#86603f"]);
    beam(s, on(leafQ, 0.04, 0.96), on(leafQ, 0.96, 0.06), 12, "#52382e");
    for (const v of [0.05, 0.96]) beam(s, on(leafQ, 0, v), on(leafQ, 1, v), 12, "#52382e");
  }
  beam(s, [540, 478], [1060, 478], 16, "#3b2b2b");
  pane(
    s,
    [
      [752, 296],
      [848, 296],
      [848, 384],
      [752, 384],
    ],
    "#2c2228",
    "#2a2f48",
    "#ffc76e",
  );
}

/** A standing figure as a soft shape. */
export function person(s: Sheet, x: number, y: number, h: number, colour: string): void {
  const r = s.r;
  s.fill(
    smooth(
      [
        [x - h * 0.1, y],
        [x - h * 0.14, y - h * 0.5],
        [x - h * 0.12, y - h * 0.76],
        [x, y - h * 0.84],
        [x + h * 0.12, y - h * 0.76],
        [x + h * 0.14, y - h * 0.5],
        [x + h * 0.1, y],
      ],
      true,
    ),
    colour,
  );
  s.fill(blob(r, x + r.gauss() * h * 0.01, y - h * 0.92, h * 0.068, h * 0.085, 0.04, 9), colour);
}

function beerTable(s: Sheet, x: number, y: number, k: number): void {
  const w = 170 * k;
  groundShadow(s, x, y + 6, w * 1.15, 20 * k, "#0c1222", 0.55);
  for (const u of [-0.8, 0.8]) {
    s.line(
      poly(
        [
          [x + u * w, y],
          [x + u * w * 0.93, y - 74 * k],
        ],
        false,
      ),
      "#2a2024",
      9 * k,
    );
    s.line(
      poly(
        [
          [x + u * w * 0.86, y + 4],
          [x + u * w, y - 72 * k],
        ],
        false,
      ),
      "#2a2024",
      9 * k,
    );
  }
  s.fill(
    poly([
      [x - w * 0.94, y - 92 * k],
      [x + w * 0.94, y - 92 * k],
      [x + w, y - 72 * k],
      [x - w, y - 72 * k],
    ]),
    "#b98552",
  );
  s.fill(
    poly([
      [x - w, y - 72 * k],
      [x + w, y - 72 * k],
      [x + w, y - 64 * k],
      [x - w, y - 64 * k],
    ]),
    "#5a3b2c",
  );
  s.fill(
    poly([
      [x - w * 0.9, y - 24 * k],
      [x + w * 0.9, y - 24 * k],
      [x + w * 0.98, y - 10 * k],
      [x - w * 0.98, y - 10 * k],
    ]),
    "#85603f",
  );
  s.fill(rect(x - w * 0.98, y - 10 * k, w * 1.96, 6 * k), "#3b2924");
  for (let i = -3; i <= 3; i++) {
    const gx = x + i * w * 0.27 + s.r.gauss() * 6;
    if (i === 0) {
      s.glow(gx, y - 104 * k, 90 * k, "#ffcf7a", 0.6);
      s.fill(rect(gx - 5 * k, y - 108 * k, 10 * k, 24 * k), "#ffe3a6", 0.95);
    } else if (i % 2) {
      s.fill(
        poly([
          [gx - 7 * k, y - 104 * k],
          [gx + 7 * k, y - 104 * k],
          [gx + 5.5 * k, y - 82 * k],
          [gx - 5.5 * k, y - 82 * k],
        ]),
        "#f0b95a",
        0.9,
      );
    } else {
      s.fill(
        smooth([
          [gx - 6 * k, y - 82 * k],
          [gx - 6 * k, y - 104 * k],
          [gx - 2 * k, y - 116 * k],
          [gx - 2 * k, y - 130 * k],
          [gx + 2 * k, y - 130 * k],
          [gx + 2 * k, y - 116 * k],
          [gx + 6 * k, y - 104 * k],
          [gx + 6 * k, y - 82 * k],
        ]),
        "#3f5236",
      );
      s.line(
        poly(
          [
            [gx - 3 * k, y - 84 * k],
            [gx - 3 * k, y - 102 * k],
          ],
          false,
        ),
        "#c9d08a",
        2 * k,
        0.8,
      );
    }
  }
}
