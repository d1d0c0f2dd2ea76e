import { expect, it } from "vitest";
import { begun, changedTools, lostBySaving, type PictureWork, workAfter } from "./picture-work.ts";

const picture = { width: 900, height: 600, focal: { x: 0.5, y: 0.5 } };
const work: PictureWork = {
  crop: { shape: "1:1", part: { x: 0, y: 0, width: 50, height: 50 } },
  rotate: { quarters: 1, slope: 0 },
  focal: { x: 0.25, y: 0.75 },
};

it("knows which tools have something to save", () => {
  expect(changedTools(begun(picture), picture)).toEqual(new Set());
  expect(changedTools(work, picture)).toEqual(new Set(["crop", "rotate", "focal"]));
  const fullTurn = { ...begun(picture), rotate: { quarters: -4, slope: 0 } };
  expect(changedTools(fullTurn, picture)).toEqual(new Set());
});

it("keeps what still holds after saving, and names the rest before", () => {
  const all = changedTools(work, picture);
  expect(lostBySaving("focal", all)).toEqual([]);
  expect(lostBySaving("crop", all)).toEqual(["focal"]);
  expect(lostBySaving("rotate", all)).toEqual(["crop", "focal"]);
  const cut = { width: 450, height: 300, focal: { x: 0.5, y: 0.5 } };
  expect(workAfter("crop", work, cut)).toEqual({ ...begun(cut), rotate: work.rotate });
  expect(workAfter("focal", work, { ...picture, focal: work.focal })).toEqual(work);
  expect(workAfter("rotate", work, cut)).toEqual(begun(cut));
});
