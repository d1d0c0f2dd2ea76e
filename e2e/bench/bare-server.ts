// The server for the comparison: a bare Fastify that sends recorded answers with the same bytes, headers and log.
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { logRequests } from "#server/http/log-requests.ts";
import { createLog } from "#server/start/log.ts";
import type { RecordedAnswer } from "./record.ts";

const [file = "", level = "info"] = process.argv.slice(2);
const answers = JSON.parse(await readFile(file, "utf8")) as RecordedAnswer[];
const app = Fastify({
  loggerInstance: createLog(level) as FastifyBaseLogger,
  logController: new LogController({ disableRequestLogging: true }),
});
logRequests(app);
for (const { path, headers, bodyBase64 } of answers) {
  const body = Buffer.from(bodyBase64, "base64");
  app.get(path, (_request, reply) => reply.headers(headers).send(body));
}
await app.listen({ host: "127.0.0.1", port: 0, listenTextResolver: () => "the server listens" });
process.stdout.write(`listening on http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
