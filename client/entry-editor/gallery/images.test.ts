import { describe, expect, it } from "vitest";
import { droppedImages, intervalOf, listedImages, secondsOf, withImages } from "./images.ts";

const images = ["a", "b", "c", "d"].map((file) => ({ file, caption: `von ${file}` }));
const filesOf = (list: { file: string }[]) => list.map(({ file }) => file).join("");

describe("the pictures of a gallery", () => {
  it("are told apart even where a file stands there twice", () => {
    const twice = [...images.slice(0, 2), { file: "a", caption: "noch einmal" }];
    expect(listedImages(twice).map(({ key }) => key)).toEqual(["a", "b", "a 1"]);
  });

  it("come to the end, each once, and those that are there keep their captions", () => {
    expect(withImages(images.slice(0, 2), ["x", "a", "x"])).toEqual([
      { file: "a", caption: "von a" },
      { file: "b", caption: "von b" },
      { file: "x", caption: "" },
    ]);
  });

  it.each([
    [["a"], "c", "after", "bcad"],
    [["d"], "a", "before", "dabc"],
    [["a", "c"], "d", "after", "bdac"],
    [["b"], "b", "after", "abcd"],
  ] as const)("%j dropped at %s stand %s it", (keys, key, side, files) => {
    const dropped = droppedImages(images, new Set(keys), { key, side });
    expect(filesOf(dropped)).toBe(files);
    expect(dropped.find(({ file }) => file === "a")).toEqual({ file: "a", caption: "von a" });
  });
});

describe("an interval", () => {
  it.each([
    ["0,5", 500],
    ["0.5", 500],
    [" 5 ", 5000],
    ["2,25", 2250],
    ["600", 600_000],
  ])("of %j seconds is %i ms", (text, ms) => {
    expect(intervalOf(text)).toBe(ms);
  });

  it.each(["", "0,4", "600,1", "5000", "5 s", "-5", "5e1", "1,2,3"])("of %j is none", (text) => {
    expect(intervalOf(text)).toBeNull();
  });

  it("is shown with the decimal mark of the language, and read back as it was", () => {
    expect([secondsOf(2500, "de"), secondsOf(2500, "en"), secondsOf(600_000, "de")]).toEqual(["2,5", "2.5", "600"]);
    for (const ms of [500, 501, 5000, 12_345]) expect(intervalOf(secondsOf(ms, "de"))).toBe(ms);
  });
});
