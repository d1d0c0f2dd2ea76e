import { type DateChange, plainEvent } from "#contract/values/event-status.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import type { TFunction } from "i18next";
import { formatDay, formatMoment, formatTime } from "#contract/values/dates.ts";
import { tagLabel } from "../files/tag-label.ts";
import type { Draft } from "./draft-fields.ts";
import { dayOfBeginning } from "./event/rule-form.ts";
import type { Editing } from "./use-editing.ts";

/** Ids mean nothing to users, so comparisons ignore them. */
export const notCompared = ["id", "key"];

/** If Draft gets a new field, the compiler requires a line for this field below. */
type Fact = Exclude<keyof Draft, "title" | "blocks">;

export type DifferentFact = { field: Fact; name: string; value: string; other: string };

/**
 * Compares all fields of two drafts except title and blocks. Returns the different fields, with both values in words.
 */
export function differentFacts(
  draft: Draft,
  other: Draft,
  files: Editing["files"],
  t: TFunction<"admin">,
): DifferentFact[] {
  const momentOf = (moment: string | null): string => (moment === null ? t("conflict.none") : formatMoment(moment));
  const facts: { [Field in Fact]: [name: string, format: (draft: Draft) => string] } = {
    en: [t("english.title"), ({ en }) => en?.title || t("conflict.none")],
    byline: [t("editor.byline"), ({ byline }) => byline || t("conflict.none")],
    confirmed: [t("english.confirmed"), ({ confirmed }) => String(confirmed.length)],
    publishDate: [t("editor.publishDate"), ({ publishDate }) => momentOf(publishDate)],
    publicUntil: [t("editor.publicUntil"), ({ publicUntil }) => momentOf(publicUntil)],
    date: [t("editor.date"), ({ date }) => momentOf(date)],
    event: [t("event.label"), ({ event }) => eventInWords(event, t)],
    mainPicture: [
      t("conflict.mainPicture"),
      ({ mainPicture: id }) => (id === null ? t("conflict.none") : (files[id]?.name ?? t("conflict.otherPicture"))),
    ],
    tags: [t("editor.tags"), ({ tags }) => tags.map(tagLabel).join(", ") || t("conflict.none")],
    isRound: [t("editor.isRound"), ({ isRound }) => t(isRound ? "yes" : "no")],
    hasComments: [t("editor.comments"), ({ hasComments }) => t(hasComments ? "yes" : "no")],
  };
  return (Object.keys(facts) as Fact[]).flatMap((field): DifferentFact[] => {
    const [name, format] = facts[field];
    return isSameValue(draft[field], other[field]) ? [] : [{ field, name, value: format(draft), other: format(other) }];
  });
}

function eventInWords(event: Draft["event"], t: TFunction<"admin">): string {
  if (event === null) return t("event.none");
  const [status, ...parts] = eventParts(event, t);
  const named = parts.filter(({ value }) => value !== "").map(({ name, value }) => `${name}: ${value}`);
  return [status?.value, ...named].join("; ");
}

/** '10/12/2026: 19:30, abgesagt' */
function changeInWords(change: DateChange, t: TFunction<"admin">): string {
  const own = ownDetails(change, t).map(({ value }) => value);
  return `${formatDay(change.day)}: ${own.join(", ")}`;
}

export type OwnDetail = { id: "date" | "end" | "place" | "status"; value: string };

/** What a single date of a series has of its own, in words. On the day of the series, its beginning is a time. */
export function ownDetails({ day, date, end, place, status }: DateChange, t: TFunction<"admin">): OwnDetail[] {
  const shown = (moment: string): string =>
    (dayOfBeginning(moment) === day && formatTime(moment)) || formatMoment(moment);
  return [
    ...(date === null ? [] : [{ id: "date" as const, value: shown(date) }]),
    ...(end === null ? [] : [{ id: "end" as const, value: t("event.untilTime", { time: shown(end) }) }]),
    ...(place === null ? [] : [{ id: "place" as const, value: t("event.ownPlace", { place }) }]),
    ...(status === null ? [] : [{ id: "status" as const, value: t(`event.statuses.${status}`) }]),
  ];
}

type EventPart = { id: keyof EventFields; name: string; value: string };

/** The details of an event in words, its state first. Details without a value are empty. */
export function eventParts(event: Draft["event"], t: TFunction<"admin">): EventPart[] {
  const { end, place, price, status, rrule, exdates, rdates, changes } = event ?? plainEvent;
  return [
    { id: "status", name: t("event.status"), value: t(`event.statuses.${status}`) },
    { id: "end", name: t("event.end"), value: end === null ? "" : formatMoment(end) },
    { id: "place", name: t("event.place"), value: place },
    { id: "price", name: t("event.price"), value: price },
    { id: "rrule", name: t("event.again"), value: rrule },
    { id: "exdates", name: t("event.leftOut"), value: exdates.map((day) => formatMoment(day)).join(", ") },
    { id: "rdates", name: t("event.further"), value: rdates.map((date) => formatMoment(date)).join(", ") },
    { id: "changes", name: t("event.dates"), value: changes.map((change) => changeInWords(change, t)).join("; ") },
  ];
}
