import { expect, it } from "vitest";
import type { Block } from "#contract/blocks/schema.ts";
import { hashOf, planPage } from "./plan.ts";
import type { BuiltSection } from "./sections.ts";

const section = (id: string, de = id): BuiltSection => ({ id, de: `<p>${de}</p>`, en: `<p>${de} en</p>` });
const block = (id: string, de = id): Block => {
  const { de: html, en } = section(id, de);
  return { id, type: "text", html, media: [], en: { html: en } };
};
const hashesOf = (...sections: BuiltSection[]) => Object.fromEntries(sections.map((one) => [one.id, hashOf(one)]));
const isBuiltId = (id: string): boolean => id.length === 1;
const plan = (blocks: Block[], sections: BuiltSection[], hashes: Record<string, string> | null, more: object = {}) =>
  planPage({
    blocks,
    sections,
    built: hashes && { hashes },
    isBuiltId,
    anew: new Set<string>(),
    replacesOwn: false,
    ...more,
  });
const ids = ({ blocks }: { blocks: Block[] }) => blocks.map(({ id }) => id);
const states = (of: ReturnType<typeof plan>) => Object.fromEntries(of.sections.map(({ id, state }) => [id, state]));

const [a, b, c] = [section("a"), section("b"), section("c")];

it("writes an empty page, and then changes nothing", () => {
  const first = plan([], [a, b], null);
  expect(first).toMatchObject({ isChanging: true, hashes: hashesOf(a, b) });
  expect(ids(first)).toEqual(["a", "b"]);
  expect(plan(first.blocks, [a, b], first.hashes)).toMatchObject({ isChanging: false, hashes: first.hashes });
});

it("renews what is untouched and keeps what was changed by hand, until it is built anew", () => {
  const blocks = [block("a"), block("b", "von Hand")];
  const next = [section("a", "neu"), section("b", "neu")];
  const kept = plan(blocks, next, hashesOf(a, b));
  expect(states(kept)).toEqual({ a: "renewed", b: "changed" });
  expect(kept.blocks).toEqual([block("a", "neu"), block("b", "von Hand")]);
  expect(states(plan(kept.blocks, next, kept.hashes))).toEqual({ a: "same", b: "changed" });
  const anew = plan(kept.blocks, next, kept.hashes, { anew: new Set(["b"]) });
  expect(anew.blocks).toEqual([block("a", "neu"), block("b", "neu")]);
  expect(states(plan(anew.blocks, next, anew.hashes))).toEqual({ a: "same", b: "same" });
});

it("keeps away what was taken out by hand, until it is taken in again", () => {
  const without = plan([block("b")], [a, b], hashesOf(a, b));
  expect([ids(without), states(without), without.isChanging]).toEqual([["b"], { a: "removed", b: "same" }, false]);
  const again = plan([block("b")], [a, b], without.hashes, { anew: new Set(["a"]) });
  expect(ids(again)).toEqual(["a", "b"]);
});

it("takes away what is switched off, unless somebody has changed it", () => {
  const gone = plan([block("a"), block("b")], [a], hashesOf(a, b));
  expect([ids(gone), states(gone)]).toEqual([["a"], { a: "same", b: "gone" }]);
  expect(gone.hashes).toEqual(hashesOf(a));
  const left = plan([block("a"), block("b", "von Hand")], [a], hashesOf(a, b));
  expect([ids(left), states(left), left.isChanging]).toEqual([["a", "b"], { a: "same", b: "leftOver" }, false]);
  expect(ids(plan(left.blocks, [a], left.hashes, { anew: new Set(["b"]) }))).toEqual(["a"]);
});

it("leaves other people's blocks where they are, and puts a new section after the one before it", () => {
  const blocks = [block("mine-1"), block("a"), block("mine-2"), block("c")];
  const next = plan(blocks, [a, b, c], hashesOf(a, c));
  expect(ids(next)).toEqual(["mine-1", "a", "b", "mine-2", "c"]);
  expect(next.own).toBe(2);
  expect(ids(plan(blocks, [a, b, c], hashesOf(a, c), { replacesOwn: true }))).toEqual(["a", "b", "c"]);
  expect(ids(plan([block("mine-1")], [a, b], null))).toEqual(["mine-1", "a", "b"]);
});

it("keeps the places that somebody has given to sections", () => {
  expect(ids(plan([block("c"), block("a")], [a, c], hashesOf(a, c)))).toEqual(["c", "a"]);
});

it("changes nothing but what it is allowed to", () => {
  const blocks = [block("a"), block("b")];
  const next = [section("a", "wartet"), section("c")];
  const only = plan(blocks, next, hashesOf(a, b), { only: new Set(["c"]) });
  expect(only.blocks).toEqual([block("a"), block("c"), block("b")]);
  expect(states(plan(only.blocks, next, only.hashes))).toEqual({ a: "renewed", b: "gone", c: "same" });
  const nothing = plan([block("a")], [a, c], hashesOf(a), { only: new Set(["a"]) });
  expect(states(plan(nothing.blocks, [a, c], nothing.hashes))).toEqual({ a: "same", c: "new" });
});
