// GET /api/v0/openapi.json, and the page that shows it.
import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { REST_PREFIX } from "../register.ts";
import { type DescribedExport, openApiDocument } from "./document.ts";

/** Replaces the plugin's policy, because it forbids the page's inline styles, but allows fonts from any site. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export async function registerOpenApi(app: FastifyInstance, exports: readonly DescribedExport[]): Promise<void> {
  const document = openApiDocument(REST_PREFIX, exports);
  app.get(`${REST_PREFIX}/openapi.json`, { config: { audience: "programs" } }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send(document),
  );
  await app.register(fastifySwagger, { mode: "static", specification: { document: document as never } });
  await app.register(fastifySwaggerUi, {
    routePrefix: `${REST_PREFIX}/docs`,
    staticCSP: POLICY,
    theme: { title: "API", css: [{ filename: "site.css", content: ".swagger-ui .topbar { display: none }" }] },
  });
}
