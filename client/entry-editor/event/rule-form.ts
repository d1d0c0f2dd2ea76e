import { type Frequency, readRule } from "#contract/values/recurrence.ts";
import { SITE_ZONE } from "#contract/values/time.ts";

export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof weekdays)[number];

export const ruleKinds = ["ONCE", "DAILY", "WEEKLY", "MONTHLY", "NTH", "LAST", "YEARLY"] as const;
export type RuleKind = (typeof ruleKinds)[number] | "OTHER";

export type RuleForm = {
  kind: RuleKind;
  every: number;
  weekdays: Weekday[];
  until: string | null;
  count: number | null;
};

export const onceForm: RuleForm = { kind: "ONCE", every: 1, weekdays: [], until: null, count: null };

const localDays = new Intl.DateTimeFormat("sv-SE", { timeZone: SITE_ZONE, dateStyle: "short" });

export const dayOfBeginning = (date: string): string => (date.includes("T") ? localDays.format(new Date(date)) : date);

/**
 * The reason why a day cannot be excluded. 'before': before the beginning. 'after': after the last day. 'weekday': the
 * event never occurs on this weekday. null: the day can be excluded.
 */
export function whyNoDay(day: string, rrule: string, date: string): "before" | "after" | "weekday" | null {
  const { kind, until, weekdays: chosen } = readForm(rrule, date);
  if (day < dayOfBeginning(date)) return "before";
  if (until !== null && day > until) return "after";
  const { weekday } = factsOfDay(date);
  const comesOn = chosen.length > 0 ? chosen : [weekday];
  return kind === "WEEKLY" && !comesOn.includes(factsOfDay(day).weekday) ? "weekday" : null;
}

export function factsOfDay(date: string): { weekday: Weekday; nth: number; isLast: boolean; dayOfMonth: number } {
  const day = new Date(`${dayOfBeginning(date)}T00:00:00Z`);
  const dayOfMonth = day.getUTCDate();
  const daysInMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return {
    weekday: weekdays[(day.getUTCDay() + 6) % 7] ?? "MO",
    nth: Math.ceil(dayOfMonth / 7),
    isLast: dayOfMonth + 7 > daysInMonth,
    dayOfMonth,
  };
}

export function readForm(rrule: string, date: string): RuleForm {
  const rule = readRule(rrule);
  if (rrule === "") return onceForm;
  const kind = rule ? kindOf(rule.frequency, rule.parts, date) : null;
  const until = rule?.parts.get("UNTIL");
  const count = rule?.parts.get("COUNT");
  const days = kind === "WEEKLY" ? (rule?.parts.get("BYDAY")?.split(",") ?? []) : [];
  return {
    kind: kind ?? "OTHER",
    every: Number(rule?.parts.get("INTERVAL") ?? 1),
    weekdays: weekdays.filter((day) => days.includes(day)),
    until: until === undefined ? null : dayOfUntil(until),
    count: count === undefined ? null : Number(count),
  };
}

/** The day of an UNTIL. If UNTIL is a moment, this is the day in the site's time zone. */
function dayOfUntil(until: string): string {
  const moment = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/u.exec(until);
  const [, year, month, day, hour, minute, second] = moment ?? [];
  const date = `${year}-${month}-${day}`;
  return dayOfBeginning(hour === undefined ? date : `${date}T${hour}:${minute}:${second}Z`);
}

const known = new Set(["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY"]);

function kindOf(frequency: Frequency, parts: ReadonlyMap<string, string>, date: string): RuleKind | null {
  if ([...parts.keys()].some((name) => !known.has(name))) return null;
  const { weekday, nth, isLast, dayOfMonth } = factsOfDay(date);
  const [days, dates] = [parts.get("BYDAY"), parts.get("BYMONTHDAY")];
  if (frequency === "WEEKLY") return dates === undefined ? "WEEKLY" : null;
  if (days === undefined && dates === undefined) return frequency;
  if (frequency !== "MONTHLY" || (days !== undefined && dates !== undefined)) return null;
  if (dates === String(dayOfMonth)) return "MONTHLY";
  if (days === `-1${weekday}` && isLast) return "LAST";
  return days === `${nth}${weekday}` ? "NTH" : null;
}

/** @param rrule the current rule; returned unchanged if the form cannot express it */
export function writeForm(form: RuleForm, date: string, rrule: string): string {
  const { kind, every, until, count } = form;
  if (kind === "ONCE") return "";
  if (kind === "OTHER") return rrule;
  const parts = [`FREQ=${kind === "NTH" || kind === "LAST" ? "MONTHLY" : kind}`];
  if (every > 1) parts.push(`INTERVAL=${every}`);
  parts.push(...daysOf(form, date));
  if (until !== null) parts.push(`UNTIL=${until.replaceAll("-", "")}`);
  else if (count !== null) parts.push(`COUNT=${count}`);
  return parts.join(";");
}

function daysOf({ kind, weekdays: chosen }: RuleForm, date: string): string[] {
  const { weekday, nth } = factsOfDay(date);
  if (kind === "WEEKLY" && chosen.length > 0) return [`BYDAY=${chosen.join(",")}`];
  if (kind === "NTH") return [`BYDAY=${nth}${weekday}`];
  return kind === "LAST" ? [`BYDAY=-1${weekday}`] : [];
}

/**
 * Adapts the rule to another beginning. If the event moves to a third Sunday, the second Saturday becomes the third
 * Sunday.
 */
export function movedRule(rrule: string, from: string, to: string): string {
  const form = readForm(rrule, from);
  const [before, after] = [factsOfDay(from), factsOfDay(to)];
  if (form.kind === "LAST" && !after.isLast) return writeForm({ ...form, kind: "NTH" }, to, rrule);
  if (form.weekdays.join() === before.weekday) return writeForm({ ...form, weekdays: [] }, to, rrule);
  const moved = form.weekdays.map((day) => (day === before.weekday ? after.weekday : day));
  return writeForm({ ...form, weekdays: weekdays.filter((day) => moved.includes(day)) }, to, rrule);
}
