// Every noun says when it last changed, and its list finds what has changed since (contract.md section 4).
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announceMoments } from "../../content/entries/announce-moments.ts";
import { storeHandover } from "../../content/entries/store.ts";
import { markEntry } from "../../letters/social/store.ts";
import { insertFile } from "#testing/library.ts";
import { storeMessage } from "#testing/messages.ts";
import { openShop, placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";

type Listed = { _id: string; updated: string; version: number };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await openShop(site);
});
afterAll(() => site.close());

const idOf = ({ status, body }: { status: number; body: unknown }): string => {
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as Listed)._id;
};

let count = 0;
const unique = (): string => `Name ${(count += 1)}`;

const post = async (path: string, body: object) => idOf(await site.request("POST", path, { as: "system", body }));

type Noun = { list: string; write?: string; make: () => Promise<string>; change: () => object };

const nouns: Record<string, Noun> = {
  entry: {
    list: "/entry/",
    make: () => post("/api/v0/entry/", { title: unique(), tags: ["Aktuelles"], publish_date: "now" }),
    change: () => ({ title: unique() }),
  },
  file: {
    list: "/file/",
    make: () => insertFile(site.services.database, { name: `${unique()}.jpg` }),
    change: () => ({ name: `${unique()}.jpg` }),
  },
  user: {
    list: "/auth/",
    make: () => post("/api/v0/auth/", { name: unique(), handle: `u${(count += 1)}@example.org`, roles: ["admin"] }),
    change: () => ({ name: unique() }),
  },
  message: {
    list: "/message/",
    make: async () => (await storeMessage(site.services.database.db)).id,
    change: () => ({ tags: [unique()] }),
  },
  product: {
    list: "/product/",
    write: "/shop/product/",
    make: async () => (await storeProduct(site.services.database.db)).id,
    change: () => ({ title: unique() }),
  },
  order: {
    list: "/order/",
    make: async () => {
      const { id } = await storeProduct(site.services.database.db);
      return (await placed(site, { items: [{ item: id, amount: 1 }] }))._id;
    },
    change: () => ({ tags: [unique()] }),
  },
  coupon: {
    list: "/coupon/",
    make: () => post("/api/v0/coupon/", { code: `C-${(count += 1)}`, kind: "percent", value: 10 }),
    change: () => ({ value: 1 + (count += 1) }),
  },
};

const list = async (path: string, query: string) => {
  const { status, headers, body } = await site.request("GET", `/api/v0${path}?${query}`, { as: "system" });
  expect(status, JSON.stringify(body)).toBe(200);
  const ids = (body as Listed[]).map(({ _id }) => _id);
  return { ids, total: Number(headers.get("x-total-count")) };
};

const read = async ({ list: path }: Noun, id: string) =>
  (await site.request("GET", `/api/v0${path}${id}`, { as: "system" })).body as Listed;

const put = async (noun: Noun, id: string, body: object): Promise<Listed> => {
  const answer = await site.request("PUT", `/api/v0${noun.write ?? noun.list}${id}`, { as: "system", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Listed;
};

const later = (moment: string): string => new Date(new Date(moment).getTime() + 1).toISOString();

describe.each(Object.entries(nouns))("%s", (_name, noun) => {
  it("has the moment of its last change, in every answer", async () => {
    const id = await noun.make();
    const before = await read(noun, id);
    expect(before.updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/u);
    const change = noun.change();
    const changed = await put(noun, id, change);
    expect(changed.updated > before.updated).toBe(true);
    expect((await read(noun, id)).updated).toBe(changed.updated);
    const unchanged = await put(noun, id, { ...change, updated: "2020-01-01T00:00:00.000Z" });
    expect([unchanged.updated, unchanged.version]).toEqual([changed.updated, changed.version]);
  });

  it("is sorted by it, and found since it, together with paging", async () => {
    const [one, two] = [await noun.make(), await noun.make()];
    await put(noun, two, noun.change());
    const last = await put(noun, one, noun.change());
    expect((await list(noun.list, "sort=-updated&limit=2")).ids).toEqual([one, two]);
    expect((await list(noun.list, "sort=updated&limit=200")).ids.slice(-2)).toEqual([two, one]);
    const since = (await read(noun, two)).updated;
    expect(await list(noun.list, `since=${since}&sort=updated&limit=1&skip=1`)).toEqual({ ids: [one], total: 2 });
    expect(await list(noun.list, `since=${last.updated}`)).toEqual({ ids: [one], total: 1 });
    expect(await list(noun.list, `since=${later(last.updated)}`)).toEqual({ ids: [], total: 0 });
    const elsewhere = encodeURIComponent(last.updated.replace("Z", "+00:00"));
    expect((await list(noun.list, `since=${elsewhere}`)).total).toBe(1);
  });

  it.each(["yesterday", "2026-01-01", "2026-01-01T00:00:00", "", "99999-01-01T00:00:00Z"])(
    "refuses since=%s",
    async (since) => {
      const answer = await site.request("GET", `/api/v0${noun.list}?since=${since}`, { as: "system" });
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ code: "C200", fields: { since: expect.any(String) } }),
      ]);
    },
  );

  it("is a parameter of the list in the OpenAPI document, and a field", async () => {
    const { body } = await site.request("GET", "/api/v0/openapi.json");
    type Parameter = { name: string; schema: { enum?: string[] } };
    const { paths } = body as { paths: Record<string, { get: { parameters: Parameter[] } }> };
    const parameters = paths[`/api/v0${noun.list.slice(0, -1)}`]?.get.parameters ?? [];
    expect(parameters.map(({ name }) => name)).toContain("since");
    expect(parameters.find(({ name }) => name === "sort")?.schema.enum).toContain("-updated");
  });
});

describe("config", () => {
  const config = async (query = ""): Promise<Listed[]> =>
    (await site.request("GET", `/api/v0/config/${query}`)).body as Listed[];

  it("has the moment of its last change, and is listed since it", async () => {
    const [before] = await config();
    const answer = await site.request("PUT", "/api/v0/config/", { as: "admin", body: { description: "Neu" } });
    const [after] = await config("?sort=updated");
    expect(after?.updated).toBe((answer.body as Listed).updated);
    expect(String(after?.updated) > String(before?.updated)).toBe(true);
    expect(await config(`?since=${after?.updated}`)).toHaveLength(1);
    expect(await config(`?since=${later(String(after?.updated))}`)).toEqual([]);
    const refused = await site.request("GET", "/api/v0/config/?since=now");
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code: "C200" })]);
  });
});

describe("what changes without a write of the object", () => {
  const { entry, file, message, order, product, user, coupon } = nouns as Record<string, Noun>;
  const updatedOf = async (noun: Noun | undefined, id: string) => (await read(noun as Noun, id)).updated;

  it("counts if programs see it: a renamed tag, a post, a handover", async () => {
    const tagged = [entry, file, message, order, product] as Noun[];
    const ids = await Promise.all(tagged.map((noun) => noun.make()));
    await Promise.all(tagged.map((noun, index) => put(noun, ids[index] ?? "", { tags: ["Alt"] })));
    const before = await Promise.all(tagged.map((noun, index) => updatedOf(noun, ids[index] ?? "")));
    await site.trpc("admin").tags.rename.mutate({ path: "Alt", name: "Umbenannt" });
    for (const [index, noun] of tagged.entries())
      expect((await updatedOf(noun, ids[index] ?? "")) > (before[index] ?? ""), noun.list).toBe(true);
    const [id = ""] = ids;
    const renamed = await updatedOf(entry, id);
    const { db } = site.services.database;
    await db.transaction((tx) => markEntry(tx, id, "post"));
    const posted = await updatedOf(entry, id);
    expect(posted > renamed).toBe(true);
    await db.transaction((tx) => storeHandover(tx, id, { state: "handed", by: "Erika", at: posted, note: "" }));
    expect((await updatedOf(entry, id)) > posted).toBe(true);
  });

  it("counts if a scheduled moment has come", async () => {
    const { services } = site;
    const start = new Date();
    const soon = new Date(start.getTime() + 60_000).toISOString();
    const body = { title: unique(), publish_date: soon };
    const id = await post("/api/v0/entry/", body);
    const written = await updatedOf(entry, id);
    services.now = () => new Date(start.getTime() + 120_000);
    await announceMoments(services);
    const published = await updatedOf(entry, id);
    services.now = () => new Date();
    expect([published > written, published]).toEqual([true, new Date(start.getTime() + 120_000).toISOString()]);
  });

  it("does not count otherwise: signing in, a coupon that is used, a new rendition of a picture", async () => {
    const [userId, couponId, fileId] = await Promise.all([user, coupon, file].map((noun) => (noun as Noun).make()));
    const { db } = site.services.database;
    const all = () =>
      Promise.all([updatedOf(user, userId ?? ""), updatedOf(coupon, couponId ?? ""), updatedOf(file, fileId ?? "")]);
    const before = await all();
    await db.execute(
      sql`update users set last_login = now(), last_seen = now(), failed_logins = 3 where id = ${userId}`,
    );
    await db.execute(sql`update orders set coupon_id = ${couponId}`);
    await db.execute(sql`update files set placeholder = 'AAAA' where id = ${fileId}`);
    expect(await all()).toEqual(before);
  });

  it("is never set back by a write that read the object before another one", async () => {
    const id = await (file as Noun).make();
    await put(file as Noun, id, (file as Noun).change());
    const { db } = site.services.database;
    const before = await updatedOf(file, id);
    await db.execute(sql`update files set version = version + 1, updated = '2020-01-01' where id = ${id}`);
    expect((await updatedOf(file, id)) > before).toBe(true);
  });
});
