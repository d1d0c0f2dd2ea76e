// GET /api/v0/export/document/{id}.pdf and /api/v0/export/documents.pdf?ids=…: order documents, single or merged for
// printing.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { printInput } from "#contract/shop/documents.ts";
import { id } from "#contract/fields/text.ts";
import { fileNameOf, printNameOf } from "../../shop/documents/page/words.ts";
import { fileOfDocument, printDocuments } from "../../shop/documents/read-document.ts";
import { findDocuments } from "../../shop/documents/store.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { dispositionOf } from "../files/download.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

type Named = FastifyRequest<{ Params: { name: string } }>;

export function registerDocuments(app: FastifyInstance): void {
  const options = { method: "GET", exposeHeadRoute: false, config: { audience: "programs" } } as const;
  const one = "/api/v0/export/document/:name";
  app.route({ ...options, url: one, handler: (request, reply) => sendOne(request as Named, reply) });
  refuseOtherMethods(app, one, ["GET"]);
  const many = "/api/v0/export/documents.pdf";
  app.route({ ...options, url: many, handler: sendMany });
  refuseOtherMethods(app, many, ["GET"]);
}

async function sendOne(request: Named, reply: FastifyReply): Promise<FastifyReply> {
  const { viewer, services } = request.context;
  requirePermission(viewer, "read", "orders");
  const wanted = /^(.+)\.pdf$/u.exec(request.params.name)?.[1];
  const [row] = wanted === undefined ? [] : await findDocuments(services.database.db, [id.parse(wanted)]);
  if (!row) throw new AppError("notFound");
  return sendPdf(reply, await fileOfDocument(services, row), fileNameOf(row));
}

async function sendMany(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { viewer, language, services } = request.context;
  requirePermission(viewer, "read", "orders");
  const { ids = "" } = request.query as { ids?: string };
  const input = printInput.parse({ ids: String(ids).split(",") });
  const rows = await findDocuments(services.database.db, input.ids);
  if (rows.length === 0) throw new AppError("notFound");
  return sendPdf(reply, await printDocuments(services, rows), printNameOf(rows, language));
}

function sendPdf(reply: FastifyReply, bytes: Buffer, fileName: string): FastifyReply {
  return reply
    .type("application/pdf")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("content-disposition", dispositionOf("attachment", fileName))
    .send(bytes);
}
