import { blob, lerp, mix, poly, rect, sheet, smooth, taper } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";
import { boards, bulbs, bunting } from "./buildings.ts";
import type { Quad } from "./buildings.ts";
import { farTree } from "./trees.ts";
import {
  C,
  HOME,
  at,
  ball,
  chalk,
  circle,
  ellipse,
  goal,
  letters,
  player,
  px,
  roundRect,
  stripes,
  turf,
} from "./club.ts";
import type { Cam } from "./club.ts";
import { AIR, clouds, clubhouse, flag, heaven, hedge, hills, village } from "./land.ts";

const wall = (s: Sheet, x: number, y: number, w: number, h: number, n: number, colours: readonly string[]): void => {
  const q: Quad = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  boards(s, q, n, colours);
};
/** Light from a window on a wall. */
const windowLight = (s: Sheet, x: number, y: number, w: number, h: number, colour = "#fff0c8", o = 0.3): void => {
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    s.fill(
      poly([
        [x + u * w * 0.54 + v * 30, y + v * h * 0.54],
        [x + u * w * 0.54 + w * 0.46 + v * 30, y + v * h * 0.54 + 14],
        [x + u * w * 0.54 + w * 0.46 + v * 30 + 26, y + v * h * 0.54 + h * 0.46 + 14],
        [x + u * w * 0.54 + v * 30 + 26, y + v * h * 0.54 + h * 0.46],
      ]),
      colour,
      o,
    );
};

/** A boot from the side, toe to the right. */
function boot(s: Sheet, x: number, y: number, k: number, main: string, trim: string, mud = 0): void {
  const at2 = (u: number, v: number): P => [x + u * k, y + v * k];
  const sole = smooth(
    [
      at2(-0.5, -0.1),
      at2(0, -0.06),
      at2(0.55, -0.08),
      at2(1.02, -0.1),
      at2(1.0, 0),
      at2(0.5, 0.02),
      at2(-0.1, 0.02),
      at2(-0.52, -0.01),
    ],
    true,
  );
  for (const u of [-0.42, -0.28, 0.28, 0.5, 0.72, 0.9])
    s.fill(
      poly([at2(u, -0.02), at2(u + 0.1, -0.02), at2(u + 0.08, 0.11), at2(u + 0.02, 0.11)]),
      mix(trim, "#3a3a44", 0.25),
    );
  const upper = smooth(
    [
      at2(-0.52, -0.08),
      at2(-0.56, -0.36),
      at2(-0.5, -0.6),
      at2(-0.34, -0.56),
      at2(-0.12, -0.52),
      at2(0.02, -0.46),
      at2(0.3, -0.36),
      at2(0.62, -0.29),
      at2(0.92, -0.24),
      at2(1.05, -0.13),
      at2(0.98, -0.05),
      at2(0.3, -0.04),
    ],
    true,
  );
  s.fill(upper, main);
  s.clip(upper, () => {
    s.fill(
      smooth(
        [at2(-0.6, -0.16), at2(0.2, -0.13), at2(0.7, -0.16), at2(1.1, -0.16), at2(1.1, 0.1), at2(-0.6, 0.1)],
        true,
      ),
      mix(main, "#15131c", 0.42),
      0.7,
    );
    s.fill(
      smooth([at2(-0.56, -0.62), at2(-0.34, -0.6), at2(-0.36, -0.3), at2(-0.6, -0.2)], true),
      mix(main, trim, 0.2),
    );
    for (const [i, u] of [0.1, 0.24, 0.38].entries())
      s.line(smooth([at2(u + 0.02, -0.42 + i * 0.045), at2(u - 0.12, -0.25), at2(u - 0.2, -0.06)]), trim, k * 0.036);
    s.line(smooth([at2(0.62, -0.3), at2(0.7, -0.2), at2(0.72, -0.05)]), mix(main, "#15131c", 0.5), k * 0.014, 0.8);
    s.line(smooth([at2(-0.1, -0.5), at2(0.3, -0.335), at2(0.85, -0.225)]), "#fff3d8", k * 0.018, 0.35);
    for (let i = 0; i < mud; i++)
      s.fill(
        blob(
          s.r,
          ...at2(s.r.range(-0.5, 1), s.r.range(-0.2, 0)),
          k * s.r.range(0.02, 0.08),
          k * s.r.range(0.015, 0.05),
          0.2,
          8,
        ),
        "#5d4734",
        0.9,
      );
  });
  s.fill(sole, mix(trim, "#2b2a33", 0.1));
  s.fill(blob(s.r, ...at2(-0.42, -0.57), k * 0.13, k * 0.035, 0.03, 10), "#1c1a22");
  for (let i = 0; i < 4; i++)
    s.line(
      poly([at2(-0.02 + i * 0.09, -0.48 + i * 0.033), at2(0.08 + i * 0.09, -0.4 + i * 0.04)], false),
      C.cream,
      k * 0.03,
    );
  s.line(
    smooth([
      at2(-0.02, -0.5),
      at2(0.1, -0.62),
      at2(0.2, -0.54),
      at2(0.04, -0.48),
      at2(-0.1, -0.62),
      at2(-0.2, -0.55),
      at2(-0.02, -0.5),
    ]),
    C.cream,
    k * 0.022,
  );
}

function boots(): string {
  const s = sheet(1500, 1000, 201);
  wall(s, 0, 0, 1500, 660, 15, ["#8f6a4a", "#9c7654", "#7d5b40"]);
  windowLight(s, 160, 70, 560, 420);
  // hooks with a bib and a scarf
  s.fill(rect(0, 96, 1500, 34), "#5b3f2c");
  for (const x of [250, 640, 1030, 1330]) {
    s.fill(circle(x, 120, 12), "#2b2320");
    s.line(`M${x} 120q14 24 0 38q-16 6 -18 -10`, "#2b2320", 9);
  }
  s.fill(
    smooth(
      [
        [940, 140],
        [1030, 124],
        [1120, 140],
        [1130, 340],
        [1118, 410],
        [940, 410],
        [930, 340],
      ],
      true,
    ),
    C.gold,
  );
  s.fill(
    smooth(
      [
        [990, 130],
        [1030, 188],
        [1070, 130],
      ],
      true,
    ),
    "#7d5b40",
  );
  s.fill(
    smooth(
      [
        [1050, 160],
        [1120, 140],
        [1130, 340],
        [1118, 410],
        [1060, 410],
      ],
      true,
    ),
    "#7a4a1c",
    0.25,
  );
  s.fill(letters("SV", 1030, 320, 110, { align: "middle" }), "#7a5a1e");
  for (const [dx, len] of [
    [0, 330],
    [44, 290],
  ] as const) {
    s.fill(rect(1306 + dx, 132, 46, len), C.brick);
    for (let v = 26; v < len; v += 58) s.fill(rect(1306 + dx, 132 + v, 46, 26), C.cream);
    for (let i = 0; i < 6; i++) s.line(`M${1311 + dx + i * 8} ${132 + len}v24`, i % 2 ? C.cream : C.brick, 3);
  }
  s.fill(rect(1344, 132, 12, 300), "#1b1626", 0.2);
  // the bench
  s.fill(
    rect(0, 650, 1500, 350),
    s.lin(
      [0, 650],
      [0, 1000],
      [
        [0, "#8b8f8c"],
        [1, "#676b6c"],
      ],
    ),
  );
  for (let i = 0; i < 8; i++) s.line(`M${-200 + i * 260} 1000L${260 + i * 140} 660`, "#565a5c", 3, 0.5);
  s.fill(rect(60, 640, 1380, 26), "#3a2a22", 0.35);
  s.fill(rect(60, 590, 1380, 54), "#c08a58");
  s.fill(rect(60, 590, 1380, 9), "#e3b482");
  s.fill(rect(60, 636, 1380, 10), "#7a5034");
  for (let i = 0; i < 22; i++)
    s.line(`M${80 + s.r() * 1200} ${602 + s.r() * 32}h${s.r.range(60, 240)}`, "#8a5c38", 2, 0.5);
  for (const x of [150, 1310]) {
    s.fill(rect(x, 644, 40, 250), "#4a4f57");
    s.fill(rect(x + 26, 644, 14, 250), "#31353d");
  }
  boot(s, 370, 572, 232, "#22242f", C.cream, 10);
  boot(s, 770, 574, 238, C.brick, C.cream, 5);
  s.fill(ellipse(1200, 588, 88, 8), "#5b3a22", 0.5);
  s.fill(
    smooth(
      [
        [1130, 584],
        [1124, 470],
        [1138, 400],
        [1188, 396],
        [1196, 470],
        [1206, 540],
        [1262, 556],
        [1270, 586],
      ],
      true,
    ),
    C.brick,
  );
  for (const v of [412, 436, 460]) s.line(`M1134 ${v}h58`, C.cream, 12);
  s.fill(
    smooth(
      [
        [1180, 400],
        [1188, 396],
        [1196, 470],
        [1206, 540],
        [1262, 556],
        [1270, 586],
        [1190, 586],
      ],
      true,
    ),
    "#1b1626",
    0.2,
  );
  // dried mud under the bench, a ball behind
  ball(s, 730, 868, 92, { turn: [0.2, 0.6, 0.4], light: [-0.5, -0.5] });
  s.fill(ellipse(742, 956, 110, 12), "#33363a", 0.45);
  for (let i = 0; i < 46; i++)
    s.fill(
      blob(s.r, 400 + s.r.gauss() * 260, 900 + s.r.gauss() * 34, s.r.range(4, 17), s.r.range(3, 8), 0.2, 7),
      s.r.pick(["#5d4734", "#6f5740", "#4b3a2c"]),
    );
  return s.svg();
}

function house(): string {
  const s = sheet(1500, 1000, 207);
  heaven(s, "golden", 560);
  clouds(
    s,
    "golden",
    [
      [300, 110, 620],
      [1160, 90, 480],
      [760, 200, 640],
      [1420, 230, 360],
    ],
    0.85,
  );
  hills(s, "golden", 560, 150);
  hedge(s, "golden", 585, 150);
  s.fill(
    rect(0, 590, 1500, 420),
    s.lin(
      [0, 590],
      [0, 1000],
      [
        [0, "#7fae68"],
        [1, "#3f7d50"],
      ],
    ),
  );
  clubhouse(s, "golden", 210, 760, 1060, { terrace: true });
  // lawn, path, edge
  s.fill(
    smooth(
      [
        [640, 1010],
        [700, 900],
        [790, 800],
        [860, 772],
        [960, 772],
        [960, 820],
        [930, 900],
        [940, 1010],
      ],
      true,
    ),
    "#d9c49a",
  );
  s.dabs(
    Array.from({ length: 160 }, () => [lerp(700, 930, s.r()), 780 + s.r() * 220, s.r.gauss() * 8, 2] as const),
    "#b79d72",
    4,
    0.6,
  );
  s.dabs(
    Array.from({ length: 1900 }, () => {
      const y = 775 + s.r() * 225;
      return [s.r() * 1500, y, s.r.gauss() * 5, -s.r.range(6, 18)] as const;
    }).filter(([x]) => x < 660 || x > 960),
    "#5c9a58",
    3,
    0.5,
  );
  s.dabs(
    Array.from({ length: 900 }, () => {
      const y = 775 + s.r() * 225;
      return [s.r() * 1500, y, s.r.gauss() * 5, -s.r.range(6, 18)] as const;
    }).filter(([x]) => x < 660 || x > 960),
    "#c9c470",
    3,
    0.45,
  );
  flag(s, 150, 800, 480, [C.brick, C.cream]);
  for (const [x, y, k] of [
    [60, 840, 340],
    [1420, 830, 420],
  ] as const)
    farTree(s, x, y, k, {
      leaf: AIR.golden.leaf,
      light: [-0.6, -0.7],
      bark: "#4a3a33",
      density: 1.5,
      shadow: { colour: "#2f5c3c", dx: 0.3 },
    });
  // parasols over the tables, two people in the sun
  for (const [x, y, c] of [
    [330, 742, C.brick],
    [1130, 742, C.cream],
  ] as const) {
    s.fill(rect(x - 4, y - 190, 8, 196), "#e8dcc0");
    s.fill(
      `M${x} ${y - 226}Q${x - 120} ${y - 200} ${x - 150} ${y - 130}Q${x - 100} ${y - 148} ${x - 75} ${y - 128}Q${x - 38} ${y - 148} ${x} ${y - 128}Q${x + 38} ${y - 148} ${x + 75} ${y - 128}Q${x + 100} ${y - 148} ${x + 150} ${y - 130}Q${x + 120} ${y - 200} ${x} ${y - 226}Z`,
      c,
    );
    s.fill(
      `M${x} ${y - 226}Q${x + 120} ${y - 200} ${x + 150} ${y - 130}Q${x + 100} ${y - 148} ${x + 75} ${y - 128}Q${x + 70} ${y - 190} ${x} ${y - 226}Z`,
      "#1b1626",
      0.16,
    );
  }
  // planters and a bicycle stand
  for (const x of [640, 1010]) {
    s.fill(roundRect(x - 40, 736, 80, 40, 6), "#8a5c3c");
    for (let i = 0; i < 12; i++)
      s.fill(
        blob(s.r, x - 34 + s.r() * 68, 730 - s.r() * 16, 9, 8, 0.15, 8),
        s.r.pick([C.brick, "#e3ab52", "#5c8a52", "#406b45"]),
      );
  }
  player(s, 480, 880, 240, {
    kit: { shirt: "#3f6b7a", shorts: "#2a3346", socks: "#2a3346", trim: "#3f6b7a" },
    hair: "#84817c",
    shadow: [0.6, 0.07],
    rim: "#ffe3b0",
  });
  player(s, 560, 884, 224, {
    kit: { shirt: C.brick, shorts: "#3d3a44", socks: "#3d3a44", trim: C.brick },
    hair: "#6b4a2e",
    long: "open",
    flip: true,
    shadow: [0.6, 0.07],
    rim: "#ffe3b0",
  });
  player(s, 1120, 925, 168, {
    kit: HOME,
    child: true,
    pose: "run",
    hair: "#d0a865",
    shadow: [0.6, 0.07],
    rim: "#ffe3b0",
  });
  s.fill(ellipse(1226, 931, 22, 4), "#1f4a33", 0.4);
  ball(s, 1218, 912, 19);
  return s.svg();
}

/** A jersey, hanging by its shoulders or lying. (x, y) is the middle of the collar. */
export function jersey(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  o: {
    main?: string;
    trim?: string;
    number?: string;
    word?: string;
    turn?: number;
    back?: boolean;
    long?: boolean;
    shade?: number;
    plain?: boolean;
  } = {},
): void {
  const main = o.main ?? C.brick;
  const trim = o.trim ?? C.cream;
  s.group(`transform="translate(${x} ${y}) rotate(${o.turn ?? 0})"`, () => {
    const q = (u: number, v: number): P => [u * k, v * k];
    const sleeve = (f: number): void => {
      const pts: P[] = o.long
        ? [q(f * 0.36, 0.02), q(f * 0.62, 0.3), q(f * 0.74, 0.86), q(f * 0.6, 0.92), q(f * 0.46, 0.5), q(f * 0.34, 0.4)]
        : [q(f * 0.36, 0.02), q(f * 0.62, 0.2), q(f * 0.72, 0.38), q(f * 0.52, 0.5), q(f * 0.4, 0.36)];
      s.fill(
        `${smooth(pts.slice(0, 3))}L${poly(pts.slice(3), false).slice(1)}Z`,
        o.plain ? main : mix(main, "#1c1220", f > 0 ? 0.2 : 0.08),
      );
      const [a, b] = o.long ? [q(f * 0.74, 0.86), q(f * 0.6, 0.92)] : [q(f * 0.72, 0.38), q(f * 0.52, 0.5)];
      s.line(poly([a, b], false), trim, k * 0.035);
    };
    sleeve(-1);
    sleeve(1);
    const body: P[] = [
      q(-0.16, -0.04),
      q(-0.38, 0.02),
      q(-0.4, 0.34),
      q(-0.37, 0.7),
      q(-0.385, 1.02),
      q(0, 1.05),
      q(0.385, 1.02),
      q(0.37, 0.7),
      q(0.4, 0.34),
      q(0.38, 0.02),
      q(0.16, -0.04),
    ];
    const d = `${smooth(body)}Z`;
    s.fill(d, main);
    if (o.plain) return;
    s.clip(d, () => {
      s.fill(
        smooth([q(0.12, -0.1), q(0.2, 0.3), q(0.14, 0.7), q(0.2, 1.1), q(0.5, 1.1), q(0.5, -0.1)], true),
        "#2a0d14",
        o.shade ?? 0.2,
      );
      for (const [a, b, c] of [
        [-0.2, 0.5, -0.12],
        [0.02, 0.62, 0.06],
        [-0.3, 0.8, -0.2],
      ] as const)
        s.line(
          smooth([q(a, b), q((a + c) / 2 + 0.02, b + 0.2), q(c, 1.04)]),
          mix(main, "#1c1220", 0.4),
          k * 0.012,
          0.5,
        );
      s.fill(
        smooth([q(-0.37, 0.06), q(-0.3, 0.04), q(-0.31, 0.5), q(-0.35, 0.9), q(-0.4, 0.9)], true),
        "#fff0d0",
        0.16,
      );
      s.fill(rect(-0.5 * k, 0.985 * k, k, 0.02 * k), trim, 0.9);
    });
    if (o.back)
      s.fill(smooth([q(-0.16, -0.04), q(0, 0.0), q(0.16, -0.04), q(0, -0.075)], true), mix(main, "#1c1220", 0.45));
    else
      s.fill(
        smooth([q(-0.16, -0.05), q(-0.08, 0.08), q(0, 0.13), q(0.08, 0.08), q(0.16, -0.05), q(0, -0.07)], true),
        mix(main, "#1c1220", 0.55),
      );
    s.line(
      smooth(
        o.back
          ? [q(-0.16, -0.04), q(0, 0.005), q(0.16, -0.04)]
          : [q(-0.16, -0.05), q(-0.08, 0.085), q(0, 0.135), q(0.08, 0.085), q(0.16, -0.05)],
      ),
      trim,
      k * 0.03,
    );
    if (o.number) s.fill(letters(o.number, 0, (o.back ? 0.72 : 0.66) * k, k * 0.44, { align: "middle" }), trim);
    if (o.word)
      s.fill(
        letters(o.word, 0, (o.back ? 0.2 : 0.52) * k, k * (o.back ? 0.11 : 0.13), { align: "middle", spacing: 0.05 }),
        trim,
      );
  });
}
/** The badge of the club: a shield with a valley and a ball. */
export function badge(s: Sheet, x: number, y: number, k: number): void {
  const q = (u: number, v: number): P => [x + u * k, y + v * k];
  const d = `${smooth([q(-0.5, -0.5), q(0, -0.58), q(0.5, -0.5)])}L${smooth([q(0.5, -0.5), q(0.48, 0.1), q(0, 0.66), q(-0.48, 0.1), q(-0.5, -0.5)]).slice(1)}Z`;
  s.fill(d, C.cream);
  s.clip(d, () => {
    s.fill(rect(x - k, y - k * 0.62, 2 * k, k * 0.34), C.brick);
    s.fill(
      smooth([q(-0.7, 0.14), q(-0.3, -0.12), q(0, 0.1), q(0.3, -0.14), q(0.7, 0.14), q(0.7, 1), q(-0.7, 1)], true),
      "#2f5563",
    );
    s.fill(smooth([q(-0.7, 0.34), q(-0.1, 0.16), q(0.7, 0.36), q(0.7, 1), q(-0.7, 1)], true), "#3c7350");
  });
  s.fill(letters("TALBLICK", x, y - k * 0.37, k * 0.2, { align: "middle", spacing: 0.02 }), C.cream);
  ball(s, x, y + k * 0.22, k * 0.17, { turn: [0.3, 0.4, 0.2] });
  s.line(d, C.brickDark, k * 0.045);
}

function washing(): string {
  const s = sheet(1500, 1000, 211);
  heaven(s, "day", 640);
  clouds(
    s,
    "day",
    [
      [260, 150, 520],
      [1180, 110, 560],
      [760, 300, 480],
    ],
    0.95,
  );
  hills(s, "day", 650, 130);
  village(s, "day", 1180, 655, 60, 6);
  hedge(s, "day", 690, 110);
  s.fill(
    rect(0, 690, 1500, 320),
    s.lin(
      [0, 690],
      [0, 1000],
      [
        [0, "#8fc06c"],
        [1, "#3f8a54"],
      ],
    ),
  );
  s.dabs(
    Array.from({ length: 2400 }, () => {
      const y = 720 + s.r() ** 0.8 * 280;
      return [s.r() * 1500, y, s.r.gauss() * 6, -(y - 660) * 0.07 * s.r.range(0.5, 1.4)] as const;
    }),
    "#6aac60",
    3,
    0.55,
  );
  s.dabs(
    Array.from({ length: 160 }, () => {
      const y = 740 + s.r() * 250;
      return [s.r() * 1500, y, 0.1, 0] as const;
    }),
    "#fbf4e2",
    7,
    0.9,
  );
  for (const x of [70, 1430]) {
    s.fill(rect(x - 12, 150, 24, 720), "#8a6242");
    s.fill(rect(x + 3, 150, 9, 720), "#5b3f2c");
    s.fill(rect(x - 70, 170, 140, 18), "#8a6242");
  }
  const rope = (x: number): number => 205 + Math.sin(((x - 70) / 1360) * Math.PI) * 62;
  s.line(smooth(Array.from({ length: 18 }, (_, i) => [70 + i * 80, rope(70 + i * 80)] as P)), "#e8dcc0", 5);
  const peg = (x: number): void => {
    s.fill(rect(x - 6, rope(x) - 16, 12, 40), "#c99a5c");
    s.fill(rect(x + 1, rope(x) - 16, 5, 40), "#8a5c38");
  };
  [
    ["7", 260, -2, C.brick],
    ["10", 560, 1.5, C.brick],
    ["1", 860, -1, C.gold],
    ["4", 1160, 2, C.brick],
  ].forEach(([n, x, t, c]) => {
    const X = x as number;
    s.fill(blob(s.r, X + 60, 890, 150, 20, 0.08, 14), "#2f6a45", 0.4);
    jersey(s, X, rope(X) + 26, 330, {
      number: n as string,
      back: true,
      turn: t as number,
      main: c as string,
      trim: c === C.gold ? C.ink : C.cream,
    });
    peg(X - 105);
    peg(X + 105);
  });
  for (const x of [1338, 1380]) {
    s.fill(
      smooth(
        [
          [x - 14, rope(x) + 6],
          [x - 16, rope(x) + 130],
          [x - 10, rope(x) + 190],
          [x + 34, rope(x) + 200],
          [x + 30, rope(x) + 168],
          [x + 14, rope(x) + 150],
          [x + 14, rope(x) + 6],
        ],
        true,
      ),
      C.brick,
    );
    s.line(`M${x - 14} ${rope(x) + 24}h28`, C.cream, 9);
    peg(x);
  }
  // a basket on the grass
  s.fill(ellipse(190, 925, 170, 18), "#2f6a45", 0.5);
  s.fill(
    smooth(
      [
        [50, 800],
        [70, 915],
        [310, 915],
        [330, 800],
      ],
      false,
    ) + "Z",
    "#a87a48",
  );
  for (let i = 0; i < 5; i++) s.line(`M${56 + i * 4} ${822 + i * 21}H${324 - i * 4}`, "#7a5430", 5, 0.7);
  for (let i = 0; i < 12; i++) s.line(`M${74 + i * 22} 804L${86 + i * 19} 912`, "#c99a5c", 4, 0.6);
  s.fill(
    smooth(
      [
        [60, 806],
        [110, 752],
        [170, 778],
        [230, 744],
        [300, 776],
        [322, 806],
        [190, 822],
      ],
      true,
    ),
    C.cream,
  );
  s.fill(
    smooth(
      [
        [150, 800],
        [200, 760],
        [260, 774],
        [280, 806],
      ],
      true,
    ),
    C.brick,
  );
  s.fill(ellipse(190, 806, 142, 14), "#8a5c38", 0.3);
  return s.svg();
}

function whistle(): string {
  const s = sheet(1500, 1000, 223);
  wall(s, 0, 0, 1500, 1000, 7, ["#b98a5c", "#a87a4e", "#c99a6c"]);
  s.fill(
    poly([
      [0, 0],
      [900, 0],
      [420, 1000],
      [0, 1000],
    ]),
    "#fff0c8",
    0.14,
  );
  // a notebook
  s.group('transform="rotate(-7 560 520)"', () => {
    s.fill(roundRect(262, 232, 560, 660, 18), "#3a241c", 0.4);
    s.fill(roundRect(240, 210, 560, 660, 18), "#24434f");
    s.fill(roundRect(262, 222, 526, 636, 8), "#f7efdb");
    for (let i = 0; i < 12; i++) s.line(`M296 ${330 + i * 44}h456`, "#b9c4c4", 2, 0.8);
    s.line("M372 236v608", "#d98a7a", 2.5, 0.8);
    s.fill(letters("SV TALBLICK", 396, 300, 46), C.ink);
    s.fill(letters("2 : 1", 752, 300, 52, { align: "end" }), C.brick);
    for (const [i, t] of ["12'  1:0  (9)", "38'  1:1", "71'  Gelb  (5)", "89'  2:1  (7)"].entries())
      s.fill(letters(t, 396, 366 + i * 88, 40, { font: "public" }), "#4a5566");
    for (let i = 0; i < 11; i++) s.fill(circle(250, 250 + i * 58, 11), "#1b3038");
    for (let i = 0; i < 11; i++) s.line(`M232 ${250 + i * 58}q-22 -10 0 -18q18 0 22 12`, "#d8d5cc", 7);
  });
  // cards
  s.group('transform="rotate(11 1020 320)"', () => {
    s.fill(roundRect(912, 170, 230, 320, 16), "#3a241c", 0.35);
    s.fill(roundRect(900, 156, 230, 320, 16), "#e9b83f");
    s.fill(roundRect(900, 156, 90, 320, 16), "#fff0b8", 0.25);
  });
  s.group('transform="rotate(24 1090 400)"', () => {
    s.fill(roundRect(1012, 262, 230, 320, 16), "#3a241c", 0.35);
    s.fill(roundRect(1000, 246, 230, 320, 16), "#b5382c");
    s.fill(roundRect(1000, 246, 80, 320, 16), "#ffb89a", 0.2);
  });
  // the whistle on its cord
  s.add(
    `<g fill="none" stroke-linecap="round"><path d="M980 770C1180 640 1420 700 1400 560S1250 470 1330 380S1480 420 1520 300" stroke="#3a241c" stroke-width="20" opacity=".3" transform="translate(8 12)"/><path d="M980 770C1180 640 1420 700 1400 560S1250 470 1330 380S1480 420 1520 300" stroke="${C.brick}" stroke-width="17"/><path d="M980 770C1180 640 1420 700 1400 560S1250 470 1330 380S1480 420 1520 300" stroke="${C.cream}" stroke-width="5" stroke-dasharray="16 16"/></g>`,
  );
  s.group('transform="rotate(-14 900 790)"', () => {
    s.fill(ellipse(900, 900, 210, 24), "#3a241c", 0.4);
    s.fill(`M690 716h250a96 96 0 1 1 -92 124l-30 -10H690Z`, "#2b2f3a");
    s.fill(`M690 716h250a96 96 0 0 1 60 20l-310 6Z`, "#6b7280");
    s.fill(circle(930, 812, 54), "#1a1d26");
    s.fill(circle(930, 812, 40), "#3c424e");
    s.fill(rect(780, 708, 70, 44), "#14161d");
    s.fill(rect(690, 726, 42, 96), "#4a505c");
    s.fill(circle(1014, 780, 20), "none" as string);
    s.add(`<circle cx="1022" cy="770" r="19" fill="none" stroke="#c9cdd2" stroke-width="9"/>`);
    s.glow(905, 740, 90, "#ffffff", 0.5);
  });
  // the coin and the pencil
  s.fill(circle(1212, 838, 62), "#3a241c", 0.35);
  s.fill(circle(1204, 828, 62), "#c9a45c");
  s.add(`<circle cx="1204" cy="828" r="52" fill="none" stroke="#8a6a2c" stroke-width="4"/>`);
  s.fill(letters("1921", 1204, 846, 46, { align: "middle" }), "#8a6a2c");
  s.group('transform="rotate(68 160 640)"', () => {
    s.fill(rect(-40, 652, 430, 30), "#3a241c", 0.3);
    s.fill(rect(-50, 636, 400, 30), C.brick);
    s.fill(rect(-50, 636, 400, 9), "#d77b63");
    s.fill(
      poly([
        [350, 636],
        [410, 651],
        [350, 666],
      ]),
      "#e3c79a",
    );
    s.fill(
      poly([
        [390, 646],
        [410, 651],
        [390, 656],
      ]),
      "#2b2320",
    );
    s.fill(rect(-70, 636, 24, 30), "#e7b7a8");
  });
  return s.svg();
}

function grill(): string {
  const s = sheet(1500, 1000, 227);
  heaven(s, "golden", 560);
  clouds(
    s,
    "golden",
    [
      [280, 110, 480],
      [1240, 130, 420],
    ],
    0.8,
  );
  hills(s, "golden", 560, 120);
  hedge(s, "golden", 590, 120);
  const c: Cam = { hy: 540, cx: 400, f: 1000, h: 1.7 };
  stripes(s, c, 3.5, 110, 4, "#44854f", "#539759", "#d9c27c", 0.5);
  goal(s, c, -9, 50, { opacity: 0.45 });
  turf(s, c, 3.5, 14, ["#2f6a45", "#6aa05a", "#b9c468"], 2600, 0.08, 0.5);
  s.fill(rect(0, 860, 1500, 150), "#cdb88c");
  s.dabs(
    Array.from({ length: 240 }, () => [s.r() * 1500, 868 + s.r() * 130, s.r.gauss() * 8, 1] as const),
    "#a8905f",
    4,
    0.5,
  );
  // the stall
  s.fill(
    poly([
      [470, 900],
      [1330, 900],
      [1420, 940],
      [500, 945],
    ]),
    "#6b5a3c",
    0.5,
  );
  s.fill(rect(510, 330, 780, 330), "#4a3226");
  wall(s, 510, 330, 780, 180, 16, ["#6b4a32", "#5b3f2c"]);
  s.fill(rect(560, 392, 240, 96), "#22282c");
  s.fill(letters("WURST", 584, 436, 34), C.cream);
  s.fill(letters("3,50", 776, 436, 34, { align: "end" }), C.gold);
  s.fill(letters("STEAK", 584, 474, 34), C.cream);
  s.fill(letters("5,00", 776, 474, 34, { align: "end" }), C.gold);
  // two at work
  for (const [x, coat, hair] of [
    [940, "#e9e2cf", "#84817c"],
    [1150, "#3f6b7a", "#3a2a24"],
  ] as const) {
    s.fill(
      smooth(
        [
          [x - 92, 680],
          [x - 96, 560],
          [x - 46, 500],
          [x + 46, 500],
          [x + 96, 560],
          [x + 92, 680],
        ],
        true,
      ),
      coat,
    );
    s.fill(
      smooth(
        [
          [x - 54, 690],
          [x - 50, 560],
          [x - 26, 540],
          [x + 26, 540],
          [x + 50, 560],
          [x + 54, 690],
        ],
        true,
      ),
      C.brick,
    );
    s.line(`M${x - 30} 545L${x - 22} 505M${x + 30} 545L${x + 22} 505`, C.brick, 9);
    s.fill(blob(s.r, x, 446, 44, 54, 0.02, 12), x === 940 ? C.skin[0] : C.skin[2]);
    s.fill(
      smooth(
        [
          [x - 47, 440],
          [x - 48, 404],
          [x, 380],
          [x + 48, 404],
          [x + 47, 440],
          [x + 30, 418],
          [x - 30, 418],
        ],
        true,
      ),
      hair,
    );
    s.fill(
      smooth(
        [
          [x - 50, 414],
          [x - 44, 384],
          [x, 366],
          [x + 44, 384],
          [x + 50, 414],
          [x, 402],
        ],
        true,
      ),
      C.cream,
    );
    s.fill(rect(x - 50, 406, 100, 14), C.brick);
    s.fill(
      smooth(
        [
          [x - 48, 420],
          [x - 30, 446],
          [x, 454],
          [x + 30, 446],
          [x + 48, 420],
        ],
        false,
      ) + "Z",
      mix(C.brick, "#2a1218", 0.25),
    );
  }
  // counter with grill
  wall(s, 490, 690, 820, 200, 13, ["#a87f52", "#96703f", "#b98f60"]);
  s.fill(rect(472, 668, 856, 30), "#d9b484");
  s.fill(rect(472, 690, 856, 10), "#7a5034");
  s.fill(
    poly([
      [820, 618],
      [1270, 618],
      [1290, 668],
      [800, 668],
    ]),
    "#2b2f36",
  );
  s.glow(1045, 640, 280, "#ff8a3c", 0.5, 0.3);
  for (let i = 0; i < 22; i++) s.line(`M${830 + i * 20} 618L${812 + i * 21.6} 664`, "#6b7280", 3);
  for (let i = 0; i < 12; i++) {
    const x = 850 + i * 36;
    const y = 632 + (i % 2) * 15;
    s.line(`M${x} ${y + 10}q10 -9 26 -12`, "#5a2d1c", 19);
    s.line(`M${x} ${y + 8}q10 -9 26 -12`, i % 3 ? "#a5562c" : "#c97a3c", 14);
    s.line(`M${x + 7} ${y}l5 9M${x + 17} ${y - 5}l5 9`, "#4a2416", 3);
  }
  // smoke
  for (let i = 0; i < 7; i++) {
    const x = 900 + i * 52;
    s.line(
      smooth([
        [x, 606],
        [x + 18 * (i % 2 ? 1 : -1), 560],
        [x - 8, 520],
        [x + 16, 470 - (i % 3) * 20],
      ]),
      "#fff6e4",
      13 - i,
      0.2,
    );
  }
  // rolls, mustard, a till
  for (let i = 0; i < 5; i++) {
    s.fill(blob(s.r, 560 + i * 42, 650 - (i % 2) * 16, 30, 20, 0.04, 10), "#d9a058");
    s.line(`M${546 + i * 42} ${644 - (i % 2) * 16}q14 -7 28 0`, "#8a5424", 3);
  }
  s.fill(rect(530, 662, 250, 10), "#a8744a");
  s.fill(
    smooth(
      [
        [778, 668],
        [776, 626],
        [790, 612],
        [804, 626],
        [802, 668],
      ],
      true,
    ),
    "#e3b03c",
  );
  s.fill(
    poly([
      [786, 614],
      [790, 590],
      [794, 614],
    ]),
    C.brick,
  );
  // roof
  for (let i = 0; i < 12; i++)
    s.fill(
      poly([
        [540 + i * 60, 180],
        [600 + i * 60, 180],
        [462 + (i + 1) * 73, 318],
        [462 + i * 73, 318],
      ]),
      i % 2 ? C.cream : C.brick,
    );
  for (let i = 0; i < 12; i++)
    s.fill(
      smooth([
        [462 + i * 73, 316],
        [474 + i * 73, 350],
        [498 + i * 73, 360],
        [523 + i * 73, 350],
        [535 + i * 73, 316],
      ]) + "Z",
      mix(i % 2 ? C.cream : C.brick, "#2a1a20", 0.14),
    );
  s.fill(
    poly([
      [540, 180],
      [1260, 180],
      [1338, 318],
      [462, 318],
    ]),
    s.lin(
      [462, 0],
      [1338, 0],
      [
        [0, "#fff0c8", 0.25],
        [0.5, "#fff0c8", 0.05],
        [1, "#2a2030", 0.22],
      ],
    ),
  );
  for (const x of [506, 1284]) s.fill(rect(x, 340, 16, 560), "#e8dcc0");
  // two in the queue, from behind
  player(s, 250, 960, 520, {
    kit: { shirt: "#6c7f5c", shorts: "#2a3346", socks: "#2a3346", trim: "#6c7f5c" },
    hair: "#6b4a2e",
    shadow: [-0.4, 0.03],
    rim: "#ffe3b0",
  });
  player(s, 410, 966, 330, {
    kit: HOME,
    child: true,
    hair: "#d0a865",
    long: "pony",
    number: 7,
    shadow: [-0.4, 0.03],
    rim: "#ffe3b0",
  });
  return s.svg();
}

function cup(): string {
  const s = sheet(1280, 1600, 229);
  wall(s, 0, 0, 1280, 1600, 11, ["#6b4a36", "#75523c", "#60422f"]);
  s.glow(640, 620, 900, "#ffd99a", 0.5);
  windowLight(s, 90, 90, 520, 560, "#ffe9bd", 0.16);
  for (const [x, c, t] of [
    [210, C.brick, "1948"],
    [1070, C.teal, "1974"],
  ] as const) {
    s.line(`M${x} 200V250`, "#2b2320", 5);
    s.fill(
      poly([
        [x - 118, 250],
        [x + 118, 250],
        [x, 640],
      ]),
      c,
    );
    s.fill(
      poly([
        [x, 250],
        [x + 118, 250],
        [x, 640],
      ]),
      "#1b1626",
      0.18,
    );
    s.fill(
      poly([
        [x - 118, 250],
        [x + 118, 250],
        [x + 108, 282],
        [x - 108, 282],
      ]),
      C.cream,
    );
    s.fill(letters(t, x, 392, 74, { align: "middle" }), C.cream);
  }
  // shelf
  s.fill(rect(0, 1262, 1280, 70), "#c08a58");
  s.fill(rect(0, 1262, 1280, 12), "#e3b482");
  s.fill(rect(0, 1320, 1280, 14), "#7a5034");
  s.fill(rect(0, 1334, 1280, 60), "#1c1210", 0.35);
  for (let i = 0; i < 14; i++) s.line(`M${s.r() * 1100} ${1284 + s.r() * 32}h${s.r.range(60, 260)}`, "#8a5c38", 2, 0.5);
  // the cup
  const gold = s.lin(
    [430, 0],
    [850, 0],
    [
      [0, "#8a6a2c"],
      [0.22, "#f0cf7a"],
      [0.36, "#fff3c4"],
      [0.6, "#d0a045"],
      [1, "#7a5a22"],
    ],
  );
  s.fill(ellipse(670, 1262, 260, 20), "#3a2418", 0.6);
  for (const f of [-1, 1])
    s.line(
      smooth([
        [640 + f * 180, 560],
        [640 + f * 316, 560],
        [640 + f * 330, 700],
        [640 + f * 250, 800],
        [640 + f * 150, 850],
      ]),
      f < 0 ? "#b08a3c" : "#8a6a2c",
      34,
    );
  for (const f of [-1, 1])
    s.line(
      smooth([
        [640 + f * 180, 556],
        [640 + f * 310, 558],
        [640 + f * 322, 696],
        [640 + f * 246, 792],
      ]),
      "#ecca72",
      10,
      0.8,
    );
  s.fill(
    `M440 500H840C836 700 800 860 700 920C690 960 690 1000 706 1040H574C590 1000 590 960 580 920C480 860 444 700 440 500Z`,
    gold,
  );
  s.fill(ellipse(640, 500, 200, 34), "#f4dc94");
  s.fill(ellipse(640, 504, 180, 26), "#6b4f1e");
  s.fill(ellipse(640, 930, 72, 20), "#e0b45c");
  s.fill(ellipse(640, 1040, 96, 22), "#d0a045");
  s.fill(`M520 1060H760L800 1180H480Z`, "#33251c");
  s.fill(rect(450, 1176, 380, 88), "#2a1d16");
  s.fill(rect(450, 1176, 380, 12), "#5b4030");
  s.fill(roundRect(540, 1200, 200, 48, 6), "#e0b45c");
  s.fill(letters("KREISPOKAL", 640, 1236, 36, { align: "middle", spacing: 0.03 }), "#5b4016");
  s.line(
    smooth([
      [500, 540],
      [510, 690],
      [560, 820],
    ]),
    "#fff8dc",
    18,
    0.55,
  );
  badge(s, 640, 690, 150);
  s.fill(letters("1921", 640, 870, 56, { align: "middle" }), "#7a5a22");
  // a scarf over the shelf, an old ball
  s.fill(
    poly([
      [930, 1258],
      [1110, 1258],
      [1120, 1490],
      [944, 1500],
    ]),
    C.brick,
  );
  for (const v of [0.05, 0.35, 0.65])
    s.fill(
      poly([
        [930 + v * 14, 1258 + v * 242],
        [1110 + v * 10, 1258 + v * 232],
        [1111 + v * 10, 1290 + v * 232],
        [931 + v * 14, 1290 + v * 242],
      ]),
      C.cream,
    );
  for (let i = 0; i < 18; i++) s.line(`M${948 + i * 10} ${1498 - i * 0.5}v34`, i % 2 ? C.cream : C.brick, 5);
  ball(s, 260, 1180, 92, { turn: [0.4, 0.2, 0.8], white: "#d9b98a", dark: "#7a4f30", light: [0.4, -0.6] });
  return s.svg();
}

function mapOfWay(): string {
  const s = sheet(1500, 1000, 233);
  s.fill(rect(0, 0, 1500, 1000), "#e9e2c4");
  for (let i = 0; i < 60; i++)
    s.fill(
      blob(s.r, s.r() * 1500, s.r() * 1000, s.r.range(60, 200), s.r.range(40, 120), 0.2, 10),
      s.r.pick(["#dfe0b4", "#e6dab4", "#d4dcaa", "#eee6cc"]),
      0.5,
    );
  // woods
  for (const [x, y, w, h] of [
    [180, 150, 230, 120],
    [1290, 820, 280, 150],
    [1240, 140, 200, 100],
    [120, 860, 190, 110],
  ] as const) {
    s.fill(blob(s.r, x, y, w, h, 0.1, 16), "#9dbb84");
    for (let i = 0; i < 46; i++) {
      const [tx, ty] = [x + s.r.gauss() * w * 0.42, y + s.r.gauss() * h * 0.42];
      s.fill(blob(s.r, tx, ty, 17, 17, 0.08, 9), "#6a9a68");
      s.fill(blob(s.r, tx - 3, ty - 4, 11, 11, 0.08, 8), "#86b078");
    }
  }
  // the stream, the railway, the roads
  s.line(
    smooth([
      [-20, 520],
      [200, 500],
      [360, 580],
      [560, 560],
      [760, 660],
      [980, 640],
      [1200, 560],
      [1520, 600],
    ]),
    "#7fb2c4",
    40,
  );
  s.line(
    smooth([
      [-20, 514],
      [200, 494],
      [360, 574],
      [560, 554],
      [760, 654],
      [980, 634],
      [1200, 554],
      [1520, 594],
    ]),
    "#a8cfd8",
    16,
    0.8,
  );
  const road = (pts: readonly P[], w: number): void => {
    s.line(smooth(pts), "#b79d72", w + 8);
    s.line(smooth(pts), "#fbf4e2", w);
  };
  road(
    [
      [-20, 330],
      [240, 350],
      [470, 330],
      [700, 380],
      [900, 400],
      [1180, 330],
      [1520, 300],
    ],
    24,
  );
  road(
    [
      [470, 330],
      [480, 460],
      [440, 640],
      [470, 820],
      [560, 1020],
    ],
    18,
  );
  road(
    [
      [900, 400],
      [930, 520],
      [960, 650],
      [1010, 760],
    ],
    18,
  );
  const rail = (x: number): number => 216 - 14 * Math.sin(x * 0.006) - 52 * (x / 1500);
  s.line(smooth(Array.from({ length: 32 }, (_, i) => [-20 + i * 50, rail(-20 + i * 50)] as P)), "#5b5a62", 8);
  s.dabs(
    Array.from({ length: 62 }, (_, i) => [i * 25, rail(i * 25) - 10, 0.1, 20] as const),
    "#5b5a62",
    5,
    0.8,
  );
  // the path by bicycle
  s.line(
    smooth([
      [640, 214],
      [660, 290],
      [700, 380],
    ]),
    C.brick,
    7,
  );
  s.dabs(
    Array.from({ length: 19 }, (_, i) => {
      const t = i / 18;
      return [lerp(700, 898, t), 386 + 20 * t + 18 * Math.sin(t * 3), 12, 2] as const;
    }),
    C.brick,
    9,
  );
  s.dabs(
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      return [lerp(918, 1000, t), lerp(430, 740, t), 3, 13] as const;
    }),
    C.brick,
    9,
  );
  // the village with its church
  const hs = (x: number, y: number, k: number): void => {
    s.fill(rect(x, y - k * 0.5, k, k * 0.5), "#f6ecd6");
    s.fill(rect(x + k * 0.55, y - k * 0.5, k * 0.45, k * 0.5), "#c9b48c", 0.7);
    s.fill(
      poly([
        [x - k * 0.1, y - k * 0.5],
        [x + k * 0.5, y - k * 0.98],
        [x + k * 1.1, y - k * 0.5],
      ]),
      "#b1583f",
    );
    s.fill(rect(x + k * 0.2, y - k * 0.36, k * 0.18, k * 0.2), "#5b6a72");
  };
  for (const [x, y] of [
    [300, 300],
    [360, 400],
    [420, 290],
    [250, 420],
    [540, 300],
    [560, 410],
    [520, 470],
    [390, 470],
    [320, 500],
  ] as const)
    hs(x, y, 52);
  s.fill(rect(478, 190, 30, 110), "#f6ecd6");
  s.fill(
    poly([
      [472, 190],
      [493, 110],
      [514, 190],
    ]),
    "#8a4634",
  );
  s.fill(rect(478, 250, 84, 52), "#f6ecd6");
  s.fill(
    poly([
      [472, 250],
      [520, 214],
      [568, 250],
    ]),
    "#b1583f",
  );
  // the station
  s.fill(rect(596, 186, 88, 34), C.brick);
  s.fill(
    poly([
      [588, 186],
      [640, 158],
      [692, 186],
    ]),
    "#5b3a32",
  );
  s.fill(circle(640, 122, 30), C.teal);
  s.fill(
    letters("DB", 640, 134, 32, { align: "middle" }).length > 0 ? letters("BF", 640, 134, 32, { align: "middle" }) : "",
    C.cream,
  );
  // the sports ground
  s.group('transform="rotate(-8 1060 830)"', () => {
    s.fill(roundRect(872, 720, 400, 236, 22), "#6aa05a");
    for (let i = 0; i < 8; i++) if (i % 2) s.fill(rect(886 + i * 46.5, 734, 46.5, 208), "#5c9454");
    s.add(
      `<g fill="none" stroke="${C.chalk}" stroke-width="4"><rect x="886" y="734" width="372" height="208"/><path d="M1072 734V942"/><circle cx="1072" cy="838" r="38"/><rect x="886" y="784" width="56" height="108"/><rect x="1202" y="784" width="56" height="108"/></g>`,
    );
    s.fill(rect(960, 660, 150, 50), "#f6ecd6");
    s.fill(
      poly([
        [948, 660],
        [976, 630],
        [1094, 630],
        [1122, 660],
      ]),
      "#a5513b",
    );
    s.fill(rect(1024, 676, 22, 34), C.brickDark);
    for (const x of [976, 1000, 1062, 1086]) s.fill(rect(x, 674, 14, 18), "#5b6a72");
    for (const [x, y] of [
      [870, 722],
      [1274, 722],
      [870, 956],
      [1274, 956],
    ] as const) {
      s.fill(rect(x - 3, y - 60, 6, 64), "#3c4350");
      s.fill(roundRect(x - 17, y - 74, 34, 17, 4), "#fff3c4");
    }
  });
  flag(s, 890, 690, 130, [C.brick, C.cream]);
  // the pin, the compass, car park
  s.group('transform="translate(132 64)"', () => {
    s.fill(ellipse(1030, 752, 20, 6), "#3a4a3a", 0.5);
    s.fill(`M1030 750C1000 690 972 664 972 626a58 58 0 1 1 116 0C1088 664 1060 690 1030 750Z`, C.brick);
    s.fill(circle(1030, 624, 26), C.cream);
    ball(s, 1030, 624, 21);
  });
  s.fill(roundRect(800, 752, 56, 56, 10), C.teal);
  s.fill(letters("P", 828, 796, 46, { align: "middle" }), C.cream);
  s.fill(circle(1400, 470, 62), "#f7efdb", 0.9);
  s.add(`<circle cx="1400" cy="470" r="62" fill="none" stroke="#8a7a56" stroke-width="4"/>`);
  s.fill(
    poly([
      [1400, 418],
      [1414, 470],
      [1386, 470],
    ]),
    C.brick,
  );
  s.fill(
    poly([
      [1400, 522],
      [1414, 470],
      [1386, 470],
    ]),
    "#8a7a56",
  );
  s.fill(letters("N", 1400, 406, 34, { align: "middle" }), C.ink);
  return s.svg();
}

function bicycles(): string {
  const s = sheet(1500, 1000, 239);
  wall(s, 0, 0, 1500, 520, 26, ["#a5785a", "#9a6d4f", "#b18565"]);
  s.fill(rect(0, 500, 1500, 60), "#6b6f6c");
  s.fill(
    rect(0, 556, 1500, 450),
    s.lin(
      [0, 556],
      [0, 1000],
      [
        [0, "#cdb88c"],
        [1, "#b59d6e"],
      ],
    ),
  );
  s.dabs(
    Array.from({ length: 420 }, () => [s.r() * 1500, 570 + s.r() * 430, s.r.gauss() * 9, 1] as const),
    "#96804f",
    4,
    0.45,
  );
  s.fill(
    poly([
      [0, 0],
      [1060, 0],
      [760, 520],
      [0, 520],
    ]),
    "#fff0c8",
    0.16,
  );
  s.fill(roundRect(90, 90, 300, 200, 10), C.cream);
  s.fill(roundRect(100, 100, 280, 180, 8), C.brick);
  s.fill(letters("HEUTE", 240, 172, 62, { align: "middle", spacing: 0.05 }), C.cream);
  s.fill(letters("HEIMSPIEL", 240, 246, 62, { align: "middle", spacing: 0.03 }), C.cream);
  for (const x of [960, 1220]) {
    s.fill(rect(x - 8, 88, 216, 236), C.cream);
    s.fill(rect(x, 96, 200, 220), "#4d6a74");
    s.fill(
      poly([
        [x, 96],
        [x + 110, 96],
        [x + 30, 316],
        [x, 316],
      ]),
      "#ffffff",
      0.18,
    );
    s.fill(rect(x + 96, 96, 8, 220), C.cream);
  }
  const wheel = (x: number, y: number, k: number): void => {
    s.add(
      `<circle cx="${x}" cy="${y}" r="${k}" fill="none" stroke="#23242c" stroke-width="${k * 0.12}"/><circle cx="${x}" cy="${y}" r="${k * 0.9}" fill="none" stroke="#c9cdd2" stroke-width="${k * 0.035}"/>`,
    );
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * Math.PI * 2;
      s.line(`M${x} ${y}L${x + Math.cos(a) * k * 0.9} ${y + Math.sin(a) * k * 0.9}`, "#a9adb4", k * 0.014, 0.8);
    }
    s.fill(circle(x, y, k * 0.08), "#3c4350");
  };
  const bike = (
    x: number,
    y: number,
    k: number,
    colour: string,
    o: { basket?: boolean; ball?: boolean; bag?: boolean } = {},
  ): void => {
    s.fill(ellipse(x + k * 0.3, y + 4, k * 2.1, k * 0.12), "#5b4a2c", 0.45);
    const [r, f] = [
      [x - k * 1.05, y - k * 0.62],
      [x + k * 1.1, y - k * 0.62],
    ] as const;
    wheel(r[0], r[1], k * 0.62);
    wheel(f[0], f[1], k * 0.62);
    const [bb, seat, head, bar] = [
      [x - k * 0.12, y - k * 0.6],
      [x - k * 0.4, y - k * 1.5],
      [x + k * 0.72, y - k * 1.5],
      [x + k * 0.66, y - k * 1.72],
    ] as P[];
    const tube = (a: P | readonly [number, number], b: P | readonly [number, number], w = 0.085): void => {
      s.line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, colour, k * w);
      s.line(`M${a[0]} ${a[1] - k * 0.015}L${b[0]} ${b[1] - k * 0.015}`, "#fff3d8", k * 0.016, 0.4);
    };
    tube(r, bb as P, 0.06);
    tube(r, [x - k * 0.35, y - k * 1.36], 0.05);
    tube(bb as P, seat as P);
    tube(bb as P, head as P);
    tube([x - k * 0.35, y - k * 1.36], [x + k * 0.72, y - k * 1.44]);
    tube(head as P, f, 0.075);
    tube(head as P, bar as P, 0.07);
    s.line(
      `M${(bar as P)[0]} ${(bar as P)[1]}q${k * 0.22} ${-k * 0.1} ${k * 0.1} ${k * 0.12}M${(bar as P)[0]} ${(bar as P)[1]}q${-k * 0.1} ${-k * 0.04} ${-k * 0.24} ${k * 0.02}`,
      "#2b2320",
      k * 0.075,
    );
    s.fill(
      smooth(
        [
          [x - k * 0.7, y - k * 1.56],
          [x - k * 0.4, y - k * 1.62],
          [x - k * 0.12, y - k * 1.56],
          [x - k * 0.3, y - k * 1.49],
          [x - k * 0.66, y - k * 1.48],
        ],
        true,
      ),
      "#2b2320",
    );
    s.fill(circle((bb as P)[0], (bb as P)[1], k * 0.15), "#3c4350");
    s.line(`M${(bb as P)[0]} ${(bb as P)[1]}l${k * 0.16} ${k * 0.26}`, "#8a8f98", k * 0.05);
    s.fill(rect((bb as P)[0] + k * 0.08, (bb as P)[1] + k * 0.24, k * 0.2, k * 0.05), "#2b2320");
    s.line(
      smooth([
        [r[0] - k * 0.6, r[1] - k * 0.3],
        [r[0] - k * 0.2, r[1] - k * 0.68],
        [r[0] + k * 0.3, r[1] - k * 0.62],
      ]),
      "#3c4350",
      k * 0.05,
    );
    if (o.basket) {
      s.fill(
        poly([
          [x + k * 0.74, y - k * 1.62],
          [x + k * 1.34, y - k * 1.62],
          [x + k * 1.26, y - k * 1.16],
          [x + k * 0.8, y - k * 1.16],
        ]),
        "#a87a48",
      );
      for (let i = 0; i < 5; i++)
        s.line(`M${x + k * 0.76} ${y - k * (1.56 - i * 0.085)}h${k * 0.54}`, "#7a5430", k * 0.025);
    }
    if (o.ball) ball(s, x + k * 1.04, y - k * 1.84, k * 0.28, { turn: [0.3, 0.5, 0.2], light: [-0.4, -0.6] });
    if (o.bag) {
      s.fill(roundRect(x - k * 1.4, y - k * 1.44, k * 0.86, k * 0.5, k * 0.1), C.brick);
      s.fill(letters("SV", x - k * 0.97, y - k * 1.1, k * 0.3, { align: "middle" }), C.cream);
      s.line(`M${x - k * 1.2} ${y - k * 1.44}q${k * 0.22} ${-k * 0.22} ${k * 0.44} 0`, "#2b2320", k * 0.05);
      s.fill(rect(x - k * 1.5, y - k * 0.95, k * 1.0, k * 0.05), "#3c4350");
    }
  };
  for (let i = 0; i < 5; i++) s.line(`M${200 + i * 270} 800v-180q0 -36 36 -36h44q36 0 36 36v180`, "#8a8f98", 13);
  bike(360, 800, 190, C.teal, { bag: true });
  bike(1120, 806, 190, "#3c4350", {});
  bike(700, 900, 215, C.brick, { basket: true, ball: true });
  bike(1290, 930, 150, C.gold, {});
  return s.svg();
}

function jacket(): string {
  const s = sheet(1280, 1600, 241);
  wall(s, 0, 0, 1280, 1600, 9, ["#c9b48c", "#bfa97f", "#d3c09a"]);
  windowLight(s, 90, 120, 620, 760, "#fffaf0", 0.34);
  s.fill(rect(0, 210, 1280, 76), "#7a5034");
  s.fill(rect(0, 210, 1280, 12), "#a8744a");
  s.fill(rect(0, 286, 1280, 26), "#5b4a2c", 0.3);
  for (const x of [220, 640, 1060]) {
    s.fill(roundRect(x - 18, 222, 36, 54, 8), "#3c4350");
    s.line(`M${x} 262q20 40 0 62q-26 8 -28 -16`, "#3c4350", 13);
  }
  s.line("M640 324C600 356 470 390 400 430M640 324C680 356 810 390 880 430", "#5b3f2c", 20);
  s.group('transform="translate(26 30)"', () =>
    s.fill(
      `M470 430C380 460 330 500 300 600L250 1180C250 1220 380 1230 390 1190L420 900L430 1330C430 1370 850 1370 850 1330L860 900L890 1190C900 1230 1030 1220 1030 1180L980 600C950 500 900 460 810 430Z`,
      "#5b4a2c",
      0.35,
    ),
  );
  const main = "#24434f";
  for (const f of [-1, 1]) {
    const q = (u: number, v: number): P => [640 + f * u, v];
    s.fill(
      smooth(
        [q(230, 450), q(330, 560), q(370, 860), q(400, 1180), q(330, 1214), q(264, 1190), q(240, 900), q(215, 700)],
        true,
      ),
      mix(main, "#10161c", f > 0 ? 0.25 : 0.08),
    );
    s.fill(poly([q(402, 1146), q(410, 1214), q(332, 1238), q(254, 1208), q(258, 1148), q(330, 1168)]), C.brick);
    s.line(smooth([q(300, 520), q(352, 820), q(376, 1150)]), C.cream, 15);
    s.line(smooth([q(276, 520), q(328, 820), q(350, 1158)]), C.cream, 5);
  }
  const body = `M480 424C410 450 400 470 396 560L412 900L406 1330C406 1366 874 1366 874 1330L868 900L884 560C880 470 870 450 800 424C760 470 520 470 480 424Z`;
  s.fill(body, main);
  s.clip(body, () => {
    s.fill(rect(690, 380, 300, 1040), "#10161c", 0.22);
    s.fill(
      poly([
        [380, 400],
        [900, 400],
        [900, 590],
        [640, 660],
        [380, 590],
      ]),
      C.brick,
    );
    s.line("M380 592L640 662L900 592", C.cream, 12);
    for (const [a, b] of [
      [450, 470],
      [560, 580],
      [780, 800],
    ] as const)
      s.line(
        smooth([
          [a, 900],
          [(a + b) / 2 + 8, 1100],
          [b, 1300],
        ]),
        "#10161c",
        6,
        0.3,
      );
    s.fill(rect(380, 1300, 520, 80), C.brick);
  });
  s.line("M640 470V1352", "#c9cdd2", 9);
  s.dabs(
    Array.from({ length: 60 }, (_, i) => [636, 476 + i * 14.6, 8, 0] as const),
    "#6b7280",
    4,
  );
  s.fill(roundRect(630, 700, 20, 50, 8), "#e9e6dc");
  s.fill(
    `M478 430C500 350 560 340 640 352C720 340 780 350 802 430C770 474 700 486 640 480C580 486 510 474 478 430Z`,
    mix(main, "#10161c", 0.2),
  );
  s.fill(`M520 428C548 392 600 384 640 388C680 384 732 392 760 428C720 456 560 456 520 428Z`, "#14262e");
  s.line("M478 430C510 474 580 486 640 480C700 486 770 474 802 430", C.cream, 7);
  badge(s, 770, 790, 112);
  s.fill(letters("T. K.", 510, 800, 52, { align: "middle", spacing: 0.06 }), C.cream);
  for (const f of [-1, 1]) s.line(`M${640 + f * 190} 1010L${640 + f * 130} 1180`, "#14262e", 9);
  return s.svg();
}

function marking(): string {
  const s = sheet(1500, 1000, 251);
  heaven(s, "golden", 380);
  clouds(
    s,
    "golden",
    [
      [300, 90, 520],
      [1180, 110, 480],
    ],
    0.8,
  );
  s.glow(260, 340, 560, "#ffdc96", 0.6);
  hills(s, "golden", 370, 110);
  village(s, "golden", 1080, 374, 44, 7);
  hedge(s, "golden", 390, 74, 860, 1270);
  const c: Cam = { hy: 360, cx: 860, f: 1150, h: 1.8 };
  stripes(s, c, 3.2, 120, 4, "#44854f", "#539759", "#d9c27c", 0.5);
  goal(s, c, -6, 60, { opacity: 0.45 });
  turf(s, c, 3.2, 13, ["#2f6a45", "#6aa05a", "#b9c468", "#dccb7c"], 4600, 0.08, 0.55);
  chalk(s, c, [-34, 60], [34, 60], 0.2);
  chalk(s, c, [-0.52, 4.0], [-0.52, 60], 0.13);
  s.line(smooth([at(c, -2.6, 3.2), at(c, -2.62, 20), at(c, -2.65, 60)]), "#fbf4e2", 2.5, 0.8);
  // the cart
  const [x, y] = [540, 880];
  s.fill(
    poly([
      [x - 120, y + 6],
      [x + 190, y - 6],
      [x + 420, y + 52],
      [x + 60, y + 70],
    ]),
    "#1f4a33",
    0.4,
  );
  s.line(`M${x + 70} ${y - 210}C${x - 30} ${y - 300} ${x - 130} ${y - 380} ${x - 220} ${y - 470}`, "#3c4350", 17);
  s.line(`M${x + 160} ${y - 230}C${x + 40} ${y - 340} ${x - 60} ${y - 420} ${x - 140} ${y - 500}`, "#59616e", 17);
  s.line(`M${x - 236} ${y - 474}L${x - 126} ${y - 508}`, "#2b2320", 24);
  for (const [wx, wy, k] of [
    [x + 210, y - 70, 74],
    [x - 30, y - 50, 56],
    [x + 70, y - 42, 62],
  ] as const) {
    s.add(
      `<circle cx="${wx}" cy="${wy}" r="${k}" fill="#2b2f36"/><circle cx="${wx}" cy="${wy}" r="${k * 0.66}" fill="#b9482f"/><circle cx="${wx}" cy="${wy}" r="${k * 0.2}" fill="#e9e2cf"/>`,
    );
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2 + 0.3;
      s.line(`M${wx} ${wy}L${wx + Math.cos(a) * k * 0.6} ${wy + Math.sin(a) * k * 0.6}`, "#8a2f22", 6);
    }
  }
  s.fill(
    poly([
      [x - 60, y - 250],
      [x + 230, y - 286],
      [x + 256, y - 120],
      [x - 30, y - 76],
    ]),
    C.brick,
  );
  s.fill(
    poly([
      [x - 60, y - 250],
      [x + 230, y - 286],
      [x + 236, y - 258],
      [x - 55, y - 222],
    ]),
    "#d77b63",
  );
  s.fill(
    poly([
      [x + 130, y - 273],
      [x + 230, y - 286],
      [x + 256, y - 120],
      [x + 160, y - 105],
    ]),
    "#3a1218",
    0.25,
  );
  s.fill(
    poly([
      [x - 40, y - 252],
      [x + 210, y - 283],
      [x + 214, y - 300],
      [x - 46, y - 268],
    ]),
    "#f7f2e2",
  );
  for (let i = 0; i < 9; i++)
    s.fill(
      blob(s.r, x + s.r.range(-40, 250), y - s.r.range(228, 270), s.r.range(5, 14), s.r.range(8, 26), 0.15, 8),
      "#f7f2e2",
      0.85,
    );
  s.group(`transform="translate(${x + 20} ${y - 140}) rotate(-7)"`, () =>
    s.fill(letters("LINIE 1", 0, 0, 66), C.cream),
  );
  // the bucket with chalk
  s.fill(ellipse(1220, 905, 130, 16), "#1f4a33", 0.45);
  s.fill(
    poly([
      [1110, 720],
      [1310, 720],
      [1290, 904],
      [1130, 904],
    ]),
    "#d8d9d2",
  );
  s.fill(
    poly([
      [1230, 720],
      [1310, 720],
      [1290, 904],
      [1236, 904],
    ]),
    "#8a8f90",
    0.6,
  );
  s.fill(ellipse(1210, 720, 100, 20), "#fbf8ee");
  s.fill(ellipse(1210, 722, 84, 13), "#ffffff");
  s.line("M1112 716C1120 600 1300 600 1308 716", "#8a8f90", 8);
  s.line("M1180 716L1130 560", "#a8744a", 14);
  turf(s, c, 3.1, 3.8, ["#2f6a45", "#6aa05a", "#c4c46c"], 600, 0.1, 0.8);
  return s.svg();
}

function founders(): string {
  const s = sheet(1500, 1000, 257);
  s.fill(
    rect(0, 0, 1500, 1000),
    s.lin(
      [0, 0],
      [1500, 1000],
      [
        [0, "#d9c49a"],
        [1, "#c2a976"],
      ],
    ),
  );
  for (let i = 0; i < 260; i++)
    s.fill(rect(s.r() * 1500, s.r() * 1000, s.r.range(2, 5), s.r.range(20, 60)), "#b0935c", 0.14);
  windowLight(s, 60, 40, 420, 420, "#fffaf0", 0.28);
  s.fill(rect(246, 126, 1040, 780), "#5b4016", 0.35);
  s.fill(rect(220, 96, 1040, 780), "#5b3a26");
  s.fill(rect(220, 96, 1040, 16), "#8a5c3c");
  s.fill(rect(220, 96, 16, 780), "#744b32");
  s.fill(rect(262, 138, 956, 696), "#efe4c8");
  s.fill(rect(340, 206, 800, 520), "#a58a62");
  s.clip(rect(340, 206, 800, 520), () => {
    s.fill(
      rect(340, 206, 800, 520),
      s.lin(
        [0, 206],
        [0, 726],
        [
          [0, "#d9c49a"],
          [0.5, "#bfa577"],
          [1, "#7a6040"],
        ],
      ),
    );
    for (let i = 0; i < 12; i++)
      farTree(s, 320 + i * 78, 440, 130 + (i % 3) * 34, {
        leaf: ["#5b4630", "#6f583c", "#86704e", "#9d8660", "#b39c72"],
        light: [-0.4, -0.8],
        bark: "#4a3826",
        density: 0.7,
      });
    s.fill(
      rect(340, 436, 800, 300),
      s.lin(
        [0, 436],
        [0, 726],
        [
          [0, "#a58a60"],
          [1, "#6b5336"],
        ],
      ),
    );
    const sepia = (n: number): string => ["#4a3826", "#5b4630", "#6b5336"][n % 3] as string;
    const row = (n: number, y: number, h: number, x0: number, x1: number, sit: boolean): void => {
      for (let i = 0; i < n; i++) {
        const x = lerp(x0, x1, i / (n - 1));
        const shirt = i % 2 ? "#c9b48a" : "#d4c198";
        if (!sit) {
          for (const k of [-1, 1])
            s.fill(
              taper(
                [
                  [x + k * h * 0.05, y - h * 0.45],
                  [x + k * h * 0.06, y],
                ],
                h * 0.12,
                h * 0.09,
              ),
              sepia(i),
            );
        }
        s.fill(
          smooth(
            [
              [x - h * 0.14, y - h * 0.4],
              [x - h * 0.16, y - h * 0.68],
              [x - h * 0.08, y - h * 0.8],
              [x + h * 0.08, y - h * 0.8],
              [x + h * 0.16, y - h * 0.68],
              [x + h * 0.14, y - h * 0.4],
            ],
            true,
          ),
          shirt,
        );
        for (let j = 0; j < 3; j++)
          s.fill(rect(x - h * 0.12 + j * h * 0.09, y - h * 0.76, h * 0.04, h * 0.36), "#8a6f48", 0.65);
        for (const k of [-1, 1])
          s.line(
            smooth([
              [x + k * h * 0.14, y - h * 0.72],
              [x + k * h * 0.2, y - h * 0.56],
              [x + k * h * 0.08, y - h * 0.5],
            ]),
            mix(shirt, "#4a3826", 0.25),
            h * 0.07,
          );
        s.fill(blob(s.r, x, y - h * 0.9, h * 0.065, h * 0.08, 0.02, 11), "#d9c49a");
        s.fill(
          smooth(
            [
              [x - h * 0.068, y - h * 0.9],
              [x - h * 0.066, y - h * 0.96],
              [x, y - h * 1.0],
              [x + h * 0.066, y - h * 0.96],
              [x + h * 0.068, y - h * 0.9],
              [x, y - h * 0.945],
            ],
            true,
          ),
          sepia(i + 1),
        );
        if (i === 2) {
          s.fill(
            smooth(
              [
                [x - h * 0.09, y - h * 0.94],
                [x, y - h * 1.03],
                [x + h * 0.09, y - h * 0.94],
                [x, y - h * 0.955],
              ],
              true,
            ),
            "#4a3826",
          );
        }
      }
    };
    row(6, 640, 250, 430, 1050, false);
    row(5, 700, 190, 470, 1010, true);
    s.fill(rect(340, 690, 800, 60), "#5b4630");
    for (let i = 0; i < 5; i++) {
      const x = lerp(470, 1010, i / 4);
      for (const k of [-1, 1]) {
        s.fill(
          taper(
            [
              [x + k * 10, 632],
              [x + k * 30, 650],
            ],
            34,
            26,
          ),
          sepia(i),
        );
        s.fill(
          taper(
            [
              [x + k * 30, 646],
              [x + k * 25, 690],
            ],
            26,
            19,
          ),
          mix(sepia(i), "#2a1c10", 0.12),
        );
        s.fill(rect(x + k * 25 - 10, 668, 20, 22), "#b89a68");
        s.fill(blob(s.r, x + k * 28, 694, 15, 7, 0.04, 9), "#2f2318");
      }
    }
    ball(s, 740, 668, 38, { white: "#b89a68", dark: "#8a6f48", shade: "#3a2a1c", turn: [0.5, 0.2, 0.4] });
    s.fill(letters("1921", 740, 682, 30, { align: "middle" }), "#f3e2ba");
    s.fill(
      rect(340, 206, 800, 520),
      s.rad([740, 460], 560, [
        [0, "#fff3d0", 0.1],
        [0.7, "#4a3826", 0.05],
        [1, "#2a1c10", 0.45],
      ]),
    );
    for (let i = 0; i < 26; i++)
      s.line(`M${340 + s.r() * 800} ${206 + s.r() * 520}l${s.r.gauss() * 20} ${s.r.gauss() * 60}`, "#efe4c8", 1.4, 0.4);
  });
  s.fill(letters("Die erste Mannschaft, Herbst 1921", 740, 786, 34, { align: "middle", font: "public" }), "#6b5336");
  s.line("M740 96L720 30L740 22", "#5b4016", 5);
  s.fill(
    poly([
      [262, 138],
      [760, 138],
      [430, 834],
      [262, 834],
    ]),
    "#ffffff",
    0.1,
  );
  return s.svg();
}

function camp(): string {
  const s = sheet(1500, 1000, 263);
  s.fill(rect(0, 0, 1500, 1000), "#4f985a");
  for (let i = -1; i < 8; i++)
    s.fill(
      poly([
        [i * 240, -10],
        [i * 240 + 120, -10],
        [i * 240 + 60, 1010],
        [i * 240 - 60, 1010],
      ]),
      "#478d53",
    );
  s.dabs(
    Array.from({ length: 3200 }, () => [s.r() * 1500, s.r() * 1000, s.r.gauss() * 6, -s.r.range(5, 14)] as const),
    "#73b06b",
    2.6,
    0.4,
  );
  s.dabs(
    Array.from({ length: 2200 }, () => [s.r() * 1500, s.r() * 1000, s.r.gauss() * 6, -s.r.range(5, 14)] as const),
    "#2f6f45",
    2.6,
    0.35,
  );
  s.line("M-20 250L1520 150", C.chalk, 26, 0.9);
  const coneTop = (x: number, y: number, k: number, c: string): void => {
    s.fill(
      smooth(
        [
          [x - k * 0.3, y + k * 0.9],
          [x + k * 0.8, y + k * 0.5],
          [x + k * 1.7, y + k * 1.1],
          [x + k * 0.5, y + k * 1.3],
        ],
        true,
      ),
      "#1f4a33",
      0.35,
    );
    s.fill(
      poly([
        [x - k, y + k * 0.86],
        [x - k * 0.2, y - k * 0.9],
        [x + k * 0.2, y - k * 0.9],
        [x + k, y + k * 0.86],
      ]),
      c,
    );
    s.fill(ellipse(x, y + k * 0.86, k, k * 0.3), c);
    s.fill(
      poly([
        [x - k * 0.66, y + k * 0.1],
        [x - k * 0.43, y - k * 0.4],
        [x + k * 0.43, y - k * 0.4],
        [x + k * 0.66, y + k * 0.1],
      ]),
      C.cream,
    );
    s.fill(ellipse(x, y - k * 0.9, k * 0.2, k * 0.07), "#3a241c");
    s.fill(
      poly([
        [x + k * 0.2, y - k * 0.9],
        [x + k, y + k * 0.86],
        [x + k * 0.3, y + k * 1.1],
      ]),
      "#3a1218",
      0.2,
    );
  };
  for (const [x, y] of [
    [240, 420],
    [480, 380],
    [720, 340],
    [960, 300],
    [1200, 262],
  ] as const)
    coneTop(x, y, 54, x % 480 === 240 ? "#e07a3f" : C.gold);
  // balls in a net bag
  const balls: [number, number, number][] = [
    [980, 640, 96],
    [1140, 600, 96],
    [1280, 690, 96],
    [1080, 760, 100],
    [1210, 830, 100],
    [930, 810, 92],
  ];
  s.fill(blob(s.r, 1130, 850, 330, 130, 0.06, 18), "#1f4a33", 0.4);
  balls.forEach(([x, y, k], i) =>
    ball(s, x, y, k, {
      turn: [i * 0.7, 0.4 + i * 0.3, i * 0.5],
      dark: [C.ink, C.brick, C.teal][i % 3] as string,
      light: [-0.4, -0.6],
    }),
  );
  s.clip(
    smooth(
      [
        [820, 700],
        [930, 540],
        [1140, 490],
        [1330, 570],
        [1400, 720],
        [1340, 920],
        [1130, 960],
        [890, 920],
      ],
      true,
    ),
    () => {
      for (let i = -10; i < 24; i++) {
        s.line(`M${760 + i * 48} 470L${1180 + i * 48} 980`, "#fbf4e2", 4, 0.85);
        s.line(`M${1500 - i * 48} 470L${1080 - i * 48} 980`, "#fbf4e2", 4, 0.85);
      }
    },
  );
  s.line(
    smooth([
      [1140, 492],
      [1180, 440],
      [1270, 420],
      [1330, 460],
    ]),
    "#fbf4e2",
    10,
  );
  // caps, a bag and name tags
  s.fill(ellipse(330, 800, 210, 40), "#1f4a33", 0.4);
  s.fill(
    smooth(
      [
        [150, 780],
        [160, 640],
        [260, 570],
        [400, 580],
        [470, 660],
        [480, 780],
        [320, 812],
      ],
      true,
    ),
    C.brick,
  );
  s.fill(
    smooth(
      [
        [330, 812],
        [360, 600],
        [400, 580],
        [470, 660],
        [480, 780],
      ],
      true,
    ),
    "#3a1218",
    0.22,
  );
  s.line("M250 576C260 500 360 500 380 580", "#3a241c", 14);
  s.fill(roundRect(210, 676, 190, 100, 14), C.brickDark);
  s.fill(letters("FERIEN", 305, 744, 56, { align: "middle", spacing: 0.03 }), C.cream);
  s.fill(
    smooth(
      [
        [520, 780],
        [530, 690],
        [600, 650],
        [680, 690],
        [700, 770],
        [780, 800],
        [760, 830],
        [600, 806],
      ],
      true,
    ),
    C.gold,
  );
  s.fill(circle(606, 652, 10), C.brickDark);
  s.line(
    smooth([
      [604, 656],
      [640, 716],
      [694, 770],
    ]),
    "#b98a2f",
    5,
  );
  return s.svg();
}

function card(): string {
  const s = sheet(1500, 1000, 269);
  wall(s, 0, 0, 1500, 1000, 6, ["#8a6a50", "#7d5e45", "#96745a"]);
  s.fill(
    poly([
      [300, 0],
      [1300, 0],
      [900, 1000],
      [0, 1000],
      [0, 600],
    ]),
    "#ffe9bd",
    0.13,
  );
  s.group('transform="rotate(-5 640 500)"', () => {
    s.fill(rect(262, 110, 700, 860), "#2b1a12", 0.4);
    s.fill(rect(240, 88, 700, 860), "#fbf5e6");
    badge(s, 340, 190, 92);
    s.fill(letters("MITGLIED WERDEN", 430, 180, 60, { spacing: 0.02 }), C.brick);
    s.fill(letters("SV Talblick 1921 e. V.", 430, 228, 30, { font: "public" }), "#5b5a62");
    for (const [i, t] of ["Name", "Anschrift", "Geboren am", "Mannschaft"].entries()) {
      s.fill(letters(t, 300, 336 + i * 92, 26, { font: "public" }), "#7c7a80");
      s.line(`M300 ${372 + i * 92}H880`, "#b9b4a4", 3);
    }
    s.fill(letters("Jule", 450, 366, 44, { font: "public" }), "#2f4f8a");
    s.fill(letters("Am Bach 3", 450, 458, 44, { font: "public" }), "#2f4f8a");
    for (const [i, t] of ["Erwachsene", "Familie", "Kind", "passiv"].entries()) {
      const y = 712 + (i % 2) * 64;
      const x = 300 + Math.floor(i / 2) * 300;
      s.add(`<rect x="${x}" y="${y}" width="34" height="34" fill="none" stroke="#7c7a80" stroke-width="4"/>`);
      s.fill(letters(t, x + 52, y + 28, 30, { font: "public" }), "#3a3a44");
      if (i === 1) s.line(`M${x + 4} ${y + 18}l12 14l26 -38`, C.brick, 8);
    }
    s.line("M300 896H620", "#b9b4a4", 3);
    s.add(
      `<path d="M320 884c30 -40 44 -30 40 0s30 -20 44 -24 6 30 30 12 30 -30 44 -8 40 4 70 -14" fill="none" stroke="#2f4f8a" stroke-width="5" stroke-linecap="round"/>`,
    );
  });
  s.group('transform="rotate(9 1180 330)"', () => {
    s.fill(roundRect(992, 172, 420, 268, 24), "#2b1a12", 0.4);
    s.fill(roundRect(974, 154, 420, 268, 24), C.brick);
    s.fill(rect(974, 214, 420, 54), C.cream);
    badge(s, 1074, 320, 108);
    s.fill(letters("SV TALBLICK", 1150, 258, 46, { spacing: 0.02 }), C.brick);
    s.fill(letters("MITGLIED NR. 483", 1150, 332, 34), C.cream);
    s.fill(letters("SEIT 2026", 1150, 380, 34), "#f0c9b4");
  });
  s.group('transform="translate(-90 -70) rotate(38 1150 720)"', () => {
    s.fill(rect(884, 716, 470, 40), "#2b1a12", 0.35);
    s.fill(rect(870, 698, 380, 38), C.teal);
    s.fill(rect(870, 698, 380, 11), "#6f9aa8");
    s.fill(rect(1180, 694, 18, 46), C.gold);
    s.fill(
      poly([
        [1250, 698],
        [1330, 712],
        [1330, 722],
        [1250, 736],
      ]),
      "#d8d5cc",
    );
    s.fill(
      poly([
        [1330, 712],
        [1352, 717],
        [1330, 722],
      ]),
      "#2b2320",
    );
    s.fill(rect(844, 702, 30, 30), "#24434f");
  });
  s.fill(ellipse(1330, 850, 120, 100), "#2b1a12", 0.35);
  s.fill(circle(1314, 836, 106), C.cream);
  s.fill(circle(1314, 836, 84), "#6b4226");
  s.fill(ellipse(1296, 816, 56, 36), "#8a5a36", 0.7);
  s.add(`<path d="M1410 800q70 -6 60 50t-80 40" fill="none" stroke="${C.cream}" stroke-width="24"/>`);
  return s.svg();
}

export const scenes: Record<string, () => string> = {
  schuhe: boots,
  vereinsheim: house,
  "trikots-auf-der-leine": washing,
  pfeife: whistle,
  wurststand: grill,
  pokal: cup,
  anfahrt: mapOfWay,
  fahrradstaender: bicycles,
  trainingsjacke: jacket,
  linienwagen: marking,
  "gruendung-1921": founders,
  ferienlager: camp,
  mitgliedskarte: card,
};
void bulbs;
void bunting;
void mix;
void px;
