import { emptyFields } from "#contract/schemas/entries.ts";
import type { Answers } from "#client/api/trpc.ts";

export type ShownEntry = Answers["entries"]["article"]["entry"];

export function shownEntry(fields: Partial<ShownEntry> = {}): ShownEntry {
  return {
    id: "0198",
    title: "Apfeltag",
    ...emptyFields,
    en: null,
    blocks: [],
    tags: ["Aktuelles"],
    publishDate: "2026-11-02T08:00:00.000Z",
    date: "2026-12-05",
    publicUntil: null,
    share: { fb: false },
    address: null,
    created: "2026-11-01T08:00:00.000Z",
    version: 1,
    ...fields,
  };
}
