import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Box,
  docked,
  type Edges,
  firstBox,
  fitted,
  inRoom,
  isDocked,
  moved,
  readBox,
  resized,
  type Room,
  stepOf,
} from "./geometry.ts";

const room: Room = { width: 1280, height: 800, top: 52 };
const box: Box = { left: 100, top: 100, width: 400, height: 600 };

const anyNumber = fc.integer({ min: -5_000, max: 5_000 });
const anyRoom = fc.record({
  width: fc.integer({ min: 300, max: 4_000 }),
  height: fc.integer({ min: 300, max: 3_000 }),
  top: fc.constantFrom(0, 52),
});
const anyBox = fc.record({ left: anyNumber, top: anyNumber, width: anyNumber, height: anyNumber });
const anyEdge = fc.constantFrom<Edges["x"]>(-1, 0, 1);

function expectInside({ left, top, width, height }: Box, within: Room): void {
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(within.top);
  expect(left + width).toBeLessThanOrEqual(within.width);
  expect(top + height).toBeLessThanOrEqual(within.height);
}

describe("a window", () => {
  it("is whole in the room, whatever was kept and however small the room has become", () => {
    fc.assert(fc.property(anyBox, anyRoom, (one, where) => expectInside(fitted(one, where), where)));
  });

  it("opens at the right with its own size, the next one beside it, and over the others where there is no room", () => {
    const size = { width: 400, height: 700 };
    const opened = [0, 1, 2, 3].reduce<Box[]>((open) => [...open, firstBox(size, room, open)], []);
    expect(opened.map(({ left, top }) => [left, top])).toEqual([
      [864, 68],
      [448, 68],
      [32, 68],
      [756, 100],
    ]);
    fc.assert(
      fc.property(anyBox, anyRoom, fc.array(anyBox, { maxLength: 5 }), (one, where, open) => {
        if (where.width >= 300 && where.height - where.top >= 220) expectInside(firstBox(one, where, open), where);
      }),
    );
  });

  it("is docked along the right edge", () => {
    expect(docked(box, room)).toEqual({ left: 880, top: 52, width: 400, height: 748 });
  });

  it("counts as docked at the right edge from the top, also above the editor's panel, and nowhere else", () => {
    const beside = docked(box, room);
    expect(isDocked(beside, room)).toBe(true);
    expect(isDocked({ ...beside, height: beside.height - 70 }, room)).toBe(true);
    expect(isDocked({ ...beside, left: beside.left - 1 }, room)).toBe(false);
    expect(isDocked({ ...beside, top: 68, height: 700 }, room)).toBe(false);
    expect(isDocked({ ...beside, height: 300 }, room)).toBe(false);
  });

  it("keep a docked window at the edge when the browser's window grows or shrinks, and others where they are", () => {
    const before = { width: 1280, height: 800, top: 52 };
    const atEdge = docked({ width: 400, height: 700 }, before);
    for (const width of [1000, 1700]) {
      const now = { width, height: 900, top: 52 };
      expect(inRoom(atEdge, before, now)).toEqual({ left: width - 400, top: 52, width: 400, height: 848 });
      const free = { ...atEdge, left: 300 };
      expect(inRoom(free, before, now)).toBe(free);
      const small = { width: 600, height: 500, top: 52 };
      expect(inRoom(free, small, now)).toBe(free);
    }
  });

  it("is moved with its size, as far as the edge", () => {
    expect(moved(box, { x: 30, y: -20 }, room)).toEqual({ ...box, left: 130, top: 80 });
    expect(moved(box, { x: -500, y: 900 }, room)).toEqual({ ...box, left: 0, top: 200 });
  });

  it("is resized at the edges that are moved; the others stay", () => {
    expect(resized(box, { x: 1, y: 1 }, { x: 50, y: 20 }, room)).toEqual({ ...box, width: 450, height: 620 });
    expect(resized(box, { x: -1, y: 0 }, { x: -50, y: 20 }, room)).toEqual({ ...box, left: 50, width: 450 });
    expect(resized(box, { x: -1, y: -1 }, { x: 900, y: 900 }, room)).toEqual({
      left: 200,
      top: 480,
      width: 300,
      height: 220,
    });
    fc.assert(
      fc.property(anyBox, anyRoom, anyEdge, anyEdge, anyNumber, anyNumber, (one, where, x, y, byX, byY) => {
        const before = fitted(one, where);
        const after = resized(before, { x, y }, { x: byX, y: byY }, where);
        if (x !== -1) expect(after.left).toBe(before.left);
        if (y !== 1) expect(after.top + after.height).toBe(before.top + before.height);
        if (where.width >= 300 && where.height - where.top >= 220) expectInside(after, where);
      }),
    );
  });

  it("is read back from what was kept, and nothing else is", () => {
    expect(readBox(JSON.stringify(box))).toEqual(box);
    for (const text of [
      null,
      "",
      "{",
      "null",
      "[]",
      '{"left":1,"top":2,"width":3}',
      '{"left":"x","top":0,"width":1,"height":1}',
    ])
      expect(readBox(text), String(text)).toBeNull();
  });

  it("is moved by arrow keys, further with the shift key", () => {
    expect(stepOf({ key: "ArrowLeft", shiftKey: false })).toEqual({ x: -16, y: 0 });
    expect(stepOf({ key: "ArrowDown", shiftKey: true })).toEqual({ x: 0, y: 80 });
    expect(stepOf({ key: "Enter", shiftKey: false })).toBeNull();
  });
});
