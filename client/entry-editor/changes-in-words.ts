import type { TFunction } from "i18next";
import { isSameValue } from "#contract/values/same-value.ts";
import { blockNames } from "./blocks/block-name.ts";
import { comparedBlocks } from "./compare/blocks.ts";
import { differentFacts, eventParts, notCompared } from "./different-facts.ts";
import { filledBlocks } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { Editing } from "./use-editing.ts";

/** `id` is different in each change of a list. */
export type NamedChange = { id: string; name: string; value: string };

/**
 * @returns a line for the title, each fact and each block in which `now` differs from `before`. The names are the same
 * as in the editor.
 */
export function changesInWords(
  before: Draft,
  now: Draft,
  files: Editing["files"],
  t: TFunction<"admin">,
): NamedChange[] {
  const changed = (id: string, name: string, value: string, was: string): NamedChange => {
    const [hasValue, hadValue] = [value, was].map((one) => one !== "" && one !== t("conflict.none"));
    if (!hasValue) return { id, name, value: t("history.changes.removed") };
    return { id, name, value: hadValue ? t("history.otherKind", { now: value, was }) : value };
  };
  const quoted = (words: string): string => t("publish.quoted", { words });
  const title =
    now.title === before.title ? [] : [changed("title", t("editor.title"), quoted(now.title), quoted(before.title))];
  const facts = differentFacts(before, now, files, t).flatMap(({ field, name, value, other }) => {
    // Visitors do not see confirmations of English texts, so their number is left out.
    if (field === "confirmed") return [];
    if (field !== "event") return [changed(field, name, other, value)];
    const earlier = eventParts(before.event, t);
    return eventParts(now.event, t).flatMap((part, index) => {
      const was = earlier[index]?.value ?? "";
      const id = `event.${part.id}`;
      if (part.value === was) return [];
      // The stored rule is a formula that users cannot read, so its value is left out.
      if (part.id === "rrule") return [{ id, name: part.name, value: t("history.changes.changed") }];
      return [changed(id, part.name, part.value, was)];
    });
  });
  return [...title, ...facts, ...blockChanges(before, now, t)];
}

function blockChanges(before: Draft, now: Draft, t: TFunction<"admin">): NamedChange[] {
  const [earlier, later] = [before, now].map((draft) => {
    const names = blockNames(t, draft.blocks);
    return new Map(draft.blocks.map(({ id }, index) => [id, names[index] ?? ""]));
  });
  return comparedBlocks(filledBlocks(before), filledBlocks(now)).flatMap((pair): NamedChange[] => {
    const change = changeOf(pair);
    const id = (pair.after ?? pair.before)?.id;
    if (change === null || id === undefined) return [];
    const name = (pair.after === null ? earlier : later)?.get(id) ?? "";
    return [{ id, name, value: t(`history.changes.${change}`) }];
  });
}

type Pair = ReturnType<typeof comparedBlocks<Draft["blocks"][number]>>[number];

function changeOf({ before, after, isMoved }: Pair): "added" | "removed" | "changed" | "moved" | null {
  if (before === null) return "added";
  if (after === null) return "removed";
  if (!isSameValue(before, after, notCompared)) return "changed";
  return isMoved ? "moved" : null;
}
