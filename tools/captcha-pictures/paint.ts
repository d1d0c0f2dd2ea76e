// The colours of motifs with their tones, and shapes that several motifs share.
import { blob, mix, n1, poly, type Sheet, smooth } from "./kit.ts";

export type Paint = { main: string; dark: string; light: string; second: string; ink: string; paper: string };

/** Draws a motif around the origin, within 75 units. Each of the eight variants looks different. */
export type DrawMotif = (s: Sheet, paint: Paint, variant: number) => void;

const INK = "#2e2833";
const PAPER = "#fbf3e2";

export function paintOf(main: string, second: string): Paint {
  return { main, second, dark: mix(main, INK, 0.38), light: mix(main, PAPER, 0.5), ink: INK, paper: PAPER };
}

export const round = (s: Sheet, x: number, y: number, radius: number): string =>
  blob(s.r, x, y, radius, radius, 0.008, 14);

export function box(x: number, y: number, w: number, h: number, corner: number): string {
  const c = Math.min(corner, w / 2, h / 2);
  const [left, top, right, bottom] = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
  return (
    `M${n1(left + c)} ${n1(top)}H${n1(right - c)}Q${n1(right)} ${n1(top)} ${n1(right)} ${n1(top + c)}` +
    `V${n1(bottom - c)}Q${n1(right)} ${n1(bottom)} ${n1(right - c)} ${n1(bottom)}H${n1(left + c)}` +
    `Q${n1(left)} ${n1(bottom)} ${n1(left)} ${n1(bottom - c)}V${n1(top + c)}Q${n1(left)} ${n1(top)} ${n1(left + c)} ${n1(top)}Z`
  );
}

export function holed(s: Sheet, outer: string, hole: string, colour: string): void {
  s.add(`<path d="${outer}${hole}" fill="${colour}" fill-rule="evenodd"/>`);
}

export function shaded(s: Sheet, shape: string, colour: string, opacity = 0.45): void {
  s.clip(shape, () =>
    s.fill(
      smooth(
        [
          [-10, 90],
          [18, 30],
          [30, -20],
          [90, -70],
          [120, 90],
        ],
        true,
      ),
      colour,
      opacity,
    ),
  );
}

export const line = (...points: readonly (readonly [number, number])[]): string => poly(points, false);
