import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, it } from "vitest";
import { programViewer } from "#contract/values/permissions.ts";
import { orders, orderSecrets } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { storeEntry } from "#testing/entries.ts";
import { attachmentsOf } from "../../registries/mail-attachments.ts";
import { deliverMail } from "../../mail/mails/deliver.ts";
import type { Mail } from "../../outside/mail.ts";
import { addShopPages } from "../../site/first-pages/first-pages.ts";
import { insertFile } from "#testing/library.ts";
import { openShop, order, type Placed, placed, totalOf } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { markPaid, release } from "./move-order.ts";
import { findOrder } from "./store.ts";
import { openOrderDesk, type Refused, type Rest } from "#testing/order-desk.ts";
import { refusal } from "#testing/trpc-client.ts";

const { site, db, api, numbers, read, stockOf, mailsTo, expectNoGap, admin, guest, events, own } =
  await openOrderDesk();

describe("an order", () => {
  it("is stored with its prices, answers its number and a secret, and takes its pieces from the stock", async () => {
    const juice = await storeProduct(db, { stock: 20, packs: { packOfSix: 1980 } });
    const items = [{ item: juice.id, amount: 2, sechs: 1 }];
    const answer = await placed(site, { items, order: { payment: "advancepayment", comment: "Bitte\nklingeln" } });
    const number = answer.number;
    expect(answer).toEqual({
      _id: expect.any(String),
      number,
      total: 2 * 350 + 1980 + 8 * 15 + 590,
      secret: expect.stringMatching(/^[\w-]{30,}$/u),
      payment: {
        source: "advancepayment",
        reference: `Bestellung ${number}`,
        bankverbindung: {
          holder: "Mosthof Sonnenau e. V.",
          iban: "DE02120300000000202051",
          bic: "BYLADEM1001",
          bank: "DKB",
        },
      },
    });
    expect(await stockOf(juice.id)).toBe(12);
    const stored = await read(answer._id);
    expect(stored).toMatchObject({
      number,
      read: false,
      tags: [],
      payed: null,
      shipped: null,
      refunded: 0,
      invoice: null,
      version: 1,
    });
    expect(stored.order).toMatchObject({
      vname: "Erika",
      city: "Sonnenau",
      comment: "Bitte\nklingeln",
      payment: "advancepayment",
    });
    expect(Object.keys(stored)).not.toContain("notes");
    await api("PUT", `/shop/product/${juice.id}`, { price: 1, title: "Anders", deposit: 0 });
    await api("DELETE", `/shop/product/${juice.id}`);
    expect((await read(answer._id)).order.items).toEqual(stored.order.items);
    expect(stored.order.items).toEqual([
      {
        item: { _id: juice.id, title: "Apfelsaft" },
        variant: null,
        size: 1,
        amount: 2,
        sechs: 1,
        zwoelf: 0,
        prices: { piece: 350, sechs: 1980, zwoelf: null },
        deposit: 120,
        tax: "standard",
        total: 2680,
      },
    ]);
    const [row] = await db.select().from(orderSecrets).where(eq(orderSecrets.orderId, answer._id));
    expect(JSON.stringify(row)).not.toContain(answer.secret);
  });

  it("sent again with its key is the same order, with one more secret; another content is a conflict", async () => {
    const juice = await storeProduct(db, { stock: 5 });
    const sent = { items: [{ item: juice.id, amount: 2 }], key: newId() };
    const placedBefore = site.services.figures.of("orderPlaced");
    const first = await placed(site, sent);
    const again = await placed(site, sent);
    expect(again).toMatchObject({ _id: first._id, number: first.number, total: first.total });
    expect(again.secret).not.toBe(first.secret);
    for (const { secret } of [first, again]) await own(first._id, secret);
    expect(await stockOf(juice.id)).toBe(3);
    expect(site.services.figures.of("orderPlaced")).toBe(placedBefore + 1);
    const other = await order(site, { ...sent, items: [{ item: juice.id, amount: 1 }] });
    expect([other.status, (other.body as Refused).code]).toEqual([409, "C409"]);
    const key = newId();
    const ten = await Promise.all(
      Array.from({ length: 10 }, () => order(site, { ...sent, items: [{ item: juice.id, amount: 1 }], key })),
    );
    expect(new Set(ten.map(({ body }) => (body as Placed)._id)).size).toBe(1);
    expect(await stockOf(juice.id)).toBe(2);
    await expectNoGap();
  });

  it("sent twice at once with its key is one order, also if it takes the last pieces", async () => {
    const juice = await storeProduct(db, { stock: 1 });
    const items = [{ item: juice.id, amount: 1 }];
    const sent = { items, key: newId(), total: await totalOf(site, items) };
    const many = await Promise.all(Array.from({ length: 4 }, () => placed(site, sent)));
    expect(new Set(many.map(({ number }) => number)).size).toBe(1);
    expect(await stockOf(juice.id)).toBe(0);
    await expectNoGap();
  });

  it("for another total than today's is refused with the new calculation, and takes nothing", async () => {
    const juice = await storeProduct(db, { stock: 5 });
    const items = [{ item: juice.id, amount: 1 }];
    const answer = await order(site, { items, total: 1 });
    expect([answer.status, (answer.body as Refused).code]).toEqual([409, "C108"]);
    expect((answer.body as { current: object }).current).toMatchObject({
      total: 350 + 15 + 590,
      lines: [
        {
          item: { _id: juice.id, title: "Apfelsaft" },
          sechs: 0,
          zwoelf: 0,
          prices: { piece: 350, sechs: null, zwoelf: null },
          total: 350,
        },
      ],
      currency: "EUR",
    });
    expect(await stockOf(juice.id)).toBe(5);
    await expectNoGap();
  });

  it("of more than there is names its lines, also if they share the stock", async () => {
    const cider = await storeProduct(db, {
      stock: 7,
      packs: { packOfSix: 100 },
      variants: [
        { key: "Art", value: "süß" },
        { key: "Art", value: "herb" },
        { key: "Art", value: "eigen", stock: 1 },
      ],
    });
    const items = [
      { item: cider.id, variant: "süß", sechs: 1 },
      { item: cider.id, variant: "eigen", amount: 1 },
      { item: cider.id, variant: "herb", amount: 2 },
    ];
    const answer = await order(site, { items });
    expect([answer.status, (answer.body as Refused).code]).toEqual([409, "C107"]);
    expect(Object.keys((answer.body as Refused).fields)).toEqual(["items.0", "items.2"]);
    expect((answer.body as Refused).fields["items.0"]).toContain("7");
    await placed(site, { items: items.slice(0, 2) });
    expect(await stockOf(cider.id)).toBe(1);
    const gone = await order(site, { items: items.slice(1, 2) });
    expect(gone.status).toBe(409);
  });

  it.each<[string, object, object, string]>([
    ["without a name", { vname: "" }, {}, "order.vname"],
    ["without an address", { addr: " " }, {}, "order.addr"],
    ["with four digits", { plz: "1234" }, {}, "order.plz"],
    ["with no mail address", { email: "erika" }, {}, "order.email"],
    ["to where nothing is delivered", { country: "FR", plz: "75001" }, {}, "order.country"],
    ["by a drone", { delivery: "drone" }, { total: 1 }, "order.delivery"],
    ["with bananas", { payment: "bananas" }, {}, "order.payment"],
    ["with a short key", {}, { key: "short" }, "key"],
    ["with a total below nothing", {}, { total: -1 }, "total"],
    ["with a total of half a cent", {}, { total: 0.5 }, "total"],
    ["with a card without the provider's key", { payment: "creditcard" }, {}, "order.payment"],
  ])("%s is refused at its field", async (_what, own, sent, field) => {
    const juice = await storeProduct(db);
    const answer = await order(site, { items: [{ item: juice.id, amount: 1 }], order: own, ...sent });
    expect([answer.status, (answer.body as Refused).code]).toEqual([400, "C200"]);
    expect(Object.keys((answer.body as Refused).fields)).toContain(field);
  });

  it.each<[string, object]>([
    ["a price of its own", { price: 1, prices: { piece: 1 } }],
    ["less than nothing", { amount: -5 }],
    ["more than 999", { amount: 1000 }],
    ["nothing", { amount: 0 }],
  ])("with a line of %s never costs less", async (_what, line) => {
    const juice = await storeProduct(db);
    const answer = await order(site, { items: [{ item: juice.id, amount: 1, ...line }], total: 1 + 15 + 590 });
    expect([400, 409]).toContain(answer.status);
  });

  it("of what is only for adults needs their word, and a delivery that looks at them", async () => {
    const cider = await storeProduct(db, { minAge: 16 });
    const items = [{ item: cider.id, amount: 1 }];
    const fields = async (sent: object) =>
      Object.keys(((await order(site, { items, ...sent })).body as Refused).fields);
    expect(await fields({ age: true })).toEqual(["order.delivery"]);
    expect(await fields({ order: { delivery: "pickup" } })).toEqual(["age"]);
    const { _id, total } = await placed(site, { items, age: true, order: { delivery: "shippingAgeCheck" } });
    expect(total).toBe(350 + 15 + 590 + 250);
    expect(await read(_id)).toMatchObject({ age: true, order: { delivery: "shippingAgeCheck" } });
  });

  it("is not possible while prices are hidden or the shop is off; its page stays", async () => {
    const juice = await storeProduct(db);
    const items = [{ item: juice.id, amount: 1 }];
    const { _id, secret } = await placed(site, { items });
    await openShop(site, { showPrice: false });
    expect((await order(site, { items, total: 955 })).body).toMatchObject({
      code: "C200",
      fields: { items: expect.any(String) },
    });
    const seen = async (as: "admin" | "guest") => (await api("GET", `/product/${juice.id}`, undefined, as)).body;
    expect(await seen("guest")).toMatchObject({ price: null, packs: null, lowest30: null });
    expect(await seen("admin")).toMatchObject({ price: 350 });
    expect(await api("GET", "/product/?sort=-price", undefined, "guest")).toMatchObject({
      status: 400,
      body: { code: "C200", fields: { sort: expect.any(String) } },
    });
    expect((await api("GET", "/product/?sort=-price")).status).toBe(200);
    const shelf = await guest.shop.items.query({ ids: [juice.id] });
    expect(shelf).toMatchObject([{ price: null, packs: null, isSoldOut: false }]);
    await openShop(site, { enabled: false });
    expect((await order(site, { items, total: 955 })).status).toBe(404);
    await own(_id, secret);
    expect(
      (await api("GET", `/shop/webhook/pollSourceStatus?order=${_id}&secret=${secret}`, undefined, "guest")).body,
    ).toEqual({ status: "pending" });
    await openShop(site, { showPrice: true });
  });

  it("keeps the texts of the law as they stood", async () => {
    const juice = await storeProduct(db);
    const page = await storeEntry(site.services.database, {
      title: "Datenschutz",
      tags: ["Seite|Datenschutz"],
      publishDate: new Date(0),
    });
    const { _id } = await placed(site, { items: [{ item: juice.id, amount: 1 }] });
    await site.request("PUT", `/api/v0/entry/${page.id}`, { as: "admin", body: { content: ["<p>Neu</p>"] } });
    const later = await placed(site, { items: [{ item: juice.id, amount: 1 }] });
    expect((await read(_id)).legal).toEqual([{ kind: "Datenschutz", revision: 1 }]);
    expect((await read(later._id)).legal).toEqual([{ kind: "Datenschutz", revision: 2 }]);
    // Each mail contains the text in the revision that was valid at the time of its order.
    const [old, renewed] = (await mailsTo("erika@example.org")).slice(-2);
    const attached = async (mail = old) => (await attachmentsOf(site.services, mail?.attachments ?? [], "de"))[0];
    expect(await attached()).toMatchObject({ filename: "Datenschutz.html" });
    expect((await attached())?.content).not.toContain("<p>Neu</p>");
    expect((await attached(renewed))?.content).toContain("<p>Neu</p>");
    const sent: Mail[] = [];
    const transport = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
    await deliverMail(site.services, transport, renewed?.id ?? "", attachmentsOf);
    expect(sent).toMatchObject([
      { attachments: [{ filename: "Datenschutz.html", contentType: "text/html; charset=utf-8" }] },
    ]);
  });

  it("brings the texts of the law along whole: quotes, links, buttons, and the PDFs that they offer", async () => {
    const pdf = Buffer.from("%PDF-1.7 Bedingungen");
    const { database, storage } = site.services;
    const file = { name: "Bedingungen.pdf", mime: "application/pdf", kind: "pdf", sizeBytes: pdf.length } as const;
    const terms = await insertFile(database, { ...file, hash: await storage.write(pdf) });
    const filled = Buffer.from("%PDF-1.7 Formular");
    const form = await insertFile(database, { ...file, name: "Muster.pdf", hash: await storage.write(filled) });
    const large = await insertFile(database, { ...file, name: "Groß.pdf", sizeBytes: 9_000_000 });
    const button = { label: "Zum <Shop>", url: "/shop", en: { label: "To the shop" } };
    const page = await storeEntry(database, {
      title: "Widerruf",
      tags: ["Seite|Widerruf"],
      publishDate: new Date(0),
      blocks: [
        {
          id: "a",
          type: "text",
          html: '<p><a href="/kontakt">Hier</a><img src="/x.png"></p>',
          media: [],
          en: { html: "<p>Here</p>" },
        },
        { id: "b", type: "quote", text: "Vierzehn Tage & mehr", source: "" },
        { id: "c", type: "callToAction", text: "Los", buttons: [button] },
        {
          id: "d",
          type: "links",
          links: [
            { title: "Gesetz", url: "https://example.org/?a=1&b=2" },
            { title: "Muster", url: `/v0/api/download/${form}` },
          ],
        },
        { id: "e", type: "downloads", files: [terms, large] },
      ],
    });
    const attached = (language: "de" | "en") =>
      attachmentsOf(site.services, [{ kind: "Widerruf", entryId: page.id, revision: page.version }], language);
    const [german, ...files] = await attached("de");
    for (const part of [
      `<a href="${site.url}/kontakt">Hier</a>`,
      "<blockquote><p>Vierzehn Tage &amp; mehr</p></blockquote>",
      `<a href="${site.url}/shop">Zum &lt;Shop&gt;</a>`,
      '<a href="https://example.org/?a=1&amp;b=2">Gesetz</a>',
      `<a href="${site.url}/v0/api/download/${large}">Groß.pdf</a>`,
    ])
      expect(german?.content).toContain(part);
    expect(german?.content).not.toContain("<img");
    expect(files).toEqual([
      { filename: "Muster.pdf", contentType: "application/pdf", content: filled },
      { filename: "Bedingungen.pdf", contentType: "application/pdf", content: pdf },
    ]);
    const broken = { ...site.services, storage: { readBuffer: () => Promise.reject(new Error("disk")) } };
    const legal = [{ kind: "Widerruf", entryId: page.id, revision: page.version } as const];
    await expect(attachmentsOf(broken, legal, "de")).rejects.toThrow("disk");
    const [english] = await attached("en");
    expect(english?.content).toContain("<p>Here</p>");
    expect(english?.content).toContain('<div lang="de"><blockquote>');
  });

  it("keeps what was said of guarantee and withdrawal, and its mail says it, with the official notice", async () => {
    const durability = { years: 5, text: "Auf das Gewinde." };
    const withdrawal = { reason: "sealed" as const, text: "Nur mit ganzem Siegel." };
    const press = await storeProduct(db, { title: "Saftpresse", durability, withdrawal });
    const ticket = await storeProduct(db, { title: "Karte", withdrawal: { reason: "dated", text: "" } });
    const notice = await insertFile(site.services.database);
    await openShop(site, { guaranteeNotice: { de: notice } });
    const items = [press, ticket].map(({ id }) => ({ item: id, amount: 1 }));
    const { _id, secret } = await placed(site, { items, order: { email: "fest@example.org" } });
    await api("PUT", `/shop/product/${press.id}`, { durability: null, withdrawal: null });
    const { order: seen } = await own(_id, secret);
    expect(seen.items.map(({ durability: years, withdrawal: why }) => [years, why])).toEqual([
      [expect.stringContaining("5 Jahre. Auf das Gewinde."), "Nur mit ganzem Siegel."],
      ["", expect.stringContaining("ein Widerruf ist ausgeschlossen")],
    ]);
    await openShop(site, { guaranteeNotice: { de: null } });
    await placed(site, { items, order: { email: "fest@example.org" } });
    const [first, second] = await mailsTo("fest@example.org");
    for (const text of ["5 Jahre. Auf das Gewinde.", "Nur mit ganzem Siegel.", "ein Widerruf ist ausgeschlossen"])
      expect(first?.body).toContain(text);
    expect(first?.body).toContain(`${site.url}/v0/api/download/${notice}`);
    expect(second?.body).not.toContain("/v0/api/download");
    expect(second?.body).toContain("gesetzliche Gewährleistungsrecht");
  });

  it("leaves out a text of the law that nobody has written yet", async () => {
    await db.transaction((tx) => addShopPages(tx, site.services.now()));
    const { _id } = await placed(site, { items: [{ item: (await storeProduct(db)).id, amount: 1 }] });
    expect((await read(_id)).legal.map(({ kind }) => kind)).not.toContain("AGB");
    const { body } = await site.request("GET", "/api/v0/entry/?tags=Seite|AGB");
    const [{ _id: page = "" } = {}] = body as { _id: string }[];
    await api("PUT", `/entry/${page}`, { content: ["<p>Wir liefern gern.</p>"] });
    const later = await placed(site, { items: [{ item: (await storeProduct(db)).id, amount: 1 }] });
    expect((await read(later._id)).legal).toContainEqual({ kind: "AGB", revision: 2 });
  });

  it("of too many in ten minutes is refused", async () => {
    const juice = await storeProduct(db);
    const items = [{ item: juice.id, amount: 1 }];
    await placed(site, { items });
    await site.services.database.pool.query("update rate_limits set points = 100 where key like 'order address:%'");
    const answer = await order(site, { items });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
  });
});

describe("two customers", () => {
  it("cannot buy the last bottle: 50 at once for 10 bottles buy exactly 10, and no number is missing", async () => {
    const juice = await storeProduct(db, { stock: 10 });
    const items = [{ item: juice.id, amount: 1 }];
    const total = await totalOf(site, items);
    const before = (await numbers()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        order(site, { items, total, order: { email: `kunde${index}@example.org` } }),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? "sold" : (body as Refused).code));
    expect(codes.filter((code) => code === "sold")).toHaveLength(10);
    expect(codes.filter((code) => code !== "sold" && code !== "C107")).toEqual([]);
    expect(await stockOf(juice.id)).toBe(0);
    expect((await numbers()).length).toBe(before + 10);
    await expectNoGap();
  });
});

describe("what becomes of an order", () => {
  const bought = async (fields: object = {}) => {
    const juice = await storeProduct(db, { stock: 5 });
    return { juice, ...(await placed(site, { items: [{ item: juice.id, amount: 2 }], ...fields })) };
  };

  it("paid and shipped: once each, with who and when; again changes nothing", async () => {
    const { _id } = await bought();
    const paid = (await api("PUT", "/shop/markPayed/", { _id })).body as Rest;
    expect(paid).toMatchObject({ payed: expect.any(String), shipped: null, version: 2 });
    expect((await api("PUT", "/shop/markPayed/", { _id })).body).toEqual(paid);
    expect((await api("PUT", "/shop/markShipped/", { _id })).body).toMatchObject({
      shipped: expect.any(String),
      version: 3,
    });
    const happened = await events(_id);
    expect(happened.map(({ kind, by }) => [kind, by])).toEqual([
      ["created", ""],
      ["paid", "Test admin"],
      ["shipped", "Test admin"],
    ]);
    const posted = await site.request("POST", "/trpc/orders.byId", { as: "admin", body: { id: _id } });
    expect(posted.status).toBe(405);
  });

  it("picked up: ready first, then handed over, by somebody who has seen the age; what nobody fetches can be cancelled", async () => {
    const cider = await storeProduct(db, { minAge: 16, stock: 10 });
    const items = [{ item: cider.id, amount: 2 }];
    const own = { delivery: "pickup", payment: "invoice" };
    const states = async (id: string) => (await admin.orders.update.mutate({ id, read: true })).states;
    const [one, other] = [
      await placed(site, { items, age: true, order: own }),
      await placed(site, { items, age: true, order: own }),
    ];
    const handOver = (id: string, ageChecked?: boolean) => admin.orders.markHandedOver.mutate({ id, ageChecked });
    expect(await refusal(handOver(one._id, true))).toMatchObject({ code: "C109" });
    await api("PUT", "/shop/markShipped/", { _id: one._id });
    expect(await states(one._id)).toEqual(["unpaid", "ready"]);
    expect(await refusal(handOver(one._id))).toMatchObject({
      code: "C200",
      fields: { ageChecked: expect.any(String) },
    });
    for (const _again of [1, 2]) expect(await handOver(one._id, true)).toMatchObject({ states: ["unpaid"] });
    await api("PUT", "/shop/markPayed/", { _id: one._id });
    expect(await states(one._id)).toEqual(["done"]);
    expect(await refusal(admin.orders.cancel.mutate({ id: one._id }))).toMatchObject({ code: "C109" });
    expect((await events(one._id)).map(({ kind }) => kind)).toEqual(["created", "shipped", "handedOver", "paid"]);
    const { _id } = await placed(site, {
      items: [{ item: (await storeProduct(db)).id, amount: 1 }],
      order: { delivery: "pickup" },
    });
    for (const step of ["markPayed", "markShipped"]) await api("PUT", `/shop/${step}/`, { _id });
    await admin.orders.refund.mutate({ id: _id, refundId: newId() });
    expect(await refusal(handOver(_id))).toMatchObject({ code: "C109" });

    await api("PUT", "/shop/markShipped/", { _id: other._id });
    expect(await stockOf(cider.id)).toBe(6);
    expect(await admin.orders.cancel.mutate({ id: other._id })).toMatchObject({ states: ["cancelled"] });
    expect(await stockOf(cider.id)).toBe(8);
  });

  it("cancelled: its pieces go back once; it is neither paid nor shipped any more", async () => {
    const { _id, juice } = await bought();
    expect(await stockOf(juice.id)).toBe(3);
    expect(await admin.orders.cancel.mutate({ id: _id })).toMatchObject({
      cancelled: expect.any(String),
      states: ["cancelled"],
    });
    await admin.orders.cancel.mutate({ id: _id });
    expect(await stockOf(juice.id)).toBe(5);
    for (const path of ["/shop/markPayed/", "/shop/markShipped/"]) {
      const answer = await api("PUT", path, { _id });
      expect(answer).toMatchObject({
        status: 409,
        body: { code: "C109", current: { _id, cancelled: expect.any(String) } },
      });
    }
    expect(await refusal(admin.orders.cancel.mutate({ id: (await shipped())._id }))).toMatchObject({ code: "C109" });
  });

  const shipped = async () => {
    const one = await bought();
    await api("PUT", "/shop/markShipped/", { _id: one._id });
    return one;
  };

  it("removed: only unpaid ones; the number stays, nothing of the person does", async () => {
    const { _id, secret, juice, number } = await bought({ order: { email: "weg@example.org", comment: "geheim" } });
    expect((await api("DELETE", `/order/${_id}`)).body).toEqual({ _id });
    expect((await api("GET", `/order/${_id}`)).status).toBe(404);
    expect((await refusal(own(_id, secret))).status).toBe(404);
    expect(await stockOf(juice.id)).toBe(5);
    const [row] = await db.select().from(orders).where(eq(orders.id, _id));
    expect(row).toMatchObject({ number, email: "", lastName: "", comment: "", deleted: expect.any(Date) });
    expect(JSON.stringify(row)).not.toMatch(/weg@|Muster|geheim/u);
    const [paid, shippedOne] = [await bought(), await shipped()];
    await api("PUT", "/shop/markPayed/", { _id: paid._id });
    for (const one of [paid, shippedOne])
      expect(await api("DELETE", `/order/${one._id}`)).toMatchObject({ status: 409, body: { code: "C109" } });
    const both = await api("POST", "/batch/order/", { remove: [(await bought())._id, paid._id] });
    expect(both.status).toBe(409);
    await expectNoGap();
  });

  it("read, tagged and noted; what was ordered never changes", async () => {
    const { _id } = await bought();
    const before = await read(_id);
    const change = {
      _id,
      read: true,
      tags: ["Markt|2026"],
      total: 1,
      order: { vname: "Otto" },
      payed: "2026-01-01T00:00:00Z",
    };
    expect((await api("PUT", "/order/", change)).body).toEqual({
      ...before,
      read: true,
      tags: ["Markt|2026"],
      updated: expect.any(String),
      version: 2,
    });
    expect((await api("PUT", "/order/", { ...(await read(_id)) })).body).toMatchObject({ version: 2 });
    expect((await api("PUT", "/order/", { _id, read: false, version: 1 })).status).toBe(409);
    expect(await admin.orders.update.mutate({ id: _id, notes: "Ruft an" })).toMatchObject({ notes: "Ruft an" });
  });

  it("paid when its pieces are sold to others: kept, marked, and everybody is told", async () => {
    await site.request("PUT", "/api/v0/config/", {
      as: "admin",
      body: { notify: { message: [], order: ["hof@example.org"] } },
    });
    const { _id, number } = await bought({ order: { email: "spaet@example.org" } });
    await db.update(orders).set({ released: new Date() }).where(eq(orders.id, _id));
    const context = { services: site.services, viewer: programViewer };
    expect(await markPaid(context, _id)).toMatchObject({
      oversold: expect.any(String),
      states: ["oversold", "unshipped"],
      read: false,
    });
    expect((await mailsTo("spaet@example.org")).map(({ kind }) => kind)).toEqual(["orderReceived", "orderLate"]);
    expect(
      (await mailsTo("hof@example.org")).map(({ kind, subject }) => [kind, subject.includes(String(number))]),
    ).toEqual([
      ["orderNotice", true],
      ["orderLateNotice", true],
    ]);
    await site.request("PUT", "/api/v0/config/", { as: "admin", body: { notify: { message: [], order: [] } } });
  });

  it("and shipped after that: takes its pieces once more, if they are there", async () => {
    const juice = await storeProduct(db, { stock: 3 });
    const items = [{ item: juice.id, amount: 2 }];
    const [late, next] = [await placed(site, { items }), { items: [{ item: juice.id, amount: 1 }] }];
    const context = { services: site.services, viewer: programViewer };
    await db.transaction(async (tx) => {
      const row = await findOrder(tx, late._id);
      if (row) await release(tx, context, row);
    });
    await markPaid(context, late._id);
    await placed(site, { items });
    expect(await stockOf(juice.id)).toBe(1);
    const refused = await api("PUT", "/shop/markShipped/", { _id: late._id });
    expect(refused).toMatchObject({ status: 409, body: { code: "C107", fields: { "items.0": expect.any(String) } } });
    expect(await read(late._id)).toMatchObject({ shipped: null });
    await db.update(products).set({ stock: 3 }).where(eq(products.id, juice.id));
    expect((await api("PUT", "/shop/markShipped/", { _id: late._id })).status).toBe(200);
    expect(await stockOf(juice.id)).toBe(1);
    expect((await api("PUT", "/shop/markShipped/", { _id: late._id })).status).toBe(200);
    expect(await stockOf(juice.id)).toBe(1);
    await placed(site, next);
    expect(await stockOf(juice.id)).toBe(0);
  });
});
