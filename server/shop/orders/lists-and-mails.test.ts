import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, it, test } from "vitest";
import { type OrderState, orderStates, statesOf } from "#contract/shop/order-states.ts";
import { orders } from "#db/schema/orders.ts";
import { type Placed, placed, totalOf } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { findOrder, insertOrder, listOrders } from "./store.ts";
import { openOrderDesk, type Rest } from "#testing/order-desk.ts";
import { refusal } from "#testing/trpc-client.ts";

const { site, db, api, mailsTo, admin, own } = await openOrderDesk();

test("orders are listed by state, payment, tag and text, with the total; guests see none", async () => {
  const juice = await storeProduct(db);
  const items = [{ item: juice.id, amount: 1 }];
  const [removed, a, b] = [
    await placed(site, { items }),
    await placed(site, { items, order: { nname: "Zwölf" } }),
    await placed(site, { items, order: { nname: "Ähre", payment: "advancepayment" } }),
  ];
  await api("DELETE", `/order/${removed._id}`);
  await api("PUT", "/shop/markPayed/", { _id: a._id });
  await api("PUT", "/order/", { _id: b._id, tags: ["Liste"] });
  const ids = async (query: string) =>
    ((await api("GET", `/order/?${query}&limit=200`)).body as Rest[]).map(({ _id }) => _id);
  expect(await ids("states=unpaid")).toContain(b._id);
  expect(await ids("states=unpaid")).not.toContain(a._id);
  expect(await ids("tags=Liste")).toEqual([b._id]);
  expect(await ids("q=aehre")).toEqual([]);
  expect(await ids("q=ahre")).toEqual([b._id]);
  expect(await ids(`q=${a.number}`)).toEqual([a._id]);
  expect((await ids("sort=name"))[0]).toBe(b._id);
  expect((await ids(""))[0]).toBe(b._id);
  expect(await ids("states=deleted")).toEqual([removed._id]);
  expect((await api("GET", "/order/", undefined, "guest")).status).toBe(401);
  expect((await api("POST", "/batch/order/", [b._id, newId(), b._id])).body).toMatchObject([{ _id: b._id }]);
});

test("every order is found under the states that it shows, whatever became of it", async () => {
  const juice = await storeProduct(db);
  const { _id } = await placed(site, { items: [{ item: juice.id, amount: 1 }] });
  const first = await findOrder(db, _id);
  if (!first) throw new Error("the order is gone");
  const at = new Date("2026-11-20T12:00:00Z");
  const either = [null, at];
  const choices = {
    paidAt: either,
    shipped: either,
    handedOver: either,
    cancelled: either,
    released: either,
    payment: ["invoice", "advancepayment"],
    delivery: ["pickup", "shipping"],
    refunded: [0, first.total],
    received: [0, 100],
  };
  const standings = Object.entries<readonly unknown[]>(choices)
    .reduce<object[]>(
      (some, [name, values]) => some.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    )
    .map((standing) => standing as Partial<typeof first>)
    .filter(({ handedOver, shipped, delivery }) => handedOver === null || (shipped !== null && delivery === "pickup"));
  await db.transaction(async (tx) => {
    for (const [index, standing] of standings.entries()) {
      const id = newId();
      const own = {
        id,
        number: 900_000 + index,
        keyHash: id,
        lastName: "Stand",
        items: first.items.map((item) => ({ ...item, orderId: id })),
      };
      await insertOrder(tx, { ...first, ...own, ...standing });
    }
  });
  const list = (states: OrderState[]) =>
    listOrders(db, { limit: 500, skip: 0, tags: [], sort: "created", q: "stand", states });
  const all = (await list([])).rows;
  expect(all).toHaveLength(standings.length);
  for (const state of orderStates.filter((one) => one !== "deleted"))
    expect(
      (await list([state])).rows.map(({ id }) => id),
      state,
    ).toEqual(all.filter((row) => statesOf(row).includes(state)).map(({ id }) => id));
  await db.delete(orders).where(eq(orders.lastName, "Stand"));
});

describe("the page of an order", () => {
  it("opens with any of its secrets, and with nothing else", async () => {
    const juice = await storeProduct(db);
    const items = [{ item: juice.id, amount: 1 }];
    const [one, other] = [await placed(site, { items }), await placed(site, { items })];
    expect(await own(one._id, one.secret)).toMatchObject({
      number: one.number,
      status: "pending",
      payment: { reference: `Bestellung ${one.number}` },
    });
    expect(await own(one._id, one.secret)).not.toHaveProperty("notes");
    for (const [id, secret] of [
      [one._id, other.secret],
      [one._id, "x"],
      [newId(), one.secret],
    ] as const)
      expect((await refusal(own(id, secret))).status).toBe(404);
    const poll = (secret: string) =>
      api("GET", `/shop/webhook/pollSourceStatus?order=${one._id}&secret=${secret}`, undefined, "guest");
    expect((await poll("x")).status).toBe(404);
    await api("PUT", "/shop/markPayed/", { _id: one._id });
    expect((await poll(one.secret)).body).toEqual({ status: "paid" });
    expect(site.logLines.join("")).not.toContain(one.secret);
  });
});

describe("mails", () => {
  it("say in the customer's language what was ordered and what became of it, with a link that opens its page", async () => {
    const cider = await storeProduct(db, {
      title: "Apfelwein",
      en: { title: "Cider" },
      price: 690,
      size: 0.75,
      deposit: 8,
      packs: { packOfSix: 3900 },
    });
    const items = [{ item: cider.id, amount: 1, sechs: 2 }];
    const total = await totalOf(site, items);
    const sent = {
      items,
      total,
      key: newId(),
      order: {
        ...(await import("#testing/orders.ts")).customer,
        email: "anna@example.org",
        payment: "advancepayment",
      },
    };
    const { body } = await site.request("POST", "/api/v0/shop/order/", { body: sent, headers: { cookie: "lang=en" } });
    const { _id, number } = body as Placed;
    const [mail] = await mailsTo("anna@example.org");
    expect(mail).toMatchObject({
      kind: "orderReceived",
      language: "en",
      subject: expect.stringContaining(String(number)),
    });
    for (const part of [
      "1 × Cider, 0.75 l: €6.90",
      "€9.20 per litre",
      "2 × carton of 6 Cider, 0.75 l: €78.00 (€39.00 each), that is €8.67 per litre",
      "plus deposit €1.04",
      "Deposit: €1.04",
      "Shipping: €5.90",
      "Total: €91.84",
      "including 19 % VAT: €14.66",
      "IBAN: DE02 1203 0000 0000 2020 51",
      `Reference: Bestellung ${number}`,
      "/en/widerrufen",
      `/en/shop/bestellung/${_id}#secret=`,
    ])
      expect(mail?.body).toContain(part);
    const secretIn = (text = ""): string => /#secret=([\w-]+)/u.exec(text)?.[1] ?? "";
    await own(_id, secretIn(mail?.body));
    await api("PUT", "/shop/markPayed/", { _id });
    await api("PUT", "/shop/markShipped/", { _id });
    const mails = await mailsTo("anna@example.org");
    expect(mails.map(({ kind }) => kind)).toEqual(["orderReceived", "orderPaid", "orderShipped"]);
    for (const one of mails) await own(_id, secretIn(one.body));
    expect(site.logLines.join("")).not.toMatch(/anna@|DE02/u);
  });

  it("of what is picked up never say that it is sent", async () => {
    const juice = await storeProduct(db, { minAge: 16 });
    const email = "abholer@example.org";
    const own = { email, delivery: "pickup", payment: "advancepayment" };
    const openingHours = [
      { name: "", days: ["Mo", "Tu", "We"], from: "09:00", to: "18:30", text: "" },
      { name: "", days: ["Sa"], from: "10:00", to: "14:00", text: "" },
    ];
    const address = { street: "Am Hang 5", zip: "12345", city: "Sonnenau" };
    await site.request("PUT", "/api/v0/config/", { as: "system", body: { site: { address, openingHours } } });
    const { _id, number } = await placed(site, { items: [{ item: juice.id, amount: 1 }], order: own, age: true });
    for (const step of ["markPayed", "markShipped"]) await api("PUT", `/shop/${step}/`, { _id });
    const [first, , ready] = await mailsTo(email);
    for (const mail of [first, ready]) expect(mail?.body).toContain("Bitte bringen Sie einen Ausweis mit");
    const all = (await mailsTo(email)).map(({ subject, body }) => `${subject}\n${body}`).join("\n");
    expect(all).not.toMatch(/[Vv]ers(?:and|end)|liefer|auf dem Weg|verschick/u);
    for (const part of [
      "Abholung: 0,00",
      "stellen wir die Bestellung bereit",
      "steht zum Abholen bereit",
      "Am Hang 5\n12345 Sonnenau\n\nÖffnungszeiten:\nMontag bis Mittwoch: 9–18:30 Uhr\nSamstag: 10–14 Uhr\n\n",
      `Nummer ${number}`,
    ])
      expect(all.replaceAll("\u00a0", " ")).toContain(part);
  });

  it("of a cancelled order say that money comes back, if there is any", async () => {
    const juice = await storeProduct(db);
    for (const isPaid of [false, true]) {
      const email = `storno${isPaid}@example.org`;
      const { _id } = await placed(site, { items: [{ item: juice.id, amount: 1 }], order: { email } });
      if (isPaid) await api("PUT", "/shop/markPayed/", { _id });
      await admin.orders.cancel.mutate({ id: _id });
      const last = (await mailsTo(email)).at(-1);
      expect(last).toMatchObject({ kind: "orderCancelled", language: "de" });
      expect(last?.body.includes("bekommen Sie zurück")).toBe(isPaid);
      expect(last?.body).not.toMatch(/\n{3}/u);
    }
  });
});
