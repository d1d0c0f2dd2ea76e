// Translates a REST noun between the procedures' field names ('our names') and the contract's field names.
import type { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";

export type RestNoun = {
  /** The schema's name in OpenAPI. */
  name: string;
  /** The keys of the REST answer, under our names. REST omits all other keys of the procedure's answer. */
  answer: z.ZodObject;
  /** Maps a path under our names to the contract's key, if it differs. `*` stands for the items of a list. */
  names: Readonly<Record<string, string>>;
  /** Converts the procedure's answer, for nouns whose REST fields are not just renamed. */
  project?: (value: never) => object;
};

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export type Level = { rest: Map<string, string>; own: Map<string, string>; inside: Map<string, Level> };

const emptyLevel = (): Level => ({ rest: new Map(), own: new Map(), inside: new Map() });

const levels = new WeakMap<RestNoun["names"], Level>();

export function levelOf(noun: Pick<RestNoun, "names"> | undefined): Level | undefined {
  if (noun === undefined) return undefined;
  const known = levels.get(noun.names);
  if (known) return known;
  const top = emptyLevel();
  for (const [path, rest] of Object.entries(noun.names)) {
    const around = path.split(".");
    const own = around.pop() as string;
    let level = top;
    for (const key of around) {
      const inner = level.inside.get(key) ?? emptyLevel();
      level.inside.set(key, inner);
      level = inner;
    }
    level.rest.set(own, rest);
    level.own.set(rest, own);
  }
  levels.set(noun.names, top);
  return top;
}

function outward(level: Level | undefined, value: unknown): unknown {
  if (!level) return value;
  if (Array.isArray(value)) return value.map((item) => outward(level.inside.get("*"), item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [level.rest.get(key) ?? key, outward(level.inside.get(key), part)]),
  );
}

function inward(level: Level | undefined, value: unknown): unknown {
  if (!level) return value;
  if (Array.isArray(value)) return value.map((item) => inward(level.inside.get("*"), item));
  if (!isObject(value)) return value;
  const named = Object.entries(value).flatMap(([key, part]) => {
    const own = level.own.get(key) ?? key;
    // Ignores our own name of a field for which the contract has another name.
    if (own === key && level.rest.has(key)) return [];
    return [[own, inward(level.inside.get(own), part)] as const];
  });
  return Object.fromEntries(named);
}

export function toRest(noun: RestNoun, value: unknown): Json {
  if (!isObject(value)) throw new Error("a procedure answered no object for a noun of REST");
  const source = (noun.project ? noun.project(value as never) : value) as Json;
  const answered = Object.keys(noun.answer.shape).filter((key) => source[key] !== undefined);
  return outward(levelOf(noun), Object.fromEntries(answered.map((key) => [key, source[key]]))) as Json;
}

export function manyToRest(noun: RestNoun, values: unknown): Json[] {
  if (!Array.isArray(values)) throw new Error("a procedure answered no list for a noun of REST");
  return values.map((value) => toRest(noun, value));
}

export function fromRest(noun: RestNoun, taken: z.ZodObject, body: unknown): Json {
  if (!isObject(body)) throw new AppError("invalid");
  const named = inward(levelOf(noun), body) as Json;
  return Object.fromEntries(Object.entries(named).filter(([key]) => Object.hasOwn(taken.shape, key)));
}

/**
 * Translates the contract's sort key into ours, for example '-publish_date' into '-publishDate'.
 * @throws invalid (C200) if the request uses our key and the contract has another name for it
 */
export function sortedByOwnName(noun: RestNoun, query: Json): Json {
  if (typeof query.sort !== "string") return query;
  const [, sign = "", key = ""] = /^(-?)(.*)$/su.exec(query.sort) ?? [];
  const level = levelOf(noun);
  const own = level?.own.get(key) ?? key;
  if (own === key && level?.rest.has(key))
    throw new AppError("invalid", { fields: { sort: { key: "unknownSortKey" } } });
  return { ...query, sort: `${sign}${own}` };
}

export function restSortKey(noun: RestNoun, sort: string): string {
  return sort.replace(/[^-]+/u, (key) => levelOf(noun)?.rest.get(key) ?? key);
}

export function toRestPath(noun: RestNoun, path: string): string {
  let level = levelOf(noun);
  const names = path.split(".").map((key) => {
    const name = level?.rest.get(key) ?? key;
    level = level?.inside.get(key) ?? (/^\d+$/u.test(key) ? level?.inside.get("*") : undefined);
    return name;
  });
  return names.join(".");
}

export function underRestNames(noun: RestNoun | undefined, error: unknown): unknown {
  if (!(error instanceof AppError) || noun === undefined) return error;
  const { fields, existing, current, ...details } = error.details;
  const named = (value: unknown): unknown => (isObject(value) ? toRest(noun, value) : value);
  return new AppError(error.kind, {
    ...details,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([path, problem]) => [toRestPath(noun, path), problem])),
    }),
    ...(existing !== undefined && { existing: named(existing) }),
    ...(current !== undefined && { current: named(current) }),
  });
}
