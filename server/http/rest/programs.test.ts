// What the API offers to programs: names of requests, ignored fields, expected versions and repeatable requests.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { auditLog } from "#db/schema/audit-log.ts";
import { idempotentAnswers } from "#db/schema/idempotent-answers.ts";
import { openListingPages } from "#testing/listing-pages.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { idempotentRequest } from "./idempotency.ts";
import { restTable } from "./table.ts";
import { requestIdOf } from "../request-id.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;
const DAY_MS = 86_400_000;

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await openTestSite({ pages: openListingPages() });
  const until = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const rights = { entry: "write" } as const;
  const made = await site
    .trpc("admin")
    .tokens.create.mutate({ name: "Kalender", rights, until, password: TEST_PASSWORD });
  ({ token } = made);
});
afterAll(() => site.close());

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  site.request(method, `/api/v0${path}`, { body, headers: { authorization: `Bearer ${token}`, ...headers } });
const idOf = ({ body }: { body: unknown }): string => (body as { _id: string })._id;

describe("X-Request-Id", () => {
  it("is in every answer, different each time, and in the log line", async () => {
    const answers = [];
    for (const path of [
      "/",
      "/",
      "/",
      "/api/v0/entry/",
      "/api/v0/entry/",
      "/gibt-es-nicht",
      "/trpc/users.me",
      "/healthz",
    ])
      answers.push(await site.request("GET", path));
    const ids = answers.map(({ headers }) => headers.get("x-request-id") ?? "");
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(ids.length);
    // A line is written after its answer. Health checks are logged only while they fail.
    await vi.waitFor(() => {
      for (const id of ids.slice(0, -1)) expect(site.logLines.some((line) => line.includes(id))).toBe(true);
    });
  });

  it("is in answers to requests that are no HTTP", async () => {
    const socket = connect({ port: Number(new URL(site.url).port), host: "127.0.0.1" });
    socket.write("NOT HTTP\r\n\r\n");
    expect(await text(socket)).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/u);
  });

  it("is taken over only from proxies that are trusted, and only if it is plain", () => {
    expect(requestIdOf({ "x-request-id": "abc-1" }, true)).toBe("abc-1");
    for (const id of ["", "a b", "ä", "a".repeat(65), "a\nb"])
      expect(requestIdOf({ "x-request-id": id }, true)).toMatch(uuid);
    expect(requestIdOf({ "x-request-id": "abc-1" }, false)).toMatch(uuid);
  });
});

describe("X-Ignored-Fields", () => {
  it("names unknown fields, also inside of others, under the contract's names", async () => {
    const body = {
      title: "Fest",
      _id: "x",
      version: 3,
      publishDate: null,
      colour: "red",
      höhe: 1,
      links: [{ title: "a", url: "/Projekt", icon: "x" }],
    };
    const { status, headers } = await ask("POST", "/entry/", body);
    expect([status, headers.get("x-ignored-fields")]).toEqual([201, "publishDate, colour, h%C3%B6he, links.0.icon"]);
  });

  it("names at most 20, of refused requests too, and is absent if all are known", async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 1]));
    const refused = await ask("POST", "/entry/", { title: 5, ...many });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("x-ignored-fields")?.split(", ")).toHaveLength(20);
    expect((await ask("POST", "/entry/", { title: "Fest" })).headers.has("x-ignored-fields")).toBe(false);
  });
});

describe("If-Match", () => {
  it("lets a change and a removal through only if the version is current", async () => {
    const _id = idOf(await ask("POST", "/entry/", { title: "Fest" }));
    const put = (title: string, version: string) => ask("PUT", "/entry/", { _id, title }, { "if-match": version });
    expect(await put("Zwei", '"1"')).toMatchObject({ status: 200, body: { version: 2 } });
    for (const stale of ['"1"', "1", 'W/"2"', "abc", ""])
      expect(await put("Drei", stale), stale).toMatchObject({ status: 409, body: { code: "C409" } });
    expect(await put("Drei", "2")).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await put("Vier", "*")).toMatchObject({ status: 200, body: { version: 4 } });
    const both = await ask("PUT", "/entry/", { _id, title: "Fünf", version: 3 }, { "if-match": "4" });
    expect(both).toMatchObject({ status: 409, body: { code: "C409" } });
    const gone = (version: string) => ask("DELETE", `/entry/${_id}`, undefined, { "if-match": version });
    expect(await gone("3")).toMatchObject({
      status: 409,
      body: { code: "C409", current: { title: "Vier", version: 4 } },
    });
    expect((await gone("4")).status).toBe(200);
  });
});

describe("Idempotency-Key", () => {
  const post = (body: unknown, key: string, headers = {}) =>
    ask("POST", "/entry/", body, { "idempotency-key": key, ...headers });
  const count = async (): Promise<string | null> => (await ask("GET", "/entry/?limit=1")).headers.get("x-total-count");

  it("gives the same answer again, also to requests at the same time, and changes nothing twice", async () => {
    const before = Number(await count());
    const log = await site.services.database.db.$count(auditLog);
    const answers = await Promise.all([1, 2, 3].map(() => post({ title: "Einmal" }, "k-1")));
    answers.push(await post({ title: "Einmal" }, "k-1"));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(Number(await count())).toBe(before + 1);
    expect(await site.services.database.db.$count(auditLog)).toBe(log + 1);
  });

  it("with another body is a conflict; a refused request leaves the key unused", async () => {
    expect(await post({ title: "Anders" }, "k-1")).toMatchObject({ status: 409, body: { code: "C409" } });
    expect((await ask("POST", "/batch/entry/", { remove: [] }, { "idempotency-key": "k-1" })).status).toBe(409);
    expect((await post({ title: 5 }, "k-2")).status).toBe(400);
    expect((await post({ title: "Nun" }, "k-2")).status).toBe(201);
  });

  it("is refused if it is no key, and is ignored with a session", async () => {
    for (const key of ["", " ", "a b", "a".repeat(256)])
      expect((await post({ title: "x" }, key)).status, key).toBe(400);
    const own = () =>
      site.request("POST", "/api/v0/entry/", {
        as: "admin",
        body: { title: "x" },
        headers: { "idempotency-key": "k-3" },
      });
    expect(idOf(await own())).not.toBe(idOf(await own()));
  });

  it("stores no answer that contains a secret", () => {
    const secret = restTable.filter(({ answerName }) => answerName === "PlacedOrder");
    expect(secret.map(({ path }) => path)).toEqual(["/shop/order"]);
    const request = {
      method: "POST",
      headers: { "idempotency-key": "k", authorization: "Bearer x" },
      url: "/api/v0/shop/order/",
      body: {},
      context: { viewer: { id: "x" } },
    } as never;
    for (const row of secret) expect(idempotentRequest(row, request)).toBeNull();
    expect(idempotentRequest({}, request)).not.toBeNull();
  });

  it("runs again if the process of the first request has ended, and is refused before that", async () => {
    const { db } = site.services.database;
    const [row] = await db.select().from(idempotentAnswers).limit(1);
    if (!row) throw new Error("no answer is stored");
    await db
      .insert(idempotentAnswers)
      .values({ ...row, key: "k-4", text: null, created: new Date(), requestHash: row.requestHash });
    expect((await post({ title: "Einmal" }, "k-4")).status).toBe(503);
    await db.update(idempotentAnswers).set({ created: new Date(Date.now() - 61_000) });
    expect((await post({ title: "Einmal" }, "k-4")).status).toBe(201);
  });
});
