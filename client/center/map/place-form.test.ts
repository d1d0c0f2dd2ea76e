import { describe, expect, it } from "vitest";
import { degreesOf, emptyForm, inputOf, numberIn, pairIn, positionOf, rebasedPlace } from "./place-form.ts";

it("on what a colleague has stored, what was typed stays, and a position is one thing", () => {
  const base = { ...emptyForm, title: "Hof", lat: "49,1", lng: "9,1" };
  const theirs = { ...base, title: "Mosthof", lat: "50,2", lng: "8,2" };
  expect(rebasedPlace({ ...base, text: "Neu." }, base, theirs)).toEqual({ ...theirs, text: "Neu." });
  expect(rebasedPlace({ ...base, lat: "49,3" }, base, theirs)).toEqual({ ...theirs, lat: "49,3", lng: "9,1" });
});

describe("a coordinate", () => {
  it.each([
    ["49.2036", 49.2036],
    [" 49,2036 ", 49.2036],
    ["-9°", -9],
    ["", null],
    ["Sonnenau", null],
    ["49.2.3", null],
    ["49.2036, 9.8512", null],
  ])("%j is %j", (text, value) => expect(numberIn(text)).toBe(value));

  it("is written with a comma in German", () => {
    expect([degreesOf(9.8512, "de"), degreesOf(9.85120049, "en")]).toEqual(["9,8512", "9.8512"]);
  });
});

describe("a position that is pasted as a whole", () => {
  it.each([
    ["49.2036, 9.8512", { lat: "49.2036", lng: "9.8512" }],
    ["49.2036 -9.8512", { lat: "49.2036", lng: "-9.8512" }],
    ["49,2036; 9,8512", { lat: "49,2036", lng: "9,8512" }],
    ["49,2036, 9,8512", { lat: "49,2036", lng: "9,8512" }],
    ["49,2036", null],
    ["49.2036", null],
  ])("%j fills both fields", (text, pair) => expect(pairIn(text)).toEqual(pair));

  it("is none beyond the poles", () => {
    expect(positionOf({ lat: "86", lng: "9" })).toBeNull();
    expect(positionOf({ lat: "49,5", lng: "9" })).toEqual({ lat: 49.5, lng: 9 });
  });
});

it("an English version is there only if something is written in it", () => {
  const position = { lat: 1, lng: 2 };
  expect(inputOf({ ...emptyForm, titleEn: " " }, position)).toMatchObject({ en: null });
  expect(inputOf({ ...emptyForm, titleEn: "Press house" }, position)).toMatchObject({
    en: { title: "Press house", text: "" },
  });
});
