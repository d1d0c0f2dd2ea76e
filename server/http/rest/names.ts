// A noun of REST: the keys of its objects, and their public names.
import type { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";

export type RestNoun = {
  /** The name of its schema for programs. */
  name: string;
  /** The object under our names, with exactly the keys of the REST answer: other keys of the procedure are left out. */
  answer: z.ZodObject;
  /** Our name → the contract's name, where they differ. */
  names: Readonly<Record<string, string>>;
  /** For nouns whose REST shape differs from the procedure's answer. */
  project?: (value: never) => object;
};

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Converts an answer to the contract's names, with exactly the noun's keys. */
export function toRest(noun: RestNoun, value: unknown): Json {
  if (!isObject(value)) throw new Error("a procedure answered no object for a noun of REST");
  const source = (noun.project ? noun.project(value as never) : value) as Json;
  return Object.fromEntries(
    Object.keys(noun.answer.shape)
      .filter((key) => source[key] !== undefined)
      .map((key) => [restName(noun, key), source[key]]),
  );
}

/** The same for a list that a procedure answered. */
export function manyToRest(noun: RestNoun, values: unknown): Json[] {
  if (!Array.isArray(values)) throw new Error("a procedure answered no list for a noun of REST");
  return values.map((value) => toRest(noun, value));
}

/** The keys of a body that a route accepts, under our names; all others are ignored. */
export function fromRest(noun: RestNoun, taken: z.ZodObject, body: unknown): Json {
  if (!isObject(body)) throw new AppError("invalid");
  return Object.fromEntries(
    Object.keys(taken.shape)
      .filter((key) => Object.hasOwn(body, restName(noun, key)))
      .map((key) => [key, body[restName(noun, key)]]),
  );
}

export function restName(noun: RestNoun, ours: string): string {
  return noun.names[ours] ?? ours;
}

/** The path of a refused field, under the contract's names. */
export function toRestPath(noun: RestNoun, path: string): string {
  const [first = "", ...rest] = path.split(".");
  return [restName(noun, first), ...rest].join(".");
}

/** An error whose fields and stored objects have the contract's names. */
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
