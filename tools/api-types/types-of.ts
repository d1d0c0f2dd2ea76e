// Writes an OpenAPI document as TypeScript types, in the shape of openapi-typescript, so that openapi-fetch can use them.
// openapi-typescript itself needs the JavaScript API of TypeScript 5, which TypeScript 7 does not have.

type Json = { readonly [key: string]: unknown };
type Parameter = { name: string; in: string; required: boolean; schema: Json };
type Content = Record<string, { schema: Json }>;
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};

type Field = { name: string; type: string; isRequired: boolean; description?: unknown };

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const indented = (text: string): string => text.replaceAll("\n", "\n  ");
const keyOf = (name: string): string => (/^(?:[a-z_$][\w$]*|\d+)$/iu.test(name) ? name : JSON.stringify(name));
const unionOf = (types: readonly string[]): string => [...new Set(types)].join(" | ") || "never";
const inParentheses = (type: string): string => (/[|&]/u.test(type) && !type.startsWith("{") ? `(${type})` : type);

const ONE_LINE = 90;

function objectOf(fields: readonly Field[]): string {
  if (fields.length === 0) return "Record<string, never>";
  const short = fields
    .map(({ name, type, isRequired }) => `${keyOf(name)}${isRequired ? "" : "?"}: ${type}`)
    .join("; ");
  const isShort = short.length <= ONE_LINE && !short.includes("\n");
  if (isShort && fields.every(({ description }) => description === undefined)) return `{ ${short} }`;
  const lines = fields.map(({ name, type, isRequired, description }) => {
    const comment = typeof description === "string" ? `/** ${description.replaceAll("*/", "*\\/")} */\n` : "";
    return `\n${comment}${keyOf(name)}${isRequired ? "" : "?"}: ${type};`;
  });
  return `{${indented(lines.join(""))}\n}`;
}

function objectType(schema: Json): string {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  const required = (schema["required"] ?? []) as string[];
  const fields = properties.map(([name, field]): Field => ({
    name,
    type: typeOf(field),
    isRequired: required.includes(name),
    description: field["description"],
  }));
  // A part of `allOf` may only say that a field of another part is required.
  const only = required
    .filter((name) => !properties.some(([known]) => known === name))
    .map((name): Field => ({ name, type: "NonNullable<unknown>", isRequired: true }));
  const further = schema["additionalProperties"];
  const others = isJson(further) ? `Record<string, ${typeOf(further)}>` : "";
  if (fields.length + only.length > 0) return [objectOf([...fields, ...only]), others].filter(Boolean).join(" & ");
  return others || "Record<string, unknown>";
}

function arrayType({ items, prefixItems }: Json): string {
  if (Array.isArray(prefixItems)) return `[${(prefixItems as Json[]).map(typeOf).join(", ")}]`;
  return `${inParentheses(isJson(items) ? typeOf(items) : "unknown")}[]`;
}

function simpleType(type: unknown, schema: Json): string {
  if (type === "object") return objectType(schema);
  if (type === "array") return arrayType(schema);
  if (type === "integer") return "number";
  if (type === "string" && schema["format"] === "binary") return "Blob";
  return typeof type === "string" ? type : "unknown";
}

/** @throws an error for a reference that does not lead to a named schema */
export function typeOf(schema: Json): string {
  const { $ref, const: only, enum: values, anyOf, oneOf, allOf, type } = schema;
  if (typeof $ref === "string") {
    const [, name] = /^#\/components\/schemas\/(\w+)$/u.exec($ref) ?? [];
    if (name === undefined) throw new Error(`${$ref} is not a named schema`);
    return `components["schemas"]["${name}"]`;
  }
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return unionOf(values.map((value) => JSON.stringify(value)));
  if (Array.isArray(anyOf ?? oneOf)) return unionOf(((anyOf ?? oneOf) as Json[]).map(typeOf));
  if (Array.isArray(allOf)) return (allOf as Json[]).map((part) => inParentheses(typeOf(part))).join(" & ");
  if (Array.isArray(type)) return unionOf(type.map((one) => simpleType(one, schema)));
  return simpleType(type ?? (schema["properties"] ? "object" : undefined), schema);
}

function parametersOf(parameters: readonly Parameter[]): Field {
  const places = ["query", "path", "header"].flatMap((place): Field[] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const fields = own.map(({ name, schema, required }) => ({ name, type: typeOf(schema), isRequired: required }));
    if (fields.length === 0) return [];
    return [{ name: place, type: objectOf(fields), isRequired: fields.some(({ isRequired }) => isRequired) }];
  });
  return { name: "parameters", type: objectOf(places), isRequired: true };
}

function contentOf(content: Content): string {
  const types = Object.entries(content).map(([name, { schema }]) => ({ name, type: typeOf(schema), isRequired: true }));
  return objectOf([{ name: "content", type: objectOf(types), isRequired: true }]);
}

/** All refusals have the type of `default`. */
const isRefusal = (status: string): boolean => /^[45]\d\d$/u.test(status);

function operationOf({ parameters = [], requestBody, responses }: Operation): string {
  const answers = Object.entries(responses).filter(([status]) => !isRefusal(status) || !("default" in responses));
  const fields = answers.map(([name, { content }]): Field => ({
    name,
    type: content ? contentOf(content) : "{ content?: never }",
    isRequired: true,
  }));
  const body = requestBody ? [{ name: "requestBody", type: contentOf(requestBody.content), isRequired: true }] : [];
  return objectOf([parametersOf(parameters), ...body, { name: "responses", type: objectOf(fields), isRequired: true }]);
}

export function typesOf({ paths, components }: OpenApi): string {
  const routes = Object.entries(paths).map(([name, operations]): Field => {
    const methods = Object.entries(operations).map(([method, operation]) => ({
      name: method,
      type: operationOf(operation),
      isRequired: true,
    }));
    return { name, type: objectOf(methods), isRequired: true };
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isRequired: true,
  }));
  const named = objectOf([{ name: "schemas", type: objectOf(schemas), isRequired: true }]);
  return [
    "// Written by `npm run api-types` from the OpenAPI document of /api/v0. Do not edit this file.\n",
    `export type paths = ${objectOf(routes)};\n`,
    `export type components = ${named};\n`,
  ].join("\n");
}
