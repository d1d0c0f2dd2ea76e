// Small figures for the feasts: seen from behind or from the side, simple in shape, each a little different.
import { blob, mix, smooth, taper } from "./kit.ts";
import type { P, Sheet } from "./kit.ts";

const COATS = ["#8f3f33", "#3f5a6b", "#5c6f45", "#c29a4f", "#6a4a5c", "#d9c6a0", "#35455c", "#a8623c"];
const TROUSERS = ["#2f3a4c", "#4a3f3a", "#5d6470", "#3d4a3c", "#6b5844"];
const SKIN = ["#e3b48c", "#c98f66", "#8d5f45", "#efc7a0"];
const HAIR = ["#3a2a24", "#6b4a2e", "#a8824c", "#9a948c", "#22202a"];

/** One person, `h` tall, foot at (x, y); `haze` fades towards a colour. */
export function figure(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  o: { haze?: number; fog?: string; side?: number; skirt?: boolean; carry?: boolean } = {},
): void {
  const r = s.r;
  const fog = (c: string): string => mix(c, o.fog ?? "#e9d8b0", o.haze ?? 0);
  const coat = fog(r.pick(COATS));
  const legs = fog(r.pick(TROUSERS));
  const skin = fog(r.pick(SKIN));
  const hair = fog(r.pick(HAIR));
  const side = o.side ?? (r() < 0.5 ? -1 : 1);
  const stride = h * r.range(0.02, 0.07);
  s.fill(blob(r, x + h * 0.1, y + h * 0.005, h * 0.24, h * 0.03, 0.08, 9), "#2a2420", 0.4 * (1 - (o.haze ?? 0)));
  if (o.skirt)
    s.fill(
      smooth(
        [
          [x - h * 0.07, y - h * 0.52],
          [x - h * 0.15, y - h * 0.16],
          [x, y - h * 0.13],
          [x + h * 0.15, y - h * 0.16],
          [x + h * 0.07, y - h * 0.52],
        ],
        true,
      ),
      mix(coat, legs, 0.6),
    );
  for (const k of [-1, 1]) {
    s.fill(
      taper(
        [
          [x + k * h * 0.035, y - h * 0.47],
          [x + k * (h * 0.04 + stride * 0.4), y - h * 0.24],
          [x + k * (h * 0.035 + stride), y - h * 0.015],
        ],
        h * 0.085,
        h * 0.05,
      ),
      k > 0 ? mix(legs, "#15131c", 0.25) : legs,
    );
    s.fill(
      blob(r, x + k * (h * 0.035 + stride) + side * h * 0.02, y - h * 0.008, h * 0.045, h * 0.02, 0.05, 8),
      fog("#2c221f"),
    );
  }
  const body: P[] = [
    [x - h * 0.085, y - h * 0.4],
    [x - h * 0.1, y - h * 0.62],
    [x - h * 0.105, y - h * 0.76],
    [x - h * 0.04, y - h * 0.815],
    [x + h * 0.04, y - h * 0.815],
    [x + h * 0.105, y - h * 0.76],
    [x + h * 0.1, y - h * 0.62],
    [x + h * 0.085, y - h * 0.4],
  ];
  s.fill(smooth(body, true), coat);
  s.fill(
    smooth(
      [
        [x + h * 0.02, y - h * 0.41],
        [x + h * 0.045, y - h * 0.62],
        [x + h * 0.04, y - h * 0.8],
        [x + h * 0.105, y - h * 0.76],
        [x + h * 0.1, y - h * 0.6],
        [x + h * 0.085, y - h * 0.4],
      ],
      true,
    ),
    mix(coat, "#15131c", 0.32),
    0.75,
  );
  for (const k of [-1, 1]) {
    const bent = o.carry && k === side;
    const arm: P[] = bent
      ? [
          [x + k * h * 0.09, y - h * 0.75],
          [x + k * h * 0.13, y - h * 0.6],
          [x + k * h * 0.2, y - h * 0.56],
        ]
      : [
          [x + k * h * 0.095, y - h * 0.76],
          [x + k * h * 0.13, y - h * 0.6],
          [x + k * h * 0.115, y - h * 0.45],
        ];
    s.fill(taper(arm, h * 0.06, h * 0.042), k > 0 ? mix(coat, "#15131c", 0.25) : mix(coat, "#fff0d0", 0.12));
    const hand = arm[2] as P;
    s.fill(blob(r, hand[0], hand[1] + h * 0.012, h * 0.022, h * 0.025, 0.05, 8), skin);
    if (bent) {
      s.fill(
        smooth([
          [hand[0] - h * 0.07, hand[1]],
          [hand[0] - h * 0.055, hand[1] + h * 0.1],
          [hand[0] + h * 0.055, hand[1] + h * 0.1],
          [hand[0] + h * 0.07, hand[1]],
        ]) + "Z",
        fog("#a87a48"),
      );
      for (const u of [-0.045, 0, 0.042])
        s.fill(
          blob(r, hand[0] + u * h, hand[1] - h * 0.005, h * 0.026, h * 0.024, 0.06, 8),
          fog(r.pick(["#b5372c", "#d9a441"])),
        );
    }
  }
  s.fill(
    taper(
      [
        [x, y - h * 0.79],
        [x + side * h * 0.004, y - h * 0.85],
      ],
      h * 0.045,
      h * 0.042,
    ),
    skin,
  );
  s.fill(blob(r, x + side * h * 0.006, y - h * 0.895, h * 0.055, h * 0.068, 0.03, 11), skin);
  s.fill(
    smooth(
      [
        [x - side * h * 0.058, y - h * 0.86],
        [x - side * h * 0.064, y - h * 0.92],
        [x, y - h * 0.975],
        [x + side * h * 0.058, y - h * 0.935],
        [x + side * h * 0.012, y - h * 0.925],
        [x - side * h * 0.012, y - h * 0.88],
      ],
      true,
    ),
    hair,
  );
  if (r() < 0.3) {
    const hat = fog(r.pick(["#c9b07a", "#4a3f3a", "#7a3a32"]));
    s.fill(blob(r, x, y - h * 0.945, h * 0.09, h * 0.018, 0.03, 10), hat);
    s.fill(blob(r, x, y - h * 0.965, h * 0.05, h * 0.036, 0.05, 10), hat);
  }
}
