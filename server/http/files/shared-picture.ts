import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { AppError } from "#contract/schemas/errors.ts";
import { sharedPicturePath } from "#contract/values/shared-picture.ts";
import { id as idSchema } from "#contract/fields/text.ts";
import type { Services } from "../../kernel/context.ts";
import { findVariant } from "../../library/files/store.ts";
import { makeSharedPicture } from "../../outside/images.ts";
import { requireSize, type Storage } from "../../outside/storage.ts";
import { openToAllOrigins } from "../guard/cross-origin.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/**
 * Maximum size of the cache in bytes. Social networks request a picture a few times after a page is shared, and rarely
 * later.
 */
const MAX_BYTES = 8_000_000;

type Source = { hash: string; sizeBytes: number };

export function registerSharedPicture(app: FastifyInstance, services: Services): void {
  const made = new LRUCache<string, Buffer, Source>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_hash, _stale, { context }) => make(services.storage, context),
  });
  const url = sharedPicturePath(":id", ":variantId");
  app.route({
    method: ["GET", "HEAD"],
    url,
    config: { audience: "programs" },
    handler: async (request, reply) => {
      const source = await findSource(services, request);
      const bytes = await made.forceFetch(source.hash, { context: source });
      openToAllOrigins(reply);
      return reply.header("cache-control", FOR_EVER).type("image/jpeg").send(bytes);
    },
  });
  refuseOtherMethods(app, url, ["GET", "HEAD"]);
}

async function findSource({ database: { db } }: Services, { params }: FastifyRequest): Promise<Source> {
  const { id, variantId } = params as Record<string, string>;
  if (!idSchema.safeParse(id).success || !idSchema.safeParse(variantId).success) throw new AppError("notFound");
  const found = await findVariant(db, id ?? "", variantId ?? "");
  if (!found || found.hidden !== null) throw new AppError("notFound");
  return found.variant;
}

async function make(storage: Storage, { hash, sizeBytes }: Source): Promise<Buffer> {
  const bytes = await storage.readBuffer(hash);
  requireSize(hash, bytes.length, sizeBytes);
  return makeSharedPicture(bytes);
}
