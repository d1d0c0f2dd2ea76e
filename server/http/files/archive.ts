// GET /api/v0/batch/download?ids=…: many files as a zip, for viewers who may read originals.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { id, uniqueTexts } from "#contract/fields/text.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Context } from "../../kernel/context.ts";
import { uniqueFileNames } from "../../library/files/archive-names.ts";
import { isDeflatable } from "../../library/files/rules.ts";
import { type FileRow, findFilesByIds } from "../../library/files/store.ts";
import type { Storage } from "../../outside/storage.ts";
import { type ZipItem, zipStream, zipText } from "../../outside/zip.ts";
import { sentence } from "../../kernel/sentences.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { dispositionOf } from "./download.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

const PATHS = ["/api/v0/batch/download", "/api/v0/batch/download/"];

/** All ids are in one parameter. With one parameter per id, the URL would be too long for many servers. */
const archiveInput = z.object({
  ids: z
    .string()
    .transform((list) => uniqueTexts(list.split(",")))
    .pipe(z.array(id).max(limits.batchIds)),
});

export function registerArchive(app: FastifyInstance): void {
  for (const url of PATHS) {
    app.route({ method: "GET", url, exposeHeadRoute: false, config: { audience: "programs" }, handler: sendArchive });
    refuseOtherMethods(app, url, ["GET"]);
  }
}

/** Omits unknown ids. @throws notFound (C404) if no id is known */
async function sendArchive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { context } = request;
  requirePermission(context.viewer, "read", "originals");
  const { ids } = archiveInput.parse(request.query);
  const rows = await findFilesByIds(context.services.database.db, ids);
  if (rows.length === 0) throw new AppError("notFound");
  const archive = zipStream(await itemsOf(context, rows));
  archive.on("error", (error) => context.log.error({ err: error }, "an archive broke off"));
  return reply
    .type("application/zip")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("content-disposition", dispositionOf("attachment", sentence(context.language, "archive:fileName")))
    .send(archive);
}

/** If the bytes of files are missing, the archive contains a text file with the names of these files. */
async function itemsOf({ services, language, log }: Context, rows: FileRow[]): Promise<ZipItem[]> {
  const { storage } = services;
  const isThere = await Promise.all(
    rows.map(async ({ hash, sizeBytes }) => (await storage.find(hash))?.sizeBytes === sizeBytes),
  );
  const there = rows.filter((_, index) => isThere[index]);
  const missing = rows.filter((_, index) => !isThere[index]);
  if (missing.length === 0) return itemsUnder(storage, there, uniqueFileNames(there));
  log.error({ fileIds: missing.map((row) => row.id) }, "bytes of files are missing");
  const noteName = sentence(language, "archive:missingFileName");
  const [, ...names] = uniqueFileNames([{ name: noteName, ext: "txt" }, ...there]);
  const list = missing.map(({ name }) => `- ${name}\r\n`).join("");
  const note = zipText(noteName, `${sentence(language, "archive:missing")}\r\n\r\n${list}`);
  return [note, ...itemsUnder(storage, there, names)];
}

function itemsUnder(storage: Storage, rows: FileRow[], names: string[]): ZipItem[] {
  return rows.map(({ hash, sizeBytes, mime, uploadDate }, index) => ({
    name: names[index] ?? hash,
    modified: uploadDate,
    sizeBytes,
    isDeflated: isDeflatable(mime),
    open: () => storage.read(hash),
  }));
}
