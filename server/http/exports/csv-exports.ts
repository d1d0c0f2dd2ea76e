import { Readable } from "node:stream";
import { z } from "zod";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { exportCommentsInput } from "#contract/schemas/comments.ts";
import { componentOfExport } from "#contract/values/components.ts";
import { spanInput } from "#contract/schemas/analytics.ts";
import { exportMessagesInput } from "#contract/schemas/messages.ts";
import { bookkeepingDays, bookkeepingInput } from "#contract/shop/documents.ts";
import type { Noun } from "#contract/values/permissions.ts";
import { visitsAsCsv } from "../../site/analytics/export-visits.ts";
import { bookkeepingAsCsv } from "../../shop/documents/bookkeeping.ts";
import { commentsAsCsv } from "../../letters/comments/export-comments.ts";
import { requireOn } from "../../kernel/settings/require-on.ts";
import { messagesAsCsv } from "../../letters/messages/export-messages.ts";
import { subscribersAsCsv } from "../../letters/newsletter/export-subscribers.ts";
import { productsAsCsv } from "../../shop/products/csv/export-products.ts";
import { sentence, type SentenceKey } from "../../kernel/sentences.ts";
import type { Context } from "../../kernel/context.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { dispositionOf } from "../files/download.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";
import { queryOf } from "../rest/route.ts";

type CsvExport<Query extends z.ZodType = z.ZodType> = {
  name: string;
  noun: Noun;
  fileName: SentenceKey;
  summary: string;
  tag: string;
  query: z.ZodObject;
  input: Query;
  lines: (context: Context, input: z.output<Query>) => AsyncGenerator<string>;
};

/** Checks the type of `lines` against the query, then erases the type so that all exports fit in one array. */
const csvExport = <Query extends z.ZodType>(one: CsvExport<Query>): CsvExport => one as unknown as CsvExport;

const nothing = z.object({});

export const csvExports: readonly CsvExport[] = [
  csvExport({
    name: "messages",
    noun: "messages",
    fileName: "messages:csv.fileName",
    summary: "All messages of a filter as CSV for spreadsheets, newest first, in the language of the asker",
    tag: "messages",
    query: exportMessagesInput,
    input: exportMessagesInput,
    lines: ({ services, language }, filter) => messagesAsCsv(services.database.db, filter, language),
  }),
  csvExport({
    name: "comments",
    noun: "moderation",
    fileName: "comments:csv.fileName",
    summary: "All comments of a filter as CSV for spreadsheets, newest first, in the language of the asker",
    tag: "comments",
    query: exportCommentsInput,
    input: exportCommentsInput,
    lines: ({ services, language }, filter) => commentsAsCsv(services.database.db, filter, language),
  }),
  csvExport({
    name: "subscribers",
    noun: "subscribers",
    fileName: "newsletter:subscribers.fileName",
    summary: "All subscribers of the newsletter as CSV, with the proof of each request",
    tag: "newsletter",
    query: nothing,
    input: nothing,
    lines: ({ services, language }) => subscribersAsCsv(services.database.db, language),
  }),
  csvExport({
    name: "products",
    noun: "hiddenProducts",
    fileName: "productcsv:fileName",
    summary: "All products as CSV for spreadsheets, in the order of the shop, in the language of the asker",
    tag: "products",
    query: nothing,
    input: nothing,
    lines: ({ services, language }) => productsAsCsv(services.database.db, language),
  }),
  csvExport({
    name: "bookkeeping",
    noun: "orders",
    fileName: "documents:csv.fileName",
    summary: "Invoices and corrections of a span of days as CSV: a line for each document and rate of VAT",
    tag: "orders",
    query: bookkeepingDays,
    input: bookkeepingInput,
    lines: (context, span) => bookkeepingAsCsv(context, span, context.language),
  }),
  csvExport({
    name: "visits",
    noun: "visits",
    fileName: "analytics:csv.fileName",
    summary: "Page views by day, page, referrer, device class and language as CSV for spreadsheets",
    tag: "analytics",
    query: spanInput,
    input: spanInput,
    lines: (context, { days }) => visitsAsCsv(context, days, context.language),
  }),
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
  { name, noun, fileName, query, input, lines }: CsvExport,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { viewer, language, log, services } = request.context;
  requirePermission(viewer, "read", noun);
  const component = componentOfExport(name);
  if (component !== null) await requireOn(services.database.db, component);
  const wanted = input.parse(queryOf(query, request));
  const stream = Readable.from(lines(request.context, wanted));
  stream.on("error", (error) => log.error({ err: error }, "an export broke off"));
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("content-disposition", dispositionOf("attachment", sentence(language, fileName)))
    .send(stream);
}
