import { describe, expect, it } from "vitest";
import { withEnglishText } from "#contract/blocks/english.ts";
import type { DraftBlock } from "../draft-blocks.ts";
import { shownEntry } from "#testing/client/entries.ts";
import { changeDraft, draftOf, type EditableEntry } from "../draft.ts";
import { olderParts, TITLE } from "./older.ts";

const block = { id: "a", type: "text" as const, html: "<p>Eins</p>", media: [], en: { html: "<p>One</p>" } };
const entry = (counted: object = { revision: 1, englishFrom: 1 }): EditableEntry & object =>
  shownEntry({ title: "Titel", en: { title: "Title" }, blocks: [{ ...block, ...counted }], version: 3 });
const written = (html: string) => ({
  type: "block" as const,
  id: "a",
  update: (one: object) => ({ ...one, html }) as never,
});

describe("an English text", () => {
  it("is older if the server has counted so, until it is written anew or confirmed", () => {
    const stored = entry({ revision: 3, englishFrom: 1 });
    const draft = draftOf(stored);
    expect(olderParts(stored, draft)).toEqual(["a"]);
    expect(olderParts(stored, changeDraft(draft, { type: "confirm", id: "a" }))).toEqual([]);
    const update = (one: DraftBlock) => withEnglishText(one, "html", "<p>Other</p>");
    const anew = changeDraft(draft, { type: "block", id: "a", update });
    expect(olderParts(stored, anew)).toEqual([]);
  });

  it("becomes older while its German is written, and a confirmation ends with the next word", () => {
    const stored = entry();
    const draft = draftOf(stored);
    expect(olderParts(stored, draft)).toEqual([]);
    const changed = changeDraft(changeDraft(draft, written("<p>Zwei</p>")), { type: "title", title: "Neu" });
    expect(olderParts(stored, changed)).toEqual([TITLE, "a"]);
    const confirmed = changeDraft(changed, { type: "confirm", id: "a" });
    expect(olderParts(stored, confirmed)).toEqual([TITLE]);
    expect(olderParts(stored, changeDraft(confirmed, written("<p>Drei</p>")))).toEqual([TITLE, "a"]);
  });

  it("goes with the whole English version, and nothing of it is left", () => {
    const gone = changeDraft(draftOf(entry({ revision: 3, englishFrom: 1 })), { type: "withoutEnglish" });
    expect(JSON.stringify(gone)).not.toContain("One");
    expect(gone.en).toBeNull();
  });
});
