// Names the fields of a request body that the API does not know. They are ignored, and the client can see its mistake.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { type Level, levelOf, type RestNoun } from "./names.ts";

declare module "fastify" {
  interface FastifyRequest {
    ignoredFields: string[] | null;
  }
}

const HEADER = "x-ignored-fields";
const MOST = 20;
const LONGEST = 100;

/**
 * Read-only fields of the noun are known, so that a client can send back an object as it was read.
 * @returns the paths under the contract's names, such as 'variants.0.colour', at most 20
 */
export function ignoredFields(noun: RestNoun, taken: z.ZodObject, body: unknown): string[] {
  const found: string[] = [];
  collect(found, "", { level: levelOf(noun), schema: taken, value: body });
  const level = levelOf(noun);
  return found.filter(
    (path) => level?.rest.has(path) || !Object.hasOwn(noun.answer.shape, level?.own.get(path) ?? path),
  );
}

type Part = { level: Level | undefined; schema: z.core.$ZodType | undefined; value: unknown };

function collect(found: string[], path: string, { level, schema, value }: Part): void {
  if (schema === undefined || found.length === MOST || typeof value !== "object" || value === null) return;
  const { def } = schema._zod;
  if ("innerType" in def) return collect(found, path, { level, schema: innerOf(def), value });
  if (def.type === "array" && Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef;
    for (const [index, item] of value.entries())
      collect(found, `${path}${index}.`, { level: level?.inside.get("*"), schema: element, value: item });
  }
  if (def.type !== "object" || Array.isArray(value)) return;
  const { shape } = def as z.core.$ZodObjectDef;
  for (const [key, part] of Object.entries(value)) {
    const own = level?.own.get(key) ?? key;
    const isKnown = Object.hasOwn(shape, own) && !(own === key && level?.rest.has(key));
    if (isKnown) collect(found, `${path}${key}.`, { level: level?.inside.get(own), schema: shape[own], value: part });
    else if (found.length < MOST) found.push(path + key);
  }
}

function innerOf(def: z.core.$ZodTypeDef): z.core.$ZodType {
  return (def as z.core.$ZodOptionalDef).innerType;
}

/** Adds the header X-Ignored-Fields if the body had unknown fields. Other characters than ASCII are percent-encoded. */
export function nameIgnoredFields({ ignoredFields: fields }: FastifyRequest, reply: FastifyReply): void {
  if (fields === null || fields.length === 0) return;
  void reply.header(HEADER, fields.map((path) => encodeURIComponent(path.toWellFormed()).slice(0, LONGEST)).join(", "));
}
