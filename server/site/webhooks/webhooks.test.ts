import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { WebhookType } from "#contract/values/webhooks.ts";
import { webhookDeliveries, webhooks } from "#db/schema/webhooks.ts";
import { announceMoments } from "../../content/entries/announce-moments.ts";
import { storeContact } from "../../letters/messages/receive-message.ts";
import { deliver } from "../../mail/webhooks/deliver.ts";
import { queueEvents } from "../../mail/webhooks/queue-events.ts";
import { waitingDeliveries } from "../../mail/webhooks/store.ts";
import type { Resolve } from "../../outside/public-lookup.ts";
import { findAddressProblem, openWebhookSender } from "../../outside/webhook.ts";
import { lockSettings } from "../../kernel/settings/store.ts";
import { startBackgroundWork } from "../../registries/jobs.ts";
import { insertFile } from "#testing/library.ts";
import { openShop, placed } from "#testing/orders.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal, statusOf } from "#testing/trpc-client.ts";
import { untilWaitingOr } from "#testing/until-waiting.ts";
import { isSignedBy, openWebhookReceiver, type WebhookReceiver } from "#testing/webhook-receiver.ts";

let site: TestSite;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await openWebhookReceiver();
  site = await openTestSite({ env: { WEBHOOK_BASE: receiver.url } });
  await openShop(site);
});
afterAll(async () => {
  await site.close();
  await receiver.close();
});
beforeEach(async () => {
  clock = new Date();
  site.services.now = () => clock;
  await site.services.database.db.delete(webhooks);
  receiver.received.length = 0;
  receiver.answer(204);
});

let clock = new Date();
const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};
const db = () => site.services.database.db;
const own = () => site.trpc("system").webhooks;
const URL_OF = "https://erp.example.org/hooks/a?b=c";
const create = (...types: WebhookType[]) => own().create.mutate({ url: URL_OF, types });

/** Makes every attempt that is due now, as the queue does. @returns the received requests */
async function work() {
  const send = openWebhookSender(site.services.env.WEBHOOK_BASE);
  const before = receiver.received.length;
  for (const { id, at } of await waitingDeliveries(db(), 100)) if (at <= clock) await deliver(site.services, send, id);
  return receiver.received.slice(before);
}

async function product(): Promise<string> {
  const sent = { title: "Apfelsaft", price: 250, tax: "standard", goods: "other" };
  const { body, status } = await site.request("POST", "/api/v0/shop/product/", { as: "admin", body: sent });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body as { _id: string })._id;
}

const rest = async (method: string, path: string, body: object): Promise<{ _id: string; version: number }> => {
  const answer = await site.request(method, `/api/v0${path}`, { as: "admin", body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body as { _id: string; version: number };
};

describe("an order", () => {
  it("is one signed delivery for each of its events, without the customer", async () => {
    const { secret } = await create("order.placed", "order.paid", "order.shipped", "order.cancelled");
    const order = await placed(site, { items: [{ item: await product(), amount: 2 }] });
    const [request, ...others] = await work();
    expect(others).toEqual([]);
    expect(request && isSignedBy(secret, request)).toBe(true);
    expect(request?.path).toBe("/hooks/a?b=c");
    expect(request?.headers).toMatchObject({ "content-type": "application/json" });
    expect(Number(request?.headers["webhook-timestamp"])).toBe(Math.floor(clock.getTime() / 1000));
    expect(request?.body).toEqual({
      type: "order.placed",
      timestamp: clock.toISOString(),
      data: {
        _id: order._id,
        number: order.number,
        created: clock.toISOString(),
        total: order.total,
        currency: "EUR",
        payed: null,
        shipped: null,
        cancelled: null,
      },
    });
    await rest("PUT", "/shop/markPayed/", { _id: order._id });
    await rest("PUT", "/shop/markPayed/", { _id: order._id });
    await rest("PUT", "/shop/markShipped/", { _id: order._id });
    const further = await work();
    expect(further.map(({ body }) => [body.type, body.data["payed"], body.data["shipped"]])).toEqual([
      ["order.paid", clock.toISOString(), null],
      ["order.shipped", clock.toISOString(), clock.toISOString()],
    ]);
    const another = await placed(site, { items: [{ item: await product(), amount: 1 }] });
    await site.trpc("admin").orders.cancel.mutate({ id: another._id });
    expect((await work()).map(({ body }) => body.type)).toEqual(["order.placed", "order.cancelled"]);
  });

  it("tells no webhook that did not ask for it, or is off", async () => {
    await create("message.received");
    const { _id } = await create("order.placed");
    await own().update.mutate({ id: _id, enabled: false });
    await placed(site, { items: [{ item: await product(), amount: 1 }] });
    expect(await work()).toEqual([]);
  });

  it("that is rolled back tells nothing", async () => {
    await create("order.placed");
    const rolledBack = db().transaction(async (tx) => {
      await queueEvents(tx, [{ type: "order.placed", at: clock, data: () => ({}) }]);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect(await db().select().from(webhookDeliveries)).toEqual([]);
  });
});

it("a message names its topic, and neither its sender nor its text", async () => {
  await create("message.received");
  const content = { firstName: "Erika", lastName: "Muster", phone: "", email: "erika@example.org" };
  await db().transaction((tx) =>
    storeContact(
      tx,
      site.services,
      { ...content, message: "Ein Geheimnis", topic: "" },
      { language: "de", created: clock },
    ),
  );
  const [request] = await work();
  expect(request?.body.data).toEqual({
    _id: expect.any(String),
    created: clock.toISOString(),
    topic: null,
    form: null,
  });
  expect(request?.text).not.toMatch(/Erika|example\.org|Geheimnis/u);
});

describe("an entry", () => {
  const entry = (fields: object) => rest("POST", "/entry/", { title: "Apfeltag", tags: ["Aktuelles"], ...fields });
  const told = async () => (await work()).map(({ body }) => [body.type, body.data["_id"]]);
  const at = (ms: number): string => new Date(clock.getTime() + ms).toISOString();

  beforeEach(() => create("entry.published", "entry.withdrawn"));

  it("is told when a write publishes, withdraws or removes it, and not when its text changes", async () => {
    const { _id } = await entry({ publish_date: at(0) });
    const [request] = await work();
    expect(request?.body).toMatchObject({
      type: "entry.published",
      data: { _id, title: "Apfeltag", address: expect.stringMatching(/^\/Aktuelles\/apfeltag/u), publish_date: at(0) },
    });
    await rest("PUT", "/entry/", { _id, title: "Apfeltag 2026" });
    expect(await told()).toEqual([]);
    await rest("PUT", "/entry/", { _id, publish_date: null, title: "Geheimer Entwurf" });
    const [withdrawn] = await work();
    expect(withdrawn?.body).toMatchObject({
      type: "entry.withdrawn",
      data: { _id, title: "Apfeltag 2026", address: request?.body.data["address"], publish_date: null },
    });
    await rest("PUT", "/entry/", { _id, publish_date: at(0) });
    expect(await told()).toEqual([["entry.published", _id]]);
    await site.request("DELETE", `/api/v0/entry/${_id}`, { as: "admin" });
    expect(await told()).toEqual([["entry.withdrawn", _id]]);
    await site.trpc("admin").bin.restore.mutate({ id: _id, asDraft: false });
    expect(await told()).toEqual([["entry.published", _id]]);
    await announceMoments(site.services);
    expect(await told()).toEqual([]);
    expect((await entry({})).version).toBe(1);
    expect(await told()).toEqual([]);
  });

  it("of a page is told when editors hide it and show it again, and not while it is hidden", async () => {
    const { entries, navigation } = site.trpc("admin");
    const { id } = await navigation.add.mutate({ title: "Verein", address: "/verein", place: "main", parent: null });
    const hide = async (hidden: string[]): Promise<void> => {
      const { tree, version } = await navigation.read.query();
      await navigation.save.mutate({ ...tree, hidden, version });
    };
    await entries.update.mutate({ id, publishDate: "now" });
    expect(await told()).toEqual([["entry.published", id]]);
    await hide([id]);
    expect(await told()).toEqual([["entry.withdrawn", id]]);
    await entries.update.mutate({ id, publishDate: null });
    await entries.update.mutate({ id, publishDate: "now" });
    expect(await told()).toEqual([]);
    await hide([]);
    expect(await told()).toEqual([["entry.published", id]]);
  });

  it("is told at the moments that were set, once, also by several processes", async () => {
    const { _id } = await entry({ publish_date: at(60_000), unpublish_date: at(120_000) });
    await announceMoments(site.services);
    expect(await told()).toEqual([]);
    later(60_000);
    await Promise.all([1, 2, 3].map(() => announceMoments(site.services)));
    expect(await told()).toEqual([["entry.published", _id]]);
    later(59_999);
    await announceMoments(site.services);
    expect(await told()).toEqual([]);
    later(1);
    await Promise.all([1, 2, 3].map(() => announceMoments(site.services)));
    expect(await told()).toEqual([["entry.withdrawn", _id]]);
    later(3_600_000);
    await announceMoments(site.services);
    expect(await told()).toEqual([]);
  });

  it("is told once if a write comes after its moment, before or after the moment was announced", async () => {
    for (const announced of [false, true]) {
      const { _id } = await entry({ publish_date: at(60_000) });
      later(61_000);
      if (announced) await announceMoments(site.services);
      await rest("PUT", "/entry/", { _id, title: "Apfeltag im Oktober" });
      await announceMoments(site.services);
      expect(await told()).toEqual([["entry.published", _id]]);
      await rest("PUT", "/entry/", { _id, publish_date: null });
      await announceMoments(site.services);
      expect(await told()).toEqual([["entry.withdrawn", _id]]);
    }
  });
});

describe("an entry whose moment has passed unannounced", () => {
  it("is told when one of its files is removed, which writes the entry", async () => {
    await create("entry.published", "entry.withdrawn");
    const file = await insertFile(site.services.database);
    const publishDate = new Date(clock.getTime() + 60_000).toISOString();
    const fields = { title: "Apfeltag", tags: ["Aktuelles"], publish_date: publishDate, mediamain: file };
    const { _id } = await rest("POST", "/entry/", fields);
    later(61_000);
    expect((await site.request("DELETE", `/api/v0/file/${file}`, { as: "admin" })).status).toBe(200);
    await announceMoments(site.services);
    expect((await work()).map(({ body }) => [body.type, body.data["_id"]])).toEqual([["entry.published", _id]]);
  });
});

describe("a delivery", () => {
  const placeOne = async () => {
    await placed(site, { items: [{ item: await product(), amount: 1 }] });
    return work();
  };
  const deliveries = async (id: string) => (await own().deliveries.query({ id, limit: 50 })).items;
  const listed = async () => (await own().list.query())[0];

  it("that fails is made again with the same id and bytes, until it arrives", async () => {
    receiver.answer(500, 500, 204);
    const { _id, secret } = await create("order.placed");
    const [first] = await placeOne();
    const since = clock.toISOString();
    expect(await deliveries(_id)).toMatchObject([{ state: "waiting", attempts: 1, status: 500, problem: "status" }]);
    expect(await listed()).toMatchObject({ failingSince: since, lastDelivered: null });
    expect(await site.trpc("system").overview.checks.query()).toContainEqual(
      expect.objectContaining({ kind: "webhooksFailing", count: 1, at: since }),
    );
    later(4_999);
    expect(await work()).toEqual([]);
    later(1);
    const [second] = await work();
    later(5 * 60_000);
    const [third] = await work();
    for (const request of [first, second, third]) expect(request && isSignedBy(secret, request)).toBe(true);
    expect([second?.text, third?.text]).toEqual([first?.text, first?.text]);
    const ids = [first, second, third].map((request) => request?.headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    expect(third?.headers["webhook-timestamp"]).not.toBe(first?.headers["webhook-timestamp"]);
    expect(await deliveries(_id)).toMatchObject([{ state: "delivered", attempts: 3, status: 204, problem: null }]);
    expect(await listed()).toMatchObject({ failingSince: null, lastDelivered: clock.toISOString(), givenUp: 0 });
    const kinds = (await site.trpc("system").overview.checks.query()).map(({ kind }) => kind);
    expect(kinds).not.toContain("webhooksFailing");
  });

  it("is given up after the last pause, and is sent again by hand", async () => {
    receiver.answer(503);
    const { _id } = await create("order.placed");
    await placeOne();
    const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400];
    for (const seconds of pauses) {
      later(seconds * 1000);
      expect(await work()).toHaveLength(1);
    }
    later(30 * 86_400_000);
    expect(await work()).toEqual([]);
    const [given] = await deliveries(_id);
    expect(given).toMatchObject({ state: "givenUp", attempts: 8, nextAttempt: null, status: 503 });
    expect(await listed()).toMatchObject({ givenUp: 1 });
    receiver.answer(200);
    await own().resend.mutate({ id: given?.id ?? "" });
    expect((await work())[0]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
    expect(await deliveries(_id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
    await own().update.mutate({ id: _id, enabled: false });
    expect((await refusal(own().resend.mutate({ id: given?.id ?? "" }))).code).toBe("C200");
  });

  it("that is redirected has failed", async () => {
    receiver.answer(302);
    const { _id } = await create("order.placed");
    expect(await placeOne()).toHaveLength(1);
    expect(await deliveries(_id)).toMatchObject([{ state: "waiting", status: 302, problem: "redirect" }]);
  });

  it("is made by the queue", async () => {
    await create("order.placed");
    const running = startBackgroundWork(site.services);
    try {
      await placed(site, { items: [{ item: await product(), amount: 1 }] });
      await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    } finally {
      await running.stop();
    }
  });

  it("does not follow after the webhook was switched off", async () => {
    receiver.answer(500);
    const { _id } = await create("order.placed");
    await placeOne();
    await own().update.mutate({ id: _id, enabled: false });
    later(60_000);
    expect(await work()).toEqual([]);
    expect(await deliveries(_id)).toMatchObject([{ state: "givenUp", problem: "off" }]);
    expect(await listed()).toMatchObject({ failingSince: null });
  });

  it("of a test waits for the answer, and is not repeated", async () => {
    const { _id, secret } = await create("order.placed");
    expect(await own().test.mutate({ id: _id })).toMatchObject({ type: "webhook.test", state: "delivered" });
    const [request] = receiver.received;
    expect(request && isSignedBy(secret, request)).toBe(true);
    receiver.answer(404);
    expect(await own().test.mutate({ id: _id })).toMatchObject({ state: "givenUp", status: 404, nextAttempt: null });
    expect(await listed()).toMatchObject({ givenUp: 0 });
  });
});

describe("an address", () => {
  it.each([
    "http://erp.example.org/",
    "https://user:key@erp.example.org/",
    "https://erp.example.org/#part",
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[fd00::1]/",
    "https://169.254.169.254/latest",
    "https://0x7f000001/",
    "https://localhost/",
    "https://db.internal/",
    "https://printer.local./",
    "ftp://erp.example.org/",
    "erp",
    "",
  ])("%s is refused", async (url) => {
    const answer = await refusal(own().create.mutate({ url, types: ["order.placed"] }));
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(["C200", ["url"]]);
    const { _id } = await create("order.placed");
    expect((await refusal(own().update.mutate({ id: _id, url }))).code).toBe("C200");
    expect(await own().list.query()).toMatchObject([{ url: URL_OF }]);
  });

  it("whose name leads into the own network is not reached", async () => {
    const send = openWebhookSender(undefined);
    const body = { headers: {}, body: "{}" };
    const { port } = new URL(receiver.url);
    for (const host of ["127.0.0.1", "[::1]", "localhost"])
      expect(await send({ url: `https://${host}:${port}/`, ...body })).toEqual({ status: null, problem: "notPublic" });
    expect(receiver.received).toEqual([]);
  });

  it("that leads elsewhere since it was checked is not reached, and is resolved once", async () => {
    const asked: string[] = [];
    const answers = [["9.9.9.9"], ["127.0.0.1", "10.0.0.1", "::ffff:127.0.0.1"], ["9.9.9.9", "10.0.0.1"]];
    const resolve: Resolve = (host, _options, done) => {
      asked.push(host);
      done(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
      );
    };
    const url = `https://erp.example.org:${new URL(receiver.url).port}/`;
    expect(await findAddressProblem(url, undefined, resolve)).toBeNull();
    const answer = await openWebhookSender(undefined, resolve)({ url, headers: {}, body: "{}" });
    expect(answer).toEqual({ status: null, problem: "notPublic" });
    expect(asked).toHaveLength(2);
    expect(await findAddressProblem(url, undefined, resolve)).toBe("notPublic");
    expect(receiver.received).toEqual([]);
  });

  it("that switches the protocol is a failure, and ends the attempt", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const send = openWebhookSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await send({ url: URL_OF, headers: {}, body: "{}" })).toEqual({ status: 101, problem: "status" });
    server.close();
  });

  it("with a path of two slashes stays at the base", async () => {
    await own().create.mutate({ url: "https://erp.example.org//evil.example/x", types: ["order.placed"] });
    await placed(site, { items: [{ item: await product(), amount: 1 }] });
    expect((await work()).map(({ path }) => path)).toEqual(["//evil.example/x"]);
  });
});

describe("webhooks", () => {
  it("are for system users", async () => {
    const { _id } = await create("order.placed");
    for (const as of ["guest", "admin", "editor", "shop", "desk"] as const) {
      const { webhooks: of } = site.trpc(as);
      const status = as === "guest" ? 401 : 403;
      expect(await statusOf(of.list.query())).toBe(status);
      expect(await statusOf(of.create.mutate({ url: URL_OF, types: ["order.placed"] }))).toBe(status);
      expect(await statusOf(of.test.mutate({ id: _id }))).toBe(status);
      expect(await statusOf(of.deliveries.query({ id: _id }))).toBe(status);
    }
  });

  it("show their secret once, and in no list, log or row", async () => {
    const { _id, secret } = await create("order.placed");
    expect(secret).toMatch(/^whsec_[\d+/A-Za-z]{43}=$/u);
    const { secret: second } = await own().renewSecret.mutate({ id: _id });
    expect(second).not.toBe(secret);
    const { received } = receiver;
    await own().test.mutate({ id: _id });
    expect(received.map((request) => [isSignedBy(secret, request), isSignedBy(second, request)])).toEqual([
      [false, true],
    ]);
    const shown = JSON.stringify([
      await own().list.query(),
      await own().deliveries.query({ id: _id }),
      await site.trpc("system").audit.list.query({ limit: 200 }),
      await db().select().from(webhooks),
      site.logLines,
    ]);
    for (const hidden of [secret, second]) expect(shown).not.toContain(hidden.slice("whsec_".length));
    expect(JSON.stringify(await site.trpc("system").audit.list.query({ noun: "webhook" }))).not.toContain("b=c");
  });

  it("are at most twenty, and need an event", async () => {
    for (let index = 0; index < 20; index += 1) await create("order.placed");
    expect((await refusal(create("order.placed"))).fields).toHaveProperty("url");
    expect((await refusal(create())).fields).toHaveProperty("types");
  });

  it("are changed by one person at a time", async () => {
    const { _id: id } = await create("order.placed");
    const after = await own().update.mutate({ id, version: 1, types: ["message.received"] });
    expect(after).toMatchObject({ version: 2, types: ["message.received"], url: URL_OF });
    expect((await refusal(own().update.mutate({ id, version: 1, enabled: false }))).code).toBe("C409");
    await own().remove.mutate({ id });
    expect((await refusal(own().remove.mutate({ id }))).code).toBe("C404");
    expect((await refusal(own().test.mutate({ id }))).code).toBe("C404");
  });

  it("are changed and removed while the menu is saved, which tells them of hidden pages", async () => {
    const { _id: id } = await create("entry.withdrawn");
    const data = () => ({ _id: id });
    for (const change of [
      () => own().update.mutate({ id, enabled: true, types: ["order.placed"] }),
      () => own().remove.mutate({ id }),
    ]) {
      const begin = Promise.withResolvers<void>();
      const changing = begin.promise.then(async () => {
        await change();
      });
      await db().transaction(async (tx) => {
        await lockSettings(tx);
        begin.resolve();
        await untilWaitingOr(changing, tx);
        await queueEvents(tx, [{ type: "entry.withdrawn", at: clock, data }]);
      });
      await changing;
    }
    expect(await own().list.query()).toEqual([]);
  });

  it("with a damaged address break neither the list nor the overview", async () => {
    const { _id: id } = await create("order.placed");
    await db().update(webhooks).set({ url: "damaged", failingSince: clock }).where(eq(webhooks.id, id));
    expect(await own().list.query()).toMatchObject([{ url: "damaged" }]);
    const kinds = (await site.trpc("system").overview.checks.query()).map(({ kind }) => kind);
    expect(kinds).toContain("webhooksFailing");
    expect(await own().test.mutate({ id })).toMatchObject({ problem: "unreachable" });
    await own().remove.mutate({ id });
  });

  it("without a secret, as after a restore, are off until they have a new one", async () => {
    const { _id: id } = await create("order.placed");
    await db().update(webhooks).set({ secret: null, enabled: false }).where(eq(webhooks.id, id));
    expect((await refusal(own().update.mutate({ id, enabled: true }))).fields).toHaveProperty("enabled");
    expect((await refusal(own().test.mutate({ id }))).code).toBe("C200");
    await own().renewSecret.mutate({ id });
    expect(await own().update.mutate({ id, enabled: true })).toMatchObject({ enabled: true, hasSecret: true });
  });
});
