// Serves the API on a real port. Each test site has its own database and one user of each role.
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "#server/start/log.ts";
import { v7 as newId } from "uuid";
import type { Role, UserRole } from "#contract/values/permissions.ts";
import type { Database } from "#db/open.ts";
import { buildApp } from "#server/http/app.ts";
import { createSession } from "#server/people/auth/sessions.ts";
import { registriesFor } from "#server/registries/all.ts";
import { createBrandPictures } from "#server/site/brand/make-picture.ts";
import type { Services } from "#server/kernel/context.ts";
import { readEnvironment } from "#server/kernel/env.ts";
import type { Pages } from "#server/http/pages/ssr.ts";
import { openContent, openStorage } from "#server/start/services.ts";
import { findUserByHandle, insertUser } from "#server/people/accounts/store.ts";
import { openTestDatabase } from "./database.ts";
import { cheapEfforts, cheapHashes } from "./efforts.ts";
import { createProcedures, type Procedures } from "./trpc-client.ts";

export const TEST_PASSWORD = "Streuobst-im-Test-26";

export type TestAnswer = { status: number; headers: Headers; body: unknown };

export type TestSite = {
  url: string;
  services: Services;
  logLines: string[];
  routes: string;
  cookieOf: (role: Role) => Promise<string | null>;
  /** Sends a request as the site's own pages do. `as` is the role that is signed in. */
  request: (
    method: string,
    path: string,
    options?: { as?: Role; body?: unknown; headers?: Record<string, string> },
  ) => Promise<TestAnswer>;
  trpc: (as?: Role, headers?: Record<string, string>) => Procedures;
  close: () => Promise<void>;
};

type Sent = { method: string; headers: Record<string, string>; body?: string | FormData };

type Options = {
  env?: Record<string, string>;
  database?: Database;
  pages?: Pages | null;
  /** The public URL. By default, the address at which the site listens. */
  publicUrl?: string;
};

export async function openTestSite({ env = {}, database, pages = null, publicUrl }: Options = {}): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-test-"));
  const opened = database ?? (await openTestDatabase());
  const logLines: string[] = [];
  const log = createLog("info", { write: (text: string) => void logLines.push(text) });
  let url = "http://127.0.0.1:1";
  const environment = readEnvironment({ DATA_DIR: dataDir, ...env });
  const storage = await openStorage(environment);
  const services: Services = {
    env: environment,
    database: opened,
    // A test may replace `services.now`, so `services.now` is read at each call.
    ...openContent(opened, { env: environment, now: () => services.now(), log }),
    storage,
    registries: registriesFor(() => services.publicUrl()),
    brand: createBrandPictures({ database: opened, storage }),
    log,
    ...cheapEfforts,
    now: () => new Date(),
    secretKey: "0123456789abcdef0123456789abcdef",
    publicUrl: () => publicUrl ?? url,
  };
  const address = () => ({ publicUrl: publicUrl ?? url, port: Number(new URL(url).port) });
  const app = await buildApp(services, address, pages);
  await app.listen({ host: "127.0.0.1", port: 0, listenTextResolver: () => "the server listens" });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const userIdOf = await openUsers(opened);
  const cookieOf = async (role: Role): Promise<string | null> => {
    if (role === "guest") return null;
    return `session=${(await createSession(opened.db, { userId: await userIdOf(role) }, services.secretKey)).token}`;
  };
  const send = async (as: Role, path: string, { headers, ...request }: Sent): Promise<Response> => {
    const cookie = await cookieOf(as);
    const own = { origin: url, ...(cookie ? { cookie } : {}) };
    return fetch(url + path, { ...request, redirect: "manual", headers: { ...own, ...headers } });
  };
  return {
    url,
    services,
    logLines,
    routes: app.printRoutes({ commonPrefix: false }),
    cookieOf,
    request: async (method, path, { as = "guest", body, headers = {} } = {}) => {
      const isForm = body instanceof FormData;
      const answer = await send(as, path, {
        method,
        headers: { ...(body === undefined || isForm ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { body: isForm || typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
      return { status: answer.status, headers: answer.headers, body: isJson && text !== "" ? JSON.parse(text) : text };
    },
    trpc: (as = "guest", headers = {}) => createProcedures((path, request) => send(as, path, request), headers),
    close: async () => {
      await app.close();
      await services.clock.close();
      await opened.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Admin and system user exist from the beginning. A user of another role is stored when a test first needs it. */
async function openUsers({ db }: Database): Promise<(role: UserRole) => Promise<string>> {
  const passwordHash = await cheapHashes.hash(TEST_PASSWORD);
  const findOrInsert = async (role: UserRole): Promise<string> => {
    const handle = `${role}@example.org`;
    const known = await findUserByHandle(db, handle);
    if (known) return known.id;
    const id = newId();
    await insertUser(db, { id, name: `Test ${role}`, handle, passwordHash, roles: [role] });
    return id;
  };
  const ids = new Map<UserRole, Promise<string>>();
  const idOf = (role: UserRole): Promise<string> => {
    const id = ids.get(role) ?? findOrInsert(role);
    ids.set(role, id);
    return id;
  };
  for (const role of ["admin", "system"] as const) await idOf(role);
  return idOf;
}
