import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "#db/schema/sessions.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { users } from "#db/schema/users.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ env: { TRUST_PROXY: "1" } });
});
afterEach(() => site.close());

const credentials = { handle: "admin@example.org", password: TEST_PASSWORD };
const from = (address: string) => ({ "x-forwarded-for": address });
const login = (body: unknown, headers: Record<string, string> = {}) =>
  site.request("POST", "/api/v0/login", { body, headers });

function sessionOf(headers: Headers): string {
  const [cookie = ""] = headers.getSetCookie().filter((line) => line.startsWith("session="));
  return cookie.split(";", 1)[0] ?? "";
}

describe("signing in", () => {
  it("answers the user and sets an HttpOnly cookie whose token is stored hashed", async () => {
    const answer = await login(credentials);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      _id: expect.any(String),
      name: "Test admin",
      handle: "admin@example.org",
      roles: ["admin"],
      failedLogins: 0,
      lastLogin: expect.any(String),
      locked: false,
      secondFactor: { totp: 0, passkeys: 0 },
      updated: expect.any(String),
      version: 1,
    });
    const [setCookie = ""] = answer.headers.getSetCookie();
    expect(setCookie).toMatch(/HttpOnly/u);
    expect(setCookie).toMatch(/SameSite=Lax/u);
    const token = sessionOf(answer.headers).slice("session=".length);
    const rows = await site.services.database.db.select().from(sessions);
    expect(rows.map((row) => row.tokenHash)).toContain(hashToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(32);
  });

  it("takes the handle in any case and with blanks around it", async () => {
    expect((await login({ ...credentials, handle: "  Admin@Example.ORG " })).status).toBe(200);
  });

  it("answers unknown handles and wrong passwords with the same bytes", async () => {
    const wrong = await login({ ...credentials, password: "not-the-password" });
    const unknown = await login({ handle: "nobody@example.org", password: "not-the-password" });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: "C101", message: "Benutzer oder Passwort falsch" });
    expect(unknown.body).toEqual(wrong.body);
    const english = await login(
      { handle: "nobody@example.org", password: "not-the-password" },
      { "accept-language": "en-GB,de;q=0.5" },
    );
    expect(english.body).toEqual({ code: "C101", message: "wrong user or password" });
  });

  it("counts failures and forgets them after a success", async () => {
    const { db } = site.services.database;
    const row = async () => (await db.select().from(users).where(eq(users.handle, credentials.handle)))[0];
    await login({ ...credentials, password: "not-the-password" });
    expect((await row())?.failedLogins).toBe(1);
    await login(credentials);
    expect(await row()).toMatchObject({ failedLogins: 0, lastLogin: expect.any(Date) });
  });

  it("names the fields that are wrong", async () => {
    const answer = await login({ handle: "no-address", password: "" }, { "accept-language": "en" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "C200",
      fields: { handle: "E-mail must be valid", password: "This field must be filled in." },
    });
    const empty = await login({}, { "accept-language": "en" });
    expect(empty.body).toMatchObject({
      fields: { handle: "E-mail is required", password: "This field must be filled in." },
    });
  });

  it("stops an address after ten failures, while another gets in", async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await login({ ...credentials, password: "wrong-password" }, from("203.0.113.7"))).status).toBe(401);
    const stopped = await login(credentials, from("203.0.113.7"));
    expect(stopped.status).toBe(429);
    expect(stopped.body).toMatchObject({ code: "C102" });
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login(credentials, from("203.0.113.8"))).status).toBe(200);
  });

  it("does not let many attempts at once slip past the count", async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => login({ ...credentials, password: "wrong-password" }, from("203.0.113.9"))),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });

  it("counts IPv6 addresses by /64", async () => {
    for (let host = 1; host <= 10; host++)
      await login({ ...credentials, password: "wrong-password" }, from(`2001:db8:1:2::${host}`));
    expect((await login(credentials, from("2001:db8:1:2:ffff::1"))).status).toBe(429);
    expect((await login(credentials, from("2001:db8:1:3::1"))).status).toBe(200);
  });
});

describe("the origin", () => {
  it("must be this site's for login, with or without a session", async () => {
    const foreign = await login(credentials, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect(foreign.body).toMatchObject({ code: "C100" });
    expect((await login(credentials, { origin: "null" })).status).toBe(403);
    const port = new URL(site.url).port;
    expect((await login(credentials, { origin: `http://localhost:${port}` })).status).toBe(200);
    expect((await login(credentials, { origin: "http://localhost:1" })).status).toBe(403);
  });

  it("may be missing only where the browser says same-origin", async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${site.url}/api/v0/login`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(credentials),
      });
    expect((await post({})).status).toBe(403);
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("must be this site's for every write with a session, tRPC included", async () => {
    const headers = { origin: "https://evil.example" };
    expect((await site.request("POST", "/api/v0/entry", { as: "admin", body: { title: "x" }, headers })).status).toBe(
      403,
    );
    expect(
      (await site.request("POST", "/trpc/entries.create", { as: "admin", body: { title: "x" }, headers })).status,
    ).toBe(403);
    expect(
      (await site.request("GET", "/api/v0/logout", { as: "admin", headers: { "sec-fetch-site": "cross-site" } }))
        .status,
    ).toBe(403);
  });

  it("hosts that are not this site's are misdirected", async () => {
    const { request } = await import("node:http");
    const { text } = await import("node:stream/consumers");
    const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      request(`${site.url}/healthz`, { headers: { host: "evil.example" } }, (answer) =>
        text(answer).then((said) => resolve([answer.statusCode, said]), reject),
      )
        .on("error", reject)
        .end();
    });
    expect([status, JSON.parse(body)]).toMatchObject([
      421,
      { code: "C421", message: expect.stringMatching(/Website/u) },
    ]);
    expect(site.logLines.join("")).toMatch(/"host":"evil\.example".*PUBLIC_URL/u);
  });
});

describe("signing out", () => {
  it("ends the session", async () => {
    const cookie = sessionOf((await login(credentials)).headers);
    const me = () => site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } });
    expect((await me()).body).toMatchObject([{ handle: "admin@example.org" }]);
    expect((await site.request("POST", "/api/v0/logout", { headers: { cookie } })).status).toBe(204);
    expect((await me()).body).toMatchObject([{ handle: "guest", roles: ["guest"] }]);
  });

  it("clears a cookie that opens nothing", async () => {
    const answer = await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie: "session=long-gone" } });
    expect(answer.headers.getSetCookie().join()).toMatch(/session=;/u);
  });
});

describe("a new password", () => {
  it("ends every other session and gives this browser a new one", async () => {
    const here = sessionOf((await login(credentials)).headers);
    const there = sessionOf((await login(credentials)).headers);
    const body = { old: TEST_PASSWORD, new: "Ganz-neues-Passwort-1" };
    const answer = await site.request("POST", "/api/v0/setPassword", { body, headers: { cookie: here } });
    expect(answer.status).toBe(204);
    const renewed = sessionOf(answer.headers);
    expect(renewed).not.toBe(here);
    const handleOf = async (cookie: string) =>
      (await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie } })).body;
    expect(await handleOf(renewed)).toMatchObject([{ handle: "admin@example.org" }]);
    expect(await handleOf(here)).toMatchObject([{ handle: "guest" }]);
    expect(await handleOf(there)).toMatchObject([{ handle: "guest" }]);
    expect((await login(credentials)).status).toBe(401);
  });

  it.each([
    ["wrong-old-password", "Ganz-neues-Passwort-1", 401, "C101"],
    [TEST_PASSWORD, "short", 400, "C200"],
    [TEST_PASSWORD, "x".repeat(129), 400, "C200"],
    [TEST_PASSWORD, "Password123", 400, "C200"],
    [TEST_PASSWORD, "admin@example.org", 400, "C200"],
    [TEST_PASSWORD, "nul\u0000nulnulnul", 400, "C200"],
  ])("%s → %s is answered %i %s and changes nothing", async (old, replacement, status, code) => {
    const answer = await site.request("POST", "/api/v0/setPassword", { as: "admin", body: { old, new: replacement } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
    expect((await login(credentials)).status).toBe(200);
  });

  it("has to replace one that the program made up before anything else is written", async () => {
    await site.services.database.db.update(users).set({ mustChangePassword: true });
    const refused = await site.request("POST", "/api/v0/entry", { as: "system", body: { title: "x" } });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: "C106" });
    const form = new FormData();
    form.append("a.txt", new Blob(["hello"]), "a.txt");
    expect((await site.request("POST", "/api/v0/upload", { as: "system", body: form })).body).toMatchObject({
      code: "C106",
    });
    expect((await site.request("GET", "/api/v0/entry", { as: "system" })).status).toBe(200);
    const unchanged = { old: TEST_PASSWORD, new: TEST_PASSWORD };
    const same = await site.request("POST", "/api/v0/setPassword", { as: "system", body: unchanged });
    expect(same).toMatchObject({ status: 400, body: { code: "C200", fields: { new: expect.any(String) } } });
    expect(
      (
        await site.request("POST", "/api/v0/setPassword", {
          as: "system",
          body: { old: TEST_PASSWORD, new: "Ganz-neues-Passwort-1" },
        })
      ).status,
    ).toBe(204);
    expect((await site.request("POST", "/api/v0/entry", { as: "system", body: { title: "x" } })).status).toBe(201);
  });
});

describe("a forgotten password", () => {
  const ask = (handle: string) => site.request("POST", "/trpc/auth.requestPasswordReset", { body: { handle } });
  const reset = (token: string, password = "Ganz-neues-Passwort-1") =>
    site.request("POST", "/trpc/auth.resetPassword", { body: { token, new: password } });
  const mails = () => site.services.database.db.select().from(outgoingMail);

  it("answers the same for handles that do not exist, and mails only those that do", async () => {
    const known = await ask("admin@example.org");
    const unknown = await ask("nobody@example.org");
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect((await mails()).map((mail) => mail.recipient)).toEqual(["admin@example.org"]);
  });

  it("is set once with the mailed token, which ends every session", async () => {
    const cookie = await site.cookieOf("admin");
    await ask("admin@example.org");
    const [mail] = await mails();
    const token = /#token=([\w-]+)/u.exec(mail?.body ?? "")?.[1] ?? "";
    expect(token.length).toBeGreaterThan(30);
    expect((await reset("not-the-token")).body).toMatchObject({ error: { data: { code: "C103", httpStatus: 410 } } });
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(410);
    expect((await site.request("GET", "/api/v0/auth/?me=1", { headers: { cookie: cookie ?? "" } })).body).toMatchObject(
      [{ handle: "guest" }],
    );
    expect((await login({ ...credentials, password: "Ganz-neues-Passwort-1" })).status).toBe(200);
  });

  it("lets one of two requests at once win", async () => {
    await ask("admin@example.org");
    const [mail] = await mails();
    const token = /#token=([\w-]+)/u.exec(mail?.body ?? "")?.[1] ?? "";
    const ends = await Promise.all([reset(token, "Ganz-neues-Passwort-1"), reset(token, "Ganz-neues-Passwort-2")]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe("the log", () => {
  it("holds no password, token, or whole address", async () => {
    const answer = await login(credentials, from("203.0.113.77"));
    await site.request("GET", "/api/v0/entry?q=Geheimnis", { headers: { cookie: sessionOf(answer.headers) } });
    await login({ handle: "admin@example.org", password: "a-wrong-password" });
    const log = site.logLines.join("");
    expect(log).toContain("/api/v0/login");
    for (const secret of [
      TEST_PASSWORD,
      "a-wrong-password",
      sessionOf(answer.headers).slice(8),
      "203.0.113.77",
      "Geheimnis",
    ])
      expect(log).not.toContain(secret);
  });
});
