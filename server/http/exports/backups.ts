// GET /api/v0/export/backup/{name}: a backup, with the link that `backups.download` returns.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import { backupDownloads, requireLink } from "../../site/backups/download-backup.ts";
import { hasBackup } from "../../site/backups/list-backups.ts";
import { openBackupPlace } from "../../site/backups/open-place.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { dispositionOf } from "../files/download.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

type Asked = FastifyRequest<{ Params: { name: string }; Querystring: { until?: string; proof?: string } }>;

export function registerBackups(app: FastifyInstance): void {
  const url = `${backupDownloads}/:name`;
  app.route({
    method: "GET",
    url,
    exposeHeadRoute: false,
    config: { audience: "programs" },
    handler: (request, reply) => send(request as Asked, reply),
  });
  refuseOtherMethods(app, url, ["GET"]);
}

async function send({ context, params, query }: Asked, reply: FastifyReply): Promise<FastifyReply> {
  requirePermission(context.viewer, "read", "backups");
  const { name } = params;
  requireLink(context, { name, until: String(query.until), proof: String(query.proof) });
  const place = await openBackupPlace(context.services);
  const found = await hasBackup(place, name);
  if (!found) throw new AppError("notFound");
  const body = await place.read(name);
  body.on("error", (error) => context.log.error({ err: error }, "the download of a backup broke off"));
  return reply
    .type("application/octet-stream")
    .header("cache-control", "private, no-store")
    .header("vary", "Cookie")
    .header("x-content-type-options", "nosniff")
    .header("content-length", found.sizeBytes)
    .header("content-disposition", dispositionOf("attachment", name))
    .send(body);
}
