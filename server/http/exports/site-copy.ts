// GET /api/v0/export/site-copy: the newest copy of the site as a ZIP file. It has only what guests see, so that the password is not asked again.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { SITE_COPY_DOWNLOADS } from "#contract/values/site-copy.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { openBackupPlace } from "../../site/backups/open-place.ts";
import { listCopies } from "../../site/site-copy/store.ts";
import { keptAsCopy } from "../../site/site-copy/work.ts";
import { dispositionOf } from "../files/download.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

export function registerSiteCopy(app: FastifyInstance): void {
  app.route({
    method: "GET",
    url: SITE_COPY_DOWNLOADS,
    exposeHeadRoute: false,
    config: { audience: "programs" },
    handler: send,
  });
  refuseOtherMethods(app, SITE_COPY_DOWNLOADS, ["GET"]);
}

async function send({ context }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  requirePermission(context.viewer, "read", "backups");
  const { services, log } = context;
  const made = (await listCopies(services.database.db)).find(({ state }) => state === "done");
  const place = await openBackupPlace(services, keptAsCopy);
  const found = (await place.list()).find(({ name }) => name === made?.name);
  if (!found) throw new AppError("notFound");
  const body = await place.read(found.name);
  body.on("error", (error) => log.error({ err: error }, "the download of a copy broke off"));
  return reply
    .type("application/zip")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("x-content-type-options", "nosniff")
    .header("content-length", found.sizeBytes)
    .header("content-disposition", dispositionOf("attachment", found.name))
    .send(body);
}
