import fc from "fast-check";
import { expect, it } from "vitest";
import { largestPart, pixelArea } from "./crop-area.ts";

const size = { width: 1500, height: 1000 };

it("marks the largest part of a shape, in the middle", () => {
  expect(pixelArea(largestPart(null, size), size)).toEqual({ x: 0, y: 0, w: 1500, h: 1000 });
  expect(pixelArea(largestPart(1, size), size)).toEqual({ x: 250, y: 0, w: 1000, h: 1000 });
  expect(pixelArea(largestPart(3, size), size)).toEqual({ x: 0, y: 250, w: 1500, h: 500 });
});

it("stays within the picture, and keeps at least one pixel each way", () => {
  const percents = fc.double({ min: 0, max: 100, noNaN: true });
  const pixels = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(percents, percents, percents, percents, pixels, pixels, (x, y, width, height, w, h) => {
      const area = pixelArea({ x, y, width, height }, { width: w, height: h });
      expect(area.x + area.w).toBeLessThanOrEqual(w);
      expect(area.y + area.h).toBeLessThanOrEqual(h);
      expect(Math.min(area.w, area.h)).toBeGreaterThanOrEqual(1);
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
    }),
  );
});
