import { z } from "zod";
import { levelOf, type RestNoun } from "../names.ts";
import type { RestRow } from "../route.ts";
import { fieldDescriptions } from "./descriptions.ts";

export type Json = { [key: string]: unknown };
type Io = "input" | "output";

export type Schemas = {
  bodyOf: (row: RestRow) => Json | null;
  answerOf: (row: RestRow) => Json | null;
  components: () => Json;
};

export function collectSchemas(): Schemas {
  const components: Json = {};
  const named = (name: string, type: z.ZodType, io: Io, noun: RestNoun | undefined): Json => {
    components[name] ??= described(renamed(jsonSchema(type, io), noun) as Json, name);
    return { $ref: `#/components/schemas/${name}` };
  };
  const answer = (type: z.ZodType, { noun, answerName }: RestRow): Json => {
    if (type instanceof z.ZodArray)
      return { type: "array", items: answer(type.element as z.ZodType, { noun } as RestRow) };
    if (type === noun?.answer) return named(noun.name, type, "output", noun);
    if (answerName !== undefined) return named(answerName, type, "output", noun);
    return type instanceof z.ZodUnion
      ? { anyOf: type.options.map((option) => answer(option as z.ZodType, { noun } as RestRow)) }
      : described(jsonSchema(type, "output"), "");
  };
  return {
    answerOf: (row) => (row.answer ? answer(row.answer, row) : null),
    bodyOf: ({ body, bodyName, noun, path }) => {
      if (!body) return null;
      if (bodyName === undefined) return described(renamed(jsonSchema(body, "input"), noun) as Json, "");
      const { required = [], ...schema } = renamed(jsonSchema(body, "input"), noun) as Json & { required?: string[] };
      components[bodyName] ??= described({ ...schema, required: required.filter((key) => key !== "_id") }, bodyName);
      const reference = { $ref: `#/components/schemas/${bodyName}` };
      const isNamedHere = required.includes("_id") && !path.includes(":id");
      return isNamedHere ? { allOf: [reference, { type: "object", required: ["_id"] }] } : reference;
    },
    components: () => components,
  };
}

export function jsonSchema(type: z.ZodType, io: Io): Json {
  const { $schema: _draft, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ zodSchema, jsonSchema: found }) => {
      // Zod makes no output schema for a pipe, such as a normalised text. In this API, the input schema also fits the
      // output.
      if (io === "output" && zodSchema._zod.def.type === "pipe" && Object.keys(found).length === 0)
        Object.assign(found, jsonSchema(zodSchema as unknown as z.ZodType, "input"));
    },
  }) as Json;
  return schema;
}

function renamed(schema: unknown, noun: RestNoun | undefined): unknown {
  return renamedAt(levelOf(noun), schema);
}

function renamedAt(level: ReturnType<typeof levelOf>, schema: unknown): unknown {
  if (!level) return schema;
  if (Array.isArray(schema)) return schema.map((part) => renamedAt(level, part));
  if (!isJson(schema)) return schema;
  const parts = Object.entries(schema).map(([word, value]): [string, unknown] => {
    if (word === "properties") {
      const fields = Object.entries(value as Json);
      return [
        word,
        Object.fromEntries(
          fields.map(([key, field]) => [level.rest.get(key) ?? key, renamedAt(level.inside.get(key), field)]),
        ),
      ];
    }
    if (word === "required") return [word, (value as string[]).map((key) => level.rest.get(key) ?? key)];
    if (word === "items") return [word, renamedAt(level.inside.get("*"), value)];
    return [word, word === "anyOf" || word === "oneOf" || word === "allOf" ? renamedAt(level, value) : value];
  });
  return Object.fromEntries(parts);
}

export function described(schema: Json, owner: string): Json {
  const parts = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === "properties")
      return [key, Object.fromEntries(Object.entries(value as Json).map((field) => describedField(field, owner)))];
    if (Array.isArray(value)) return [key, value.map((part) => (isJson(part) ? described(part, owner) : part))];
    return [key, isJson(value) && key !== "default" ? described(value, owner) : value];
  });
  return Object.fromEntries(parts);
}

function describedField([name, schema]: [string, unknown], owner: string): [string, Json] {
  const description = fieldDescriptions[`${owner}.${name}`] ?? fieldDescriptions[name];
  return [name, { ...described(schema as Json, name), ...(description === undefined ? {} : { description }) }];
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
