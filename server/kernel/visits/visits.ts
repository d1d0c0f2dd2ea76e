// Counts page views in memory. The memory is bounded, and contains no data that identifies a person.
import { createHmac, randomInt } from "node:crypto";
import { OTHERS } from "#contract/schemas/analytics.ts";
import { dayOf, endOfDay } from "./days.ts";
import { deviceOf, languageIn, referrerHost } from "./rules.ts";

export type View = {
  path: string;
  at: number;
  address: string;
  userAgent: string;
  referrer: string;
  acceptLanguage: string;
  ownHost: string;
};

export type Counted = {
  day: string;
  path: string;
  referrer: string;
  device: string;
  language: string;
  views: number;
  /** Hashes of the visitors whose first view of the day this row has counted. */
  newcomers: string[];
};

export type Visits = {
  count: (view: View) => void;
  dayWithoutSalt: () => string | null;
  setSalt: (day: string, salt: string) => void;
  take: () => Counted[];
  giveBack: (counted: readonly Counted[]) => void;
};

/**
 * Maximum number of detailed rows of a day in one process. Further rows are counted without host and language. Above
 * twice this number, rows are counted without the path too.
 */
const MOST_ROWS = 5_000;
/** Maximum number of visitors of a day in one process. For further visitors, only the views are counted. */
const MOST_VISITORS = 50_000;
const MOST_KNOWN = 2_000;
const HASH_LENGTH = 16;

type Newcomer = { row: Counted; address: string; userAgent: string };

type Day = {
  name: string;
  ends: number;
  salt: string | null;
  rows: Map<string, Counted>;
  keys: Set<string>;
  seen: Set<number>;
  waiting: Newcomer[];
};

function beginDay(at: number): Day {
  const empty = { salt: null, rows: new Map(), keys: new Set<string>(), seen: new Set<number>(), waiting: [] };
  return { name: dayOf(at), ends: endOfDay(at), ...empty };
}

export function openVisits(): Visits {
  let day = beginDay(0);
  let kept: Counted[] = [];
  const browserOf = remembered((userAgent: string, id: number) => ({ id, device: deviceOf(userAgent) }));
  const languageOf = remembered(languageIn);
  const seed = randomInt(2 ** 31);

  const turnTo = (at: number): void => {
    kept = [...kept, ...day.rows.values()];
    day = beginDay(at);
  };

  const count = (row: Counted, { address, userAgent }: View, browser: number): void => {
    const quick = quickHash(address, seed + browser);
    if (day.seen.has(quick) || day.seen.size >= MOST_VISITORS) return;
    day.seen.add(quick);
    if (day.salt === null) day.waiting.push({ row, address, userAgent });
    else row.newcomers.push(visitorHash(day.salt, address, userAgent));
  };

  return {
    count: (view) => {
      if (view.at >= day.ends) turnTo(view.at);
      const { device, id } = browserOf(view.userAgent);
      if (device === null) return;
      const referrer = view.referrer === "" ? "" : referrerHost(view.referrer, view.ownHost);
      const row = rowFor(day, view.path, referrer, device, languageOf(view.acceptLanguage));
      row.views += 1;
      count(row, view, id);
    },
    dayWithoutSalt: () => (day.salt === null && day.waiting.length > 0 ? day.name : null),
    setSalt: (name, salt) => {
      if (name !== day.name) return;
      day.salt = salt;
      for (const { row, address, userAgent } of day.waiting) row.newcomers.push(visitorHash(salt, address, userAgent));
      day.waiting = [];
    },
    take: () => {
      // Without the salt, the visitors of the day have no hashes yet. `setSalt` will add the hashes to these rows, so
      // the rows stay here.
      const taken = [...kept, ...(day.waiting.length === 0 ? day.rows.values() : [])];
      kept = [];
      if (day.waiting.length === 0) day.rows = new Map();
      return taken;
    },
    giveBack: (counted) => {
      kept = merged([...kept, ...counted]);
    },
  };
}

function rowFor(day: Day, path: string, referrer: string, device: string, language: string): Counted {
  const key = keyOf(path, referrer, device, language);
  const found = day.rows.get(key);
  if (found) return found;
  const { size } = day.keys;
  if (size >= MOST_ROWS && !day.keys.has(key) && language !== OTHERS)
    return rowFor(day, size >= 2 * MOST_ROWS ? OTHERS : path, OTHERS, device, OTHERS);
  if (size >= 2 * MOST_ROWS && !day.keys.has(key) && path !== OTHERS)
    return rowFor(day, OTHERS, OTHERS, device, OTHERS);
  const row: Counted = { day: day.name, path, referrer, device, language, views: 0, newcomers: [] };
  day.rows.set(key, row);
  day.keys.add(key);
  return row;
}

const keyOf = (path: string, referrer: string, device: string, language: string): string =>
  `${path}\n${referrer}\n${device}\n${language}`;

function merged(counted: readonly Counted[]): Counted[] {
  const rows = new Map<string, Counted>();
  for (const { newcomers, views, ...row } of counted) {
    const key = `${row.day}\n${keyOf(row.path, row.referrer, row.device, row.language)}`;
    const known = rows.get(key);
    if (!known) rows.set(key, { ...row, views, newcomers });
    else Object.assign(known, { views: known.views + views, newcomers: [...known.newcomers, ...newcomers] });
  }
  return [...rows.values()];
}

function remembered<Made>(make: (text: string, id: number) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  let last = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST_KNOWN) known.clear();
    last += 1;
    const made = make(text, last);
    known.set(text, made);
    return made;
  };
}

/**
 * All processes compute the same hash for a visitor on a day. Without the salt, a hash cannot be traced to a person.
 */
function visitorHash(salt: string, address: string, userAgent: string): string {
  return createHmac("sha256", salt).update(`${address}\n${userAgent}`).digest("base64url").slice(0, HASH_LENGTH);
}

/** A 53-bit hash (cyrb53, public domain). It is fast. A cryptographic hash would delay pages. */
function quickHash(text: string, seed: number): number {
  let one = 0xdeadbeef ^ seed;
  let other = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}
