import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#contract/schemas/errors.ts";
import type { FileKind } from "#contract/schemas/files.ts";
import { id as idSchema } from "#contract/fields/text.ts";
import { createContentCache } from "../../kernel/publication/cache.ts";
import type { Context, Services } from "../../kernel/context.ts";
import { endingOf } from "../../outside/file-kind.ts";
import { mayReadOriginal, refuseUnreadable } from "../../library/files/own-files.ts";
import { displayVariant, ownVariants } from "../../library/files/rules.ts";
import { requireSize } from "../../outside/storage.ts";
import { type FileRow, findFile, findVariant, type VariantRow } from "../../library/files/store.ts";
import { requirePermission } from "../../kernel/trpc.ts";
import { type ByteRange, hasTag, rangeOf } from "../answers/byte-range.ts";
import { isGuests, openToAllOrigins } from "../guard/cross-origin.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";
import { createSmallBytes, type ReadSmall, SMALL_BYTES } from "./small-bytes.ts";

const PREFIXES = ["/api/v0/download", "/v0/api/download"];

type Download = {
  hash: string;
  sizeBytes: number;
  mime: string;
  name: string;
  /** True if browsers may show the file. Otherwise they save the file. */
  isShown: boolean;
  cacheControl: string;
  /** Set if guests do not get the picture, because a person asked for its removal. */
  hiddenOf?: Pick<FileRow, "createdBy">;
};

const shownKinds: ReadonlySet<FileKind> = new Set(["image", "video", "audio", "pdf"]);
/** The URL of a variant contains the variant's id. An edited picture gets new variants, so the bytes never change. */
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_EVER_OWN = FOR_EVER.replace("public", "private");
/** For URLs without a variant's id. The bytes of a file can change, and editors and guests may get different bytes. */
const ASK_AGAIN = "private, no-cache";

/** Maximum number of variants whose hash and size are cached. Each takes about 300 bytes of memory. */
const MAX_KNOWN_VARIANTS = 20_000;

const variantEndings: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
};

export function registerDownload(app: FastifyInstance, services: Services): void {
  const variants = createContentCache<Download>(services.clock, ["files"], { maxItems: MAX_KNOWN_VARIANTS });
  const readSmall = createSmallBytes(services.storage);
  for (const prefix of PREFIXES) {
    for (const slash of ["", "/"]) {
      route(app, `${prefix}/:id${slash}`, readSmall, (context, { id }) => findDownload(context, idOf(id)));
      route(app, `${prefix}/:id/:variantId${slash}`, readSmall, (context, { id, variantId }) =>
        variants.getOrMake(`${id}/${variantId}`, () => findVariantDownload(context, idOf(id), idOf(variantId))),
      );
    }
  }
}

type Params = { id?: string; variantId?: string };

function route(
  app: FastifyInstance,
  url: string,
  readSmall: ReadSmall,
  find: (context: Context, params: Params) => Promise<Download>,
): void {
  app.route({
    method: ["GET", "HEAD"],
    url,
    config: { audience: "programs" },
    handler: async (request, reply) => {
      if (isGuests(request)) openToAllOrigins(reply);
      requirePermission(request.context.viewer, "read", "downloads");
      const download = await find(request.context, request.params as Params);
      if (download.hiddenOf) refuseUnreadable(request.context.viewer, download.hiddenOf);
      return send(request, reply, download, readSmall);
    },
  });
  refuseOtherMethods(app, url, ["GET", "HEAD"]);
}

/** @throws notFound (C404) for a text that cannot be an id */
function idOf(text: string | undefined): string {
  const parsed = idSchema.safeParse(text);
  if (!parsed.success) throw new AppError("notFound");
  return parsed.data;
}

/** Guests get the display variant of a picture, because the original may reveal place and device. */
async function findDownload({ services, viewer }: Context, id: string): Promise<Download> {
  const file = await findFile(services.database.db, id);
  if (!file) throw new AppError("notFound");
  if (file.kind === "image" && !mayReadOriginal(viewer, file)) {
    const variant = displayVariant(ownVariants(file.variants));
    if (!variant) throw new AppError("notFound");
    return ofVariant(variant, file, ASK_AGAIN);
  }
  const { hash, sizeBytes, mime, kind } = file;
  const hasEnding = endingOf(file.name) !== "" || file.name.endsWith(`.${file.ext}`);
  const name = hasEnding ? file.name : `${file.name}.${file.ext}`;
  return {
    hash,
    sizeBytes,
    mime,
    name,
    isShown: shownKinds.has(kind),
    cacheControl: ASK_AGAIN,
    ...hiddenOf(file),
  };
}

async function findVariantDownload({ services }: Context, id: string, variantId: string): Promise<Download> {
  const found = await findVariant(services.database.db, id, variantId);
  if (!found) throw new AppError("notFound");
  return ofVariant(found.variant, found, FOR_EVER);
}

type Named = Pick<FileRow, "name" | "hidden" | "createdBy">;

const hiddenOf = ({ hidden, createdBy }: Named): Pick<Download, "hiddenOf"> =>
  hidden === null ? {} : { hiddenOf: { createdBy } };

function ofVariant({ hash, sizeBytes, mime }: VariantRow, file: Named, cacheControl: string): Download {
  const ending = endingOf(file.name);
  const stem = ending === "" ? file.name : file.name.slice(0, file.name.lastIndexOf("."));
  const name = `${stem}.${variantEndings[mime] ?? ending}`;
  return { hash, sizeBytes, mime, name, isShown: true, cacheControl, ...hiddenOf(file) };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  download: Download,
  readSmall: ReadSmall,
): Promise<FastifyReply> {
  const { sizeBytes } = download;
  const etag = `"${download.hash}"`;
  if (hasTag(request.headers["if-none-match"], etag)) {
    identify(reply, download, etag);
    return reply.code(304).send();
  }
  const range = isRangeWanted(request, etag) ? rangeOf(request.headers.range, sizeBytes) : null;
  if (range === "unsatisfiable") {
    void reply.header("content-range", `bytes */${sizeBytes}`);
    throw new AppError("rangeBeyondEnd");
  }
  // Opens the bytes before setting headers, because an error answer must not have the headers of the file.
  const bytes =
    request.method === "HEAD"
      ? await requireBytes(request.context, download)
      : await openBytes(request.context, download, range, readSmall);
  identify(reply, download, etag);
  describe(reply, download);
  if (range) void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${sizeBytes}`);
  return reply.header("content-length", range ? range.end - range.start + 1 : sizeBytes).send(bytes);
}

/** Checks for HEAD that the bytes exist. @throws notFound (C404) in the same cases as GET */
async function requireBytes({ services }: Context, { hash, sizeBytes }: Download): Promise<undefined> {
  const found = await services.storage.find(hash);
  requireSize(hash, found?.sizeBytes ?? 0, sizeBytes);
}

async function openBytes(
  { services, log }: Context,
  { hash, name, sizeBytes, cacheControl }: Download,
  range: ByteRange | null,
  readSmall: ReadSmall,
): Promise<Readable | Buffer> {
  try {
    if (cacheControl === FOR_EVER && sizeBytes <= SMALL_BYTES && range === null)
      return await readSmall(hash, sizeBytes);
    return await services.storage.read(hash, range ?? undefined, sizeBytes);
  } catch (error) {
    log.error({ err: error, hash, name }, "a file's bytes cannot be read");
    throw error;
  }
}

function identify(reply: FastifyReply, { cacheControl }: Download, etag: string): void {
  const isOwn = !isGuests(reply.request);
  const kept = isOwn && cacheControl === FOR_EVER ? FOR_EVER_OWN : cacheControl;
  void reply.header("etag", etag).header("cache-control", kept).header("accept-ranges", "bytes");
  if (isOwn || cacheControl === ASK_AGAIN) void reply.header("vary", "Cookie, Authorization");
}

/** Evaluates If-Range: a client with the ETag of other bytes wants the complete file. HEAD has no ranges. */
function isRangeWanted(request: FastifyRequest, etag: string): boolean {
  if (request.method === "HEAD") return false;
  const condition = request.headers["if-range"];
  return condition === undefined || condition === etag;
}

/**
 * Browsers show only pictures, videos, audio and PDFs. All other files are sent as attachments, and their
 * Content-Security-Policy makes them harmless (docs/security.md 8).
 */
function describe(reply: FastifyReply, { mime, name, isShown }: Download): void {
  void reply
    .type(mime)
    .header("x-content-type-options", "nosniff")
    .header("content-disposition", dispositionOf(isShown ? "inline" : "attachment", name));
  if (!isShown) void reply.header("content-security-policy", "sandbox");
}

/** The header has an ASCII name for old clients, and the real name encoded by RFC 5987 (RFC 6266). */
export function dispositionOf(type: "inline" | "attachment", name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%;]/gu, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
