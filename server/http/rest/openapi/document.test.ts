import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { errorCatalogue } from "#contract/schemas/errors.ts";
import { restTable } from "../table.ts";
import { csvExports } from "../../exports/csv-exports.ts";
import { fieldDescriptions } from "./descriptions.ts";
import { openApiDocument } from "./document.ts";

type Json = { [key: string]: unknown };
type Operation = Json & {
  parameters?: Json[];
  security: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }>; headers?: Json }>;
};

const document = openApiDocument("/api/v0", csvExports) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
};
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
);

const operationOf = (method: string, path: string): Operation =>
  document.paths[`/api/v0${path}`]?.[method] as Operation;

function fieldsIn(part: unknown, path: string): [string, Json][] {
  if (part === null || typeof part !== "object") return [];
  return Object.entries(part).flatMap(([key, value]): [string, Json][] =>
    key === "properties"
      ? Object.entries(value as Record<string, Json>).flatMap(([name, schema]) => [
          [`${path}.${name}`, schema] as [string, Json],
          ...fieldsIn(schema, `${path}.${name}`),
        ])
      : fieldsIn(value, `${path}/${key}`),
  );
}

test("every field and parameter has a type and a description", () => {
  const fields = fieldsIn(document.components.schemas, "").concat(fieldsIn(document.paths, ""));
  expect(fields.length).toBeGreaterThan(200);
  const typed = ["type", "$ref", "anyOf", "oneOf", "enum"];
  const lacking = fields.filter(
    ([, schema]) => typeof schema["description"] !== "string" || !typed.some((key) => Object.hasOwn(schema, key)),
  );
  expect(lacking.map(([path]) => path)).toEqual([]);
  const parameters = operations.flatMap(({ path, operation }) =>
    (operation.parameters ?? []).map((parameter) => [path, parameter["name"], typeof parameter["description"]]),
  );
  expect(parameters.filter(([, , type]) => type !== "string")).toEqual([]);
});

test("every description belongs to a field or parameter of the document", () => {
  const shown = new Set(JSON.stringify(document).match(/"description":"(?:[^"\\]|\\.)*"/gu));
  const left = Object.entries(fieldDescriptions).filter(
    ([, description]) => !shown.has(`"description":${JSON.stringify(description)}`),
  );
  expect(left.map(([name]) => name)).toEqual([]);
});

test("bodies and answers have named schemas, and every reference exists", () => {
  const bodies = operations.flatMap(({ path, operation }) => {
    const body = operation.requestBody?.content["application/json"]?.schema;
    // The payment provider documents its own messages.
    return body && !path.includes("/batch/") && !path.endsWith("/webhook/stripe") ? [JSON.stringify(body)] : [];
  });
  for (const body of bodies) expect(body).toContain("#/components/schemas/");
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/gu);
  for (const [, name = ""] of references) expect(Object.keys(document.components.schemas)).toContain(name);
});

test("the id of a change is in the path or in the body", () => {
  const schemaOf = (path: string) => operationOf("put", path).requestBody?.content["application/json"]?.schema;
  expect(schemaOf("/entry/{id}")).toEqual({ $ref: "#/components/schemas/EntryChange" });
  expect(document.components.schemas["EntryChange"]?.["required"]).toEqual([]);
  expect(schemaOf("/entry")).toMatchObject({ allOf: [{}, { required: ["_id"] }] });
});

test("an operation says whether it needs a session, and whether a token opens it", () => {
  const [nobody, session, token] = [{}, { session: [] }, { token: [] }];
  for (const path of ["/entry", "/entry/{id}", "/config"])
    expect(operationOf("get", path).security, path).toEqual([nobody, session, token]);
  expect(operationOf("post", "/login").security).toEqual([nobody, session]);
  expect(operationOf("post", "/setPassword").security).toEqual([session]);
  for (const path of ["/entry", "/crop"]) expect(operationOf("post", path).security, path).toEqual([session, token]);
  expect(operations.length).toBe(restTable.length + csvExports.length + 6);
});

test("headers and the outcomes of an upload are described", () => {
  expect(operationOf("get", "/entry").responses["200"]?.headers).toHaveProperty("X-Total-Count");
  const ends = operationOf("post", "/upload").responses;
  expect(ends["200"]?.content?.["application/json"]?.schema).toEqual({
    type: "array",
    items: { $ref: "#/components/schemas/StoredFile" },
  });
  expect(JSON.stringify(ends["207"])).toContain("UploadOutcome");
});

test("an upload names the part that has the file", () => {
  const form = operationOf("post", "/upload").requestBody?.content["multipart/form-data"]?.schema;
  expect(form).toMatchObject({ properties: { file: { type: "string", format: "binary" } } });
});

test("refusals are described by their statuses, with their codes", () => {
  const refusals = (method: string, path: string) =>
    Object.keys(operationOf(method, path).responses).filter((status) => /^[45]/u.test(status));
  expect(refusals("get", "/entry")).toEqual(["400", "413"]);
  expect(refusals("get", "/message/{id}")).toEqual(["401", "403", "404", "413"]);
  expect(refusals("put", "/entry/{id}")).toEqual(["400", "401", "403", "404", "409", "413", "415"]);
  expect(refusals("post", "/login")).toEqual(["400", "401", "403", "409", "413", "415", "429"]);
  expect(refusals("post", "/message")).toContain("422");
  expect(refusals("post", "/publish/entry")).toContain("502");
  expect(refusals("post", "/upload")).toEqual(["400", "401", "403", "404", "409", "413", "415"]);
  const codes = new Set(Object.values(errorCatalogue).map(({ code, status }) => `${status} ${code}`));
  for (const { path, method, operation } of operations)
    for (const [status, { description }] of Object.entries(operation.responses as Record<string, Json>))
      for (const [code] of /^[45]/u.test(status) ? String(description).matchAll(/\bC\d+(?=:)/gu) : [])
        expect(codes, `${method} ${path}`).toContain(`${status} ${code}`);
});

test("sharing says that it posts on social accounts and publishes nothing", () => {
  const { summary, description } = operationOf("post", "/publish/entry");
  expect([summary, description]).toEqual([
    expect.stringContaining("social accounts"),
    expect.stringContaining("publish_date"),
  ]);
});

test("is a valid OpenAPI document with unique operation ids for generated clients", async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const names = operations.map(({ operation }) => String(operation["operationId"]));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]\w+$/u.test(name))).toEqual([]);
});
