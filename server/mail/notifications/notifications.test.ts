import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OWN_PUSH_KEY } from "#contract/schemas/settings.ts";
import { messages } from "#db/schema/messages.ts";
import { pushDevices, pushNotices } from "#db/schema/push.ts";
import { settings } from "#db/schema/settings.ts";
import { users } from "#db/schema/users.ts";
import { startBackgroundWork } from "../../registries/jobs.ts";
import { openPush } from "../../outside/push.ts";
import { answeredCaptcha } from "#testing/captcha.ts";
import { openTestPushService, type Place, type TestPushService } from "#testing/push-service.ts";
import { openTestSite, TEST_PASSWORD, type TestSite } from "#testing/site.ts";
import { refusal, sendAny, statusOf } from "#testing/trpc-client.ts";
import { insertUser } from "../../people/accounts/store.ts";
import { contents } from "../../registries/notification-contents.ts";
import { deliverNotice } from "./deliver-notice.ts";

let site: TestSite;
let service: TestPushService;
let browser: { cookie: string };

beforeAll(async () => {
  service = await openTestPushService();
  site = await openTestSite({ env: { PUSH_API_BASE: service.url } });
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(async () => {
  for (const table of [pushDevices, messages]) await db().delete(table);
  await db().execute(sql`delete from pgboss.job`);
  await db().execute(sql`delete from rate_limits`);
  service.received.length = 0;
  service.behave("accept");
  service.beforeAnswer(async () => {});
  browser = { cookie: (await site.cookieOf("admin")) ?? "" };
});

const db = () => site.services.database.db;

const pages = (headers: Record<string, string> = browser) =>
  site.trpc("guest", { "accept-language": "de", ...headers });
const own = (headers: Record<string, string> = browser) => pages(headers).notifications;
const add = (place: Place, headers: Record<string, string> = browser, name = "Firefox auf Windows") =>
  own(headers).add.mutate({ name, ...place });
const devices = (headers: Record<string, string> = browser) => own(headers).devices.query();
const siteKey = async () => (await own().siteKey.mutate()).publicKey;

let written = 0;
async function write(): Promise<void> {
  written += 1;
  const answer = await site.request("POST", "/api/v0/message/", {
    body: {
      first_name: "Änne",
      last_name: "Geheim",
      email: `aenne${written}@example.org`,
      message: "Ein vertraulicher Text",
      captcha: answeredCaptcha(site.services.secretKey),
    },
  });
  expect(answer.status).toBe(201);
}

const notices = () => db().select().from(pushNotices);
async function deliver(push = openPush(service.url)): Promise<void> {
  for (const { id } of await notices()) await deliverNotice(site.services, push, id, contents);
}

describe("the site's key", () => {
  it("is made once, also by two at once, sealed in the database, and only its public part is ever answered", async () => {
    const [one, two] = await Promise.all([siteKey(), siteKey()]);
    expect(one).toBe(two);
    expect(Buffer.from(one, "base64url")).toHaveLength(65);
    const [row] = await db().select().from(settings).where(eq(settings.section, "notifications"));
    const sealed = row?.secrets[OWN_PUSH_KEY];
    expect(Buffer.from(sealed?.sealed ?? "", "base64")).not.toHaveLength(0);
    const config = await site.request("GET", "/api/v0/config/", { as: "system" });
    expect(JSON.stringify(config.body)).not.toContain(sealed?.last4);
    expect(config.body).toMatchObject([{ notifications: { apikey: null } }]);
  });

  it("is that of the settings, if it is one", async () => {
    const apikey = (key: string) =>
      site.request("PUT", "/api/v0/config/", { as: "system", body: { notifications: { apikey: key } } });
    const made = await siteKey();
    await add(service.subscribe());
    await apikey(Buffer.alloc(32, 7).toString("base64url"));
    expect(await siteKey()).not.toBe(made);
    expect(await devices()).toEqual([]);
    await write();
    await deliver();
    expect(service.received).toEqual([]);
    expect(await db().select().from(pushDevices)).toEqual([]);
    expect(await apikey("no key at all")).toMatchObject({
      status: 400,
      body: { code: "C200", fields: { "notifications.apikey": expect.stringContaining("VAPID") } },
    });
    // This key has the right length, but it is invalid: its number is not below the order of the curve.
    expect((await apikey(Buffer.alloc(32, 255).toString("base64url"))).status).toBe(200);
    expect(await refusal(siteKey())).toMatchObject({
      status: 400,
      code: "C200",
      fields: { apikey: expect.stringContaining("VAPID") },
    });
    await apikey("");
    expect(await siteKey()).toBe(made);
  });
});

describe("a device", () => {
  it("is told how many messages are unread, encrypted for it, signed by the site, and nothing that a visitor wrote", async () => {
    const place = service.subscribe();
    expect(await add(place)).toMatchObject({
      name: "Firefox auf Windows",
      kinds: ["message", "comment", "order", "withdrawal"],
    });
    for (let n = 0; n < 3; n++) await write();
    expect(await notices()).toHaveLength(1);
    await deliver();
    expect(service.received).toHaveLength(1);
    const [{ payload, text, headers, siteKey: signed, claims, endpoint }] = service.received as [
      (typeof service.received)[number],
    ];
    expect(payload).toEqual({
      title: "Neue Nachricht",
      body: "3 ungelesene Nachrichten",
      path: "/admincenter/messages/inbox",
      tag: "message",
      language: "de",
    });
    expect(text).not.toMatch(/Geheim|vertraulich|@/u);
    expect([headers["ttl"], headers["topic"], headers["urgency"]]).toEqual(["86400", "message", "normal"]);
    expect([endpoint, signed]).toEqual([place.endpoint, await siteKey()]);
    expect(claims.sub).toMatch(/^mailto:.+@127\.0\.0\.1$/u);
    expect(await notices()).toEqual([]);
    expect((await devices())[0]).toMatchObject({ lastSent: expect.any(String), problem: null });
    const answered = JSON.stringify(await devices());
    for (const secret of [place.endpoint, place.keys.auth, place.keys.p256dh]) expect(answered).not.toContain(secret);
    expect(site.logLines.join()).not.toContain(new URL(place.endpoint).pathname);
  });

  it("is reached at the place that its push service gives it later, as that session alone", async () => {
    const [earlier, before, after] = [service.subscribe(), service.subscribe(), service.subscribe()];
    await add(earlier);
    await add(before);
    const other = { cookie: (await site.cookieOf("admin")) ?? "" };
    const renew = (place: Place, headers?: Record<string, string>) => own(headers).renew.mutate(place);
    expect(await refusal(renew(after, other))).toMatchObject({ status: 404, code: "C404" });
    expect((await refusal(renew({ ...after, endpoint: "https://elsewhere.example/x" }))).status).toBe(400);
    expect((await devices()).length).toBe(2);
    expect(await renew(after)).toMatchObject({ name: "Firefox auf Windows", problem: null });
    await write();
    await deliver();
    expect(service.received.map(({ endpoint }) => endpoint)).toEqual([after.endpoint]);
    expect(await db().select().from(pushDevices)).toHaveLength(1);
  });

  it("is told in its own language, by the job queue", async () => {
    await add(service.subscribe(), { ...browser, cookie: `${browser.cookie}; lang=en` });
    const work = startBackgroundWork(site.services);
    try {
      await write();
      await service.until(1);
    } finally {
      await work.stop();
    }
    expect(service.received[0]?.payload).toMatchObject({
      title: "New message",
      body: "1 unread message",
      language: "en",
    });
  });

  it("is told again of what came while it was being told, and nothing if all is read", async () => {
    await add(service.subscribe());
    await write();
    service.beforeAnswer(async () => {
      service.beforeAnswer(async () => {});
      await write();
    });
    await deliver();
    expect(await notices()).toMatchObject([{ attempts: 0, asked: 2 }]);
    await deliver();
    expect(service.received.map(({ payload }) => payload["body"])).toEqual([
      "1 ungelesene Nachricht",
      "2 ungelesene Nachrichten",
    ]);
    await write();
    await db().update(messages).set({ read: true });
    await deliver();
    expect(service.received).toHaveLength(2);
    expect(await notices()).toEqual([]);
  });

  it("that wants to know nothing of messages is not told", async () => {
    const { id } = await add(service.subscribe());
    expect((await own().update.mutate({ id, kinds: [] })).kinds).toEqual([]);
    await write();
    expect(await notices()).toEqual([]);
    expect((await refusal(sendAny(own().update.mutate, { id, kinds: ["weather"] }))).code).toBe("C200");
    await own().update.mutate({ id, kinds: ["message"] });
    await write();
    expect(await notices()).toHaveLength(1);
  });

  it("is only its own user's", async () => {
    const { id } = await add(service.subscribe());
    const other = { cookie: (await site.cookieOf("system")) ?? "" };
    expect(await devices(other)).toEqual([]);
    for (const call of [
      () => own(other).update.mutate({ id, kinds: [] }),
      () => own(other).test.mutate({ id }),
      () => own(other).remove.mutate({ id }),
    ])
      expect((await refusal(call())).status).toBe(404);
    expect(await devices()).toHaveLength(1);
    await own().remove.mutate({ id });
    expect((await refusal(own().remove.mutate({ id }))).status).toBe(404);
  });

  it("is refused at a service that nobody knows, with keys that are none, and beyond the limit", async () => {
    const place = service.subscribe();
    const wrong = (input: Partial<Place>) => refusal(add({ ...place, ...input }));
    expect(await wrong({ endpoint: "https://example.org/push" })).toMatchObject({
      code: "C200",
      fields: { endpoint: expect.any(String) },
    });
    expect((await wrong({ endpoint: "http://127.0.0.1:1/push" })).code).toBe("C200");
    expect((await wrong({ keys: { ...place.keys, p256dh: "A".repeat(87) } })).code).toBe("C200");
    expect((await wrong({ keys: { ...place.keys, auth: "short" } })).code).toBe("C200");
    expect(await refusal(add(place, browser, " "))).toMatchObject({ fields: { name: expect.any(String) } });
    const all = Array.from({ length: 21 }, () => add(service.subscribe()));
    const statuses = await Promise.all(all.map((one) => statusOf(one)));
    const beyond = all.filter((_, index) => statuses[index] !== 200);
    expect(beyond).toHaveLength(1);
    for (const one of beyond) expect((await refusal(one)).fields).toEqual({ name: expect.stringContaining("20") });
  });

  it("that is switched on twice is there once, with what was said last", async () => {
    const place = service.subscribe();
    await add(place);
    const other = { cookie: (await site.cookieOf("system")) ?? "" };
    await add(place, other, "Jetzt meins");
    expect(await devices()).toEqual([]);
    expect(await devices(other)).toMatchObject([{ name: "Jetzt meins" }]);
  });
});

describe("a push service that", () => {
  const failing = async (behaviour: Parameters<TestPushService["behave"]>[0]) => {
    await add(service.subscribe());
    await write();
    service.behave(behaviour);
    await deliver();
  };
  const waits = async () => {
    const [notice] = await notices();
    const { rows } = await db().execute(sql`select start_after as at from pgboss.job where singleton_key like 'push:%'
      order by start_after desc limit 1`);
    return { notice, jobAt: new Date(String(rows[0]?.["at"])) };
  };

  it.each([404, 410])("says %i ends the device", async (status) => {
    await failing({ status });
    expect(await devices()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it("fails is asked again after a pause, by a job of the notice", async () => {
    await add(service.subscribe());
    await write();
    await db().execute(sql`delete from pgboss.job`);
    service.behave({ status: 503 });
    const before = Date.now();
    await deliver();
    const { notice, jobAt } = await waits();
    expect(notice).toMatchObject({ attempts: 1 });
    const seconds = ((notice?.nextAttempt.getTime() ?? 0) - before) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(Math.abs(jobAt.getTime() - (notice?.nextAttempt.getTime() ?? 0))).toBeLessThan(1_000);
    for (let attempt = 2; attempt <= 7; attempt++) await deliver();
    expect(await notices()).toEqual([]);
    expect(await devices()).toMatchObject([{ problem: "503" }]);
  });

  it("asks to wait is left alone for so long", async () => {
    const before = Date.now();
    await failing({ status: 429, headers: { "retry-after": "600" } });
    const { notice } = await waits();
    const nextAttempt = notice?.nextAttempt.getTime() ?? 0;
    expect(nextAttempt).toBeGreaterThanOrEqual(before + 600_000);
    expect(nextAttempt).toBeLessThanOrEqual(Date.now() + 600_000);
    await db()
      .update(pushNotices)
      .set({ created: new Date(Date.now() - 25 * 3_600_000) });
    await deliver();
    expect(await notices()).toEqual([]);
    expect(await devices()).toMatchObject([{ problem: "429" }]);
  });

  it("refuses, or sends elsewhere, is not asked again, and its answer is shown", async () => {
    await failing({ status: 403 });
    expect(await devices()).toMatchObject([{ problem: "403" }]);
    const before = service.asked();
    await write();
    service.behave({ status: 307, headers: { location: `${service.url}/elsewhere` } });
    await deliver();
    expect(service.asked()).toBe(before + 1);
    expect(await devices()).toMatchObject([{ problem: "307" }]);
  });

  it("has a name in the DNS that leads into the own network is not reached", async () => {
    const publicKey = await siteKey();
    await add(service.subscribe());
    const [device] = await db().select().from(pushDevices);
    if (!device) throw new Error("no device");
    const before = service.asked();
    const named = { ...device, endpoint: device.endpoint.replace("127.0.0.1", "localhost") };
    const site = { publicKey, privateKey: Buffer.alloc(32, 7).toString("base64url"), subject: "mailto:a@example.org" };
    const push = { device: named, site, payload: "{}", ttlSeconds: 1, topic: "test" };
    expect(await openPush(service.url).send(push)).toEqual({ status: 0, retryAfterSeconds: null });
    expect(service.asked()).toBe(before);
    expect((await openPush(new URL(named.endpoint).origin).send(push)).status).not.toBe(0);
    expect(service.asked()).toBe(before + 1);
  });
});

describe("a test", () => {
  it("is sent at once, and says what became of it", async () => {
    const { id } = await add(service.subscribe());
    const test = () => own().test.mutate({ id });
    expect(await test()).toMatchObject({ lastSent: expect.any(String) });
    expect(service.received[0]?.payload).toMatchObject({ title: "Probenachricht", path: "/admincenter/notifications" });
    service.behave({ status: 500 });
    expect(await refusal(test())).toMatchObject({ status: 502, code: "C105" });
    expect(await devices()).toMatchObject([{ problem: "500" }]);
    service.behave({ status: 410 });
    expect((await refusal(test())).status).toBe(404);
    expect(await devices()).toEqual([]);
  });
});

describe("a device goes", () => {
  it("with the session that it was switched on in, not with another one", async () => {
    await add(service.subscribe());
    const other = { cookie: (await site.cookieOf("admin")) ?? "" };
    await pages(other).auth.logout.mutate();
    expect(await devices()).toHaveLength(1);
    await pages().auth.logout.mutate();
    expect(await db().select().from(pushDevices)).toEqual([]);
  });

  it("with a new password everywhere but where that was set; and stays when the same user signs in there again", async () => {
    await add(service.subscribe());
    const other = { cookie: (await site.cookieOf("admin")) ?? "" };
    await add(service.subscribe(), other, "Anderswo");
    const set = async (old: string, next: string, headers: Record<string, string>) => {
      const answer = await site.request("POST", "/trpc/auth.setPassword", { body: { old, new: next }, headers });
      expect(answer.status).toBe(200);
      return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" };
    };
    const next = "Ein-anderes-Wort-2026";
    browser = await set(TEST_PASSWORD, next, browser);
    expect(await devices()).toMatchObject([{ name: "Firefox auf Windows" }]);
    browser = await set(next, TEST_PASSWORD, browser);
    const login = await site.request("POST", "/api/v0/login", {
      body: { handle: "admin@example.org", password: TEST_PASSWORD },
      headers: browser,
    });
    browser = { cookie: login.headers.get("set-cookie")?.split(";")[0] ?? "" };
    expect(await devices()).toHaveLength(1);
    await pages().auth.logout.mutate();
    expect(await db().select().from(pushDevices)).toEqual([]);
  });

  it("when its session is ended elsewhere, alone or with all others", async () => {
    const other = { cookie: (await site.cookieOf("admin")) ?? "" };
    const ends = [
      (id: string) => pages(other).account.endSession.mutate({ id }),
      () => pages(other).account.endOtherSessions.mutate(),
    ];
    for (const end of ends) {
      await add(service.subscribe());
      await add(service.subscribe(), other, "Anderswo");
      const listed = await pages().account.sessions.query();
      await end(listed.find(({ isThis }) => isThis)?.id ?? "");
      expect(await devices(other)).toMatchObject([{ name: "Anderswo" }]);
      browser = { cookie: (await site.cookieOf("admin")) ?? "" };
      await db().delete(pushDevices);
    }
  });

  it("with its user, whose notices go as well", async () => {
    const id = "0198c0de-0000-7000-8000-00000000abcd";
    await insertUser(db(), { id, name: "Weg", handle: "weg@example.org", passwordHash: "x", roles: ["admin"] });
    await add(service.subscribe());
    await db().update(pushDevices).set({ userId: id });
    await write();
    expect(await notices()).toHaveLength(1);
    await db().delete(users).where(eq(users.id, id));
    expect(await notices()).toEqual([]);
  });
});

it("who only reads the list makes no key", async () => {
  await db().update(settings).set({ secrets: {} }).where(eq(settings.section, "notifications"));
  expect(await devices()).toEqual([]);
  const [row] = await db().select().from(settings).where(eq(settings.section, "notifications"));
  expect(row?.secrets).toEqual({});
});
