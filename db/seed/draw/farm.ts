// The farmstead with press house and barn, seen from afar and from near, by day, in the evening and at night.
import { blob, mix, poly, rect, smooth } from "./kit.ts";
import { beam, face, on, pane, part, plaster, stones, tiles } from "./buildings.ts";
import type { Quad } from "./buildings.ts";
import type { P, Sheet } from "./kit.ts";

export type Hour = "morning" | "evening" | "dusk" | "night";

type Tones = {
  wall: string;
  wallShade: string;
  gable: string;
  beam: string;
  roof: readonly string[];
  roofSide: readonly string[];
  stone: readonly string[];
  joint: string;
  glass: string;
  lit?: string;
};

export const TONES: Record<Hour, Tones> = {
  morning: {
    wall: "#ecdcb6",
    wallShade: "#b99f78",
    gable: "#d3bb90",
    beam: "#5d4534",
    roof: ["#a4573c", "#b4694a", "#c27e58", "#96503a"],
    roofSide: ["#86493a", "#93553f"],
    stone: ["#b7a585", "#a08e72"],
    joint: "#7e6e5a",
    glass: "#6d7f7c",
  },
  evening: {
    wall: "#f0cf98",
    wallShade: "#b98b62",
    gable: "#fadca6",
    beam: "#54362a",
    roof: ["#8e4433", "#a5523a", "#b96545", "#7c3c32"],
    roofSide: ["#6f3a34", "#7d4338"],
    stone: ["#c3a077", "#a78762", "#8d7058"],
    joint: "#6a5144",
    glass: "#4d5262",
    lit: "#ffc568",
  },
  dusk: {
    wall: "#8791a8",
    wallShade: "#566485",
    gable: "#a09eae",
    beam: "#232b40",
    roof: ["#3a3f5c", "#434a68", "#4f5472", "#343a55"],
    roofSide: ["#2c3350", "#313854"],
    stone: ["#5d6a86", "#4d5a78"],
    joint: "#333f5c",
    glass: "#2a3450",
    lit: "#ffc96f",
  },
  night: {
    wall: "#4f566c",
    wallShade: "#343c55",
    gable: "#5f6275",
    beam: "#171c2c",
    roof: ["#252c44", "#2b324a", "#323a52", "#20263c"],
    roofSide: ["#1c2238", "#20263c"],
    stone: ["#444b60", "#383f55"],
    joint: "#252b40",
    glass: "#1c2338",
    lit: "#ffc666",
  },
};

/** One house with its gable to the viewer's left and its long side running right. (x, y) is the front corner's foot, k a height unit. */
export function house(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  hour: Hour,
  o: { long?: number; wide?: number; gate?: boolean; windows?: number; tileRows?: number; litShare?: number } = {},
): void {
  const t = TONES[hour];
  const wide = (o.wide ?? 1.15) * k;
  const long = (o.long ?? 2.1) * k;
  const drop = 0.06 * k;
  const wallH = 0.92 * k;
  const front: Quad = [
    [x - wide, y - wallH - drop * 0.4],
    [x, y - wallH],
    [x, y],
    [x - wide, y - drop],
  ];
  const side: Quad = [
    [x, y - wallH],
    [x + long, y - wallH - drop * 1.2],
    [x + long, y - drop * 2],
    [x, y],
  ];
  const peak: P = [x - wide / 2, y - wallH - 0.86 * k];
  const ridgeEnd: P = [peak[0] + long * 0.97, peak[1] - drop * 0.6];
  const over = 0.1 * k;
  s.fill(poly([...([front[0], peak, front[1]] as P[])]), t.gable);
  plaster(s, front, t.gable, mix(t.gable, t.wallShade, 0.6));
  plaster(s, side, t.wallShade, mix(t.wallShade, t.beam, 0.4));
  stones(s, part(front, 0, 0.8, 1, 1), 2, 8, t.stone, t.joint);
  stones(
    s,
    part(side, 0, 0.8, 1, 1),
    2,
    14,
    t.stone.map((c) => mix(c, t.beam, 0.3)),
    t.joint,
  );
  const b = 0.052 * k;
  // timber in gable and walls
  for (const v of [0, 0.4, 0.8]) beam(s, on(front, 0, v), on(front, 1, v), b, t.beam);
  for (const u of [0.02, 0.3, 0.7, 0.98]) beam(s, on(front, u, 0), on(front, u, 0.8), b, t.beam);
  beam(s, on(front, 0.04, 0.78), on(front, 0.28, 0.42), b, t.beam);
  beam(s, on(front, 0.96, 0.78), on(front, 0.72, 0.42), b, t.beam);
  const apex = (u: number, v: number): P => [x - wide + wide * u, peak[1] + (front[0][1] - peak[1]) * v];
  beam(s, apex(0.24, 0.52), apex(0.76, 0.52), b, t.beam);
  for (const u of [0.36, 0.64]) beam(s, apex(u, 0.52), apex(u, 1), b, t.beam);
  beam(s, apex(0.5, 0.08), apex(0.5, 0.52), b, t.beam);
  beam(s, apex(0.12, 0.98), apex(0.34, 0.55), b, t.beam);
  beam(s, apex(0.88, 0.98), apex(0.66, 0.55), b, t.beam);
  for (const v of [0, 0.42, 0.8]) beam(s, on(side, 0, v), on(side, 1, v), b * 0.9, mix(t.beam, "#0c0e18", 0.25));
  for (let i = 0; i <= 7; i++) beam(s, on(side, i / 7, 0), on(side, i / 7, 0.8), b * 0.9, mix(t.beam, "#0c0e18", 0.25));
  const lit = t.lit;
  const some = (): string | undefined => (lit && s.r() < (o.litShare ?? 0.75) ? lit : undefined);
  pane(
    s,
    [apex(0.42, 0.62), apex(0.58, 0.62), apex(0.58, 0.94), apex(0.42, 0.94)],
    mix(t.wall, "#ffffff", 0.1),
    t.glass,
    some(),
  );
  if (o.gate !== false) gate(s, part(front, 0.33, 0.14, 0.67, 1), t, k);
  for (const u of o.gate === false ? [0.1, 0.44, 0.78] : [0.1, 0.78])
    pane(s, part(front, u, 0.12, u + 0.13, 0.38), mix(t.wall, "#ffffff", 0.1), t.glass, some());
  for (let i = 0; i < (o.windows ?? 4); i++)
    pane(
      s,
      part(side, 0.05 + i * 0.286, 0.1, 0.11 + i * 0.286 + 0.02, 0.4),
      mix(t.wallShade, "#ffffff", 0.1),
      t.glass,
      some(),
    );
  // roof: the long slope, the eave's shadow, the barge boards
  s.fill(
    poly([on(side, 0, 0), on(side, 1, 0), on(side, 1, 0.13), on(side, 0, 0.13)]),
    mix(t.beam, "#0c0e18", 0.4),
    0.5,
  );
  const slope: Quad = [
    [peak[0] + 0, peak[1] - 0.02 * k],
    ridgeEnd,
    [x + long + over * 0.6, y - wallH - drop * 1.2 + over * 0.55],
    [x + over * 0.55, y - wallH + over * 0.7],
  ];
  tiles(s, slope, o.tileRows ?? 13, 40, t.roof);
  s.fill(
    face(slope),
    s.lin(slope[0], slope[2], [
      [0, "#ffd9a0", hour === "evening" || hour === "morning" ? 0.18 : 0.03],
      [1, "#10131f", 0.3],
    ]),
  );
  beam(s, [peak[0], peak[1] - 0.03 * k], ridgeEnd, 0.05 * k, t.roof[2] as string);
  beam(
    s,
    [x - wide - over * 0.7, front[0][1] + over * 0.85],
    [peak[0], peak[1] - 0.02 * k],
    0.075 * k,
    mix(t.roof[0] as string, t.beam, 0.5),
  );
  beam(
    s,
    [peak[0], peak[1] - 0.02 * k],
    [x + over * 0.6, y - wallH + over * 0.7],
    0.075 * k,
    mix(t.roof[0] as string, t.beam, 0.6),
  );
}

function gate(s: Sheet, q: Quad, t: Tones, k: number): void {
  const [a, b, c, d] = q;
  const arch = `${smooth([d, [a[0], a[1] + k * 0.16], [a[0] + (b[0] - a[0]) * 0.14, a[1] + k * 0.05], [(a[0] + b[0]) / 2, a[1]], [a[0] + (b[0] - a[0]) * 0.86, b[1] + k * 0.05], [b[0], b[1] + k * 0.16], c])}Z`;
  s.line(arch, t.stone[0] as string, k * 0.09);
  s.line(arch, mix(t.stone[0] as string, t.joint, 0.5), k * 0.03, 0.6);
  s.fill(arch, "#2a1c1c");
  s.clip(arch, () => {
    const [x, y] = on(q, 0.5, 0.62);
    if (t.lit) {
      s.fill(
        face(q),
        s.rad([x, y], k * 0.6, [
          [0, "#fff0bd"],
          [0.4, t.lit],
          [1, "#8a4a24"],
        ]),
      );
      // barrels and a lamp inside, as dark shapes
      for (const [u, w] of [
        [0.16, 0.16],
        [0.84, 0.15],
      ] as const) {
        const [bx, by] = on(q, u, 0.99);
        s.fill(
          smooth(
            [
              [bx - w * k * 0.45, by],
              [bx - w * k * 0.6, by - k * 0.13],
              [bx - w * k * 0.45, by - k * 0.27],
              [bx + w * k * 0.45, by - k * 0.27],
              [bx + w * k * 0.6, by - k * 0.13],
              [bx + w * k * 0.45, by],
            ],
            true,
          ),
          "#5a3322",
          0.85,
        );
      }
    }
  });
  if (t.lit) s.glow(...on(q, 0.5, 0.8), k * 1.1, t.lit, 0.45, 0.7);
}

/** The whole farm from afar: barn behind, press house in front, a chimney with smoke, garden trees as soft blobs. */
export function farmstead(s: Sheet, x: number, y: number, scale: number, hour: Hour): void {
  const r = s.r;
  const k = 74 * scale;
  const dark = hour === "dusk" || hour === "night";
  const tree = (px: number, py: number, w: number): void => {
    for (let i = 0; i < 7; i++)
      s.fill(
        blob(r, px + r.gauss() * w * 0.4, py - w * 0.6 + r.gauss() * w * 0.3, w * 0.42, w * 0.36, 0.16, 10),
        dark ? mix("#1b2c46", "#314a66", r()) : mix("#4d6a43", "#b9ac62", r() * 0.8),
      );
  };
  tree(x - k * 2.5, y - k * 0.1, k * 0.9);
  tree(x + k * 4.1, y - k * 0.4, k);
  house(s, x + k * 1.15, y - k * 0.32, k * 1.08, hour, {
    long: 2.5,
    gate: false,
    windows: 3,
    tileRows: 9,
    litShare: 0.45,
  });
  house(s, x - k * 0.1, y, k * 0.98, hour, { long: 1.7, windows: 3, tileRows: 9, litShare: 0.9 });
  tree(x + k * 2.1, y + k * 0.04, k * 0.45);
  tree(x - k * 1.6, y + k * 0.04, k * 0.4);
  const smoke: P[] = [
    [x + k * 0.55, y - k * 1.95],
    [x + k * 0.7, y - k * 2.3],
    [x + k * 0.5, y - k * 2.7],
    [x + k * 0.9, y - k * 3.2],
    [x + k * 1.4, y - k * 3.5],
  ];
  s.fill(rect(x + k * 0.45, y - k * 1.95, k * 0.16, k * 0.42), TONES[hour].stone[0] as string);
  s.line(smooth(smoke), dark ? "#9aa5c0" : "#f6ead2", k * 0.1, 0.4);
  s.line(smooth(smoke.slice(1)), dark ? "#9aa5c0" : "#f6ead2", k * 0.18, 0.25);
}
