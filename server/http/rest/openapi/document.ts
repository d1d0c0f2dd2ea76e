import { errorCatalogue } from "#contract/schemas/errors.ts";
import { can, guestViewer } from "#contract/values/permissions.ts";
import { opensWithToken } from "#contract/schemas/tokens.ts";
import type { z } from "zod";
import { permissionOf } from "../call.ts";
import { type RestNoun, restSortKey } from "../names.ts";
import type { RestRow } from "../route.ts";
import { restTable } from "../table.ts";
import { refusalsOf } from "./refusals.ts";
import { collectSchemas, described, type Json, jsonSchema, type Schemas } from "./schemas.ts";
import { streamingPaths, uploadOutcome } from "./streaming.ts";

const introduction = `Entries, files, messages, users and settings of this site. Every path is accepted with and without a trailing slash.

**Signing in**: \`POST /api/v0/login\` with handle and password sets the session cookie; send it with every later request.
A request that changes something with that cookie needs the header \`Origin\` with the site's own origin, or
\`Sec-Fetch-Site: same-origin\`; login and upload always need it. \`POST /api/v0/logout\` ends the session.

**Public forms** need a captcha: \`GET /api/v0/captcha/?form=message\`, then \`captcha: {id, answer}\` or
\`captcha: {id, proof}\` in the form's body. Fields are checked first; a wrong, used or expired captcha is C104.

**Units**: dates are ISO 8601 in UTC, sizes are bytes, durations milliseconds.

**Every answer** names its request in \`X-Request-Id\`, as the log does. Fields of a body that this API does not know are
ignored; \`X-Ignored-Fields\` names at most 20 of them. \`X-Pending: 1\` says that a part of the change waits for a second
person; the answer then has the old value.

**Refusals** have a code, a sentence and, where fields are wrong, a sentence for each.`;

const errorSchema: Json = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string", enum: [...new Set(Object.values(errorCatalogue).map(({ code }) => code))] },
    message: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "string" } },
    existing: { type: "object" },
    current: { type: "object" },
  },
};

const json = (schema: Json): Json => ({ "application/json": { schema } });

const refused = (description: string): Json => ({
  description,
  content: json({ $ref: "#/components/schemas/Error" }),
});

const ifMatch = "The version that the object must have, else C409. '*' matches every version";
const idempotencyKey =
  "With a token: 1 to 255 visible ASCII characters. For 24 hours, the same request gets the same answer and changes " +
  "nothing again; another request with this key is C409";

const inHeader = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

const headerParameters: Partial<Record<RestRow["method"], Json[]>> = {
  PUT: [inHeader("If-Match", ifMatch)],
  DELETE: [inHeader("If-Match", ifMatch)],
  POST: [inHeader("Idempotency-Key", idempotencyKey)],
};

function parametersOf(row: RestRow): Json[] {
  const path = row.path.includes(":id")
    ? [{ name: "id", in: "path", required: true, description: "The object's _id", schema: { type: "string" } }]
    : [];
  const query = row.query ? queryParameters(row.query, row.noun) : [];
  return [...path, ...query, ...(row.hasSecret ? [] : (headerParameters[row.method] ?? []))];
}

function queryParameters(query: z.ZodObject, noun?: RestNoun): Json[] {
  const schema = described(jsonSchema(query, "input"), "Query") as { properties?: Json; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description, ...own } = property as Json;
    const type = name === "sort" && noun ? sortedOutside(noun, own) : own;
    return { name, in: "query", required: schema.required?.includes(name) ?? false, description, schema: type };
  });
}

function sortedOutside(noun: RestNoun, { default: first, enum: keys, ...type }: Json): Json {
  return {
    ...type,
    ...(typeof first === "string" && { default: restSortKey(noun, first) }),
    ...(Array.isArray(keys) && { enum: keys.map((key: string) => restSortKey(noun, key)) }),
  };
}

export type DescribedExport = { name: string; summary: string; tag: string; query: z.ZodObject };

function exportPaths(prefix: string, exports: readonly DescribedExport[]): Record<string, Json> {
  const paths = exports.map(({ name, summary, tag, query }): [string, Json] => [
    `${prefix}/export/${name}.csv`,
    {
      get: {
        summary,
        operationId: `getExport${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        tags: [tag],
        security: [{ session: [] }],
        parameters: queryParameters(query),
        responses: {
          200: { description: "The file", content: { "text/csv": { schema: { type: "string" } } } },
          default: { description: "Refused", content: json({ $ref: "#/components/schemas/Error" }) },
        },
      },
    },
  ]);
  return Object.fromEntries(paths);
}

function headersOf(row: RestRow): Json {
  const total = { description: "Number of objects without limit and skip", schema: { type: "integer" } };
  const tag = { description: "Of guests' answers, for If-None-Match", schema: { type: "string" } };
  const cookie = { description: "The session", schema: { type: "string" } };
  return {
    ...(row.query || row.path === "/config" ? { "X-Total-Count": total } : {}),
    ...(row.isPublic ? { ETag: tag } : {}),
    ...(row.procedure === "auth.login" || row.procedure === "auth.setPassword" ? { "Set-Cookie": cookie } : {}),
  };
}

function securityOf(row: RestRow): Json[] {
  const { action, noun } = permissionOf(row.procedure);
  const anybody = can(guestViewer, action, noun) ? [{}] : [];
  const program = opensWithToken(action, noun) ? [{ token: [] }] : [];
  return [...anybody, { session: [] }, ...program];
}

function operationOf(row: RestRow, schemas: Schemas): Json {
  const body = schemas.bodyOf(row);
  const answer = schemas.answerOf(row);
  const headers = row.method === "GET" || row.procedure.startsWith("auth.") ? headersOf(row) : {};
  const name = row.path.replace(/[/:]+(\w)/gu, (_, letter: string) => letter.toUpperCase());
  return {
    summary: row.summary,
    ...(row.description === undefined ? {} : { description: row.description }),
    operationId: `${row.method.toLowerCase()}${name}`,
    tags: [row.procedure.split(".", 1)[0]],
    security: securityOf(row),
    parameters: parametersOf(row),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      [row.status]: {
        description: row.status === 204 ? "Done" : row.summary,
        ...(Object.keys(headers).length > 0 ? { headers } : {}),
        ...(answer ? { content: json(answer) } : {}),
      },
      ...Object.fromEntries(refusalsOf(row).map(([status, description]) => [status, refused(description)])),
      default: refused("Refused"),
    },
  };
}

export function openApiDocument(prefix: string, exports: readonly DescribedExport[]): Json {
  const schemas = collectSchemas();
  const paths: Record<string, Json> = {};
  for (const row of restTable) {
    const path = `${prefix}${row.path.replace(/:(\w+)/gu, "{$1}")}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Site API", version: "0", description: introduction },
    servers: [{ url: "/" }],
    paths: { ...paths, ...exportPaths(prefix, exports), ...streamingPaths(prefix) },
    components: {
      schemas: {
        ...schemas.components(),
        Error: described(errorSchema, "Error"),
        UploadOutcome: described(uploadOutcome, "UploadOutcome"),
      },
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "A token of a program, made in the settings: a name, rights for each noun, an end",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "Set by POST /login; under https its name is __Host-session",
        },
      },
    },
  };
}
