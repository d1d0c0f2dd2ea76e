// GET /export/….csv: what an admin takes along for spreadsheets, streamed.
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { exportCommentsInput } from "#contract/schemas/comments.ts";
import { componentOfExport } from "#contract/values/components.ts";
import { spanInput } from "#contract/schemas/analytics.ts";
import { exportMessagesInput } from "#contract/schemas/messages.ts";
import { bookkeepingInput } from "#contract/shop/documents.ts";
import type { Noun } from "#contract/values/permissions.ts";
import { visitsAsCsv } from "../../site/analytics/export-visits.ts";
import { bookkeepingAsCsv } from "../../shop/documents/bookkeeping.ts";
import { commentsAsCsv } from "../../letters/comments/export-comments.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import { messagesAsCsv } from "../../letters/messages/export-messages.ts";
import { subscribersAsCsv } from "../../letters/newsletter/export-subscribers.ts";
import { productsAsCsv } from "../../shop/products/csv/export-products.ts";
import { sentence, type SentenceKey } from "../../kernel/sentences.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { dispositionOf } from "../files/download.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";
import { queryOf } from "../rest/route.ts";

type Export = {
  name: string;
  noun: Noun;
  fileName: SentenceKey;
  /** Piece by piece. */
  lines: (request: FastifyRequest) => AsyncGenerator<string>;
};

export const csvExports: readonly Export[] = [
  {
    name: "messages",
    noun: "messages",
    fileName: "messages:csv.fileName",
    lines: (request) => {
      const { services, language } = request.context;
      return messagesAsCsv(
        services.database.db,
        exportMessagesInput.parse(queryOf(exportMessagesInput, request)),
        language,
      );
    },
  },
  {
    name: "comments",
    noun: "moderation",
    fileName: "comments:csv.fileName",
    lines: (request) => {
      const { services, language } = request.context;
      return commentsAsCsv(
        services.database.db,
        exportCommentsInput.parse(queryOf(exportCommentsInput, request)),
        language,
      );
    },
  },
  {
    name: "subscribers",
    noun: "subscribers",
    fileName: "newsletter:subscribers.fileName",
    lines: ({ context: { services, language } }) => subscribersAsCsv(services.database.db, language),
  },
  {
    name: "products",
    noun: "hiddenProducts",
    fileName: "productcsv:fileName",
    lines: ({ context: { services, language } }) => productsAsCsv(services.database.db, language),
  },
  {
    name: "bookkeeping",
    noun: "orders",
    fileName: "documents:csv.fileName",
    lines: (request) =>
      bookkeepingAsCsv(
        request.context,
        bookkeepingInput.parse(queryOf(bookkeepingInput, request)),
        request.context.language,
      ),
  },
  {
    name: "visits",
    noun: "visits",
    fileName: "analytics:csv.fileName",
    lines: (request) =>
      visitsAsCsv(request.context, spanInput.parse(queryOf(spanInput, request)).days, request.context.language),
  },
];

export function registerCsvExports(app: FastifyInstance): void {
  for (const one of csvExports) {
    const url = `/api/v0/export/${one.name}.csv`;
    const handler = (request: FastifyRequest, reply: FastifyReply) => sendCsv(one, request, reply);
    app.route({ method: "GET", url, exposeHeadRoute: false, config: { audience: "programs" }, handler });
    refuseOtherMethods(app, url, ["GET"]);
  }
}

async function sendCsv(
  { name, noun, fileName, lines }: Export,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { viewer, language, log, services } = request.context;
  requirePermission(viewer, "read", noun);
  const component = componentOfExport(name);
  if (component !== null) await requireOn(services.database.db, component);
  const stream = Readable.from(lines(request));
  stream.on("error", (error) => log.error({ err: error }, "an export broke off"));
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("content-disposition", dispositionOf("attachment", sentence(language, fileName)))
    .send(stream);
}
