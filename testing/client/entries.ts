// A complete entry for tests: a new field of entries is added here once for all tests.
import type { Answers } from "#client/api/trpc.ts";

export type ShownEntry = Answers["entries"]["article"]["entry"];

export function shownEntry(fields: Partial<ShownEntry> = {}): ShownEntry {
  return {
    id: "0198",
    title: "Apfeltag",
    blocks: [],
    mediamain: null,
    tags: ["Aktuelles"],
    publishDate: "2026-11-02T08:00:00.000Z",
    date: "2026-12-05",
    event: null,
    avatar: false,
    publicUntil: null,
    hasComments: false,
    share: { fb: false },
    address: null,
    created: "2026-11-01T08:00:00.000Z",
    version: 1,
    ...fields,
  };
}
