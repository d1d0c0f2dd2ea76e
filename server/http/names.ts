// The one rename table between our names and those of the REST contract.

import type { Entry } from "#contract/entries.ts";
import { projectEnglish } from "../entries/english.ts";
import { projectBlocks } from "../entries/projection.ts";

/** Nouns whose objects REST knows. */
export type RestNoun = "entry" | "file" | "user" | "config";

type Rename = { ours: Record<string, string>; hidden: readonly string[] };

const table: Record<RestNoun, Rename> = {
  entry: {
    ours: { id: "_id", publishDate: "publish_date", english: "en" },
    hidden: ["created", "en", "revision", "englishFrom", "blocks"],
  },
  file: {
    ours: { id: "_id", sizeBytes: "size", variants: "gridrefs", webpVariants: "gridrefs_ng" },
    hidden: ["kind", "isEdited", "placeholder", "preview"],
  },
  user: { ours: { id: "_id" }, hidden: [] },
  config: { ours: { id: "_id" }, hidden: [] },
};

/** An answer under the contract's names; what the contract does not name is left out. */
export function toRest(noun: RestNoun, value: object): Record<string, unknown> {
  const { ours, hidden } = table[noun];
  return Object.fromEntries(
    Object.entries(isEntry(value) ? projected(value) : value)
      .filter(([key]) => !hidden.includes(key))
      .map(([key, field]) => [ours[key] ?? key, field]),
  );
}

function isEntry(value: object): value is Entry {
  return "blocks" in value && Array.isArray(value.blocks);
}

/** With its body in the parts that REST knows. */
function projected(entry: Entry): object {
  return { ...entry, ...projectBlocks(entry.blocks), english: projectEnglish(entry) };
}

/** A body under our names; fields of other names pass, the schema drops what it does not know. */
export function fromRest(noun: RestNoun, body: Record<string, unknown>): Record<string, unknown> {
  const theirs = new Map(Object.entries(table[noun].ours).map(([our, their]) => [their, our]));
  // Our own names are no names of the contract: they must not slip in beside it.
  const { ours, hidden } = table[noun];
  const entries = Object.entries(body).filter(([key]) => theirs.has(key) || !(key in ours || hidden.includes(key)));
  return Object.fromEntries(entries.map(([key, field]) => [theirs.get(key) ?? key, field]));
}

/** Field paths of a refusal, under the contract's names. */
export function toRestPath(noun: RestNoun, path: string): string {
  const [first = "", ...rest] = path.split(".");
  return [table[noun].ours[first] ?? first, ...rest].join(".");
}
