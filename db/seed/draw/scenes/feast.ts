// Out of doors with people: the market on apple day, the playground meadow, the lantern path in the fog.
import { blob, mix, poly, rect, sheet, smooth, taper } from "../kit.ts";
import { beam, boards, bunting, face, on, part } from "../buildings.ts";
import { house } from "../farm.ts";
import { LEAF, below, cloud, flowers, groundShadow, meadow, ridge, sky, woods, yAt } from "../nature.ts";
import { GREEN, RED, YELLOW, apple, crate } from "../objects.ts";
import { figure } from "../people.ts";
import { appleTree, bareTree, farTree } from "../trees.ts";
import type { Quad } from "../buildings.ts";
import type { P, Segment, Sheet } from "../kit.ts";

function stall(s: Sheet, x: number, y: number, k: number, stripe: string, goods: number): void {
  const r = s.r;
  groundShadow(s, x + 30 * k, y + 6, 190 * k, 22 * k, "#4a4a30", 0.5);
  for (const [px, h] of [
    [-150, 300],
    [150, 300],
  ] as const)
    beam(s, [x + px * k, y - 20 * k], [x + px * k, y - h * k], 10 * k, "#6b4a32");
  s.fill(rect(x - 146 * k, y - 250 * k, 292 * k, 150 * k), "#3a2f2a", 0.75);
  if (goods !== 2) {
    s.fill(rect(x - 146 * k, y - 190 * k, 292 * k, 8 * k), "#8a6242");
    for (let i = 0; i < 9; i++)
      s.fill(
        rect(x + (-130 + i * 31) * k, y - (214 + (i % 3) * 8) * k, 16 * k, (24 + (i % 3) * 8) * k),
        r.pick(["#c98a3a", "#7d9160", "#a5501f", "#d9b35c"]),
      );
  }
  figure(s, x + r.range(-50, 40) * k, y - 12 * k, 205 * k, {});
  const table: Quad = [
    [x - 165 * k, y - 100 * k],
    [x + 165 * k, y - 100 * k],
    [x + 172 * k, y],
    [x - 172 * k, y],
  ];
  boards(s, table, 9, ["#a87f52", "#96703f", "#b98f60"]);
  s.fill(face(part(table, 0, 0, 1, 0.16)), "#f1e6cc");
  for (let i = 0; i < 14; i++)
    s.fill(poly([on(table, i / 14, 0.14), on(table, (i + 1) / 14, 0.14), on(table, (i + 0.5) / 14, 0.3)]), "#f1e6cc");
  s.fill(rect(x - 170 * k, y - 108 * k, 340 * k, 12 * k), "#d9b484");
  if (goods === 0)
    for (const [dx, c] of [
      [-104, [RED]],
      [0, [YELLOW, GREEN]],
      [104, [RED, YELLOW]],
    ] as const)
      crate(s, x + (dx - 48) * k, y - 104 * k, 96 * k, 46 * k, c, { k: 9.5 * k });
  else if (goods === 1)
    for (let i = 0; i < 13; i++) {
      const bx = x + (-140 + i * 23) * k;
      const h = (48 + (i % 3) * 8) * k;
      s.fill(
        smooth([
          [bx - 8 * k, y - 104 * k],
          [bx - 8 * k, y - 104 * k - h * 0.6],
          [bx - 3 * k, y - 104 * k - h * 0.75],
          [bx - 3 * k, y - 104 * k - h],
          [bx + 3 * k, y - 104 * k - h],
          [bx + 3 * k, y - 104 * k - h * 0.75],
          [bx + 8 * k, y - 104 * k - h * 0.6],
          [bx + 8 * k, y - 104 * k],
        ]),
        i % 3 === 1 ? "#7d9160" : "#cf8a2f",
      );
      s.fill(rect(bx - 8 * k, y - 104 * k - h * 0.4, 16 * k, h * 0.26), "#f4ead2");
    }
  else
    for (let i = 0; i < 4; i++) {
      const bx = x + (-112 + i * 75) * k;
      s.fill(blob(r, bx, y - 106 * k, 32 * k, 6 * k, 0.03, 10), "#f6efdd");
      s.fill(
        smooth([
          [bx - 25 * k, y - 108 * k],
          [bx - 23 * k, y - 126 * k],
          [bx, y - 132 * k],
          [bx + 23 * k, y - 126 * k],
          [bx + 25 * k, y - 108 * k],
        ]) + "Z",
        r.pick(["#c98a48", "#b5723a", "#d9a860"]),
      );
      s.dabs(
        Array.from({ length: 9 }, () => [bx + r.gauss() * 11 * k, y - 127 * k, 3 * k, 0] as const),
        "#f4e0b4",
        3 * k,
      );
    }
  // the awning, striped, with a scalloped edge
  const top: Quad = [
    [x - 140 * k, y - 332 * k],
    [x + 140 * k, y - 332 * k],
    [x + 188 * k, y - 252 * k],
    [x - 188 * k, y - 252 * k],
  ];
  const n = 10;
  for (let i = 0; i < n; i++) {
    const c = i % 2 ? "#f4ead2" : stripe;
    const q = part(top, i / n, 0, (i + 1) / n, 1);
    s.fill(face(q), c);
    const [a, b] = [q[3], q[2]];
    s.fill(
      smooth([a, [a[0] + 2, a[1] + 20 * k], [(a[0] + b[0]) / 2, a[1] + 30 * k], [b[0] - 2, b[1] + 20 * k], b]) + "Z",
      mix(c, "#3a2a2c", 0.16),
    );
  }
  s.fill(
    face(top),
    s.lin(
      [x - 150 * k, 0],
      [x + 190 * k, 0],
      [
        [0, "#2a2030", 0.22],
        [0.7, "#fff0c8", 0.1],
        [1, "#fff0c8", 0.25],
      ],
    ),
  );
}

export function market(): string {
  const s = sheet(1500, 1000, 191);
  const r = s.r;
  const light: P = [0.75, -0.65];
  sky(s, [
    [0, "#78aebb"],
    [0.24, "#bcd4c8"],
    [0.42, "#f4e6bd"],
    [1, "#f4ecdc"],
  ]);
  s.glow(1260, 120, 640, "#fff0be", 0.8);
  cloud(s, 380, 110, 600, "#d6dfd2", "#fcf5e2", 0.7);
  cloud(s, 900, 190, 360, "#d6dfd2", "#fcf5e2", 0.6);
  woods(
    s,
    ridge(r, 1500, (t) => 380 - 46 * Math.sin(t * 3 + 0.9), 8),
    "#a8bda6",
    "#cdd3ae",
    10,
  );
  const back = ridge(r, 1500, (t) => 450 + 12 * Math.sin(t * 4), 4);
  s.fill(
    below(back, 1000),
    s.lin(
      [0, 440],
      [0, 620],
      [
        [0, "#c6c076"],
        [1, "#9fa752"],
      ],
    ),
  );
  for (let i = 0; i < 13; i++)
    farTree(s, i * 122 + r.gauss() * 14, 470 + (i % 2) * 20, 108, {
      leaf: LEAF.autumn.map((c, j) => mix(c, i % 3 ? "#cdb878" : "#8d9f58", 0.45 - j * 0.03)),
      light,
      bark: "#6b5c48",
      fruit: 6,
      shadow: { colour: "#848f48", dx: -0.3, opacity: 0.5 },
    });
  house(s, 880, 560, 150, "morning", { long: 2.2, windows: 4, tileRows: 12 });
  const ground = ridge(r, 1500, (t) => 556 + 8 * Math.sin(t * 4), 3);
  s.fill(
    below(ground, 1000),
    s.lin(
      [0, 548],
      [0, 1000],
      [
        [0, "#b9b060"],
        [0.35, "#98a14e"],
        [1, "#556d38"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#6f8541", "#8f9b4a", "#b0ad58", "#cdbd6a"],
    from: (x) => yAt(ground, x) + 3,
    density: 0.8,
    tall: 0.6,
    opacity: 0.6,
  });
  const way = smooth(
    [
      [700, 566],
      [600, 640],
      [520, 760],
      [380, 1010],
      [1120, 1010],
      [960, 760],
      [850, 640],
      [790, 566],
    ],
    true,
  );
  s.fill(way, "#d9bd82", 0.8);
  s.clip(way, () =>
    s.dabs(
      Array.from({ length: 260 }, () => {
        const y = 570 + r() ** 0.8 * 430;
        return [750 + r.gauss() * 300, y, r.range(4, 30) * ((y - 540) / 430), r.gauss()] as const;
      }),
      "#b3935e",
      4,
      0.45,
    ),
  );
  stall(s, 480, 640, 0.5, "#5f7f4a", 1);
  stall(s, 1060, 640, 0.5, "#c29a4f", 2);
  for (const [x, y, h] of [
    [640, 640, 108],
    [690, 634, 104],
    [845, 628, 100],
    [905, 646, 110],
    [760, 618, 96],
    [560, 664, 114],
    [980, 668, 118],
    [795, 622, 70],
  ] as const)
    figure(s, x, y, h, { haze: 0.22, skirt: r() < 0.4 });
  const leaf = ["#3f4a2e", "#67702f", "#939040", "#c3a94c", "#e6c96e"];
  appleTree(s, 120, 700, 560, {
    leaf,
    light,
    density: 1.3,
    fruit: 40,
    lean: 0.2,
    shadow: { colour: "#57683a", dx: -0.2, opacity: 0.5 },
  });
  appleTree(s, 1430, 700, 540, {
    leaf: LEAF.autumn,
    light,
    density: 1.3,
    fruit: 30,
    lean: -0.3,
    shadow: { colour: "#57683a", dx: -0.2, opacity: 0.5 },
  });
  const flags = ["#b5372c", "#f1e6cc", "#5f7f4a", "#d9a441", "#33506b"];
  bunting(s, [150, 250], [760, 330], 70, 17, 36, flags);
  bunting(s, [760, 330], [1400, 240], 70, 17, 36, flags);
  bunting(s, [210, 380], [700, 452], 40, 18, 23, flags);
  bunting(s, [820, 452], [1340, 370], 40, 18, 23, flags);
  for (const x of [760]) {
    s.line(
      poly(
        [
          [x, 640],
          [x, 318],
        ],
        false,
      ),
      "#6b4a32",
      9,
    );
    s.line(
      poly(
        [
          [x - 2, 640],
          [x - 2, 318],
        ],
        false,
      ),
      "#c99a62",
      2.5,
      0.8,
    );
  }
  stall(s, 265, 836, 0.98, "#b5473a", 0);
  stall(s, 1265, 826, 0.96, "#3f6273", 0);
  for (const [x, y, h, carry, skirt] of [
    [520, 822, 206, true, false],
    [585, 836, 128, false, true],
    [985, 806, 198, false, true],
    [1035, 828, 205, true, false],
    [700, 742, 158, false, true],
    [752, 748, 164, false, false],
    [890, 720, 150, true, false],
    [640, 706, 140, false, false],
  ] as const)
    figure(s, x, y, h, { carry, skirt, haze: y < 760 ? 0.1 : 0 });
  groundShadow(s, 770, 962, 210, 20, "#4a4a30", 0.5);
  crate(s, 610, 960, 168, 84, [RED, RED, YELLOW], { k: 17 });
  crate(s, 800, 966, 168, 84, [GREEN, YELLOW], { k: 17 });
  apple(s, 584, 952, 15, RED);
  apple(s, 992, 962, 15, YELLOW);
  for (let i = 0; i < 120; i++)
    s.dabs(
      [[r() * 1500, r.range(640, 1000), r.range(3, 8), r.gauss() * 2]],
      r.pick(["#c98a35", "#b3642f", "#dcb04e"]),
      r.range(2, 5),
      0.8,
    );
  meadow(s, {
    shades: ["#44592c", "#5f7436", "#869046"],
    from: (x) => 978 - Math.max(0, Math.abs(x - 750) - 330) * 0.1,
    density: 0.5,
    tall: 1,
  });
  return s.svg();
}

function tower(s: Sheet, x: number, y: number, k: number): void {
  groundShadow(s, x - 90 * k, y + 6, 240 * k, 28 * k, "#3d5f38", 0.5);
  const pole = (px: number, py: number, h: number, w: number, c: string): void => {
    s.fill(
      taper(
        [
          [px, py],
          [px + s.r.gauss() * 4, py - h / 2],
          [px + s.r.gauss() * 4, py - h],
        ],
        w,
        w * 0.85,
      ),
      c,
    );
    s.fill(
      taper(
        [
          [px + w * 0.2, py],
          [px + w * 0.2, py - h],
        ],
        w * 0.22,
        w * 0.16,
      ),
      "#e9c48c",
      0.75,
    );
  };
  for (const [dx, dy] of [
    [-62, -34],
    [96, -30],
  ] as const)
    pole(x + dx * k, y + dy * k, 330 * k, 17 * k, "#6d4f36");
  // slide to the left
  s.fill(
    poly([
      [x - 92 * k, y - 212 * k],
      [x - 60 * k, y - 218 * k],
      [x - 258 * k, y - 6 * k],
      [x - 318 * k, y - 2 * k],
    ]),
    "#a9b4b4",
  );
  s.fill(
    poly([
      [x - 92 * k, y - 212 * k],
      [x - 82 * k, y - 214 * k],
      [x - 300 * k, y - 2 * k],
      [x - 318 * k, y - 2 * k],
    ]),
    "#e6ebe4",
  );
  s.line(
    poly(
      [
        [x - 92 * k, y - 224 * k],
        [x - 322 * k, y - 12 * k],
      ],
      false,
    ),
    "#8a6242",
    8 * k,
  );
  s.line(
    poly(
      [
        [x - 58 * k, y - 232 * k],
        [x - 256 * k, y - 18 * k],
      ],
      false,
    ),
    "#a8794e",
    8 * k,
  );
  boards(
    s,
    [
      [x - 100 * k, y - 216 * k],
      [x + 120 * k, y - 216 * k],
      [x + 112 * k, y - 190 * k],
      [x - 92 * k, y - 190 * k],
    ],
    2,
    ["#a8794e", "#94693f"],
    true,
  );
  for (const dx of [-88, 104]) pole(x + dx * k, y, 400 * k, 21 * k, "#83603f");
  for (let i = 0; i < 9; i++)
    s.fill(
      taper(
        [
          [x + (-76 + i * 21) * k, y - 212 * k],
          [x + (-76 + i * 21) * k + s.r.gauss() * 2, y - 290 * k],
        ],
        11 * k,
        9 * k,
      ),
      i % 2 ? "#a8794e" : "#8f683f",
    );
  s.line(
    poly(
      [
        [x - 92 * k, y - 288 * k],
        [x + 108 * k, y - 284 * k],
      ],
      false,
    ),
    "#c2935c",
    11 * k,
  );
  // ladder and rope net at the right
  for (let i = 0; i < 6; i++)
    s.line(
      poly(
        [
          [x + 112 * k + i * 5 * k, y - (196 - i * 35) * k],
          [x + 176 * k + i * 4 * k, y - (190 - i * 35) * k],
        ],
        false,
      ),
      "#c9a876",
      5 * k,
    );
  s.line(
    poly(
      [
        [x + 112 * k, y - 204 * k],
        [x + 142 * k, y - 4 * k],
      ],
      false,
    ),
    "#b5925e",
    6 * k,
  );
  s.line(
    poly(
      [
        [x + 172 * k, y - 206 * k],
        [x + 204 * k, y - 2 * k],
      ],
      false,
    ),
    "#b5925e",
    6 * k,
  );
  const roof: Quad = [
    [x + 8 * k, y - 500 * k],
    [x + 26 * k, y - 502 * k],
    [x + 142 * k, y - 386 * k],
    [x - 128 * k, y - 382 * k],
  ];
  boards(s, roof, 7, ["#8a4a3a", "#9a5642", "#7c4236"], true);
  s.fill(
    poly([
      [x + 18 * k, y - 500 * k],
      [x + 142 * k, y - 386 * k],
      [x + 18 * k, y - 384 * k],
    ]),
    "#2a1a20",
    0.22,
  );
  s.line(
    poly(
      [
        [x + 17 * k, y - 500 * k],
        [x + 17 * k, y - 566 * k],
      ],
      false,
    ),
    "#5d4634",
    5 * k,
  );
  s.fill(
    smooth(
      [
        [x + 18 * k, y - 564 * k],
        [x + 56 * k, y - 556 * k],
        [x + 90 * k, y - 566 * k],
        [x + 74 * k, y - 546 * k],
        [x + 86 * k, y - 528 * k],
        [x + 50 * k, y - 522 * k],
        [x + 18 * k, y - 528 * k],
      ],
      true,
    ),
    "#c2452f",
  );
}

export function playground(): string {
  const s = sheet(1500, 1000, 193);
  const r = s.r;
  const light: P = [0.7, -0.7];
  sky(s, [
    [0, "#6aa9bd"],
    [0.25, "#aed0cc"],
    [0.45, "#f3e9c4"],
    [1, "#f4ecdc"],
  ]);
  s.glow(1300, 90, 640, "#fff2c2", 0.75);
  cloud(s, 820, 110, 520, "#d3e0da", "#fdf6e4", 0.75);
  cloud(s, 1240, 220, 420, "#d3e0da", "#fdf6e4", 0.65);
  woods(
    s,
    ridge(r, 1500, (t) => 420 - 46 * Math.sin(t * 3 + 0.4), 8),
    "#98b9ac",
    "#c2d2b2",
    10,
  );
  woods(
    s,
    ridge(r, 1500, (t) => 470 - 30 * Math.sin(t * 4 + 2.4), 8),
    "#7aa088",
    "#aec593",
    14,
  );
  const back = ridge(r, 1500, (t) => 510 - 30 * Math.sin(t * 3), 4);
  s.fill(
    below(back, 1000),
    s.lin(
      [0, 490],
      [0, 760],
      [
        [0, "#bcc670"],
        [1, "#8aa650"],
      ],
    ),
  );
  for (let i = 0; i < 12; i++)
    farTree(s, 40 + i * 132 + r.gauss() * 16, 516 + (i % 2) * 22, 104, {
      leaf: LEAF.summer.map((c) => mix(c, "#b4c48c", 0.45)),
      light,
      bark: "#6f6450",
      shadow: { colour: "#7d9648", dx: -0.3, opacity: 0.5 },
    });
  const ground = ridge(r, 1500, (t) => 640 + 26 * Math.sin(t * 3 + 1), 3);
  s.fill(
    below(ground, 1000),
    s.lin(
      [0, 620],
      [0, 1000],
      [
        [0, "#a3b558"],
        [0.4, "#7c9c4a"],
        [1, "#426d39"],
      ],
    ),
  );
  meadow(s, {
    shades: ["#55803f", "#749849", "#98b156", "#bcc46c"],
    from: (x) => yAt(ground, x) + 3,
    density: 1,
    tall: 0.8,
  });
  flowers(s, (x) => yAt(ground, x) + 10, ["#f7efd8", "#efc84e", "#f7efd8"], 260, 0.8);
  tower(s, 1090, 770, 1);
  groundShadow(s, 400, 880, 420, 56, "#33603a", 0.55);
  for (let i = 0; i < 26; i++)
    s.fill(blob(r, 400 + r.gauss() * 180, 880 + r.gauss() * 22, r.range(6, 22), r.range(2, 5), 0.2, 8), "#a3b558", 0.6);
  appleTree(s, 330, 880, 800, {
    leaf: LEAF.summer,
    light,
    density: 1.7,
    lean: -0.1,
    fruit: 44,
    fruitColours: ["#c9503a", "#b5372c", "#d9a650"],
  });
  // the bough that carries the swing, then ropes and seat, a little in motion
  s.fill(
    taper(
      [
        [350, 560],
        [460, 506],
        [600, 486],
        [700, 490],
      ],
      46,
      18,
    ),
    "#4a3a33",
  );
  s.fill(
    taper(
      [
        [352, 552],
        [460, 498],
        [600, 480],
        [690, 486],
      ],
      12,
      5,
    ),
    "#a8896a",
    0.85,
  );
  const leaves: Segment[] = Array.from(
    { length: 120 },
    () => [690 + r.gauss() * 52, 474 + r.gauss() * 30, r.gauss() * 9, r.gauss() * 6] as const,
  );
  s.dabs(leaves.slice(0, 50), "#2f5a3c", 13);
  s.dabs(leaves.slice(50, 95), "#507a41", 11);
  s.dabs(leaves.slice(95), "#9aad54", 9);
  for (const [a, b] of [
    [560, 598],
    [640, 690],
  ] as const) {
    s.line(
      poly(
        [
          [a, 486],
          [b, 790],
        ],
        false,
      ),
      "#8a6f48",
      6,
    );
    s.line(
      poly(
        [
          [a - 1.5, 486],
          [b - 1.5, 790],
        ],
        false,
      ),
      "#e3cb98",
      2,
    );
    s.dabs(
      [
        [a - 8, 486, 16, 0],
        [a - 8, 492, 16, 0],
      ],
      "#c9ae78",
      6,
    );
  }
  s.fill(blob(r, 640, 880, 74, 11, 0.06, 10), "#2c5534", 0.6);
  s.fill(
    poly([
      [572, 786],
      [712, 774],
      [722, 786],
      [582, 800],
    ]),
    "#d3a468",
  );
  s.fill(
    poly([
      [582, 800],
      [722, 786],
      [722, 798],
      [583, 812],
    ]),
    "#8a6040",
  );
  // what the children left behind: a ball, a cap on the grass, a small cart
  s.fill(blob(r, 850, 900, 46, 9, 0.06, 10), "#2c5534", 0.55);
  s.fill(blob(r, 836, 868, 34, 34, 0.01, 14), "#e8dcc0");
  s.clip(blob(r, 836, 868, 34, 34, 0.01, 14), () => {
    s.fill(
      smooth(
        [
          [812, 836],
          [836, 868],
          [812, 904],
          [796, 868],
        ],
        true,
      ),
      "#c2452f",
    );
    s.fill(
      smooth(
        [
          [846, 832],
          [842, 868],
          [862, 904],
          [880, 868],
        ],
        true,
      ),
      "#3f6273",
    );
    s.fill(blob(r, 850, 888, 30, 20, 0.05, 9), "#3a2a2c", 0.3);
  });
  for (const [x, y, k] of [
    [236, 916, 14],
    [292, 902, 12],
    [480, 918, 14],
    [540, 900, 11],
    [180, 890, 11],
  ] as const)
    apple(s, x, y, k, r.pick([RED, YELLOW]), { turn: r.gauss() });
  meadow(s, {
    shades: ["#2f5733", "#447039", "#678c44", "#98a952"],
    from: (x) => 925 + 14 * Math.sin(x * 0.006),
    density: 0.9,
    tall: 1.5,
  });
  flowers(s, () => 920, ["#f7efd8", "#efc84e", "#d9765a"], 60, 1.4);
  return s.svg();
}

function lantern(s: Sheet, x: number, y: number, k: number, fog: number): void {
  const iron = mix("#2a2a33", "#8f97a6", fog);
  s.glow(x, y - k * 0.55, k * 3.4, "#ffc877", 0.75);
  s.glow(x, y + k * 0.1, k * 2.4, "#ffc877", 0.5, 0.3);
  s.fill(blob(s.r, x, y + k * 0.02, k * 0.46, k * 0.1, 0.05, 10), mix("#3a3430", "#8f8f94", fog), 0.7);
  s.fill(
    poly([
      [x - k * 0.3, y - k * 0.82],
      [x + k * 0.3, y - k * 0.82],
      [x + k * 0.34, y - k * 0.06],
      [x - k * 0.34, y - k * 0.06],
    ]),
    s.rad([x, y - k * 0.36], k * 0.6, [
      [0, "#fffbe4"],
      [0.4, "#ffdf94"],
      [1, "#e8a04a"],
    ]),
  );
  for (const u of [-0.32, -0.02, 0.32])
    s.line(
      poly(
        [
          [x + u * k * 0.94, y - k * 0.82],
          [x + u * k * 1.04, y - k * 0.04],
        ],
        false,
      ),
      iron,
      k * 0.055,
    );
  s.fill(
    poly([
      [x - k * 0.4, y - k * 0.02],
      [x + k * 0.4, y - k * 0.02],
      [x + k * 0.38, y - k * 0.1],
      [x - k * 0.38, y - k * 0.1],
    ]),
    iron,
  );
  s.fill(
    poly([
      [x - k * 0.38, y - k * 0.8],
      [x - k * 0.12, y - k * 1.08],
      [x + k * 0.12, y - k * 1.08],
      [x + k * 0.38, y - k * 0.8],
    ]),
    iron,
  );
  s.line(
    smooth([
      [x - k * 0.22, y - k * 1.0],
      [x - k * 0.2, y - k * 1.36],
      [x, y - k * 1.46],
      [x + k * 0.2, y - k * 1.36],
      [x + k * 0.22, y - k * 1.0],
    ]),
    iron,
    k * 0.05,
  );
  s.fill(
    smooth(
      [
        [x, y - k * 0.16],
        [x + k * 0.06, y - k * 0.34],
        [x, y - k * 0.56],
        [x - k * 0.06, y - k * 0.34],
      ],
      true,
    ),
    "#fffdf0",
  );
}

export function lanternPath(): string {
  const s = sheet(1200, 1500, 197);
  const r = s.r;
  const FOG = "#a3a8b4";
  sky(s, [
    [0, "#6b7993"],
    [0.25, "#98a1b2"],
    [0.48, "#cdc8be"],
    [0.57, "#dccfb8"],
    [1, "#98a1b2"],
  ]);
  s.glow(640, 800, 620, "#f0d3a0", 0.6);
  woods(
    s,
    ridge(r, 1200, (t) => 730 - 40 * Math.sin(t * 3 + 0.4), 7),
    "#a8acb4",
    "#c4beb4",
    9,
  );
  const centre = (t: number): number => 640 + Math.sin(t * 4.4) * 150 * t ** 0.7 - 60 * t;
  const groundAt = (t: number): number => 815 + 690 * t ** 1.5;
  s.fill(
    rect(0, 806, 1200, 700),
    s.lin(
      [0, 806],
      [0, 1500],
      [
        [0, "#b9b4a6"],
        [0.25, "#8d8f80"],
        [1, "#3c4740"],
      ],
    ),
  );
  meadow(s, { shades: ["#4a5548", "#6b7362", "#8d8f78", "#a89f80"], from: () => 812, density: 0.9, opacity: 0.5 });
  const left: P[] = [];
  const right: P[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    const w = 12 + 230 * t ** 1.5;
    left.push([centre(t) - w, groundAt(t)]);
    right.unshift([centre(t) + w, groundAt(t)]);
  }
  const way = `${smooth(left)}L${smooth(right).slice(1)}Z`;
  s.fill(
    way,
    s.lin(
      [0, 815],
      [0, 1500],
      [
        [0, "#dccbaa"],
        [0.4, "#a8977c"],
        [1, "#6b6055"],
      ],
    ),
  );
  s.clip(way, () =>
    s.dabs(
      Array.from({ length: 420 }, () => {
        const t = r() ** 0.7;
        return [centre(t) + r.gauss() * (12 + 180 * t), groundAt(t), r.range(3, 22) * t + 1, r.gauss()] as const;
      }),
      "#544a44",
      4,
      0.35,
    ),
  );
  const items: { t: number; draw: () => void }[] = [];
  for (let i = 0; i < 8; i++)
    for (const side of [-1, 1]) {
      const t = 0.02 + (i / 8) ** 1.3 * 0.92 + (side > 0 ? 0.05 * (i / 8) : 0);
      const k = 110 + 1230 * t ** 1.2;
      const fog = 0.9 - t * 1.15;
      items.push({
        t,
        draw: () =>
          void bareTree(s, centre(t) + side * (60 + 700 * t ** 1.05) + r.gauss() * 22 * t, groundAt(t) - 8, k, {
            bark: mix("#2f2b30", FOG, Math.max(0, fog)),
            lit: mix("#b98a58", FOG, Math.max(0, fog)),
            depth: 3,
            upright: true,
            side: -side,
            lean: -side * 0.2,
          }),
      });
    }
  for (let i = 0; i < 8; i++)
    for (const side of [-1, 1]) {
      const t = 0.05 + (i / 8) ** 1.3 * 0.86 + (side > 0 ? 0.035 : 0);
      items.push({
        t: t + 0.01,
        draw: () =>
          lantern(s, centre(t) + side * (24 + 252 * t ** 1.4), groundAt(t), 11 + 96 * t ** 1.3, Math.max(0, 0.5 - t)),
      });
    }
  for (const [t, dx, h] of [
    [0.2, -14, 122],
    [0.205, 22, 112],
    [0.212, 4, 74],
    [0.3, -34, 168],
    [0.305, 24, 104],
  ] as const)
    items.push({
      t,
      draw: () => {
        const [x, y] = [centre(t) + dx, groundAt(t)];
        figure(s, x, y, h, { haze: 0.42, fog: "#6b6f7c" });
        s.glow(x + h * 0.17, y - h * 0.36, h * 0.6, "#ffcf86", 0.8);
        s.fill(blob(r, x + h * 0.17, y - h * 0.36, h * 0.055, h * 0.07, 0.05, 9), "#ffe7b0");
      },
    });
  items.sort((a, b) => a.t - b.t);
  let veil = 0;
  for (const it of items) {
    if (it.t - veil > 0.07 && it.t < 0.62) {
      veil = it.t;
      for (let i = 0; i < 7; i++)
        s.fill(
          blob(r, r() * 1200, groundAt(it.t) - r.range(10, 90), r.range(200, 480), r.range(14, 40), 0.12, 14),
          "#d6d0c4",
          0.2 * (1 - it.t),
        );
    }
    it.draw();
  }
  for (let i = 0; i < 200; i++) {
    const t = r() ** 0.6;
    s.dabs(
      [[r() * 1200, groundAt(t), r.range(3, 12) * t + 1, r.gauss() * 3 * t]],
      r.pick(["#a8743a", "#8a5430", "#c29650"]),
      1 + 7 * t,
      0.7,
    );
  }
  meadow(s, {
    shades: ["#2a332f", "#3c463d", "#5a5f4e"],
    from: (x) => 1330 + Math.max(0, 330 - Math.abs(x - 560)) * 0.9,
    density: 0.45,
    tall: 1.6,
  });
  s.fill(
    rect(0, 0, 1200, 1500),
    s.rad([640, 860], 1050, [
      [0, "#1c2230", 0],
      [0.55, "#1c2230", 0.06],
      [1, "#1c2230", 0.5],
    ]),
  );
  return s.svg();
}
