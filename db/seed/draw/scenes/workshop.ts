// The workshop: a bench under the window, tools on the wall in their painted outlines.
import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "../kit.ts";
import { boards } from "../buildings.ts";
import { basket, board, grain, RED, YELLOW } from "../objects.ts";
import type { P, Segment, Sheet } from "../kit.ts";

const STEEL = "#a9b0b4";
const DARK = "#4d555c";
const WOOD = "#b07a44";

type Tool = (s: Sheet) => void;

const saw: Tool = (s) => {
  s.fill(
    poly([
      [-118, -14],
      [92, -34],
      [92, 24],
      [-118, 4],
    ]),
    STEEL,
  );
  s.fill(
    poly([
      [-118, -14],
      [92, -34],
      [92, -24],
      [-118, -8],
    ]),
    "#d6dad8",
  );
  s.dabs(
    Array.from({ length: 22 }, (_, i) => [-112 + i * 9.2, 5 + i * 0.9, 3, 5] as const),
    DARK,
    2,
  );
  s.line(
    smooth([
      [92, -34],
      [128, -40],
      [146, -16],
      [140, 20],
      [106, 34],
      [92, 22],
    ]),
    WOOD,
    17,
  );
  s.line(
    smooth([
      [98, -36],
      [128, -42],
      [144, -18],
    ]),
    "#dca868",
    4,
    0.8,
  );
};
const bowSaw: Tool = (s) => {
  for (const x of [-86, 86])
    s.fill(
      taper(
        [
          [x, -56],
          [x * 0.95, 0],
          [x, 58],
        ],
        14,
        12,
      ),
      WOOD,
    );
  s.line(
    poly(
      [
        [-84, 0],
        [84, 0],
      ],
      false,
    ),
    "#9a6a3a",
    10,
  );
  s.line(
    poly(
      [
        [-86, 54],
        [86, 54],
      ],
      false,
    ),
    STEEL,
    5,
  );
  s.line(
    poly(
      [
        [-86, -50],
        [86, -50],
      ],
      false,
    ),
    "#d9c8a0",
    4,
  );
  s.line(
    poly(
      [
        [0, -50],
        [10, -8],
      ],
      false,
    ),
    "#6b4a2c",
    6,
  );
};
const hammer: Tool = (s) => {
  s.fill(
    taper(
      [
        [0, -50],
        [2, 20],
        [0, 92],
      ],
      11,
      17,
    ),
    WOOD,
  );
  s.line(
    poly(
      [
        [-3, -40],
        [-3, 84],
      ],
      false,
    ),
    "#e0b070",
    3,
    0.7,
  );
  s.fill(
    poly([
      [-40, -70],
      [26, -70],
      [44, -60],
      [26, -46],
      [-40, -44],
    ]),
    DARK,
  );
  s.fill(
    poly([
      [-40, -70],
      [26, -70],
      [36, -65],
      [-40, -62],
    ]),
    STEEL,
  );
};
const mallet: Tool = (s) => {
  s.fill(
    taper(
      [
        [0, -20],
        [0, 96],
      ],
      15,
      18,
    ),
    "#a06c3c",
  );
  s.fill(
    poly([
      [-44, -72],
      [44, -72],
      [38, -8],
      [-38, -8],
    ]),
    "#c08a50",
  );
  s.fill(
    poly([
      [20, -72],
      [44, -72],
      [38, -8],
      [20, -8],
    ]),
    "#7d5430",
    0.7,
  );
  grain(s, -40, -70, 80, 60, "#7d5430", 7);
};
const chisel =
  (k: number): Tool =>
  (s) => {
    s.fill(
      taper(
        [
          [0, -70],
          [0, -8],
        ],
        17,
        20,
      ),
      mix(WOOD, "#8a3a2c", k % 2 ? 0.5 : 0),
    );
    s.line(
      poly(
        [
          [-4, -66],
          [-4, -14],
        ],
        false,
      ),
      "#e8c08a",
      3,
      0.7,
    );
    s.fill(rect(-7, -10, 14, 9), "#c9a24e");
    s.fill(
      poly([
        [-4, -2],
        [4, -2],
        [5 + k * 2, 66],
        [-5 - k * 2, 76],
      ]),
      STEEL,
    );
    s.fill(
      poly([
        [-4, -2],
        [-1, -2],
        [-1, 72],
        [-5 - k * 2, 76],
      ]),
      "#dfe3e0",
    );
  };
const plane: Tool = (s) => {
  s.fill(
    smooth([
      [-96, 22],
      [-96, -14],
      [-60, -20],
      [64, -20],
      [96, -6],
      [98, 22],
    ]) + "Z",
    "#b98048",
  );
  s.fill(rect(-96, 12, 194, 11), "#6d4a2c", 0.7);
  s.fill(
    poly([
      [-10, -20],
      [22, -20],
      [2, -62],
      [-14, -60],
    ]),
    DARK,
  );
  s.fill(
    smooth(
      [
        [-70, -18],
        [-76, -50],
        [-58, -58],
        [-44, -44],
        [-46, -18],
      ],
      true,
    ),
    "#8f5c34",
  );
  s.fill(blob(s.r, 70, -26, 14, 15, 0.04, 9), "#8f5c34");
  s.line(
    poly(
      [
        [-90, -10],
        [60, -16],
      ],
      false,
    ),
    "#e8b878",
    4,
    0.7,
  );
};
const drawknife: Tool = (s) => {
  s.fill(
    smooth(
      [
        [-80, -12],
        [0, -20],
        [80, -12],
        [80, 8],
        [0, 0],
        [-80, 8],
      ],
      true,
    ),
    STEEL,
  );
  for (const x of [-84, 84])
    s.fill(
      taper(
        [
          [x, -4],
          [x * 1.05, 30],
          [x * 1.02, 64],
        ],
        13,
        19,
      ),
      WOOD,
    );
};
const brace: Tool = (s) => {
  s.line(
    smooth([
      [0, -78],
      [0, -40],
      [40, -34],
      [42, 14],
      [0, 22],
      [0, 48],
    ]),
    DARK,
    9,
  );
  s.fill(blob(s.r, 0, -86, 24, 13, 0.03, 10), WOOD);
  s.fill(rect(32, -24, 20, 32), WOOD);
  s.line(
    poly(
      [
        [0, 48],
        [0, 92],
      ],
      false,
    ),
    STEEL,
    5,
  );
};
const square: Tool = (s) => {
  s.fill(rect(-50, -64, 22, 120), "#7d4f30");
  s.fill(rect(-28, -64, 108, 18), STEEL);
  s.dabs(
    Array.from({ length: 9 }, (_, i) => [-16 + i * 11, -50, 0, i % 2 ? -4 : -8] as const),
    DARK,
    1.8,
  );
};
const axe: Tool = (s) => {
  s.fill(
    taper(
      [
        [6, -70],
        [-2, 10],
        [8, 100],
      ],
      13,
      17,
    ),
    "#a8733f",
  );
  s.fill(
    smooth(
      [
        [-4, -78],
        [18, -80],
        [20, -48],
        [-2, -46],
        [-46, -30],
        [-54, -62],
        [-44, -92],
      ],
      true,
    ),
    DARK,
  );
  s.fill(
    smooth(
      [
        [-46, -30],
        [-54, -62],
        [-44, -92],
        [-36, -62],
      ],
      true,
    ),
    "#d6dad8",
  );
};

function hang(s: Sheet, tool: Tool, x: number, y: number, k: number, turn = 0): void {
  s.group(`transform="translate(${x + 9} ${y + 12}) rotate(${turn}) scale(${k})" opacity="0.3"`, () =>
    s.group('style="filter:brightness(0)"', () => tool(s)),
  );
  s.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`, () => tool(s));
}

function windowBay(s: Sheet): void {
  const r = s.r;
  s.fill(rect(520, 90, 460, 420), "#8d7558");
  s.fill(
    rect(545, 112, 410, 376),
    s.lin(
      [0, 112],
      [0, 488],
      [
        [0, "#b9d0c8"],
        [0.55, "#f0e8c4"],
        [0.6, "#b9c27c"],
        [1, "#7f9a55"],
      ],
    ),
  );
  s.clip(rect(545, 112, 410, 376), () => {
    s.fill(
      smooth([
        [540, 320],
        [640, 296],
        [760, 316],
        [860, 292],
        [960, 310],
        [960, 360],
        [540, 360],
      ]),
      "#9db59a",
    );
    for (const [x, y, k] of [
      [620, 420, 70],
      [745, 396, 48],
      [868, 432, 84],
      [560, 388, 40],
      [930, 390, 40],
    ] as const) {
      s.line(
        poly(
          [
            [x, y],
            [x + 4, y - k * 0.6],
          ],
          false,
        ),
        "#5a4838",
        k * 0.1,
      );
      for (let i = 0; i < 12; i++)
        s.fill(
          blob(r, x + r.gauss() * k * 0.4, y - k * 0.85 + r.gauss() * k * 0.24, k * 0.3, k * 0.22, 0.15, 9),
          mix("#52753f", "#b5bf6c", r()),
        );
    }
    s.glow(640, 160, 260, "#fff6d4", 0.8);
  });
  for (const x of [545, 678, 818, 951])
    s.line(
      poly(
        [
          [x, 108],
          [x, 492],
        ],
        false,
      ),
      "#6b5038",
      14,
    );
  for (const y of [112, 236, 362, 488])
    s.line(
      poly(
        [
          [541, y],
          [959, y],
        ],
        false,
      ),
      "#6b5038",
      12,
    );
  for (const x of [541, 674, 814])
    s.line(
      poly(
        [
          [x, 112],
          [x, 488],
        ],
        false,
      ),
      "#b9966a",
      3,
      0.8,
    );
  board(s, 500, 496, 500, 30, "#8a6542");
  for (const [x, h, c] of [
    [572, 62, "#7d4f30"],
    [606, 48, "#4f6f6a"],
    [900, 56, "#b5772c"],
    [934, 40, "#8f3a30"],
  ] as const) {
    s.fill(
      smooth([
        [x - 15, 496],
        [x - 16, 496 - h * 0.7],
        [x - 9, 496 - h],
        [x + 9, 496 - h],
        [x + 16, 496 - h * 0.7],
        [x + 15, 496],
      ]) + "Z",
      c,
    );
    s.line(
      poly(
        [
          [x - 9, 492],
          [x - 9, 496 - h * 0.7],
        ],
        false,
      ),
      "#fff3d0",
      3,
      0.6,
    );
    s.fill(rect(x - 10, 490 - h, 20, 8), "#c9b68c");
  }
}

function bench(s: Sheet): void {
  const r = s.r;
  s.fill(blob(r, 760, 950, 620, 40, 0.04, 16), "#241a1c", 0.5);
  for (const x of [250, 1160]) {
    board(s, x, 690, 84, 262, "#8a6240");
    board(s, x + 96, 700, 50, 236, "#5f4230");
  }
  board(s, 300, 860, 900, 44, "#7a5538");
  s.fill(rect(300, 770, 900, 92), "#2c201e", 0.55);
  // things under the bench: planks, a basket
  for (let i = 0; i < 5; i++) board(s, 430 + i * 14, 842 - i * 15, 420 - i * 40, 14, mix("#c99a62", "#9a6e44", r()));
  basket(s, 1010, 858, 150, [RED, YELLOW], 0.7);
  board(s, 190, 640, 1120, 62, "#bd8b54");
  board(s, 205, 618, 1090, 24, "#d3a468");
  s.fill(rect(205, 612, 1090, 9), "#f3d094");
  // vise
  board(s, 150, 636, 62, 140, "#a8773f");
  s.line(
    poly(
      [
        [120, 726],
        [176, 726],
      ],
      false,
    ),
    "#6d6f74",
    15,
  );
  s.line(
    poly(
      [
        [128, 692],
        [128, 762],
      ],
      false,
    ),
    "#c99a5a",
    9,
  );
  // on the bench: a nest box, a plane with shavings, a pencil and a pot of brushes
  board(s, 330, 470, 122, 144, "#cfa066");
  s.fill(
    poly([
      [330, 470],
      [452, 470],
      [452, 614],
      [330, 614],
    ]),
    s.lin(
      [330, 0],
      [452, 0],
      [
        [0, "#6d4a2c", 0.35],
        [1, "#fff0c8", 0.2],
      ],
    ),
  );
  s.fill(
    poly([
      [452, 478],
      [500, 496],
      [500, 604],
      [452, 614],
    ]),
    "#e0b47a",
  );
  s.fill(
    poly([
      [306, 478],
      [392, 436],
      [520, 470],
      [470, 486],
    ]),
    "#8d6440",
  );
  s.fill(
    poly([
      [306, 478],
      [392, 436],
      [398, 442],
      [320, 484],
    ]),
    "#e9c48c",
  );
  s.fill(blob(r, 388, 528, 21, 21, 0.03, 12), "#2c1c18");
  s.line(
    poly(
      [
        [388, 566],
        [388, 580],
      ],
      false,
    ),
    "#6b4a2c",
    8,
  );
  s.group('transform="translate(700 589) scale(1.1)"', () => plane(s));
  for (let i = 0; i < 24; i++) {
    const [x, y, k] = [600 + r.gauss() * 120, 608 + r() * 6, r.range(8, 20)];
    s.line(
      smooth([
        [x, y],
        [x + k, y - k * 0.9],
        [x + k * 1.7, y - k * 0.2],
        [x + k * 1.1, y],
        [x + k * 0.8, y - k * 0.5],
      ]),
      r.pick(["#f0d29a", "#e0b878", "#f6e2b8"]),
      4,
      0.95,
    );
  }
  s.fill(
    poly([
      [1090, 548],
      [1162, 548],
      [1154, 614],
      [1098, 614],
    ]),
    "#5f7f78",
  );
  s.fill(
    poly([
      [1090, 548],
      [1108, 548],
      [1112, 614],
      [1098, 614],
    ]),
    "#a9c4b8",
    0.7,
  );
  for (const [dx, h, c] of [
    [-20, 84, "#c98a4c"],
    [-4, 104, "#8f5c34"],
    [14, 78, "#d9a860"],
    [24, 96, "#a8402f"],
  ] as const) {
    s.line(
      poly(
        [
          [1126 + dx * 0.6, 552],
          [1126 + dx * 1.5, 552 - h * 0.7],
        ],
        false,
      ),
      c,
      8,
    );
    s.fill(blob(r, 1126 + dx * 1.55, 552 - h * 0.82, 9, 16, 0.1, 8), "#3a2c28");
  }
  board(s, 860, 598, 190, 15, "#e0b87c");
  s.line(
    poly(
      [
        [890, 592],
        [960, 588],
      ],
      false,
    ),
    "#c2553f",
    6,
  );
}

export function workshop(): string {
  const s = sheet(1500, 1000, 181);
  const r = s.r;
  boards(
    s,
    [
      [0, 0],
      [1500, 0],
      [1500, 800],
      [0, 800],
    ],
    7,
    ["#a88a64", "#b5966e", "#9a7d5a"],
    true,
  );
  s.fill(
    rect(0, 0, 1500, 800),
    s.rad([750, 320], 900, [
      [0, "#fff0c4", 0.5],
      [0.5, "#fff0c4", 0.05],
      [1, "#2a2028", 0.55],
    ]),
  );
  s.fill(
    rect(0, 790, 1500, 210),
    s.lin(
      [0, 790],
      [0, 1000],
      [
        [0, "#7a6350"],
        [1, "#4a3c38"],
      ],
    ),
  );
  for (let i = 0; i < 24; i++)
    s.line(
      poly(
        [
          [lerp(200, 1300, i / 23), 800],
          [lerp(-500, 2000, i / 23), 1000],
        ],
        false,
      ),
      "#38291f",
      3,
      0.6,
    );
  for (let i = 0; i < 12; i++)
    s.line(
      poly(
        [
          [0, 800 + (i / 12) ** 1.6 * 200],
          [1500, 800 + (i / 12) ** 1.6 * 200],
        ],
        false,
      ),
      "#38291f",
      1.5,
      0.18,
    );
  windowBay(s);
  const wall: [Tool, number, number, number, number][] = [
    [saw, 160, 130, 0.92, -4],
    [bowSaw, 412, 150, 0.88, 4],
    [hammer, 90, 300, 0.95, 0],
    [mallet, 190, 312, 0.9, 0],
    [brace, 300, 318, 0.95, 0],
    [square, 420, 316, 0.9, 0],
    [drawknife, 130, 470, 0.9, 0],
    [axe, 1380, 150, 1.05, 0],
    [saw, 1180, 120, 0.95, 176],
  ];
  for (const [tool, x, y, k, turn] of wall) hang(s, tool, x, y, k, turn);
  board(s, 1040, 300, 250, 20, "#8a6240");
  for (let i = 0; i < 7; i++) hang(s, chisel(i % 4), 1062 + i * 34, 300, 0.82 + (i % 3) * 0.08, 0);
  board(s, 1040, 300, 250, 16, "#a8794a");
  board(s, 1030, 462, 420, 18, "#8a6240");
  for (const [x, k] of [
    [1110, 0.62],
    [1250, 0.72],
  ] as const)
    s.group(`transform="translate(${x} 447) scale(${k})"`, () => plane(s));
  for (const [x, c] of [
    [1352, "#c9a04c"],
    [1392, "#7f9aa0"],
    [1428, "#a8554a"],
  ] as const) {
    s.fill(rect(x - 16, 414, 32, 48), c);
    s.fill(rect(x - 16, 414, 8, 48), "#fff3d0", 0.4);
    s.fill(rect(x - 18, 408, 36, 9), "#5f5148");
  }
  s.line(blob(r, 1440, 330, 40, 48, 0.03, 14), "#c9a876", 13);
  s.line(blob(r, 1438, 328, 46, 54, 0.03, 14), "#e8cf9c", 3, 0.8);
  const beams: P[] = [
    [545, 120],
    [955, 120],
    [1240, 1000],
    [330, 1000],
  ];
  s.fill(
    poly(beams),
    s.lin(
      [750, 120],
      [780, 1000],
      [
        [0, "#fff3cc", 0.3],
        [1, "#fff3cc", 0.02],
      ],
    ),
  );
  bench(s);
  const curls: Segment[] = Array.from(
    { length: 90 },
    () => [r.range(260, 1260), 945 + r.gauss() * 22, r.range(4, 15), r.gauss() * 6] as const,
  );
  s.dabs(curls, "#e8c68c", 4, 0.9);
  s.dabs(curls.slice(0, 40), "#fbe6b8", 3, 0.9);
  // a three-legged stool
  s.fill(blob(r, 1400, 972, 90, 13, 0.05, 12), "#241a1c", 0.5);
  for (const [a, b] of [
    [1362, 1336],
    [1430, 1462],
    [1398, 1402],
  ] as const)
    s.fill(
      taper(
        [
          [a, 800],
          [b, 970],
        ],
        17,
        12,
      ),
      "#7a5538",
    );
  s.fill(blob(r, 1398, 796, 82, 19, 0.01, 14), "#6b4a30");
  s.fill(blob(r, 1396, 786, 82, 18, 0.01, 14), "#c99a5e");
  s.dabs(
    Array.from({ length: 70 }, () => [r.range(480, 1080), r.range(130, 900), 0.1, 0] as const),
    "#fff6d8",
    2.6,
    0.5,
  );
  s.fill(
    rect(0, 0, 1500, 1000),
    s.rad([750, 420], 980, [
      [0, "#1c141a", 0],
      [0.6, "#1c141a", 0.05],
      [1, "#1c141a", 0.5],
    ]),
  );
  return s.svg();
}
