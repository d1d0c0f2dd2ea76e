import { expect, it } from "vitest";
import { onceForEach } from "./once-for-each.ts";

it("makes the result once for each object, also if it is nothing", () => {
  let made = 0;
  const length = onceForEach(({ text }: { text: string }) => {
    made += 1;
    return text === "" ? null : text.length;
  });
  const [empty, word] = [{ text: "" }, { text: "Most" }];
  expect([length(empty), length(word), length(empty), length(word), length({ text: "Most" })]).toEqual([
    null,
    4,
    null,
    4,
    4,
  ]);
  expect(made).toBe(3);
});
