import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalAngle, sizeAfterRotation } from "#contract/values/picture-geometry.ts";
import { fits, focalAfter, withEdit } from "./edit-rules.ts";

const size = { width: 600, height: 400 };
const sizes = fc.record({ width: fc.integer({ min: 8, max: 8_000 }), height: fc.integer({ min: 8, max: 8_000 }) });
const turn = (angle: number) => ({ type: "rotate" as const, angle });
const cut = (x: number, y: number, w: number, h: number) => ({ type: "crop" as const, x, y, w, h });

describe("turning", () => {
  it("by quarters keeps every pixel", () => {
    expect(sizeAfterRotation(size, 180)).toEqual(size);
    expect(sizeAfterRotation(size, 90)).toEqual({ width: 400, height: 600 });
    expect(sizeAfterRotation(size, -270)).toEqual({ width: 400, height: 600 });
  });

  it("keeps a rectangle that lies within the turned picture, and none that is larger by a few pixels does", () => {
    fc.assert(
      fc.property(sizes, fc.double({ min: -360, max: 360, noNaN: true }), (picture, angle) => {
        const kept = sizeAfterRotation(picture, angle);
        const radians = (angle * Math.PI) / 180;
        const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
        // True if the rectangle lies within the rotated picture. The rectangle is rotated back, and its corners are
        // compared with the edges of the picture.
        const isWithin = ({ width, height }: typeof kept) =>
          width * cos + height * sin <= picture.width + 1e-6 && width * sin + height * cos <= picture.height + 1e-6;
        expect(isWithin(kept) || kept.width === 1 || kept.height === 1).toBe(true);
        const grown = { width: kept.width + 4, height: kept.height + 4 };
        expect(isWithin(grown)).toBe(false);
      }),
    );
  });
});

describe("the list of edits", () => {
  it("adds up quarter turns, and forgets them where they come to nothing", () => {
    expect(withEdit([turn(90)], turn(90), size)).toEqual([turn(180)]);
    expect(withEdit([cut(0, 0, 5, 5), turn(270)], turn(90), size)).toEqual([cut(0, 0, 5, 5)]);
    expect(withEdit([], turn(-90), size)).toEqual([turn(270)]);
    expect(withEdit([], turn(360), size)).toEqual([]);
    expect(withEdit([turn(90)], turn(3), size)).toEqual([turn(90), turn(3)]);
    expect(normalAngle(-450)).toBe(270);
  });

  it("leaves out a crop that keeps the whole picture", () => {
    expect(withEdit([], cut(0, 0, 600, 400), size)).toEqual([]);
    expect(withEdit([], cut(0, 0, 600, 399), size)).toHaveLength(1);
  });

  it("a crop lies within the picture", () => {
    expect(fits(cut(0, 0, 600, 400), size)).toBe(true);
    expect(fits(cut(1, 0, 600, 400), size)).toBe(false);
    expect(fits(cut(0, 399, 10, 2), size)).toBe(false);
  });
});

describe("the focal point", () => {
  it("stays on what it was set on", () => {
    expect(focalAfter({ x: 0.5, y: 0.5 }, cut(200, 100, 200, 200), size)).toEqual({ x: 0.5, y: 0.5 });
    expect(focalAfter({ x: 0.25, y: 0.75 }, turn(90), size)).toEqual({ x: 0.25, y: 0.25 });
    expect(focalAfter({ x: 0.25, y: 0.75 }, turn(180), size)).toEqual({ x: 0.75, y: 0.25 });
  });

  it("goes to the edge where it was cut off", () => {
    expect(focalAfter({ x: 0.9, y: 0.1 }, cut(0, 200, 300, 200), size)).toEqual({ x: 1, y: 0 });
  });

  it("is back after four quarter turns", () => {
    const part = fc.integer({ min: 0, max: 1000 }).map((thousandth) => thousandth / 1000);
    fc.assert(
      fc.property(part, part, sizes, (x, y, picture) => {
        let at = { focal: { x, y }, size: picture };
        for (let quarter = 0; quarter < 4; quarter += 1)
          at = { focal: focalAfter(at.focal, turn(90), at.size), size: sizeAfterRotation(at.size, 90) };
        expect(at.focal.x).toBeCloseTo(x, 4);
        expect(at.focal.y).toBeCloseTo(y, 4);
      }),
    );
  });
});
