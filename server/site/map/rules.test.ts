import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stillShapes } from "#contract/values/map-links.ts";
import { frameOf, pauseSeconds, pinsOf, tilesOf, worldPoint } from "./rules.ts";

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("the frame of a still", () => {
  it("puts known places where all maps of the web have them", () => {
    const { x, y } = worldPoint({ lat: 52.516_28, lng: 13.377_7 }, 17);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([70_406, 42_987]);
    expect(worldPoint({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 });
  });

  it("shows one place from near, and all of several", () => {
    const near = { lat: 49.2463, lng: 9.7718 };
    expect(frameOf([near], stillShapes.wide).zoom).toBe(16);
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 20 }),
        fc.constantFrom("wide", "tall"),
        (places, shape) => {
          const size = stillShapes[shape];
          const frame = frameOf(places, size);
          if (frame.zoom === 0) return;
          for (const { x, y } of pinsOf(places, frame)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(size.width);
            expect(y).toBeGreaterThan(60);
            expect(y).toBeLessThanOrEqual(size.height);
          }
        },
      ),
    );
  });

  it("is covered by its tiles, which are few and which there are", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), (places) => {
        const frame = frameOf(places, stillShapes.wide);
        const tiles = tilesOf(frame);
        expect(tiles.length).toBeLessThanOrEqual(28);
        for (const { tile, x, y } of tiles) {
          expect([tile.x, tile.y].every((at) => at >= 0 && at < 2 ** tile.z)).toBe(true);
          expect(x > -256 && x < frame.width && y > -256 && y < frame.height).toBe(true);
        }
      }),
    );
  });
});

it("pauses grow to a day, and stay there", () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 100].map(pauseSeconds);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect([pauses[0], pauses.at(-1)]).toEqual([60, 86_400]);
});
