// The server for the comparison of downloads: @fastify/static with a directory and the same log.
import type { AddressInfo } from "node:net";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { logRequests } from "#server/http/log-requests.ts";
import { createLog } from "#server/start/log.ts";

const [root = "", level = "info"] = process.argv.slice(2);
const app = Fastify({
  loggerInstance: createLog(level) as FastifyBaseLogger,
  logController: new LogController({ disableRequestLogging: true }),
});
logRequests(app);
await app.register(fastifyStatic, { root, immutable: true, maxAge: "1y" });
await app.listen({ host: "127.0.0.1", port: 0, listenTextResolver: () => "the server listens" });
process.stdout.write(`listening on http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
