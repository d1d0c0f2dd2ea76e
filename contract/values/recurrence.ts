// The recurrence rules of events: a subset of RFC 5545.

export const YEARS_AHEAD = 5;
export const MOST_COUNT = 1_000;
export const MOST_INTERVAL = 1_000;
const MOST_LENGTH = 300;
const MOST_WEEKS_OF_MONTH = 5;

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof frequencies)[number];

export type RecurrenceRule = { frequency: Frequency; parts: ReadonlyMap<string, string> };

const WEEKDAY = "(?:MO|TU|WE|TH|FR|SA|SU)";

const numbers =
  (most: number, hasNegative = true) =>
  (value: string): boolean =>
    value.split(",").every((one) => {
      const number = Number(one);
      return /^[+-]?\d{1,3}$/u.test(one) && number !== 0 && Math.abs(number) <= most && (hasNegative || number > 0);
    });

const upTo =
  (most: number) =>
  (value: string): boolean =>
    /^\d{1,4}$/u.test(value) && Number(value) >= 1 && Number(value) <= most;

/** Rejects impossible days, such as 30 February. */
function isUntil(value: string): boolean {
  const [, year, month, day, time] = /^(\d{4})(\d{2})(\d{2})(T[0-2]\d[0-5]\d[0-5]\dZ)?$/u.exec(value) ?? [];
  if (year === undefined || (time !== undefined && time.slice(1, 3) > "23")) return false;
  const iso = `${year}-${month}-${day}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

const parts: Record<string, (value: string) => boolean> = {
  FREQ: (value) => (frequencies as readonly string[]).includes(value),
  INTERVAL: upTo(MOST_INTERVAL),
  COUNT: upTo(MOST_COUNT),
  UNTIL: isUntil,
  BYDAY: (value) =>
    new RegExp(`^[+-]?(?:[1-9]|[1-4]\\d|5[0-3])?${WEEKDAY}(?:,[+-]?(?:[1-9]|[1-4]\\d|5[0-3])?${WEEKDAY})*$`, "u").test(
      value,
    ),
  BYMONTHDAY: numbers(31),
  BYMONTH: numbers(12, false),
  BYYEARDAY: numbers(366),
  BYWEEKNO: numbers(53),
  BYSETPOS: numbers(366),
  WKST: (value) => new RegExp(`^${WEEKDAY}$`, "u").test(value),
};

/** RFC 5545 does not allow these parts together with the frequency. */
const forbidden: Record<Frequency, readonly string[]> = {
  DAILY: ["BYWEEKNO", "BYYEARDAY"],
  WEEKLY: ["BYWEEKNO", "BYYEARDAY", "BYMONTHDAY"],
  MONTHLY: ["BYWEEKNO", "BYYEARDAY"],
  YEARLY: [],
};

export function readRule(text: string): RecurrenceRule | null {
  if (text.length > MOST_LENGTH) return null;
  const read = new Map<string, string>();
  for (const part of text.split(";")) {
    const [name = "", value = "", ...rest] = part.split("=");
    if (rest.length > 0 || read.has(name) || !Object.hasOwn(parts, name) || !parts[name]?.(value)) return null;
    read.set(name, value);
  }
  const frequency = read.get("FREQ") as Frequency | undefined;
  if (frequency === undefined || !fits(frequency, read)) return null;
  return { frequency, parts: read };
}

function fits(frequency: Frequency, read: ReadonlyMap<string, string>): boolean {
  if (read.has("COUNT") && read.has("UNTIL")) return false;
  if (forbidden[frequency].some((name) => read.has(name))) return false;
  const isNumbered = /\d/u.test(read.get("BYDAY") ?? "");
  if (isNumbered && (frequency === "DAILY" || frequency === "WEEKLY" || read.has("BYWEEKNO"))) return false;
  const isChosen = [...read.keys()].some((name) => name.startsWith("BY") && name !== "BYSETPOS");
  return !read.has("BYSETPOS") || isChosen;
}

const plainPart = (part: string): string => part.replace("+", "").replace(/^(-?)0+(?=\d)/u, "$1");

const listOf = (read: RecurrenceRule["parts"], name: string): string[] => read.get(name)?.split(",") ?? [];

/** True if the rule names only days that can exist, each once. Earlier releases accepted other rules. */
export function namesRealDays({ frequency, parts: read }: RecurrenceRule): boolean {
  if ([...read.keys()].some((name) => name.startsWith("BY") && namesTwice(listOf(read, name)))) return false;
  const ordinals = (read.get("BYDAY")?.match(/\d+/gu) ?? []).map(Number);
  const isOfMonth = frequency === "MONTHLY" || read.has("BYMONTH");
  if (isOfMonth && ordinals.some((nth) => nth > MOST_WEEKS_OF_MONTH)) return false;
  const months = listOf(read, "BYMONTH").map((month) => monthLengths[Number(month) - 1] ?? 0);
  const ofMonth = listOf(read, "BYMONTHDAY").map(Number);
  if (months.some((length) => ofMonth.some((day) => Math.abs(day) > length))) return false;
  const areDoubled =
    coincide(ofMonth, months.length > 0 ? months : [28, 29, 30, 31]) ||
    coincide(listOf(read, "BYYEARDAY").map(Number), [365, 366]);
  return !areDoubled && !(isOfMonth && hasFifthTwice(listOf(read, "BYDAY")));
}

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * True if two listed days always fall on the same date. One is counted from the start and the other from the end, such
 * as 31 and -1.
 */
function coincide(days: readonly number[], lengths: readonly number[]): boolean {
  const isSame = (day: number, fromEnd: number): boolean => {
    const both = lengths.filter((length) => day <= length && fromEnd <= length);
    return both.length > 0 && both.every((length) => day + fromEnd - 1 === length);
  };
  return days.some((day) => day > 0 && days.some((other) => other < 0 && isSame(day, -other)));
}

/** The fifth Friday of a month is also its last Friday. */
function hasFifthTwice(days: readonly string[]): boolean {
  const plain = new Set(days.map(plainPart));
  return [...plain].some((day) => {
    const weekday = day.slice(-2);
    return (day === `5${weekday}` && plain.has(`-1${weekday}`)) || (day === `-5${weekday}` && plain.has(`1${weekday}`));
  });
}

/** True if a day is listed twice, even in another form: TU includes 1TU. */
function namesTwice(list: readonly string[]): boolean {
  const plain = new Set(list.map(plainPart));
  const isImplied = [...plain].some((one) => /\d[A-Z]/u.test(one) && plain.has(one.slice(-2)));
  return plain.size < list.length || isImplied;
}
