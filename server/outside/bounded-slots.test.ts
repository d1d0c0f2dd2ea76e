import { expect, it } from "vitest";
import { boundedSlots } from "./bounded-slots.ts";

it("works in turn, and refuses what is beyond the bound with the seconds to wait", async () => {
  const slots = boundedSlots({ atOnce: 1, waiting: 2 });
  const first = Promise.withResolvers<string>();
  const works = [slots(() => first.promise), slots(async () => "second"), slots(async () => "third")];
  await expect(slots(async () => "fourth")).rejects.toMatchObject({
    kind: "unavailable",
    details: { retryAfterSeconds: expect.any(Number) as number },
  });
  first.resolve("first");
  expect(await Promise.all(works)).toEqual(["first", "second", "third"]);
  expect(await slots(async () => "fifth")).toBe("fifth");
});

it("frees the place of work that has failed", async () => {
  const slots = boundedSlots({ atOnce: 1, waiting: 0 });
  await expect(slots(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await slots(async () => "next")).toBe("next");
});
