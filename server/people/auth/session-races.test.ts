import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { refusal, statusOf } from "#testing/trpc-client.ts";

const HANDLE = "admin@example.org";
const CHOSEN = "Ganz-neues-Passwort-1";
const WRONG = { status: 401, body: { code: "C101", message: "Benutzer oder Passwort falsch" } };

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ env: { TRUST_PROXY: "1" } });
});
afterEach(() => site.close());

const login = (password = TEST_PASSWORD, address = "203.0.113.1") =>
  site.request("POST", "/api/v0/login", {
    body: { handle: HANDLE, password },
    headers: { "x-forwarded-for": address },
  });
const change = (chosen = CHOSEN) =>
  site.request("POST", "/api/v0/setPassword", { as: "admin", body: { old: TEST_PASSWORD, new: chosen } });
const ask = () => site.trpc().auth.requestPasswordReset.mutate({ handle: HANDLE });
const reset = (token: string, chosen = CHOSEN) => site.trpc().auth.resetPassword.mutate({ token, new: chosen });

async function mailedTokens(): Promise<string[]> {
  const mails = await site.services.database.db.select().from(outgoingMail);
  return mails.map(({ body }) => /#token=([\w-]+)/u.exec(body)?.[1] ?? "");
}

async function openSessions(): Promise<number> {
  return (await site.services.database.db.select().from(sessions)).length;
}

function beforeTransactions(count: number, work: () => Promise<unknown>): void {
  const { db } = site.services.database;
  const begin = db.transaction;
  const released = Promise.withResolvers<unknown>();
  let waiting = 0;
  db.transaction = async (...args) => {
    waiting += 1;
    if (waiting === count) {
      db.transaction = begin;
      released.resolve(work());
    }
    await released.promise;
    return begin(...args);
  };
}

const beforeNextTransaction = (work: () => Promise<unknown>): void => beforeTransactions(1, work);

describe("a sign-in that is under way", () => {
  it("opens nothing when the password is changed meanwhile", async () => {
    beforeNextTransaction(async () => expect((await change()).status).toBe(204));
    expect(await login()).toMatchObject(WRONG);
    expect(await openSessions()).toBe(1);
  });

  it("opens nothing when the password is reset meanwhile", async () => {
    await ask();
    const [token = ""] = await mailedTokens();
    beforeNextTransaction(() => reset(token));
    expect(await login()).toMatchObject(WRONG);
    expect(await openSessions()).toBe(0);
  });

  it.each([
    ["the roles are changed", { roles: ["system"] }],
    ["another hash is stored", { passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA" }],
  ])("opens nothing when %s meanwhile", async (_what, values) => {
    const { db } = site.services.database;
    beforeNextTransaction(() => db.update(users).set(values).where(eq(users.handle, HANDLE)));
    expect(await login()).toMatchObject(WRONG);
    expect(await openSessions()).toBe(0);
  });

  it("opens nothing when the user is removed meanwhile", async () => {
    const { db } = site.services.database;
    beforeNextTransaction(() => db.delete(users).where(eq(users.handle, HANDLE)));
    expect(await login()).toMatchObject(WRONG);
    expect(await openSessions()).toBe(0);
  });

  it("is no different among many at once", async () => {
    beforeTransactions(16, async () => expect((await change()).status).toBe(204));
    const logins = Array.from({ length: 16 }, (_, n) => login(TEST_PASSWORD, `203.0.113.${n}`));
    for (const answer of await Promise.all(logins)) expect(answer).toMatchObject(WRONG);
    expect(await openSessions()).toBe(1);
  });
});

describe("what needs the password again", () => {
  const otherHash = () =>
    site.services.database.db
      .update(users)
      .set({ passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA" })
      .where(eq(users.handle, HANDLE));

  it("a new handle is refused when the password is changed meanwhile", async () => {
    const { db } = site.services.database;
    const admin = site.trpc("admin");
    const [row] = await db.select().from(users).where(eq(users.handle, HANDLE));
    const { id = "", version = 0 } = row ?? {};
    const renamed = () =>
      refusal(admin.users.update.mutate({ id, version, handle: "neu@example.org", password: TEST_PASSWORD }));
    await admin.tokens.list.query();
    beforeNextTransaction(otherHash);
    expect(await renamed()).toMatchObject({ code: "C101" });
    expect(await db.$count(users, eq(users.handle, HANDLE))).toBe(1);
  });

  it("no token is removed when the password is changed meanwhile", async () => {
    const admin = site.trpc("admin");
    const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await admin.tokens.create.mutate({ name: "Kasse", rights: { message: "read" }, until, password: TEST_PASSWORD });
    const [token] = await admin.tokens.list.query();
    beforeNextTransaction(otherHash);
    expect(await refusal(admin.tokens.remove.mutate({ id: token?.id ?? "", password: TEST_PASSWORD }))).toMatchObject({
      code: "C101",
    });
    expect(await admin.tokens.list.query()).toHaveLength(1);
  });
});

describe("a change of the password that is under way", () => {
  it("is refused when a reset was quicker, whose password stays", async () => {
    await ask();
    const [token = ""] = await mailedTokens();
    beforeNextTransaction(() => reset(token, "Ganz-neues-Passwort-2"));
    expect(await change()).toMatchObject(WRONG);
    expect(await openSessions()).toBe(0);
    expect((await login("Ganz-neues-Passwort-2")).status).toBe(200);
  });

  it("is one of two at once that wins", async () => {
    const cookies = [await site.cookieOf("admin"), await site.cookieOf("admin")];
    const ends = await Promise.all(
      cookies.map((cookie, index) =>
        site.request("POST", "/api/v0/setPassword", {
          body: { old: TEST_PASSWORD, new: `Ganz-neues-Passwort-${index}` },
          headers: { cookie: cookie ?? "" },
        }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect(await openSessions()).toBe(1);
  });
});

describe("links that set a new password", () => {
  it("work beside a newer one, and end when one of them is used", async () => {
    await ask();
    const [older = ""] = await mailedTokens();
    await ask();
    const newer = (await mailedTokens()).find((token) => token !== older) ?? "";
    for (const token of [older, newer]) expect((await refusal(reset(token, "Password123"))).status).toBe(400);
    await reset(newer);
    expect((await refusal(reset(older))).status).toBe(410);
  });

  it("are at most five, and so are the mails of an hour, whoever asks", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => statusOf(ask())));
    for (const status of answers) expect([200, 429]).toContain(status);
    const tokens = await mailedTokens();
    expect(tokens).toHaveLength(5);
    for (const token of tokens) expect((await refusal(reset(token, "Password123"))).status).toBe(400);
  });

  it("end with the password that they were to replace", async () => {
    await ask();
    const [token = ""] = await mailedTokens();
    expect((await change()).status).toBe(204);
    expect((await refusal(reset(token))).status).toBe(410);
  });

  it("work when a newer one is asked for while they are followed, which ends then", async () => {
    await ask();
    const [token = ""] = await mailedTokens();
    beforeNextTransaction(ask);
    await reset(token);
    const newer = (await mailedTokens()).find((one) => one !== token) ?? "";
    expect((await refusal(reset(newer))).status).toBe(410);
  });
});
