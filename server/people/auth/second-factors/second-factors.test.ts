import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/audit-log.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { recoveryCodes, totpSecrets } from "#db/schema/second-factors.ts";
import { settings } from "#db/schema/settings.ts";
import { asc, eq } from "drizzle-orm";
import { rescueUser } from "../rescue-user.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { storeEntry } from "#testing/entries.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";

let site: TestSite;
let now: number;
beforeEach(async () => {
  site = await openTestSite({ env: { TRUST_PROXY: "1" } });
  now = Date.now();
  site.services.now = () => new Date(now);
});
afterEach(() => site.close());

const handle = "admin@example.org";
const right = { handle, password: TEST_PASSWORD };
const login = (body: unknown) => site.request("POST", "/api/v0/login", { body });
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now });
const nextStep = () => void (now += 30_000);

const account = () => site.trpc("admin").account;
const password = TEST_PASSWORD;

async function setUp(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await account().beginTotp.mutate();
  const codes = await account().setUpTotp.mutate({ secret, code: codeOf(secret), password });
  nextStep();
  return { secret, codes: codes ?? [] };
}

it("tells the user by mail, and the audit log, of every change of how to sign in", async () => {
  await setUp();
  await account().renewRecoveryCodes.mutate({ password });
  await account().removeTotp.mutate({ password });
  const changed = await site.request("POST", "/api/v0/setPassword", {
    as: "admin",
    body: { old: TEST_PASSWORD, new: "Kelterhaus-im-Regen-7" },
  });
  expect(changed).toMatchObject({ status: 204 });
  const audited = await site.services.database.db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(audited.map(({ userName, label, fields }) => [userName, label, fields[0]?.after])).toEqual(
    ["totpAdded", "codesRenewed", "totpRemoved", "passwordChanged"].map((signIn) => ["Test admin", handle, signIn]),
  );
  const mails = await site.services.database.db.select().from(outgoingMail).orderBy(asc(outgoingMail.id));
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual(
    Array.from({ length: 4 }, () => ["signInChanged", handle]),
  );
  expect(mails.map(({ body }) => body.split("\n")[2])).toEqual([
    "Eine App für Einmalcodes wurde als zweiter Faktor eingerichtet.",
    "Neue Wiederherstellungscodes wurden erstellt; die alten gelten nicht mehr.",
    "Die App für Einmalcodes wurde als zweiter Faktor entfernt.",
    "Ihr Passwort wurde geändert; alle anderen Geräte sind abgemeldet.",
  ]);
});

describe("the app", () => {
  it("is asked for from then on, and its code opens a session once", async () => {
    const { uri, secret } = await account().beginTotp.mutate();
    expect(uri).toContain(encodeURIComponent(handle));
    expect(uri).toContain(secret);
    await setUp();
    expect((await site.request("GET", "/api/v0/auth/?me=1", { as: "admin" })).body).toMatchObject([
      { secondFactor: { totp: 1, passkeys: 0 } },
    ]);
  });

  it("says what is needed only after the right password; a code is good once, and never an earlier one", async () => {
    const { secret } = await setUp();
    const needed = await login(right);
    expect(needed.status).toBe(401);
    expect(needed.body).toMatchObject({ code: "C110", factors: ["totp", "recovery"] });
    expect((await login({ ...right, password: "not-the-password", code: codeOf(secret) })).body).toMatchObject({
      code: "C101",
    });
    const code = codeOf(secret);
    const entered = await login({ ...right, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(entered.status).toBe(200);
    const again = await login({ ...right, code });
    expect(again.status).toBe(401);
    expect(again.body).toMatchObject({ code: "C110", fields: { code: expect.any(String) } });
    now -= 30_000;
    expect((await login({ ...right, code: codeOf(secret) })).status).toBe(401);
  });

  it("opens one session when one code comes twice at once", async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => login({ ...right, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it("throttles wrong codes like wrong passwords, and counts no right password without a code", async () => {
    const { secret } = await setUp();
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await login(right)).status).toBe(401);
    for (let attempt = 0; attempt < 10; attempt += 1) await login({ ...right, code: "000000" });
    expect((await login({ ...right, code: codeOf(secret) })).body).toMatchObject({ code: "C102" });
  });

  it("is not guessed from many addresses either", async () => {
    const { secret } = await setUp();
    const guess = (from: number, code: string) =>
      site.request("POST", "/api/v0/login", {
        body: { ...right, code },
        headers: { "x-forwarded-for": `10.1.0.${from}` },
      });
    for (let from = 0; from < 20; from += 1) expect((await guess(from, "000000")).status).toBe(401);
    const refused = await guess(99, codeOf(secret));
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: "C102" });
  });

  it("is stored sealed, only with a right code and the password", async () => {
    const { beginTotp, setUpTotp } = account();
    const { secret } = await beginTotp.mutate();
    const wrongCode = await refusal(setUpTotp.mutate({ secret, code: "000000", password }));
    expect(wrongCode).toMatchObject({ code: "C200", fields: { code: expect.any(String) } });
    const wrongPassword = await refusal(setUpTotp.mutate({ secret, code: codeOf(secret), password: "wrong-one" }));
    expect(wrongPassword).toMatchObject({ code: "C101" });
    await setUp();
    const rows = await site.services.database.db.select().from(totpSecrets);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("goes with the password alone, and takes the recovery codes along", async () => {
    const { codes } = await setUp();
    expect((await refusal(account().removeTotp.mutate({ password: "wrong-one" }))).code).toBe("C101");
    await account().removeTotp.mutate({ password });
    expect((await login(right)).status).toBe(200);
    expect(await site.services.database.db.select().from(recoveryCodes)).toHaveLength(0);
    expect(codes).toHaveLength(10);
  });
});

describe("a recovery code", () => {
  it("opens once what the app opened, however it is typed, and is stored hashed", async () => {
    const { codes } = await setUp();
    const rows = await site.services.database.db.select().from(recoveryCodes);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
    const typed = ` ${codes[3]?.toUpperCase().replaceAll("-", " ")}`;
    expect((await login({ ...right, code: typed })).status).toBe(200);
    expect((await login({ ...right, code: typed })).status).toBe(401);
    expect((await login({ ...right, code: codes[4] })).status).toBe(200);
  });

  it("is replaced by new ones", async () => {
    const { codes } = await setUp();
    const renewed = await account().renewRecoveryCodes.mutate({ password });
    expect((await login({ ...right, code: codes[0] })).status).toBe(401);
    expect((await login({ ...right, code: renewed[0] })).status).toBe(200);
  });
});

describe("lost factors", () => {
  it("are taken away by a system user with the password, and on the server", async () => {
    await setUp();
    const [admin] = (await site.request("GET", "/api/v0/auth/?me=1", { as: "admin" })).body as [{ _id: string }];
    const take = (as: "admin" | "system", password: string) =>
      site.trpc(as).users.removeFactors.mutate({ id: admin._id, password });
    expect((await refusal(take("admin", TEST_PASSWORD))).status).toBe(403);
    expect((await refusal(take("system", "wrong-one"))).status).toBe(401);
    await take("system", TEST_PASSWORD);
    expect((await login(right)).status).toBe(200);
    await setUp();
    const context = { services: site.services, viewer: programViewer };
    expect(await rescueUser(context, { handle })).toMatchObject({ lostFactors: 1, wasLocked: false });
    expect((await login(right)).status).toBe(200);
  });
});

describe("a site that asks everybody for a second factor", () => {
  it("lets nobody write before there is one, but set it up and change the password", async () => {
    const { db } = site.services.database;
    await db
      .update(settings)
      .set({ value: { security: { secondFactorRequired: true } } })
      .where(eq(settings.section, "security"));
    const write = () => site.request("POST", "/api/v0/entry/", { as: "admin", body: { title: "Apfeltag" } });
    const refused = await write();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: "C100", message: expect.stringContaining("zweiten Faktor") });
    expect((await site.request("GET", "/api/v0/entry/", { as: "admin" })).status).toBe(200);
    expect((await site.request("GET", "/api/v0/message/", { as: "admin" })).status).toBe(403);
    const draft = await site.request("POST", "/api/v0/entry/", { as: "system", body: { title: "Entwurf" } });
    expect(draft.status).toBe(403);
    await storeEntry(site.services.database, { title: "Entwurf", tags: ["Aktuelles"] });
    expect((await site.request("GET", "/api/v0/entry/", { as: "admin" })).body).toEqual([]);
    const [system] = (await site.request("GET", "/api/v0/auth/?me=1", { as: "system" })).body as [{ _id: string }];
    expect(
      (await site.request("PUT", `/api/v0/auth/${system._id}`, { as: "system", body: { name: "Neu" } })).status,
    ).toBe(403);
    await setUp();
    expect((await write()).status).toBe(201);
  });
});

describe("signed-in browsers", () => {
  it("are listed to their user, and ended one by one or all at once", async () => {
    const enter = async () => {
      const answer = await site.request("POST", "/api/v0/login", {
        body: right,
        headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" },
      });
      return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    };
    const [first, second, third] = [await enter(), await enter(), await enter()];
    const accountOf = (cookie: string) => site.trpc("guest", { cookie }).account;
    const listed = (cookie: string) => accountOf(cookie).sessions.query();
    const rows = await listed(first);
    expect(rows.map(({ device }) => device)).toEqual(Array(3).fill("Firefox, Linux"));
    expect(rows.filter(({ isThis }) => isThis)).toHaveLength(1);
    const thirds = (await listed(third)).find(({ isThis }) => isThis)?.id ?? "";
    await accountOf(first).endSession.mutate({ id: thirds });
    expect((await refusal(listed(third))).status).toBe(401);
    const others = site.trpc("system").account.endSession.mutate({ id: rows[0]?.id ?? "" });
    expect((await refusal(others)).status).toBe(404);
    await accountOf(first).endOtherSessions.mutate();
    expect((await refusal(listed(second))).status).toBe(401);
    expect(await listed(first)).toHaveLength(1);
  });
});
