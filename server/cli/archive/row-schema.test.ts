// Rows of archives: what a release did not know yet is filled in, what nobody knows is refused.
import { expect, it } from "vitest";
import { entryRevisions } from "#db/schema/entries.ts";
import { rowSchema } from "./row-schema.ts";

const state = {
  title: "Apfeltag",
  en: null,
  blocks: [],
  mediamain: null,
  tags: ["Aktuelles"],
  publishDate: "2026-01-01T00:00:00.000Z",
  date: null,
  avatar: false,
};
const row = { entryId: "e", version: 1, published: "2026-01-01T00:00:00.000Z", publishedBy: null };
const schema = rowSchema({ name: "entry_revisions", table: entryRevisions });

it("a state that was published before entries had comments has none", () => {
  expect(schema.parse({ ...row, state })).toMatchObject({ state: { ...state, hasComments: false } });
  expect(schema.parse({ ...row, state: { ...state, hasComments: true } })).toMatchObject({
    state: { hasComments: true },
  });
});

it("a state with a field that nobody knows is refused", () => {
  expect(schema.safeParse({ ...row, state: { ...state, hasVotes: true } }).success).toBe(false);
});
