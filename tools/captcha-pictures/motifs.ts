// The ten motifs, each in eight variants. They are flat, have few tones, and are recognisable at a size of 100 pixels.
import { blob, mix, n1, poly, rect, type Sheet, smooth, taper } from "./kit.ts";
import type { Motif } from "#contract/fields/captcha.ts";
import { box, type DrawMotif, holed, line, type Paint, round, shaded } from "./paint.ts";

const drawKey: DrawMotif = (s, p, variant) => {
  const bows = [
    round(s, -38, 0, 31),
    box(-38, 0, 58, 58, 14),
    blob(s.r, -40, 0, 34, 25, 0.01, 14),
    poly([
      [-72, 0],
      [-38, -36],
      [-4, 0],
      [-38, 36],
    ]),
  ];
  const teeth = [
    [34, 22],
    [40, 16],
    [26, 26],
    [36, 30],
  ][variant % 4] ?? [34, 22];
  s.fill(box(22, 0, 92, 15, 4), p.main);
  s.fill(box(62, (teeth[0] as number) * 0.42, 11, (teeth[0] as number) * 0.9, 3), p.main);
  s.fill(box(42, (teeth[1] as number) * 0.5, 10, (teeth[1] as number) * 1.05, 3), p.main);
  if (variant % 2 === 1) s.fill(box(24, 8, 8, 16, 3), p.main);
  holed(s, bows[variant % 4] as string, round(s, -40, 0, variant % 3 === 0 ? 14 : 11), p.main);
  s.line(line([-4, -3.5], [62, -3.5]), p.light, 3);
  s.fill(box(2, 0, 9, 22, 3), p.dark);
};

const drawFlag: DrawMotif = (s, p, variant) => {
  const cloths = [
    smooth(
      [
        [-38, -62],
        [-10, -70],
        [20, -58],
        [62, -66],
        [60, -10],
        [22, -4],
        [-8, -16],
        [-38, -8],
      ],
      true,
    ),
    poly([
      [-38, -64],
      [64, -34],
      [-38, -4],
    ]),
    poly([
      [-38, -62],
      [64, -62],
      [40, -34],
      [64, -6],
      [-38, -6],
    ]),
    box(12, -34, 100, 58, 3),
  ];
  const cloth = cloths[variant % 4] as string;
  s.fill(cloth, p.main);
  s.clip(cloth, () => {
    if (variant === 1 || variant === 3) s.fill(rect(-50, -44, 130, 20), p.second);
    if (variant === 2 || variant === 7) s.fill(rect(-50, -34, 130, 60), p.light);
    if (variant === 4) s.fill(round(s, 10, -36, 16), p.light);
    if (variant === 0 || variant === 6) s.fill(rect(-8, -80, 18, 100), p.light);
    s.fill(rect(-50, -12, 130, 12), p.dark, 0.35);
  });
  s.fill(box(-43, 4, 10, 142, 4), p.ink);
  s.fill(round(s, -43, -70, 9), p.second);
};

const drawClock: DrawMotif = (s, p, variant) => {
  const isAlarm = variant % 4 === 1;
  const isSquare = variant % 4 === 2;
  if (isAlarm) {
    s.fill(round(s, -36, -50, 19), p.second);
    s.fill(round(s, 36, -50, 19), p.second);
    s.line(line([-34, 46], [-46, 66]), p.ink, 9);
    s.line(line([34, 46], [46, 66]), p.ink, 9);
  }
  if (variant % 4 === 3) s.line(round(s, 0, -66, 11), p.dark, 7);
  s.fill(isSquare ? box(0, 0, 122, 122, 20) : round(s, 0, 0, 62), p.main);
  s.fill(isSquare ? box(0, 0, 96, 96, 12) : round(s, 0, 0, 48), p.paper);
  for (let tick = 0; tick < 12; tick += 1) drawTick(s, p, tick);
  const minutes = s.r.range(0, Math.PI * 2);
  s.line(handOf(minutes, 36), p.ink, 6);
  s.line(handOf(minutes + s.r.range(1.3, 4.6), 24), p.ink, 8);
  s.fill(round(s, 0, 0, 6), p.main);
};

function drawTick(s: Sheet, p: Paint, tick: number): void {
  const [x, y] = [Math.cos((tick / 6) * Math.PI), Math.sin((tick / 6) * Math.PI)];
  const inner = tick % 3 === 0 ? 35 : 39;
  s.line(line([x * inner, y * inner], [x * 43, y * 43]), p.ink, tick % 3 === 0 ? 5 : 3);
}

const handOf = (angle: number, length: number): string =>
  line([0, 0], [Math.cos(angle) * length, Math.sin(angle) * length]);

const drawPencil: DrawMotif = (s, p, variant) => {
  const half = 12 + (variant % 3) * 3;
  const end = variant % 2 === 0 ? -66 : -52;
  s.fill(rect(end, -half, 34 - end, half * 2), p.main);
  s.fill(rect(end, -half, 34 - end, half * 0.7), p.light);
  s.fill(rect(end, half * 0.4, 34 - end, half * 0.6), p.dark);
  s.fill(
    poly([
      [34, -half],
      [72, 0],
      [34, half],
    ]),
    "#ecd2a4",
  );
  s.fill(
    poly([
      [57, -half * 0.4],
      [73, 0],
      [57, half * 0.4],
    ]),
    p.ink,
  );
  if (variant % 4 !== 3) {
    s.fill(rect(end - 2, -half, 12, half * 2), "#c9c4b8");
    s.fill(box(end - 9, 0, 18, half * 2, 7), p.second);
  }
  if (variant >= 4)
    s.line(
      smooth([
        [-40, half + 26],
        [-18, half + 14],
        [4, half + 28],
        [28, half + 16],
        [50, half + 24],
      ]),
      p.ink,
      5,
    );
};

const drawNotes: DrawMotif = (s, p, variant) => {
  const head = (x: number, y: number): void => s.fill(blob(s.r, x, y, 19, 14, 0.01, 12, -0.35), p.main);
  if (variant % 4 === 3) for (const y of [-40, -20, 0, 20, 40]) s.line(line([-74, y], [74, y]), p.dark, 2.5, 0.6);
  if (variant % 4 === 1) {
    head(-14, 44);
    s.line(line([3, 40], [3, -56]), p.main, 8);
    s.fill(
      smooth(
        [
          [3, -60],
          [20, -34],
          [42, -20],
          [36, 12],
          [28, -8],
          [3, -26],
        ],
        true,
      ),
      p.main,
    );
    return;
  }
  const lift = variant % 2 === 0 ? 12 : 4;
  head(-40, 44);
  head(30, 44 - lift);
  s.line(line([-23, 40], [-23, -44 + lift]), p.main, 8);
  s.line(line([47, 40 - lift], [47, -44 - lift / 2]), p.main, 8);
  s.fill(
    poly([
      [-27, -50 + lift],
      [51, -58 - lift / 2],
      [51, -36 - lift / 2],
      [-27, -28 + lift],
    ]),
    p.main,
  );
  if (variant >= 4)
    s.fill(
      poly([
        [-27, -18 + lift],
        [51, -26 - lift / 2],
        [51, -12 - lift / 2],
        [-27, -4 + lift],
      ]),
      p.main,
    );
};

function heart(x: number, y: number, k: number): string {
  const at = (dx: number, dy: number): string => `${n1(x + dx * k)} ${n1(y + dy * k)}`;
  return (
    `M${at(0, 0.92)}C${at(-0.5, 0.5)} ${at(-1.02, 0.2)} ${at(-1, -0.32)}C${at(-0.98, -0.92)} ${at(-0.25, -1)} ${at(0, -0.42)}` +
    `C${at(0.25, -1)} ${at(0.98, -0.92)} ${at(1, -0.32)}C${at(1.02, 0.2)} ${at(0.5, 0.5)} ${at(0, 0.92)}Z`
  );
}

const drawHeart: DrawMotif = (s, p, variant) => {
  if (variant % 4 === 1) s.fill(heart(26, -20, 42), p.second);
  const shape = variant % 4 === 1 ? heart(-14, 14, 52) : heart(0, 2, 66);
  if (variant % 4 === 2) return void s.line(heart(0, 2, 58), p.main, 20);
  s.fill(shape, p.main);
  shaded(s, shape, p.dark);
  if (variant % 4 === 3) s.clip(shape, () => s.line(line([-80, 24], [80, -30]), p.light, 18));
  else
    s.line(
      smooth([
        [-42, -14],
        [-38, -28],
        [-26, -34],
      ]),
      p.light,
      8,
    );
};

const drawPlanet: DrawMotif = (s, p, variant) => {
  const tilt = [-18, 16, -30, 8, 24, -8, 34, -24][variant] ?? 0;
  const radius = variant % 3 === 0 ? 42 : 38;
  const ball = round(s, 0, 0, radius);
  const ring = (d: string): void =>
    s.add(`<path d="${d}" fill="none" stroke="${p.second}" stroke-width="10" stroke-linecap="round"/>`);
  s.group(`transform="rotate(${tilt})"`, () => {
    ring("M-70 0A70 20 0 0 1 70 0");
    s.fill(ball, p.main);
    s.clip(ball, () => {
      if (variant % 2 === 0) for (const y of [-24, 8]) s.fill(rect(-60, y, 120, 11), p.light);
      else
        for (const [x, y, k] of [
          [-16, -14, 9],
          [14, 6, 7],
          [-4, 24, 6],
        ] as const)
          s.fill(round(s, x, y, k), p.dark, 0.6);
    });
    shaded(s, ball, p.dark, 0.35);
    ring("M-70 0A70 20 0 0 0 70 0");
  });
  for (const [x, y, k] of [
    [-56, -52, 5],
    [58, 50, 6],
    [52, -58, 3.5],
  ] as const)
    s.fill(round(s, x, y, k), p.second);
};

const drawCup: DrawMotif = (s, p, variant) => {
  const side = variant % 2 === 0 ? 1 : -1;
  const isTea = variant % 4 >= 2;
  s.line(`M${40 * side} -10C${76 * side} -16 ${76 * side} 34 ${34 * side} 28`, p.dark, 11);
  const bowl = isTea ? "M-50 -22H50C50 22 34 46 0 46C-34 46 -50 22 -50 -22Z" : box(0, 14, 88, 80, 14);
  s.fill(bowl, p.main);
  shaded(s, bowl, p.dark, 0.4);
  if (variant % 3 === 0) s.clip(bowl, () => s.fill(rect(-60, 2, 120, 14), p.second));
  s.fill(blob(s.r, 0, isTea ? -22 : -25, isTea ? 50 : 43, 9, 0.01, 14), p.light);
  s.fill(blob(s.r, 0, isTea ? -21 : -24, isTea ? 42 : 35, 6, 0.01, 14), "#5a3a26");
  if (isTea) s.fill(blob(s.r, 0, 54, 66, 9, 0.01, 14), p.second);
  for (const x of variant < 4 ? [-16, 14] : [0])
    s.line(
      smooth([
        [x, -38],
        [x + 8, -48],
        [x - 6, -58],
        [x + 4, -72],
      ]),
      p.paper,
      6,
      0.9,
    );
};

function cloud(s: Sheet, x: number, y: number, k: number, colour: string): void {
  for (const [dx, dy, radius] of [
    [-38, 10, 24],
    [-12, -12, 32],
    [24, -4, 27],
    [44, 14, 20],
  ] as const)
    s.fill(round(s, x + dx * k, y + dy * k, radius * k), colour);
  s.fill(box(x + 2 * k, y + 20 * k, 108 * k, 30 * k, 15 * k), colour);
}

const drawCloud: DrawMotif = (s, p, variant) => {
  const isWet = variant % 4 === 1 || variant % 4 === 3;
  const y = isWet ? -18 : 0;
  if (variant % 4 === 2) cloud(s, 24, -26, 0.66, p.dark);
  cloud(s, 2, y + 5, 1.05, p.dark);
  cloud(s, 0, y, 1.05, p.main);
  s.line(
    smooth([
      [-34, y - 6],
      [-24, y - 26],
      [-4, y - 30],
    ]),
    p.light,
    7,
  );
  const drops = variant % 4 === 1 ? [-36, -8, 20, 46] : [-26, 6, 36];
  if (isWet)
    for (const [index, x] of drops.entries())
      s.fill(
        taper(
          [
            [x + 6, 26 + (index % 2) * 8],
            [x, 44 + (index % 2) * 8],
          ],
          3,
          11,
        ),
        p.second,
      );
};

const drawCamera: DrawMotif = (s, p, variant) => {
  const isWide = variant % 2 === 0;
  if (variant % 4 === 3) s.line("M-58 -20C-70 -86 70 -86 58 -20", p.ink, 6);
  s.fill(isWide ? box(8, -42, 46, 26, 7) : box(-30, -40, 40, 24, 6), p.dark);
  s.fill(box(isWide ? -44 : 40, -38, 20, 14, 4), p.second);
  const body = box(0, 8, 134, 88, 13);
  s.fill(body, p.main);
  s.clip(body, () => s.fill(rect(-80, variant % 3 === 0 ? 20 : -10, 160, 24), p.dark, 0.55));
  s.fill(round(s, 0, 10, 37), p.paper);
  s.fill(round(s, 0, 10, 30), p.ink);
  s.fill(round(s, 0, 10, 19), mix(p.second, p.ink, 0.35));
  s.fill(round(s, -9, 1, 6), p.paper);
  s.fill(round(s, 50, -20, 6), p.light);
};

export const drawings: Record<Motif, DrawMotif> = {
  key: drawKey,
  flag: drawFlag,
  clock: drawClock,
  pencil: drawPencil,
  notes: drawNotes,
  heart: drawHeart,
  planet: drawPlanet,
  cup: drawCup,
  cloud: drawCloud,
  camera: drawCamera,
};
