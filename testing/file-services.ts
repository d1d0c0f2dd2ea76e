import { registriesFor } from "#server/registries/all.ts";
import { createBrandPictures } from "#server/site/brand/make-picture.ts";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import { limits } from "#contract/values/limits.ts";
import { guestViewer, type Viewer } from "#contract/values/permissions.ts";
import type { Database } from "#db/open.ts";
import { users } from "#db/schema/users.ts";
import type { Context, Services } from "#server/kernel/context.ts";
import { readEnvironment } from "#server/kernel/env.ts";
import { removeUnusedBytes } from "#server/library/files/unused-bytes.ts";
import { registerArchive } from "#server/http/files/archive.ts";
import { registerDownload } from "#server/http/files/download.ts";
import { registerErrors } from "#server/http/errors.ts";
import { registerSharedPicture } from "#server/http/files/shared-picture.ts";
import { type IdleRule, registerUpload } from "#server/http/files/upload.ts";
import { createCaller } from "#server/router.ts";
import type { ReceivedBytes } from "#server/outside/storage.ts";
import { openLocalStorage } from "#server/outside/storage-local.ts";
import { openContent } from "#server/start/services.ts";
import { openTestDatabase } from "./database.ts";
import { cheapEfforts } from "./efforts.ts";

export type TestServices = Services & {
  services: Services;
  viewer: Viewer;
  filesDir: string;
  /** Removes unused bytes immediately. Returns the paths of all files that are left, including temporary ones. */
  storedPaths: () => Promise<string[]>;
  close: () => Promise<void>;
};

export const admin: Viewer = {
  id: "u1",
  name: "Ada",
  handle: "ada@example.org",
  roles: ["admin"],
  mustChangePassword: false,
  mustSetUpFactor: false,
};

/** Is no user in the database, so rows name nobody as their author. */
const adminWithoutAccount: Viewer = { ...admin, id: null };

/** A published state stores its author, so the admin must be a user in the database. */
export async function insertAdmin({ db }: Database): Promise<void> {
  const { id, name, handle } = admin;
  await db
    .insert(users)
    .values({ id: id ?? "", name, handle, passwordHash: "x", roles: ["admin"] })
    .onConflictDoNothing();
}

/** @param opened an existing database, which is closed together with the services */
export async function openTestServices(opened?: Database): Promise<TestServices> {
  const dir = await mkdtemp(join(tmpdir(), "files-test-"));
  const filesDir = join(dir, "files");
  const database = opened ?? (await openTestDatabase());
  const env = readEnvironment({ DATA_DIR: dir });
  const log = pino({ level: "silent" });
  // A test may replace `services.now`, so `services.now` is read at each call.
  const content = openContent(database, { env, now: () => services.now(), log });
  const storage = openLocalStorage(filesDir);
  const services: Services = {
    env,
    database,
    ...content,
    storage,
    registries: registriesFor(() => services.publicUrl()),
    brand: createBrandPictures({ database, storage }),
    log,
    ...cheapEfforts,
    now: () => new Date(),
    secretKey: "0".repeat(64),
    publicUrl: () => "http://localhost",
  };
  return {
    ...services,
    services,
    viewer: adminWithoutAccount,
    filesDir,
    storedPaths: async () => {
      await removeUnusedBytes(services, NO_WAIT_MS);
      const found = await readdir(filesDir, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    },
    close: async () => {
      await content.clock.close();
      await database.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export type EditedServices = {
  services: TestServices;
  editor: ReturnType<typeof createCaller>;
};

export async function openEditedServices(): Promise<EditedServices> {
  const services = await openTestServices();
  await insertAdmin(services.database);
  return { services, editor: createCaller(contextOf(services, admin)) };
}

/** With a negative waiting time, even bytes that have just become unused are removed. */
export const NO_WAIT_MS = -1_000;

export function contextOf(services: Services, viewer: Viewer): Context {
  const cookie = { set: () => {}, clear: () => {} };
  return {
    services,
    viewer,
    sessionToken: null,
    sessionId: null,
    userAgent: "",
    cookie,
    isGuestView: false,
    content: "de",
    language: "en",
    address: "127.0.0.1",
    origin: "http://127.0.0.1",
    requestId: "r1",
    answer: { bytesLeft: limits.answerBytes },
    log: services.log,
  };
}

export function receiveBytes(services: Services, bytes: Buffer): Promise<ReceivedBytes> {
  return services.storage.receive(Readable.from([bytes]), limits.fileBytes);
}

/**
 * An app with upload, download and archives. The header `x-viewer: guest` makes the viewer a guest; otherwise the
 * viewer is an admin.
 */
export async function buildFilesApp(services: Services, idle?: IdleRule): Promise<FastifyInstance> {
  await insertAdmin(services.database);
  const app = Fastify({ bodyLimit: limits.jsonBodyBytes, routerOptions: { maxParamLength: 300 } });
  app.decorateRequest("context");
  app.addHook("onRequest", async (request) => {
    request.context = contextOf(services, request.headers["x-viewer"] === "guest" ? guestViewer : admin);
  });
  registerErrors(app);
  await registerUpload(app, idle);
  registerDownload(app, services);
  registerSharedPicture(app, services);
  registerArchive(app);
  return app;
}

export type Part = {
  fileName?: string;
  field?: string;
  bytes: Buffer;
  /** Replaces `; filename="…"` at the end of the part's Content-Disposition header. Must begin with ';'. */
  disposition?: string;
};

export function formOf(parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const boundary = "----test-boundary-7f3a";
  const chunks = parts.flatMap(({ fileName, field = "files", bytes, disposition }) => {
    const named = disposition ?? (fileName === undefined ? "" : `; filename="${fileName}"`);
    return [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${named}\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from("\r\n"),
    ];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { headers: { "content-type": `multipart/form-data; boundary=${boundary}` }, payload };
}
