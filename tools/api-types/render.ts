// The command `npm run api-types` writes docs/api/types.ts, the types of /api/v0 for programs in TypeScript.
import { writeFile } from "node:fs/promises";
import { csvExports } from "#server/http/exports/csv-exports.ts";
import { openApiDocument } from "#server/http/rest/openapi/document.ts";
import { REST_PREFIX } from "#server/http/rest/register.ts";
import { type OpenApi, typesOf } from "./types-of.ts";

const types = typesOf(openApiDocument(REST_PREFIX, csvExports) as OpenApi);
await writeFile(new URL("../../docs/api/types.ts", import.meta.url), types);
