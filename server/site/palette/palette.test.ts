import { expect, it } from "vitest";
import { countStatements } from "#testing/count-statements.ts";
import { storeEntry } from "#testing/entries.ts";
import { insertFile } from "#testing/library.ts";
import { storeMessage } from "#testing/messages.ts";
import { openOrderDesk } from "#testing/order-desk.ts";
import { placed } from "#testing/orders.ts";
import { storeProduct } from "#testing/products.ts";
import { refusal } from "#testing/trpc-client.ts";
import { orderNumberIn } from "./order-number.ts";

const desk = await openOrderDesk();
const { site, db, admin } = desk;
const find = (q: string, role: "admin" | "system" = "admin") => site.trpc(role).palette.find.query({ q });

it("reads the order number in what was typed", () => {
  expect(["1006", "#1006", "Rechnung 1006 drucken", "Bestellung #1006."].map(orderNumberIn)).toEqual([
    1006, 1006, 1006, 1006,
  ]);
  expect(["", "Saft", "A1006", "9999999999", "1006a"].map(orderNumberIn)).toEqual([null, null, null, null, null]);
});

it("finds orders by number and name, with the invoice once there is one", async () => {
  const { id: item } = await storeProduct(db);
  const [first, second] = [
    await placed(site, {
      items: [{ item, amount: 1 }],
      order: { vname: "Frieda", nname: "Zwetschge", email: "frieda@example.org" },
    }),
    await placed(site, { items: [{ item, amount: 1 }], order: { comment: "wie bei 1001" } }),
  ];
  for (const typed of [String(first.number), `#${first.number}`, `Rechnung ${first.number} drucken`]) {
    const { orders } = await find(typed);
    expect(orders[0], typed).toMatchObject({ id: first._id, number: first.number, name: "Frieda Zwetschge" });
    expect(orders[0]?.invoice).toBeNull();
  }
  // The newer order contains the number only in its comment.
  expect((await find("1001")).orders.map(({ number }) => number)).toEqual([first.number, second.number]);
  const found = await find("zwetschge");
  expect(found.orders).toMatchObject([{ id: first._id, states: ["unpaid", "unshipped"] }]);
  expect(found.customers).toMatchObject([{ id: first._id, name: "Frieda Zwetschge", orders: 1 }]);
  const [made] = await admin.documents.issue.mutate({ kind: "invoice", orders: [first._id] });
  expect((await find(made?.number.toLowerCase() ?? "")).orders).toMatchObject([
    { id: first._id, invoice: { id: made?.id, number: made?.number } },
  ]);
});

it("finds pages, entries, products, messages and files; entries with the words in the title come first", async () => {
  const publishDate = new Date("2026-01-01T00:00:00Z");
  const titled = await storeEntry(site.services.database, {
    title: "Quittenfest",
    tags: ["Veranstaltungen"],
    publishDate,
  });
  await storeEntry(site.services.database, {
    title: "Anderes",
    tags: ["Aktuelles"],
    publishDate: new Date("2999-01-01T00:00:00Z"),
    blocks: [{ id: "t", type: "text", html: "<p>Quittenfest</p>", media: [] }],
  });
  const page = await storeEntry(site.services.database, { title: "Über uns", tags: ["Seite|Projekt"], publishDate });
  const product = await storeProduct(db, { title: "Quittengelee", hidden: true });
  const message = await storeMessage(db, { firstName: "Quentin", lastName: "Quitte", message: "Guten\n\nTag" });
  const file = await insertFile(site.services.database, { name: "quitte.jpg" });
  const found = await find("quitte");
  expect(found.entries.map(({ title, kind, state }) => [title, kind, state])).toEqual([
    ["Quittenfest", "event", "public"],
    ["Anderes", "news", "scheduled"],
  ]);
  expect(found.entries[0]?.id).toBe(titled.id);
  expect(found.products).toEqual([{ id: product.id, title: "Quittengelee", isHidden: true }]);
  expect(found.messages).toMatchObject([{ id: message.id, name: "Quentin Quitte", beginning: "Guten Tag" }]);
  expect(found.files).toMatchObject([{ id: file, name: "quitte.jpg" }]);
  expect((await find("projek")).entries).toMatchObject([{ id: page.id, kind: "page", path: "/Projekt" }]);
});

it("respects the right to read each noun, and refuses guests", async () => {
  const named = (await find("example.org", "system")).users;
  expect(named.length).toBeGreaterThan(0);
  expect((await find("example.org")).users).toEqual([]);
  expect((await refusal(site.trpc("guest").palette.find.query({ q: "Saft" }))).code).toBe("C100");
});

it("needs as many statements for many results as for few", async () => {
  const statements = countStatements(site.services.database.pool);
  const statementsFor = async (q: string): Promise<number> => {
    const before = statements();
    await find(q);
    return statements() - before;
  };
  for (let count = 0; count < 7; count += 1) await storeProduct(db, { title: `Vielfalt ${count}` });
  for (let count = 0; count < 7; count += 1) await storeMessage(db, { message: `Vielfalt ${count}` });
  await statementsFor("x");
  expect(await statementsFor("vielfalt")).toBe(await statementsFor("gibt es nicht"));
  expect((await find("vielfalt")).products).toHaveLength(5);
});
