import { DAY_MS } from "#contract/values/time.ts";
import type { TFunction } from "i18next";
import { formatDay, formatTime, formatWeekday } from "#contract/values/dates.ts";
import { clockWords, endWords, type Said, saidIn } from "#contract/values/hours-words.ts";
import type { PlaceToday } from "#contract/values/opening-hours.ts";

/**
 * `hours`: an editor's text instead of times. It describes `next` if `next` exists, else `state`. `reason`: the text of
 * the closure.
 */
export type TodayWords = {
  state: string | null;
  reason: Said | null;
  /** The times of a closure that begins later today, after the place was open; otherwise null. */
  reasonTimes: string | null;
  next: string | null;
  hours: Said | null;
};

const dayOf = (moment: string): string => formatDay(moment).split("/").toReversed().join("-");

const daysUntil = (moment: string, day: string): number =>
  Math.round((Date.parse(dayOf(moment)) - Date.parse(day)) / DAY_MS);

export function todayWords(today: PlaceToday, t: TFunction, language: string): TodayWords {
  return { ...wordsOf(today, t, language), reasonTimes: laterTimes(today, t, language) };
}

function laterTimes({ openUntil, opens, closure, day }: PlaceToday, t: TFunction, language: string): string | null {
  if (closure === null || (openUntil ?? opens?.from ?? closure.to) > closure.from) return null;
  const from = clockWords(closure.from, language);
  return daysUntil(closure.to, day) === 0
    ? t("hours.times", { from, to: endWords(closure.to, language) })
    : t("hours.from", { time: from });
}

function wordsOf(today: PlaceToday, t: TFunction, language: string): Omit<TodayWords, "reasonTimes"> {
  const clock = (moment: string): string => clockWords(moment, language);
  const { openUntil, opens, words, closure, wasOpen, day } = today;
  const reason = closure === null ? null : reasonOf(saidIn(closure, language), t, language);
  const hours = words === null ? null : saidIn(words, language);
  const opensToday = opens !== null && daysUntil(opens.from, day) === 0;
  if (hours && opensToday && closure?.to === opens.from)
    return { state: t("today.opensTodayFrom", { from: clock(opens.from) }), hours, reason, next: null };
  if (hours && (openUntil !== null || opensToday)) return { state: t("today.open"), hours, reason, next: null };
  if (openUntil !== null) return { state: openWords(openUntil, day, t, language), hours: null, reason, next: null };
  if (opensToday) {
    const from = clock(opens.from);
    const isLong = !isThisNight(opens.to, day);
    const to = endWords(opens.to, language);
    return {
      state: isLong ? t("today.opensTodayFrom", { from }) : t("today.opensToday", { from, to }),
      hours: null,
      reason,
      next: null,
    };
  }
  const state = reason === null ? t(wasOpen ? "today.closedNow" : "today.closedToday") : null;
  if (opens === null) return { state, hours: null, reason, next: endOf(today, t, language) };
  return { state, hours, reason, next: nextOf(opens.from, day, t, language, hours !== null) };
}

/** If a closure has no text of its own, the site's default text is used, in the page's language. */
const reasonOf = (own: Said, t: TFunction, language: string): Said =>
  own.text === "" ? { text: t("today.closedExceptionally"), isEnglish: language === "en" } : own;

/** The moment one millisecond before the end, because an end at midnight belongs to the previous day. */
const lastOf = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** The night lasts until 6 o'clock. For a later end, the words include its day. */
const isThisNight = (end: string, day: string): boolean =>
  daysUntil(lastOf(end), day) === 0 || (daysUntil(end, day) === 1 && (formatTime(end) ?? "") <= "06:00");

function openWords(end: string, day: string, t: TFunction, language: string): string {
  const time = endWords(end, language);
  if (isThisNight(end, day)) return t("today.openUntil", { time });
  const days = daysUntil(lastOf(end), day);
  if (days >= 7) return t("today.alwaysOpen");
  return t("today.openUntilDay", {
    day: days === 1 ? t("today.tomorrow") : formatWeekday(lastOf(end), language),
    time,
  });
}

function nextOf(from: string, day: string, t: TFunction, language: string, isWithoutTime: boolean): string {
  const days = daysUntil(from, day);
  const weekday = formatWeekday(from, language);
  const when = days === 1 ? t("today.tomorrow") : days < 7 ? weekday : `${weekday}, ${formatDay(from)}`;
  if (isWithoutTime) return t("today.opensNextDay", { day: when });
  return t("today.opensNext", { day: when, time: clockWords(from, language) });
}

function endOf({ closure, day, changes }: PlaceToday, t: TFunction, language: string): string | null {
  if (closure === null) return null;
  const isMidnight = formatTime(closure.to) === "00:00";
  if (daysUntil(closure.to, day) === 0)
    return t("today.until", { end: t("today.clock", { time: clockWords(closure.to, language) }) });
  const last = isMidnight ? formatDay(new Date(Date.parse(closure.to) - 1).toISOString()) : formatDay(closure.to);
  return closure.to === changes && isMidnight ? null : t("today.until", { end: last });
}
