import type { TFunction } from "i18next";
import { formatDay, formatTime } from "#contract/values/dates.ts";
import type { DateChange } from "#contract/values/event-status.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { blockNames } from "./blocks/block-name.ts";
import { comparedBlocks } from "./compare/blocks.ts";
import { differentFacts, eventParts, notCompared, type OwnDetail, ownDetails } from "./different-facts.ts";
import { dayOfBeginning } from "./event/rule-form.ts";
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
      if (part.id === "changes") return dateChanges(before, now, changed, t);
      // The stored rule is a formula that users cannot read, so its value is left out.
      if (part.id === "rrule") return [{ id, name: part.name, value: t("history.changes.changed") }];
      return [changed(id, part.name, part.value, was)];
    });
  });
  return [...title, ...facts, ...blockChanges(before, now, t)];
}

type Changed = (id: string, name: string, value: string, was: string) => NamedChange;

/** A line for each changed date: 'Termin am 03/05/2026: 19:00 statt 18:00'. */
function dateChanges(before: Draft, now: Draft, changed: Changed, t: TFunction<"admin">): NamedChange[] {
  const [earlier, later] = [before, now].map(({ event }) => new Map(event?.changes.map((one) => [one.day, one])));
  const days = [...new Set([...(earlier?.keys() ?? []), ...(later?.keys() ?? [])])].sort();
  return days.flatMap((day) => {
    const [was, is] = [earlier?.get(day), later?.get(day)];
    if (isSameValue(was, is)) return [];
    const name = t("event.dateOn", { day: formatDay(day) });
    if (is === undefined) return [{ id: `event.changes.${day}`, name, value: t("event.isAsSeries") }];
    const usual = usualDetails(before, is, t);
    const former = new Map((was ? ownDetails(was, t) : []).map((one) => [one.id, one.value]));
    const values = ownDetails(is, t)
      .filter(({ id, value }) => former.get(id) !== value)
      .map(({ id, value }) => changed("", "", value, former.get(id) ?? usual[id] ?? "").value);
    const value = values.length > 0 ? values.join("; ") : t("history.changes.changed");
    return [{ id: `event.changes.${day}`, name, value }];
  });
}

/** The details as the series has them. The usual end depends on the rule, so it is not named. */
function usualDetails(
  { date, event }: Draft,
  change: DateChange,
  t: TFunction<"admin">,
): Partial<Record<OwnDetail["id"], string>> {
  const { day } = change;
  const listed = event?.rdates.find((one) => dayOfBeginning(one) === day && one.includes("T"));
  const time = formatTime(listed ?? date ?? "");
  const hasMoved = change.date !== null && dayOfBeginning(change.date) !== day;
  const { place = "", status = "scheduled" } = event ?? {};
  return {
    date: hasMoved || time === null ? [formatDay(day), time].filter(Boolean).join(" ") : time,
    ...(place !== "" && { place: t("event.ownPlace", { place }) }),
    status: t(`event.statuses.${status}`),
  };
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
