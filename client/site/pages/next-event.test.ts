import { expect, test } from "vitest";
import { nextEvent } from "./next-event.ts";

test("the next event is one that takes place, sold out or not", () => {
  const [cancelled, soldout, plain] = [
    { status: "cancelled" },
    { status: "soldout" },
    { status: "scheduled" },
  ] as const;
  expect(nextEvent([cancelled, soldout, plain])).toBe(soldout);
  expect(nextEvent([cancelled!])).toBe(cancelled);
  expect(nextEvent([])).toBeUndefined();
});
