// The vaulted cellar: the arches with their barrels, and the table laid for a tasting.
import { blob, lerp, mix, poly, rect, sheet, smooth } from "../kit.ts";
import { stones } from "../buildings.ts";
import { bottle, glass } from "../glassware.ts";
import { GREEN, RED, YELLOW, apple, board, candle } from "../objects.ts";
import type { P, Segment, Sheet } from "../kit.ts";

/** The outline of an arch opening around (cx, floor). */
export function archPath(cx: number, floor: number, w: number, h: number): P[] {
  const pts: P[] = [[cx - w, floor]];
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI - (i / 16) * Math.PI;
    pts.push([cx + Math.cos(a) * w, floor - h + w * 0.92 - Math.sin(a) * w * 0.92]);
  }
  pts.push([cx + w, floor]);
  return pts;
}

/** Voussoirs around an arch, as a ring of wedge stones. */
function ring(
  s: Sheet,
  cx: number,
  floor: number,
  w: number,
  h: number,
  thick: number,
  colours: readonly string[],
  dark: number,
): void {
  const r = s.r;
  const spring = floor - h + w * 0.92;
  const at = (a: number, k: number): P => [cx + Math.cos(a) * w * k, spring - Math.sin(a) * w * 0.92 * k];
  const k1 = 1 + thick / w;
  const n = 17;
  for (let i = 0; i < n; i++) {
    const [a, b] = [Math.PI * (1 - (i + 0.04) / n), Math.PI * (1 - (i + 0.95) / n)];
    const up = Math.abs(i - (n - 1) / 2) / (n / 2);
    const c = mix(mix(r.pick(colours), r.pick(colours), r()), "#1c1a26", dark * (0.75 + 0.25 * (1 - up)));
    s.fill(
      poly([
        at(a, 1),
        at((a + b) / 2, 1),
        at(b, 1),
        at(b, k1 + r.gauss() * 0.012),
        at((a + b) / 2, k1),
        at(a, k1 + r.gauss() * 0.012),
      ]),
      c,
    );
    s.line(poly([at(a, 1.012), at(b, 1.012)], false), mix(c, "#ffd28a", 0.5), thick * 0.08, 0.8);
  }
  for (const side of [-1, 1]) {
    const rows = Math.max(3, Math.round((floor - spring) / (thick * 0.75)));
    for (let j = 0; j < rows; j++) {
      const [y0, y1] = [lerp(spring, floor, (j + 0.05) / rows), lerp(spring, floor, (j + 0.95) / rows)];
      const c = mix(mix(r.pick(colours), r.pick(colours), r()), "#1c1a26", dark * 0.8);
      const [xa, xb] = [cx + side * w, cx + side * (w + thick * r.range(0.9, 1.2))];
      s.fill(
        poly([
          [xa, y0],
          [xb, y0 + r.gauss()],
          [xb, y1 + r.gauss()],
          [xa, y1],
        ]),
        c,
      );
      s.line(
        poly(
          [
            [xa + side * 2, y0 + 2],
            [xa + side * 2, y1 - 2],
          ],
          false,
        ),
        mix(c, "#ffd28a", 0.5),
        thick * 0.08,
        0.8,
      );
    }
  }
}

/** The head of a cask that lies with its face towards us. */
export function cask(s: Sheet, x: number, y: number, k: number, warm: number, from: number): void {
  const r = s.r;
  const wood = (t: number): string => mix(mix("#4a2e24", "#a9713f", t), "#1c1a26", 1 - warm);
  s.fill(blob(r, x, y + k * 0.98, k * 0.86, k * 0.13, 0.05, 10), "#120f18", 0.6);
  s.fill(blob(r, x, y, k * 1.06, k * 1.06, 0.006, 20), wood(0.2));
  s.line(blob(r, x, y, k * 1.03, k * 1.03, 0.004, 20), mix("#6a6a70", "#1c1a26", 1 - warm), k * 0.09);
  const face = blob(r, x, y, k * 0.94, k * 0.94, 0.004, 20);
  s.fill(face, wood(0.5));
  s.clip(face, () => {
    for (let i = -4; i < 5; i++) {
      s.fill(rect(x + i * k * 0.22, y - k, k * 0.21, k * 2), wood(r.range(0.45, 0.85)));
      s.dabs(
        Array.from(
          { length: 5 },
          () => [x + (i + r()) * k * 0.22, y + r.range(-0.9, 0.6) * k, 0.2, k * r.range(0.1, 0.4)] as const,
        ),
        wood(0.25),
        Math.max(1, k * 0.014),
        0.6,
      );
    }
    s.fill(rect(x - k, y - k * 0.13, k * 2, k * 0.26), wood(0.42));
    s.fill(rect(x - k, y - k * 0.13, k * 2, k * 0.04), wood(0.95), 0.8);
    s.fill(
      rect(x - k * 1.1, y - k * 1.1, k * 2.2, k * 2.2),
      s.lin(
        [x - from * k, y],
        [x + from * k, y],
        [
          [0, "#120f18", 0.62],
          [0.6, "#120f18", 0.1],
          [1, "#ffc978", 0.28],
        ],
      ),
    );
  });
  s.fill(blob(r, x, y + k * 0.55, k * 0.08, k * 0.08, 0.02, 8), wood(0.1));
  s.fill(rect(x - k * 0.03, y + k * 0.5, k * 0.06, k * 0.2), "#c79a4a");
  s.fill(rect(x - k * 0.07, y + k * 0.44, k * 0.14, k * 0.04), "#e4bd6a");
  s.fill(rect(x - k * 0.05, y + k * 0.66, k * 0.1, k * 0.05), "#a87c36");
}

export function cellar(): string {
  const s = sheet(1500, 1000, 113);
  const r = s.r;
  const stone = ["#b79a72", "#a2855f", "#c9ab7f", "#8d7354", "#b08a5c"];
  const cx = 750;
  stones(
    s,
    [
      [0, 0],
      [1500, 0],
      [1500, 1000],
      [0, 1000],
    ],
    11,
    13,
    stone.map((c) => mix(c, "#1c1a26", 0.7)),
    "#2a2427",
  );
  // back wall with a niche
  const bays = [
    { w: 118, h: 235, f: 610 },
    { w: 185, h: 350, f: 655 },
    { w: 285, h: 520, f: 730 },
    { w: 440, h: 770, f: 850 },
    { w: 690, h: 1130, f: 1050 },
  ];
  const end = bays[0] as { w: number; h: number; f: number };
  stones(
    s,
    [
      [cx - 140, 340],
      [cx + 140, 340],
      [cx + 140, 612],
      [cx - 140, 612],
    ],
    11,
    9,
    stone,
    "#6d573f",
  );
  s.glow(cx, 540, 230, "#ffd48a", 0.9);
  s.fill(poly(archPath(cx, 560, 36, 92)), "#3a2a24");
  candle(s, cx, 556, 34, 150);
  for (const x of [-70, 68]) cask(s, cx + x, 586, 24, 0.9, x < 0 ? 1 : -1);
  bays.forEach((b, i) => {
    const next = bays[i + 1];
    if (!next) return;
    const t = i / 3;
    const dark = [0.02, 0.14, 0.28, 0.46][i] ?? 0.5;
    // the vault and walls between this arch and the nearer one
    const hole = archPath(cx, b.f, b.w, b.h);
    const d = `${poly(archPath(cx, next.f, next.w * 1.03, next.h * 1.02))}${poly([...hole].reverse())}`;
    s.group('fill-rule="evenodd"', () => s.fill(d, mix("#8a6d4c", "#1c1a26", dark + 0.1)));
    s.clip(d, () => {
      const courses = 13;
      for (let c = 0; c < 44; c++) {
        const a = Math.PI * (1.02 - (c / 43) * 1.04);
        for (let k = 0; k < 4; k++) {
          const [k0, k1] = [lerp(b.w, next.w, (k + r.range(-0.1, 0.1)) / 4), lerp(b.w, next.w, (k + 0.9) / 4)];
          const spring = (m: number): number =>
            lerp(b.f - b.h + b.w * 0.92, next.f - next.h + next.w * 0.92, (m - b.w) / (next.w - b.w));
          const pt = (m: number, q: number): P => [cx + Math.cos(q) * m, spring(m) - Math.sin(q) * m * 0.92];
          const tone = mix(mix(r.pick(stone), r.pick(stone), r()), "#1c1a26", dark + 0.12 * (k / 4) + r() * 0.08);
          s.fill(poly([pt(k0, a), pt(k1, a), pt(k1, a - 0.066), pt(k0, a - 0.066)]), tone, 0.92);
        }
      }
      for (const side of [-1, 1])
        for (let j = 0; j < courses; j++)
          for (let k = 0; k < 4; k++) {
            const [m0, m1] = [lerp(b.w, next.w, (k + r() * 0.1) / 4), lerp(b.w, next.w, (k + 0.93) / 4)];
            const y = (m: number, v: number): number =>
              lerp(
                lerp(b.f - b.h + b.w * 0.92, next.f - next.h + next.w * 0.92, (m - b.w) / (next.w - b.w)),
                lerp(b.f, next.f, (m - b.w) / (next.w - b.w)),
                v,
              );
            const tone = mix(mix(r.pick(stone), r.pick(stone), r()), "#1c1a26", dark + 0.12 * (k / 4) + r() * 0.08);
            s.fill(
              poly([
                [cx + side * m0, y(m0, j / courses)],
                [cx + side * m1, y(m1, j / courses)],
                [cx + side * m1, y(m1, (j + 0.9) / courses)],
                [cx + side * m0, y(m0, (j + 0.9) / courses)],
              ]),
              tone,
              0.95,
            );
          }
    });
    ring(
      s,
      cx,
      b.f,
      b.w,
      b.h,
      17 + i * 15,
      stone.map((c) => mix(c, "#ffe0a6", 0.28 * (1 - t))),
      dark * 0.8,
    );
  });
  floor(s, cx, end.f - 6);
  for (const [x, y, k, warm] of [
    [210, 640, 34, 0.8],
    [290, 690, 52, 0.72],
    [432, 770, 84, 0.66],
    [640, 912, 138, 0.56],
  ] as const) {
    for (const side of [-1, 1]) {
      cask(s, cx + side * x, y - k * 0.2, k, warm, side < 0 ? 1 : -1);
      if (k < 100) cask(s, cx + side * x * 1.04, y - k * 2.0, k * 0.82, warm * 0.92, side < 0 ? 1 : -1);
    }
  }
  for (const [x, y, h] of [
    [-104, 652, 16],
    [108, 658, 17],
    [-165, 708, 24],
    [172, 716, 25],
    [-265, 800, 36],
    [262, 806, 38],
    [-395, 942, 56],
    [402, 950, 58],
  ] as const)
    candle(s, cx + x, y, h, h * 7.5);
  s.fill(
    rect(0, 0, 1500, 1000),
    s.rad([cx, 620], 950, [
      [0, "#140f18", 0],
      [0.5, "#140f18", 0.03],
      [1, "#140f18", 0.5],
    ]),
  );
  s.glow(cx, 560, 700, "#ffbf66", 0.22);
  return s.svg();
}

function floor(s: Sheet, cx: number, y0: number): void {
  const r = s.r;
  const d = poly([
    [cx - 130, y0],
    [cx + 130, y0],
    [1600, 1060],
    [-100, 1060],
  ]);
  s.fill(
    d,
    s.lin(
      [0, y0],
      [0, 1000],
      [
        [0, "#c99d62"],
        [0.3, "#8a6747"],
        [1, "#2c242a"],
      ],
    ),
  );
  s.clip(d, () => {
    for (let j = 0; j < 16; j++) {
      const t = (j / 16) ** 1.6;
      const y = lerp(y0, 1000, t);
      const h = lerp(5, 62, t);
      const half = lerp(130, 900, t);
      const n = 11;
      for (let i = 0; i < n; i++) {
        const x = cx + lerp(-half, half, (i + (j % 2) * 0.5) / n);
        const near = 1 - Math.min(1, Math.abs(x - cx) / (half * 0.9));
        const c = mix(mix("#b98c5a", "#8a6747", r()), "#221c24", lerp(0.1, 0.62, t) + (1 - near) * 0.2);
        s.fill(blob(r, x + half / n, y + h * 0.5, (half / n) * 0.92, h * 0.45, 0.07, 9), c);
        s.dabs([[x + half / n - half / n / 2, y + h * 0.2, half / n / 2, 0]], mix(c, "#ffd28a", 0.4), h * 0.07, 0.6);
      }
    }
    s.glow(cx, y0 + 60, 420, "#ffcf80", 0.5, 0.45);
  });
}

function bread(s: Sheet, x: number, y: number, w: number): void {
  const r = s.r;
  const d = smooth(
    [
      [x - w, y],
      [x - w * 0.94, y - w * 0.36],
      [x - w * 0.4, y - w * 0.62],
      [x + w * 0.3, y - w * 0.58],
      [x + w * 0.88, y - w * 0.34],
      [x + w, y],
      [x, y + w * 0.06],
    ],
    true,
  );
  s.fill(d, "#8a5228");
  s.clip(d, () => {
    s.fill(blob(r, x - w * 0.2, y - w * 0.4, w * 0.75, w * 0.26, 0.08, 10), "#c58a48");
    s.dabs(
      Array.from({ length: 60 }, () => [x + r.gauss() * w * 0.5, y - w * 0.35 + r.gauss() * w * 0.14, 3, 0] as const),
      "#f0dcb0",
      3,
      0.6,
    );
    for (const u of [-0.5, -0.12, 0.26, 0.6])
      s.fill(
        smooth(
          [
            [x + u * w - w * 0.1, y - w * 0.16],
            [x + u * w, y - w * 0.38],
            [x + u * w + w * 0.16, y - w * 0.54],
            [x + u * w + w * 0.1, y - w * 0.32],
          ],
          true,
        ),
        "#eccb8c",
      );
    s.fill(rect(x - w, y - w * 0.14, w * 2, w * 0.2), "#3a2018", 0.4);
  });
}

export function tasting(): string {
  const s = sheet(1500, 1000, 127);
  const r = s.r;
  const stone = ["#6e5c4e", "#7d6854", "#5d4f48", "#8a7058"];
  stones(
    s,
    [
      [-10, -10],
      [1510, -10],
      [1510, 720],
      [-10, 720],
    ],
    12,
    13,
    stone.map((c) => mix(c, "#241f2a", 0.35)),
    "#241d22",
  );
  s.glow(760, 430, 800, "#ffbf6a", 0.55);
  for (const [x, f] of [
    [330, 660],
    [1185, 660],
  ] as const) {
    const hole = archPath(x, f, 215, 520);
    s.fill(poly(hole), "#1a161d");
    s.clip(poly(hole), () => {
      for (const [dx, y, k] of [
        [-95, 590, 98],
        [115, 590, 98],
        [10, 412, 94],
      ] as const)
        cask(s, x + dx, y, k, 0.55, x < 700 ? 1 : -1);
      s.fill(
        rect(x - 230, 100, 460, 600),
        s.lin(
          [0, 140],
          [0, 660],
          [
            [0, "#140f16", 0.72],
            [1, "#140f16", 0.1],
          ],
        ),
      );
    });
    ring(
      s,
      x,
      f,
      215,
      520,
      50,
      stone.map((c) => mix(c, "#e0b073", 0.3)),
      0.28,
    );
  }
  s.glow(760, 470, 620, "#ffc876", 0.5);
  // the table
  const top = poly([
    [-40, 690],
    [1540, 690],
    [1640, 1010],
    [-140, 1010],
  ]);
  s.fill(
    top,
    s.lin(
      [0, 690],
      [0, 1000],
      [
        [0, "#a8713f"],
        [0.5, "#82522f"],
        [1, "#4a2e24"],
      ],
    ),
  );
  s.clip(top, () => {
    for (let i = 0; i < 5; i++) {
      const y = 690 + ([0, 42, 102, 182, 282][i] ?? 0);
      s.line(
        poly(
          [
            [-40, y],
            [1540, y],
          ],
          false,
        ),
        "#3a2118",
        3 + i,
        0.75,
      );
      s.line(
        poly(
          [
            [-40, y + 4],
            [1540, y + 4],
          ],
          false,
        ),
        "#d79a58",
        1.5 + i * 0.4,
        0.5,
      );
    }
    const list: Segment[] = [];
    for (let i = 0; i < 150; i++) list.push([r() * 1500, r.range(695, 1000), r.range(30, 170), r.gauss() * 2]);
    s.dabs(list, "#5a3522", 2.2, 0.5);
    s.dabs(
      list.map(([x, y, dx]) => [x + 30, y + 6, dx * 0.7, 0] as const),
      "#cf9355",
      1.6,
      0.4,
    );
    s.glow(740, 760, 620, "#ffd082", 0.6, 0.28);
  });
  const shadow = (x: number, y: number, w: number, len: number): void => {
    const dir = (x - 740) / 420;
    s.fill(
      smooth(
        [
          [x - w, y],
          [x + dir * len - w * 0.9, y + len * 0.42],
          [x + dir * len + w * 0.9, y + len * 0.42],
          [x + w, y],
        ],
        true,
      ),
      "#2c1a18",
      0.42,
    );
  };
  for (const [x, y, w, l] of [
    [480, 792, 42, 150],
    [612, 765, 38, 130],
    [905, 772, 34, 130],
    [1040, 812, 40, 150],
    [1160, 790, 40, 150],
    [345, 838, 40, 150],
    [250, 800, 40, 140],
    [870, 880, 44, 110],
    [640, 900, 40, 100],
  ] as const)
    shadow(x, y, w, l);
  bottle(s, 480, 792, 440, "cider", { dim: 0.05 });
  bottle(s, 612, 762, 400, "juice", { dim: 0.08 });
  bottle(s, 905, 770, 262, "vinegar", { dim: 0.05 });
  candle(s, 740, 782, 120, 520);
  s.fill(blob(r, 740, 786, 64, 13, 0.03, 12), "#6d6a66");
  candle(s, 740, 782, 120, 120);
  glass(s, 1040, 812, 220, { stem: true, liquid: "#d8b14a" });
  glass(s, 1160, 790, 205, { stem: true, liquid: "#c9852f", level: 0.5 });
  glass(s, 345, 838, 225, { stem: true, liquid: "#e0bd5a", level: 0.55 });
  glass(s, 250, 800, 205, { stem: true, liquid: "#b5702a", level: 0.42 });
  board(s, 965, 868, 380, 26, "#8a5a34");
  bread(s, 1130, 868, 132);
  for (const [x, c] of [
    [1262, "#f3dfa8"],
    [1300, "#f3dfa8"],
  ] as const)
    s.fill(
      poly([
        [x - 26, 868],
        [x + 24, 868],
        [x + 20, 838],
        [x - 18, 826],
      ]),
      mix(c, "#c9a35c", r() * 0.5),
    );
  glass(s, 640, 905, 150, { liquid: "#dba53c", level: 0.66 });
  apple(s, 856, 878, 44, RED, { leaf: true, turn: 0.2 });
  apple(s, 772, 912, 38, YELLOW, { turn: -0.4 });
  apple(s, 470, 900, 36, GREEN, { turn: 0.5 });
  s.fill(
    rect(0, 0, 1500, 1000),
    s.rad([750, 600], 980, [
      [0, "#140d16", 0],
      [0.55, "#140d16", 0.08],
      [1, "#140d16", 0.66],
    ]),
  );
  return s.svg();
}
