// POST /api/v0/upload stores the parts of a form as files. With ?replace={id}, one part replaces the bytes of a file.
import type { Readable } from "node:stream";
import { MIMEType } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, errorCatalogue, type ErrorBody } from "#contract/schemas/errors.ts";
import { type ReplaceFileInput, replaceFileInput } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Context, Services } from "../../kernel/context.ts";
import { presentError, toAppError } from "../../kernel/errors.ts";
import { createFile, type StoredUpload } from "../../library/files/create-file.ts";
import { getReplaceable, replaceFile } from "../../library/files/replace-file.ts";
import { nameOfPart } from "../../library/files/rules.ts";
import { makeRoom } from "../../library/files/unused-bytes.ts";
import type { ReceivedBytes } from "../../outside/storage.ts";
import { sentence } from "../../kernel/sentences.ts";
import { requireWritePermission } from "../../kernel/trpc.ts";
import { type Decode, decoderOf } from "../guard/declared-charset.ts";
import { type FormPart, partsOf } from "./form-parts.ts";
import { namesIn } from "./part-names.ts";
import { refuseOtherMethods } from "../guard/refuse.ts";
import { fileNoun } from "../rest/file.ts";
import { toRest, underRestNames } from "../rest/names.ts";

/** An upload without new bytes for `ms` is ended. Checks run every `everyMs`. `now` is a clock in milliseconds. */
export type IdleRule = { ms: number; everyMs: number; now: () => number };
const IDLE: IdleRule = { ms: 20_000, everyMs: 2_000, now: () => performance.now() };
const UPLOAD_PATHS = ["/api/v0/upload", "/api/v0/upload/"];

type Take = (part: { received: ReceivedBytes; name: string }) => Promise<StoredUpload>;
type Outcome = { name: string; file: StoredUpload } | { name: string; error: unknown };

export async function registerUpload(app: FastifyInstance, rule = IDLE): Promise<void> {
  // In this scope, Fastify does not read the request body. The handler first checks the permission, and then reads.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
    for (const url of UPLOAD_PATHS) {
      scope.post(url, { config: { audience: "programs", origin: "own", body: "streamed" } }, (request, reply) =>
        upload(request, reply, rule),
      );
      refuseOtherMethods(scope, url, ["POST"]);
    }
  });
}

async function upload(request: FastifyRequest, reply: FastifyReply, rule: IdleRule): Promise<FastifyReply> {
  const { context } = request;
  let take: Take;
  let form: Form;
  try {
    take = await findTake(request);
    form = requireForm(request.headers["content-type"]);
  } catch (error) {
    cutOffLater(request, rule.ms);
    throw underRestNames(fileNoun, error);
  }
  const outcomes = await takeParts(request, form, take, rule);
  const [first] = outcomes;
  if (!first) throw new AppError("invalid");
  for (const outcome of outcomes) context.services.figures.count("file" in outcome ? "uploadStored" : "uploadRefused");
  if (outcomes.length === 1 && "error" in first) throw underRestNames(fileNoun, first.error);
  const files = outcomes.flatMap((outcome) => ("file" in outcome ? [presentStored(context, outcome.file)] : []));
  void reply.header("cache-control", "private, no-store").type("application/json; charset=utf-8");
  if (files.length === outcomes.length) return reply.send(files);
  return reply.code(207).send(outcomes.map((outcome) => presentOutcome(context, outcome)));
}

/**
 * Chooses whether parts become new files or replace a file. Checks the permission before the first byte is read.
 * @throws C100, C106, C200, C404, C409
 */
async function findTake({ context, query }: FastifyRequest): Promise<Take> {
  const { replace, version } = query as Record<string, unknown>;
  requireWritePermission(context.viewer, replace === undefined ? "create" : "update", "ownFiles");
  if (replace === undefined) return (part) => createFile(context, part);
  const replacement = replaceFileInput.parse({
    id: replace,
    version: version === undefined ? version : Number(version),
  });
  await getReplaceable(context, replacement);
  return replaceOnce(context, replacement);
}

function replaceOnce(context: Context, replacement: ReplaceFileInput): Take {
  let isTaken = false;
  return async (part) => {
    if (isTaken) {
      await part.received.discard();
      throw new AppError("invalid");
    }
    isTaken = true;
    return replaceFile(context, { ...replacement, ...part });
  };
}

type Form = { boundary: string; decode: Decode };

/** @throws wrongContentType (C415) for another type or an unknown charset; invalid (C200) if the boundary is missing */
function requireForm(contentType = ""): Form {
  let type: MIMEType;
  try {
    type = new MIMEType(contentType);
  } catch (error) {
    throw new AppError("wrongContentType", { cause: error });
  }
  if (type.essence !== "multipart/form-data") throw new AppError("wrongContentType");
  const boundary = type.params.get("boundary");
  if (!boundary) throw new AppError("invalid");
  return { boundary, decode: decoderOf(contentType) };
}

/**
 * Closes the connection of a refused client after a delay. If the connection closed immediately, many clients would not
 * read the answer.
 */
function cutOffLater(request: FastifyRequest, afterMs: number): void {
  if (request.raw.complete) return;
  request.raw.resume();
  const timer = setTimeout(() => request.raw.destroy(), afterMs);
  request.raw.once("close", () => clearTimeout(timer));
}

async function takeParts(
  request: FastifyRequest,
  { boundary, decode }: Form,
  take: Take,
  rule: IdleRule,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const idle = watchIdle(request, rule);
  try {
    for await (const part of partsOf(request.raw, boundary, limits.batchIds)) {
      outcomes.push(await takePart(request.context, part, decode, take, idle));
      idle.resume();
    }
  } catch (error) {
    // If the error made the last part fail, the outcome of that part already contains the error.
    const last = outcomes.at(-1);
    if (!last || "file" in last || isOverCount(error)) outcomes.push({ name: "", error: asBrokenBody(error) });
  } finally {
    idle.stop();
  }
  return outcomes;
}

async function takePart(
  { services }: Context,
  { disposition, file }: FormPart,
  decode: Decode,
  take: Take,
  idle: IdleWatch,
): Promise<Outcome> {
  let name = "";
  try {
    const { fileName, partName } = namesIn(disposition, decode);
    name = nameOfPart(fileName, partName);
    const received = await receive(services, file);
    idle.pause();
    return { name, file: await take({ received, name }) };
  } catch (error) {
    return { name, error };
  } finally {
    file.resume();
  }
}

/** A parser error becomes an AppError, because the request body is invalid. Disk errors are thrown unchanged. */
async function receive(services: Services, file: Readable): Promise<ReceivedBytes> {
  try {
    return await services.storage.receive(file, limits.fileBytes);
  } catch (error) {
    if (error instanceof AppError && error.kind === "diskFull") await makeRoom(services);
    throw asBrokenBody(error);
  }
}

function asBrokenBody(error: unknown): unknown {
  if (error instanceof AppError || (error instanceof Error && "syscall" in error)) return error;
  const known = toAppError(error);
  return new AppError(known.kind === "internal" ? "invalid" : known.kind, { cause: error });
}

const isOverCount = (error: unknown): boolean => error instanceof AppError && error.kind === "tooManyParts";

type IdleWatch = { pause: () => void; resume: () => void; stop: () => void };

/** Ends the connection after `ms` without bytes. Time in which the server processes a part does not count. */
function watchIdle(request: FastifyRequest, { ms, everyMs, now }: IdleRule): IdleWatch {
  const { socket } = request.raw;
  let lastBytes = socket.bytesRead;
  let lastChange = now();
  let isWaiting = true;
  const timer = setInterval(() => {
    if (!isWaiting) return;
    if (socket.bytesRead !== lastBytes) {
      lastBytes = socket.bytesRead;
      lastChange = now();
    } else if (now() - lastChange >= ms) {
      request.raw.destroy();
    }
  }, everyMs);
  return {
    pause: () => {
      isWaiting = false;
    },
    resume: () => {
      isWaiting = true;
      lastChange = now();
    },
    stop: () => clearInterval(timer),
  };
}

type PresentedOutcome = { name: string; status: number; file?: Record<string, unknown>; error?: ErrorBody };

function presentStored({ language }: Context, { notices, ...file }: StoredUpload): Record<string, unknown> {
  const said = notices?.map(({ code, ...values }) => {
    return { code, message: sentence(language, `uploads:${code}`, values) };
  });
  return toRest(fileNoun, { ...file, notices: said });
}

function presentOutcome(context: Context, outcome: Outcome): PresentedOutcome {
  if ("file" in outcome) return { name: outcome.name, status: 200, file: presentStored(context, outcome.file) };
  const { status, body, isUnexpected } = presentError(
    underRestNames(fileNoun, outcome.error),
    context.language,
    context.requestId,
  );
  if (isUnexpected || status === errorCatalogue.diskFull.status || status === errorCatalogue.thirdParty.status)
    context.log.error({ err: outcome.error }, "an upload failed");
  return { name: outcome.name, status, error: body };
}
