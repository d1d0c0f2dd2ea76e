import { expect, it } from "vitest";
import { theirsIn } from "./sender-form.ts";

const base = { from: "Hof <hof@example.org>", replyTo: "" };
const stored = { from: "Most <most@example.org>", replyTo: "kasse@example.org" };

it("shows theirs in a field that both have changed, and not in one that follows them or says the same", () => {
  expect(theirsIn({ ...base, replyTo: "vorstand@example.org" }, base, stored)).toEqual({ replyTo: stored.replyTo });
  expect(theirsIn(stored, base, stored)).toEqual({});
  expect(theirsIn({ ...base, replyTo: "vorstand@example.org" }, base, base)).toEqual({});
});
