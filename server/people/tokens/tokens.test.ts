import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiTokens } from "#db/schema/api-tokens.ts";
import { users } from "#db/schema/users.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { type Inputs, refusal, sendAny } from "#testing/trpc-client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.services.now = () => new Date();
  await site.services.database.db.delete(apiTokens);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Who = "admin" | "system";
const tokens = (as: Who = "admin") => site.trpc(as).tokens;
const remove = (id: string | undefined, password = TEST_PASSWORD, as: Who = "admin") =>
  tokens(as).remove.mutate({ id: id ?? "", password });

type Rights = Inputs["tokens"]["create"]["rights"];
async function newToken(rights: Rights, as: Who = "admin", until = inDays(30)): Promise<string> {
  return (await tokens(as).create.mutate({ name: "Kalender", rights, until, password: TEST_PASSWORD })).token;
}

type Ask = { body?: unknown; headers?: Record<string, string> };
const ask = (token: string, method: string, path: string, { body, headers = {} }: Ask = {}) =>
  site.request(method, `/api/v0${path}`, {
    body,
    headers: { origin: "https://elsewhere.example", authorization: `Bearer ${token}`, ...headers },
  });

describe("a token", () => {
  it("opens what its rights name, and nothing else", async () => {
    const token = await newToken({ entry: "write", message: "read" });
    const made = await ask(token, "POST", "/entry/", { body: { title: "Apfeltag" } });
    expect(made.status).toBe(201);
    const { _id } = made.body as { _id: string };
    expect((await ask(token, "GET", `/entry/${_id}`)).body).toMatchObject({ title: "Apfeltag", publish_date: null });
    expect((await ask(token, "GET", "/message/")).status).toBe(200);
    for (const [method, path] of [
      ["DELETE", "/message/nowhere"],
      ["GET", "/file/"],
      ["GET", "/auth/"],
      ["GET", "/quota/"],
      ["PUT", "/config/"],
      ["POST", "/setPassword"],
      ["POST", "/logout"],
    ] as const) {
      const refused = await ask(token, method, path, method === "GET" || method === "DELETE" ? {} : { body: {} });
      expect(refused.status, `${method} ${path}`).toBe(403);
      expect(refused.body).toMatchObject({ code: "C100" });
    }
    expect((await ask(token, "DELETE", `/entry/${_id}`)).status).toBe(200);
  });

  it("reads without writing", async () => {
    const token = await newToken({ entry: "read", config: "read", file: "read" });
    expect((await ask(token, "GET", "/entry/")).headers.get("cache-control")).toBe("private, no-store");
    expect((await ask(token, "POST", "/entry/", { body: { title: "x" } })).status).toBe(403);
    expect((await ask(token, "PUT", "/config/", { body: { title: "x" } })).status).toBe(403);
    expect((await ask(token, "POST", "/batch/file/", { body: { remove: [] } })).status).toBe(403);
  });

  it("of a system user shows and sets no secrets, quota or domain", async () => {
    const token = await newToken({ config: "write" }, "system");
    const [config] = (await ask(token, "GET", "/config/")).body as [Record<string, unknown>];
    expect(config).not.toHaveProperty("maps");
    for (const body of [{ maps: { apikey: "secret" } }, { quota: 1 }, { domain: "example.org" }])
      expect((await ask(token, "PUT", "/config/", { body })).status).toBe(403);
    expect((await ask(token, "PUT", "/config/", { body: { author: "Kalender" } })).status).toBe(200);
  });

  it("opens no procedure and no page, and a cookie beside it counts for nothing", async () => {
    const token = await newToken({ entry: "read" });
    const authorization = `Bearer ${token}`;
    expect((await refusal(site.trpc("guest", { authorization }).tokens.list.query())).status).toBe(401);
    const cookie = (await site.cookieOf("system")) ?? "";
    expect((await ask(token, "GET", "/auth/", { headers: { cookie } })).status).toBe(403);
  });

  it.each(["made-up", "", "x".repeat(5000)])("that is made up is refused everywhere: '%.10s'", async (token) => {
    for (const path of ["/entry/", "/auth/?me=1", "/download/nowhere"]) {
      const refused = await ask(token, "GET", path);
      expect(refused.status).toBe(401);
      expect(refused.body).toMatchObject({ code: "C100" });
    }
  });

  it("ends: by its day, by its owner's lock, by other rights of its owner, by removal", async () => {
    const { db } = site.services.database;
    const admin = eq(users.handle, "admin@example.org");
    const token = await newToken({ entry: "read" }, "admin", inDays(1));
    const status = async () => (await ask(token, "GET", "/entry/")).status;
    expect(await status()).toBe(200);
    site.services.now = () => new Date(Date.now() + 3 * 86_400_000);
    expect(await status()).toBe(401);
    site.services.now = () => new Date();
    await db.update(users).set({ isLocked: true }).where(admin);
    expect(await status()).toBe(401);
    await db
      .update(users)
      .set({ isLocked: false, roles: ["guest"] })
      .where(admin);
    expect(await status()).toBe(401);
    await db
      .update(users)
      .set({ roles: ["admin"] })
      .where(admin);
    expect(await status()).toBe(200);
    const [row] = await db.select().from(apiTokens);
    expect((await refusal(remove(row?.id, "wrong-one"))).status).toBe(401);
    await remove(row?.id);
    expect(await status()).toBe(401);
  });

  it("is stored hashed, shown once, and listed with its last use", async () => {
    const token = await newToken({ entry: "read" });
    const { db } = site.services.database;
    expect(JSON.stringify(await db.select().from(apiTokens))).not.toContain(token);
    const listed = () => tokens().list.query();
    const [before] = await listed();
    expect(before).toMatchObject({
      name: "Kalender",
      rights: { entry: "read" },
      last4: token.slice(-4),
      lastUsed: null,
    });
    expect(JSON.stringify(before)).not.toContain(token);
    await ask(token, "GET", "/entry/");
    expect((await listed())[0]).toMatchObject({ lastUsed: expect.any(String) });
  });

  it("is made with the password, for at most a year, and for something", async () => {
    const right = {
      name: "Kalender",
      rights: { entry: "read" as const },
      until: inDays(30),
      password: TEST_PASSWORD,
    };
    for (const [change, field] of [
      [{ until: inDays(-2) }, "until"],
      [{ until: inDays(400) }, "until"],
      [{ rights: {} }, "rights"],
      [{ rights: { users: "read" } }, "rights"],
      [{ name: "" }, "name"],
    ] as const) {
      const { status, fields } = await refusal(sendAny(tokens().create.mutate, { ...right, ...change }));
      expect(status).toBe(400);
      expect(Object.keys(fields ?? {}).join(), field).toContain(field);
    }
    const guessed = tokens().create.mutate({ ...right, password: "wrong-one" });
    expect((await refusal(guessed)).status).toBe(401);
  });

  it("of others is listed and ended by system users alone", async () => {
    await newToken({ entry: "read" }, "system");
    expect(await tokens().list.query()).toEqual([]);
    const [row] = await tokens("system").list.query();
    expect((await refusal(remove(row?.id))).status).toBe(404);
    await remove(row?.id, TEST_PASSWORD, "system");
  });
});

it("what a proxy in front asks for does not sign anybody out", async () => {
  const headers = { authorization: "Basic dXNlcjpwYXNz" };
  expect((await site.request("GET", "/api/v0/entry/", { as: "admin", headers })).status).toBe(200);
});
