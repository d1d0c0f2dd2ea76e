import { describe, expect, it } from "vitest";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import type { Picture } from "#contract/schemas/files.ts";
import {
  fitOf,
  fullscreenSizes,
  imagesOf,
  isCarried,
  offsetOf,
  slideAfter,
  slideOfKey,
  slidesOf,
  stageSizes,
} from "./slides.ts";

const picture = (id: string, kind: Picture["kind"] = "image") => ({ id, kind, width: 1600 }) as Picture;
const settingsOf = (...ids: string[]) =>
  ({ images: ids.map((file) => ({ file, caption: `of ${file}` })) }) as GallerySettings;

describe("which slides there are", () => {
  it("leaves out what is no image and what is gone", () => {
    const files = { a: picture("a"), film: picture("film", "video"), b: picture("b") };
    expect(imagesOf(settingsOf("a", "film", "gone", "b"), files)).toEqual([
      { picture: files.a, caption: "of a" },
      { picture: files.b, caption: "of b" },
    ]);
  });

  it.each([
    [[], []],
    [["a"], ["a"]],
    [
      ["a", "b"],
      ["a", "b", "a", "b"],
    ],
    [
      ["a", "b", "c"],
      ["a", "b", "c"],
    ],
  ])("makes four of exactly two: %j", (images, slides) => {
    expect(slidesOf<string>(images)).toEqual(slides);
  });
});

describe("going round", () => {
  it("comes from the last to the first and back", () => {
    expect(slideAfter(4, 1, 5)).toBe(0);
    expect(slideAfter(0, -1, 5)).toBe(4);
    expect(slideAfter(1, 1, 5)).toBe(2);
    expect(slideAfter(0, 1, 1)).toBe(0);
  });

  it.each([
    [1, 0, [0]],
    [3, 0, [0, 1, -1]],
    [4, 0, [0, 1, -2, -1]],
    [5, 4, [1, 2, -2, -1, 0]],
  ])("places %i slides around slide %i", (count, at, offsets) => {
    expect(offsets.map((_, slide) => offsetOf(slide, at, count))).toEqual(offsets);
  });

  it("always has a neighbour on either side from three slides on", () => {
    for (let count = 3; count < 9; count++)
      for (let at = 0; at < count; at++) {
        const offsets = Array.from({ length: count }, (_, slide) => offsetOf(slide, at, count));
        expect(offsets).toEqual(expect.arrayContaining([-1, 0, 1]));
        expect(new Set(offsets).size).toBe(count);
      }
  });

  it("carries all slides but the one that changes sides", () => {
    const carried = (place: { at: number; from: number }, count: number) =>
      Array.from({ length: count }, (_, slide) => isCarried(slide, place, count));
    expect(carried({ at: 0, from: 0 }, 3)).toEqual([true, true, true]);
    expect(carried({ at: 1, from: 0 }, 3)).toEqual([true, true, false]);
    expect(carried({ at: 2, from: 0 }, 3)).toEqual([true, false, true]);
    expect(carried({ at: 1, from: 0 }, 4)).toEqual([true, true, true, false].map((_, slide) => slide !== 2));
    expect(carried({ at: 3, from: 1 }, 4)).toEqual(
      [false, true, false, true].map((_, slide) => slide === 3 || slide === 0),
    );
  });

  it("never lets a slide that is carried cross the stage", () => {
    for (let count = 3; count < 8; count++)
      for (let from = 0; from < count; from++)
        for (let at = 0; at < count; at++)
          for (let slide = 0; slide < count; slide++) {
            if (slide === at || slide === from || !isCarried(slide, { at, from }, count)) continue;
            const crosses = offsetOf(slide, at, count) * offsetOf(slide, from, count) < 0;
            // During the movement, only slides between `from` and `at` may be visible.
            const isBetween = Math.abs(offsetOf(at, from, count)) > Math.abs(offsetOf(slide, from, count));
            expect(crosses && !isBetween).toBe(false);
          }
  });
});

describe("keys", () => {
  it.each([
    ["ArrowRight", "horizontal", 3],
    ["ArrowLeft", "horizontal", 1],
    ["ArrowDown", "horizontal", null],
    ["ArrowUp", "horizontal", null],
    ["ArrowDown", "vertical", 3],
    ["ArrowUp", "vertical", 1],
    ["ArrowRight", "vertical", 3],
    ["Home", "horizontal", 0],
    ["End", "horizontal", 4],
    ["a", "horizontal", null],
  ] as const)("%s, sliding %s, leads from slide 2 of 5 to %s", (key, pivot, slide) => {
    expect(slideOfKey(key, 2, 5, pivot)).toBe(slide);
  });
});

describe("how a picture fills its place", () => {
  const centred = { positionX: "center", positionY: "center" } as const;

  it.each([
    ["stretch", "fill", "center center"],
    ["fit", "contain", "center center"],
    ["crop", "none", null],
    ["cropcover", "cover", null],
  ] as const)("%s is %s; in the centre the focal point holds where something is cut", (size, fit, position) => {
    expect(fitOf(size, centred)).toEqual({ fit, position });
  });

  it("follows each of the other eight positions", () => {
    for (const positionX of ["left", "center", "right"] as const)
      for (const positionY of ["top", "center", "bottom"] as const) {
        if (positionX === "center" && positionY === "center") continue;
        expect(fitOf("cropcover", { positionX, positionY }).position).toBe(`${positionX} ${positionY}`);
      }
  });

  it("asks for a picture's own width only where it is not scaled", () => {
    expect(stageSizes("crop", picture("a"))).toBe("1600px");
    expect(fullscreenSizes("crop", picture("a"))).toBe("1600px");
    expect(stageSizes("crop", { ...picture("a"), width: null })).toMatch(/vw/u);
  });

  it.each([
    ["cropcover", "(max-width: 56rem) 90vw, (max-width: 76rem) 90vw, 68rem", "max(100vw, 50vh)"],
    ["fit", "(max-width: 56rem) 30vw, (max-width: 76rem) 25.3vw, 19.1rem", "min(100vw, 50vh)"],
    ["stretch", "(max-width: 56rem) 90vw, (max-width: 76rem) 90vw, 68rem", "100vw"],
  ] as const)("asks for a tall picture that is to %s by how wide it is drawn", (size, inPage, inWindow) => {
    const tall = { ...picture("a"), width: 800, height: 1600 };
    expect(stageSizes(size, tall)).toBe(inPage);
    expect(fullscreenSizes(size, tall)).toBe(inWindow);
  });

  it("asks for more than the place's width where a wide picture is cut at the sides", () => {
    expect(stageSizes("cropcover", { ...picture("a"), width: 3000, height: 1000 })).toBe(
      "(max-width: 56rem) 180vw, (max-width: 76rem) 151.9vw, 114.8rem",
    );
  });
});
