// OpenAPI 3.1, made from the rows and schemas that serve the requests, and the page that shows it.
import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { errorCatalogue } from "#contract/errors.ts";
import { type RestNoun, restName } from "./names.ts";
import { REST_PREFIX } from "./register.ts";
import type { RestRow } from "./route.ts";
import { restTable } from "./table.ts";

type Json = { [key: string]: unknown };

/** The schema of an input or an output, under the contract's names. */
function schemaOf(type: z.ZodType, io: "input" | "output", noun: RestNoun | undefined): Json {
  const { $schema: _draft, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  }) as Json;
  return noun ? (renamed(schema, noun) as Json) : schema;
}

/** Renames the properties of the object itself, also inside lists and unions, but not in nested objects. */
function renamed(schema: unknown, noun: RestNoun): unknown {
  if (Array.isArray(schema)) return schema.map((part) => renamed(part, noun));
  if (schema === null || typeof schema !== "object") return schema;
  const { properties, required, items, anyOf, ...rest } = schema as Json;
  return {
    ...rest,
    ...(properties ? { properties: namedOutside(noun, properties as Json) } : {}),
    ...(Array.isArray(required) ? { required: required.map((name: string) => restName(noun, name)) } : {}),
    ...(items ? { items: renamed(items, noun) } : {}),
    ...(anyOf ? { anyOf: renamed(anyOf, noun) } : {}),
  };
}

function namedOutside(noun: RestNoun, properties: Json): Json {
  return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [restName(noun, key), schema]));
}

function parametersOf(row: RestRow): Json[] {
  const path = row.path.includes(":id") ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }] : [];
  if (!row.query) return path;
  // Filters are not fields of the answer: they keep the names of the procedure.
  const { properties = {} } = schemaOf(row.query, "input", undefined) as { properties?: Json };
  return [
    ...path,
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: false, schema })),
  ];
}

function operationOf(row: RestRow): Json {
  const json = (schema: Json) => ({ "application/json": { schema } });
  return {
    summary: row.summary,
    operationId: `${row.method.toLowerCase()}${row.path.replace(/[/:]+(\w)/gu, (_, letter: string) => letter.toUpperCase())}`,
    tags: [row.procedure.split(".", 1)[0]],
    parameters: parametersOf(row),
    ...(row.body ? { requestBody: { required: true, content: json(schemaOf(row.body, "input", row.noun)) } } : {}),
    responses: {
      [row.status]: {
        description: row.summary,
        ...(row.answer ? { content: json(schemaOf(row.answer, "output", row.noun)) } : {}),
      },
      default: {
        description: "Refused: code, sentence and what it is about",
        content: json({ $ref: "#/components/schemas/Error" }),
      },
    },
  };
}

const errorSchema: Json = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string", enum: [...new Set(Object.values(errorCatalogue).map(({ code }) => code))] },
    message: {
      type: "string",
      description: "A sentence in the language of the lang cookie, else of Accept-Language, else German",
    },
    fields: { type: "object", additionalProperties: { type: "string" } },
    existing: { type: "object" },
    current: { type: "object" },
  },
};

const download = (summary: string, parameters: string[]): Json => ({
  get: {
    summary,
    tags: ["files"],
    parameters: parameters.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    responses: {
      200: { description: "The bytes" },
      206: { description: "A range of them" },
      304: { description: "Not changed" },
      404: { description: "Not there" },
      416: { description: "No such range" },
    },
  },
});

/** Routes that stream, which have no rows in the table. */
function streamingPaths(): Json {
  return {
    [`${REST_PREFIX}/upload`]: {
      post: {
        summary: "Upload one or more files, or other content for one that is there",
        tags: ["files"],
        parameters: [
          {
            name: "replace",
            in: "query",
            required: false,
            description:
              "Id of the file whose content the form's one part becomes: id, addresses, uses and all that is said of the file stay, its gridrefs are new. It must be of the same kind: a picture for a picture.",
            schema: { type: "string" },
          },
          {
            name: "version",
            in: "query",
            required: false,
            description: "With replace: the version that was seen; another one is a conflict (C409)",
            schema: { type: "integer" },
          },
        ],
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: { type: "object", additionalProperties: { type: "string", format: "binary" } },
            },
          },
        },
        responses: {
          200: { description: "All taken: the array of files" },
          207: { description: "Different ends: name, status, and file or error of each" },
          default: {
            description: "One part, refused",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
          },
        },
      },
    },
    [`${REST_PREFIX}/batch/download`]: {
      get: {
        summary: "Many files as one zip, for editors; a file whose bytes are missing is named in a text inside",
        tags: ["files"],
        parameters: [
          {
            name: "ids",
            in: "query",
            required: true,
            description: "At most 200 ids with commas between them; unknown ones are left out",
            schema: { type: "string" },
          },
        ],
        responses: {
          200: { description: "The archive", content: { "application/zip": {} } },
          404: { description: "None of them is there" },
        },
      },
    },
    [`${REST_PREFIX}/download/{id}`]: download("The file; of a picture guests get the largest variant", ["id"]),
    [`${REST_PREFIX}/download/{id}/{gridref}`]: download("A variant of a picture", ["id", "gridref"]),
  };
}

export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const row of restTable) {
    const path = `${REST_PREFIX}${row.path.replace(/:(\w+)/gu, "{$1}")}`;
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Site API",
      version: "0",
      description:
        "Entries, files, users and settings of this site. Every path is taken with and without a trailing slash.",
    },
    servers: [{ url: "/" }],
    paths: { ...paths, ...streamingPaths() },
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
    },
  };
}

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get(`${REST_PREFIX}/openapi.json`, { config: { audience: "programs" } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(document),
  );
  await app.register(fastifySwagger, { mode: "static", specification: { document: document as never } });
  await app.register(fastifySwaggerUi, { routePrefix: `${REST_PREFIX}/docs`, staticCSP: true });
}
