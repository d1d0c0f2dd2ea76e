import { describe, expect, it } from "vitest";
import { placeTools } from "./floating-place.ts";

const room = { left: 0, top: 100, bottom: 700, width: 1200 };
const own = { width: 500, height: 40 };
const text = { left: 80, top: 300, bottom: 500, width: 600 };
const words = (top: number, bottom: number, left = 400) => ({ left, top, bottom, width: 50 });

describe("the tools of a text", () => {
  it("stand above the text, beside the button that adds a block", () => {
    expect(placeTools({ text, words: null }, own, room)).toEqual({ left: "124px", top: "252px" });
  });
  it("stay below the site's head while the text is scrolled", () => {
    expect(placeTools({ text: { ...text, top: -200 }, words: null }, own, room)?.top).toBe("100px");
  });
  it("stand above the selected words, else below them, else at the upper edge", () => {
    expect(placeTools({ text, words: words(320, 340) }, own, room)).toEqual({ left: "175px", top: "272px" });
    expect(placeTools({ text, words: words(110, 130) }, own, room)?.top).toBe("138px");
    expect(placeTools({ text, words: words(50, 690) }, own, room)?.top).toBe("100px");
  });
  it("never leave the window", () => {
    expect(placeTools({ text, words: words(320, 340, 20) }, own, room)?.left).toBe("8px");
    expect(placeTools({ text, words: words(320, 340, 1180) }, own, room)?.left).toBe("692px");
  });
  it("have no place if the text or the words are out of sight", () => {
    expect(placeTools({ text: { ...text, top: -300, bottom: 90 }, words: null }, own, room)).toBeNull();
    expect(placeTools({ text, words: words(710, 730) }, own, room)).toBeNull();
  });
});
