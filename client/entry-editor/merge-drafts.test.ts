import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownEntry } from "#testing/client/entries.ts";
import { draftOf } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import { mergeDrafts } from "./merge-drafts.ts";

const text = (id: string, html = id): DraftBlock => ({ id, type: "text", html, media: [] });
const draft = (title: string, blocks: DraftBlock[]): Draft => ({ ...draftOf(shownEntry()), title, blocks });
const base = draft("Titel", [text("a"), text("b"), text("c")]);
const htmlOf = ({ blocks }: Draft): string[] => blocks.map((block) => (block.type === "text" ? block.html : ""));

describe("two drafts of one entry", () => {
  it("are merged where they differ in different places", () => {
    const mine = draft("Mein Titel", [text("a", "mein a"), text("b"), text("c")]);
    const theirs = { ...draft("Titel", [text("a"), text("b"), text("c", "ihr c"), text("d")]), isRound: true };
    const { draft: merged, conflicts } = mergeDrafts({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect([merged.title, merged.isRound, ...htmlOf(merged)]).toEqual([
      "Mein Titel",
      true,
      "mein a",
      "b",
      "ihr c",
      "d",
    ]);
  });

  it("conflict where both have written the same part, and either can be taken", () => {
    const mine = draft("Meiner", [text("a", "mein a"), text("b"), text("c")]);
    const theirs = draft("Ihrer", [text("a", "ihr a"), text("b", "ihr b"), text("c")]);
    const { conflicts, draft: merged } = mergeDrafts({ base, mine, theirs });
    expect(conflicts).toEqual(["title", "a"]);
    expect([merged.title, ...htmlOf(merged)]).toEqual(["Meiner", "mein a", "ihr b", "c"]);
    const other = mergeDrafts({ base, mine, theirs }, "theirs").draft;
    expect([other.title, ...htmlOf(other)]).toEqual(["Ihrer", "ihr a", "ihr b", "c"]);
  });

  it("are merged within a block: its words by one, its pictures and its English by the other", () => {
    const block = (html: string, media: string[], english: string | null): DraftBlock => ({
      id: "a",
      type: "text",
      html,
      media,
      ...(english !== null && { en: { html: english } }),
    });
    const was = draft("Titel", [block("a", ["eins", "zwei"], "a")]);
    const mine = draft("Titel", [block("mein a", ["eins", "zwei"], "a")]);
    const theirs = draft("Titel", [block("a", ["zwei"], "their a")]);
    expect(mergeDrafts({ base: was, mine, theirs })).toEqual({
      draft: draft("Titel", [block("mein a", ["zwei"], "their a")]),
      conflicts: [],
    });
    const both = draft("Titel", [block("ihr a", ["zwei"], "a")]);
    expect(mergeDrafts({ base: was, mine, theirs: both }, "theirs")).toEqual({ draft: both, conflicts: ["a"] });
  });

  it("keep what one removed and the other changed, and drop what was only removed", () => {
    const mine = draft("Titel", [text("c")]);
    const theirs = draft("Titel", [text("a", "ihr a"), text("b"), text("c")]);
    expect(htmlOf(mergeDrafts({ base, mine, theirs }).draft)).toEqual(["ihr a", "c"]);
    expect(htmlOf(mergeDrafts({ base, mine: theirs, theirs: mine }).draft)).toEqual(["ihr a", "c"]);
  });

  it("take the order of who has moved a block", () => {
    const mine = draft("Titel", [text("c"), text("a"), text("b")]);
    const theirs = draft("Titel", [text("a"), text("x"), text("b"), text("c")]);
    expect(htmlOf(mergeDrafts({ base, mine, theirs }).draft)).toEqual(["c", "a", "x", "b"]);
    expect(htmlOf(mergeDrafts({ base, mine: theirs, theirs: mine }).draft)).toEqual(["c", "a", "x", "b"]);
  });

  it("conflict in everything that differs if nobody knows what they began with", () => {
    const mine = draft("Titel", [text("a"), text("b", "mein b")]);
    const theirs = draft("Anders", [text("a"), text("b", "ihr b"), text("c")]);
    const { conflicts, draft: merged } = mergeDrafts({ base: null, mine, theirs });
    expect(conflicts).toEqual(["title", "b"]);
    expect(htmlOf(merged)).toEqual(["a", "mein b", "c"]);
  });
});

const ids = ["a", "b", "c", "d", "e", "f"];
const someDraft = fc
  .tuple(
    fc.constantFrom("T", "U", "V"),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.constantFrom("", "1", "2")), { selector: ([id]) => id }),
  )
  .map(([title, list]) =>
    draft(
      title,
      list.map(([id, more]) => text(id, id + more)),
    ),
  );

describe("any three drafts", () => {
  it("merge without losing a changed block, whoever comes first", () => {
    fc.assert(
      fc.property(someDraft, someDraft, someDraft, (was, mine, theirs) => {
        const { draft: merged, conflicts } = mergeDrafts({ base: was, mine, theirs });
        const shown = merged.blocks.map(({ id }) => id);
        expect(new Set(shown).size).toBe(shown.length);
        for (const [side, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const)
          for (const block of side.blocks) {
            const before = was.blocks.find(({ id }) => id === block.id);
            const isChanged = JSON.stringify(before) !== JSON.stringify(block);
            const across = other.blocks.find(({ id }) => id === block.id);
            if (!isChanged || conflicts.includes(block.id) || JSON.stringify(across) === JSON.stringify(block))
              continue;
            expect(merged.blocks).toContainEqual(block);
          }
        const swapped = mergeDrafts({ base: was, mine: theirs, theirs: mine });
        expect(swapped.conflicts.toSorted()).toEqual(conflicts.toSorted());
      }),
      { numRuns: 2_000 },
    );
  });

  it("are as they were if only one has changed", () => {
    fc.assert(
      fc.property(someDraft, someDraft, (was, mine) => {
        expect(mergeDrafts({ base: was, mine, theirs: was })).toEqual({ draft: mine, conflicts: [] });
        expect(mergeDrafts({ base: was, mine: was, theirs: mine })).toEqual({ draft: mine, conflicts: [] });
      }),
      { numRuns: 2_000 },
    );
  });
});
