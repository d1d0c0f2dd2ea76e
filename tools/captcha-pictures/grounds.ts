// Quiet backgrounds. Every motif can have the same backgrounds, so they reveal nothing about the motif.
import { blob, mix, n1, type P, poly, rect, type Sheet, smooth } from "./kit.ts";

type Ground = (s: Sheet, colour: string) => void;

const SIDE = 200;
const all = rect(-20, -20, SIDE + 40, SIDE + 40);
const darker = (colour: string): string => mix(colour, "#4a3d33", 0.09);
const lighter = (colour: string): string => mix(colour, "#fffaf0", 0.35);

const plain: Ground = (s, colour) => {
  s.fill(blob(s.r, 100, 104, 88, 84, 0.05, 12), lighter(colour));
};

const hills: Ground = (s, colour) => {
  const ridge = (y: number): P[] => [-20, 40, 100, 160, 220].map((x) => [x, y + s.r.range(-12, 12)] as const);
  for (const [y, tone] of [
    [120, lighter(colour)],
    [152, darker(colour)],
  ] as const)
    s.fill(`${smooth(ridge(y))}L220 220L-20 220Z`, tone);
};

const stripes: Ground = (s, colour) => {
  const width = s.r.range(14, 26);
  s.group(`transform="rotate(${n1(s.r.range(-60, 60))} 100 100)"`, () => {
    for (let x = -80; x < 280; x += width * 2) s.fill(rect(x, -80, width, 360), darker(colour));
  });
};

const dots: Ground = (s, colour) => {
  const step = s.r.range(24, 34);
  const places: (readonly [number, number, number, number])[] = [];
  for (let row = 0; row * step < 230; row += 1)
    for (let x = row % 2 === 0 ? 0 : step / 2; x < 230; x += step) places.push([x, row * step, 0.1, 0]);
  s.dabs(places, lighter(colour), step * 0.34);
};

const rays: Ground = (s, colour) => {
  const [x, y] = [s.r.range(20, 180), s.r.range(150, 230)];
  const count = s.r.int(7, 11);
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (ray / count) * Math.PI * 2 + 0.2;
    const end = (turn: number): P => [x + Math.cos(angle + turn) * 340, y + Math.sin(angle + turn) * 340];
    s.fill(poly([[x, y], end(0), end(Math.PI / count)]), lighter(colour));
  }
};

const checks: Ground = (s, colour) => {
  const step = s.r.range(26, 42);
  for (let row = 0; row * step < 220; row += 1)
    for (let column = row % 2; column * step < 220; column += 2)
      s.fill(rect(column * step, row * step, step, step), darker(colour));
};

const rings: Ground = (s, colour) => {
  const [x, y] = [s.r.range(60, 140), s.r.range(60, 140)];
  for (let radius = 150; radius > 20; radius -= 34)
    s.line(blob(s.r, x, y, radius, radius, 0.02, 14), darker(colour), s.r.range(9, 13));
};

const patches: Ground = (s, colour) => {
  for (let patch = 0; patch < 7; patch += 1)
    s.fill(
      blob(s.r, s.r.range(0, 200), s.r.range(0, 200), s.r.range(18, 46), s.r.range(14, 36), 0.14),
      patch % 2 === 0 ? darker(colour) : lighter(colour),
    );
};

const grounds: readonly Ground[] = [plain, hills, stripes, dots, rays, checks, rings, patches];

export function drawGround(s: Sheet, which: number, colour: string): void {
  s.fill(all, colour);
  grounds[which % grounds.length]?.(s, colour);
}
