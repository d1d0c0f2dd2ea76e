// GET /export/messages.csv: the messages of a view for spreadsheets, streamed.
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { exportMessagesInput } from "#contract/messages.ts";
import { messagesAsCsv } from "../messages/export-messages.ts";
import { sentence } from "../sentences.ts";
import { requirePermission } from "../trpc.ts";
import { dispositionOf } from "./download.ts";
import { refuseOtherMethods } from "./refuse.ts";
import { queryOf } from "./rest/route.ts";

const PATH = "/api/v0/export/messages.csv";

export function registerMessageExport(app: FastifyInstance): void {
  app.route({ method: "GET", url: PATH, exposeHeadRoute: false, config: { audience: "programs" }, handler: sendCsv });
  refuseOtherMethods(app, PATH, ["GET"]);
}

async function sendCsv(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, viewer, language, log } = request.context;
  requirePermission(viewer, "read", "messages");
  const filter = exportMessagesInput.parse(queryOf(exportMessagesInput, request));
  const stream = Readable.from(messagesAsCsv(services.database.db, filter, language));
  stream.on("error", (error) => log.error({ err: error }, "an export broke off"));
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("content-disposition", dispositionOf("attachment", sentence(language, "messages:csv.fileName")))
    .send(stream);
}
