// A REST route is a row: method, path, procedure, and the conversion of input and answer.
import { queryInUtf8 } from "#contract/values/addresses.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { FastifyContextConfig, FastifyRequest } from "fastify";
import type { z } from "zod";
import { ignoredFields } from "./ignored-fields.ts";
import { fromRest, type RestNoun } from "./names.ts";

/** Calls a procedure by its name. The procedure's schema validates the input. */
export type Call = (procedure: string, input: unknown) => Promise<unknown>;

/** `total` becomes the response header X-Total-Count. */
export type RestAnswer = { body?: unknown; total?: number };

export type RestRow = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below /api/v0, without a trailing slash. Requests may add a trailing slash. */
  path: string;
  /** The procedure's name in the permission matrix. */
  procedure: string;
  summary: string;
  description?: string;
  noun?: RestNoun;
  status: 200 | 201 | 204;
  query?: z.ZodObject;
  body?: z.ZodObject | z.ZodUnion;
  bodyName?: string;
  answer?: z.ZodType;
  answerName?: string;
  /** True if guests may read the noun. Answers for guests may be cached, and are open to all origins. */
  isPublic?: boolean;
  config?: FastifyContextConfig;
  /**
   * True if the answer contains a secret, which is stored only as a hash. The answer is then not stored for
   * Idempotency-Key.
   */
  hasSecret?: boolean;
  run: (call: Call, request: FastifyRequest) => Promise<RestAnswer>;
};

export function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

/**
 * @returns the request body with the procedure's field names, and the URL's parameter `id`; unknown keys are dropped
 * @throws invalid (C200) if the body is no object
 */
export function bodyOf(noun: RestNoun, taken: z.ZodObject, request: FastifyRequest): Record<string, unknown> {
  const body = fromRest(noun, taken, request.body);
  request.ignoredFields = ignoredFields(noun, taken, request.body);
  const { id } = request.params as { id?: string };
  return id === undefined ? body : { ...body, id };
}

const flags: Record<string, boolean> = { "1": true, true: true, "0": false, false: false };

/** Converts the texts of a query to the schema's types. The procedure validates the values later. */
export function queryOf(schema: z.ZodObject, request: FastifyRequest): Record<string, unknown> {
  const [, ...written] = request.url.split("?");
  // Refuses a query that is not valid UTF-8. Its bytes would stay percent-encoded, so that a search would find nothing.
  if (queryInUtf8(written.join("?")) !== written.join("?")) throw new AppError("invalid");
  const query = request.query as Record<string, string | string[]>;
  const known = Object.entries(schema.shape).filter(([key]) => Object.hasOwn(query, key));
  return Object.fromEntries(known.map(([key, type]) => [key, queryValue(kindOf(type), query[key] ?? "")]));
}

function queryValue(kind: string, value: string | string[]): unknown {
  if (kind === "array") return Array.isArray(value) ? value : [value];
  const single = Array.isArray(value) ? (value.at(-1) ?? "") : value;
  if (kind === "boolean") return flags[single] ?? single;
  return kind === "number" && /^-?\d{1,15}$/u.test(single) ? Number(single) : single;
}

function kindOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod;
  return "innerType" in def ? kindOf((def as z.core.$ZodOptionalDef).innerType) : def.type;
}

export function uniqueIds(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
