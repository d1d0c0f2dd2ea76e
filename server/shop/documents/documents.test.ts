import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { counters, orders } from "#db/schema/orders.ts";
import { documentFiles, documents } from "#db/schema/documents.ts";
import { products } from "#db/schema/products.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { drawNumber } from "../orders/counter.ts";
import { attachmentsOf } from "../../registries/mail-attachments.ts";
import { printed, writePdf } from "../../outside/pdf-writer.ts";
import { openShop, placed, type Sent } from "#testing/orders.ts";
import { textOfPdf as textOf } from "#testing/pdf-text.ts";
import { storeProduct } from "#testing/products.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal, statusOf } from "#testing/trpc-client.ts";
import { recordFailedRefund } from "../orders/move-order.ts";
import { lockOrder } from "../orders/store.ts";
import { closeRefund, findRefund, refundsOf } from "../orders/refunds-store.ts";
import { restOf } from "./corrections.ts";
import { revertCorrection } from "./issue-document.ts";
import { dropDocumentsKeptUntilBefore } from "./store.ts";

let site: TestSite;
let juice: string;
beforeAll(async () => {
  site = await openTestSite();
  await openShop(site);
  juice = (await storeProduct(site.services.database.db, { packs: { packOfSix: 1980 } })).id;
});
afterAll(() => site.close());
beforeEach(() => site.services.database.pool.query("delete from rate_limits"));

const db = () => site.services.database.db;
const api = (method: string, path: string, body?: unknown) =>
  site.request(method, `/api/v0${path}`, { as: "admin", ...(body === undefined ? {} : { body }) });

async function raw(path: string, as: "admin" | "guest"): Promise<Response> {
  const cookie = await site.cookieOf(as);
  return fetch(site.url + path, { headers: cookie === null ? {} : { cookie } });
}

const admin = () => site.trpc("admin");
const issue = (kind: "invoice" | "delivery" | "both", ...ids: string[]) =>
  admin().documents.issue.mutate({ kind, orders: ids });

const bought = (more: Partial<Sent> = {}) => placed(site, { items: [{ item: juice, amount: 2, sechs: 1 }], ...more });
const of = (orderId: string) =>
  db().select().from(documents).where(eq(documents.orderId, orderId)).orderBy(asc(documents.id));
const readOrder = async (id: string) =>
  (await api("GET", `/order/${id}`)).body as {
    invoice: { number: string; date: string } | null;
    payed: string | null;
    refunded: number;
  };

/** @returns the size of each image in the PDF, in pixels */
const imagesIn = (bytes: Buffer): string[] =>
  [...bytes.toString("latin1").matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)[^>]*?\/Height (\d+)/gu)].map(
    ([, width, height]) => `/Width ${width} /Height ${height}`,
  );

async function fileOf(id: string): Promise<Buffer> {
  const answer = await raw(`/api/v0/export/document/${id}.pdf`, "admin");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  return Buffer.from(await answer.arrayBuffer());
}

async function expectNoGap(): Promise<void> {
  for (const kind of ["invoice", "correction"] as const) {
    const rows = await db().select().from(documents).where(eq(documents.kind, kind)).orderBy(asc(documents.serial));
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => 1001 + index));
    const [counter] = await db().select().from(counters).where(eq(counters.name, kind));
    expect(counter?.value ?? 1000).toBe(1000 + rows.length);
  }
}

describe("an invoice", () => {
  it("is made once, when money comes or goods go, and is named by its order", async () => {
    const { _id } = await bought();
    expect((await readOrder(_id)).invoice).toBeNull();
    await api("PUT", "/shop/markPayed/", { _id });
    const { invoice } = await readOrder(_id);
    expect(invoice).toEqual({ number: expect.stringMatching(/^RE-\d{4}$/u), date: expect.stringContaining("T") });
    await api("PUT", "/shop/markShipped/", { _id });
    expect((await readOrder(_id)).invoice).toEqual(invoice);
    expect((await of(_id)).map(({ kind }) => kind)).toEqual(["invoice", "delivery"]);
    await expectNoGap();
  });

  it("is attached to the mail of what it was made for, as a PDF whose text can be read", async () => {
    const email = "lodz@example.org";
    const { _id, number } = await bought({ order: { email, nname: "Łódź", payment: "advancepayment" } });
    await api("PUT", "/shop/markPayed/", { _id });
    const [mail] = await db()
      .select()
      .from(outgoingMail)
      .where(sql`${outgoingMail.recipient} = ${email} and ${outgoingMail.kind} = 'orderPaid'`);
    const [attached, ...others] = await attachmentsOf(site.services, mail?.attachments ?? [], "de");
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ contentType: "application/pdf" });
    expect(attached?.filename).toMatch(/^Rechnung-RE-\d+\.pdf$/u);
    const bytes = attached?.content as Buffer;
    const text = await textOf(bytes);
    for (const part of [
      "Erika Łódź",
      "Am Hang 1",
      "12345 Sonnenau",
      `Bestellung ${number}`,
      "2 Stück",
      "1 × 6er-Karton",
    ])
      expect(text).toContain(part);
    expect(text).toContain("33,90 €");
    expect(text).toContain("Der Betrag ist am");
    const raw = bytes.toString("latin1");
    for (const mark of ["pdfaid:part", "/MarkInfo", "/StructTreeRoot", "/Lang (de)"]) expect(raw).toContain(mark);
    const [invoice] = await of(_id);
    expect(await fileOf(invoice?.id ?? "")).toEqual(bytes);
  });

  it("prints letters that its font lacks as Latin ones, and is read and copied as it was written", async () => {
    const names = { vname: "דניאל", nname: "Łódź", addr: "北京路 7" };
    const { _id } = await bought({ order: names });
    const [made] = await issue("invoice", _id);
    const bytes = await fileOf(made?.id ?? "");
    const lines = (await textOf(bytes)).split("\r\n");
    // PDFium returns right-to-left lines in visual order.
    expect(lines).toContain(`Łódź ${[..."דניאל"].reverse().join("")}`);
    expect(lines).toContain("北京路 7");
    expect(lines).toContain("12345 Sonnenau");
    await writePdf({ language: "de", title: "", author: "", created: new Date() }, async (pdf) => {
      for (const [written, latin] of [
        ["דניאל كريم Łódź", "dny'l krym Łódź"],
        ["北京路 7\n김민수", "BeiJingLu 7\nGimMinSu"],
        ["☐ – 'ß' 6 €", "☐ – 'ß' 6 €"],
      ] as const)
        expect(printed(pdf, written)).toBe(latin);
    });
  });

  it("stays as it was when customer, product and settings change", async () => {
    const { _id } = await bought();
    const [made] = await issue("invoice", _id);
    const before = await fileOf(made?.id ?? "");
    expect(await textOf(before)).toContain("Bitte überweisen Sie");
    const { settings, versions } = await getSettings(db());
    const changed = { ...settings.documents, name: "Ganz anders e. V.", taxNumber: "99/999/99999" };
    await admin().documents.updateSettings.mutate({ ...changed, version: versions.documents });
    await db().update(orders).set({ lastName: "Anders" }).where(eq(orders.id, _id));
    await db().update(products).set({ title: "Anders" }).where(eq(products.id, juice));
    expect(await fileOf(made?.id ?? "")).toEqual(before);
    const again = await issue("invoice", _id);
    expect(again).toEqual([made]);
    const [later] = await issue("invoice", (await bought())._id);
    const text = await textOf(await fileOf(later?.id ?? ""));
    expect(text).toContain("Ganz anders e. V.");
    expect(text).toContain("Steuernummer 99/999/99999");
    const stale = admin().documents.updateSettings.mutate({ ...changed, version: versions.documents });
    expect((await refusal(stale)).code).toBe("C409");
  });

  it("has the logo of its time at the head, as a picture that is read out to nobody", async () => {
    const issued = async () => (await issue("invoice", (await bought())._id))[0]?.id ?? "";
    const [plain, later] = [await issued(), await issued()];
    const without = await fileOf(plain);
    expect(imagesIn(without)).toEqual([]);
    const logo = async (color: string): Promise<void> => {
      const bytes = await sharp({ create: { width: 900, height: 600, channels: 4, background: color } })
        .png()
        .toBuffer();
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(bytes)]), `${color}.png`);
      const sent = (await api("POST", "/upload", body)).body as { _id: string }[];
      expect((await api("PUT", "/config/", { site: { logo: sent[0]?._id } })).status).toBe(200);
    };
    await logo("#a01c2c");
    const red = await fileOf(later);
    expect(imagesIn(red)).toEqual(["/Width 285 /Height 190"]);
    expect(red.toString("latin1")).not.toContain("/SMask");
    expect(await textOf(red)).toContain("Ganz anders e. V.");
    await logo("#14324f");
    expect(await fileOf(plain)).toEqual(without);
    expect(await fileOf(later)).toEqual(red);
    const many = await raw(`/api/v0/export/documents.pdf?ids=${plain},${later}`, "admin");
    expect(imagesIn(Buffer.from(await many.arrayBuffer()))).toHaveLength(1);
    await api("PUT", "/config/", { site: { logo: null } });
  });

  it("is refused to guests, and to customers with the secret of another order", async () => {
    const [one, other] = [await bought(), await bought()];
    const [made] = await issue("invoice", one._id);
    const document = made?.id ?? "";
    expect((await raw(`/api/v0/export/document/${document}.pdf`, "guest")).status).toBe(401);
    const guests = site.trpc("guest");
    const issuing = guests.documents.issue.mutate({ kind: "invoice", orders: [one._id] });
    expect((await refusal(issuing)).code).toBe("C100");
    const readOwn = (order: string, secret: string) => guests.ownDocuments.read.mutate({ order, secret, document });
    const own = await readOwn(one._id, one.secret);
    expect(Buffer.from(own.base64, "base64")).toEqual(await fileOf(document));
    expect((await refusal(readOwn(one._id, other.secret))).code).toBe("C404");
    expect((await refusal(readOwn(other._id, other.secret))).code).toBe("C404");
  });
});

describe("numbers", () => {
  it("have no gap after rollbacks and parallel orders", async () => {
    const rolledBack = db().transaction(async (tx) => {
      await drawNumber(tx, "invoice");
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    const placedOrders = await Promise.all(Array.from({ length: 8 }, () => bought()));
    await Promise.all(
      placedOrders.flatMap(({ _id }) => [
        api("PUT", "/shop/markPayed/", { _id }),
        api("PUT", "/shop/markShipped/", { _id }),
        issue("invoice", _id),
      ]),
    );
    for (const { _id } of placedOrders)
      expect((await of(_id)).filter(({ kind }) => kind === "invoice")).toHaveLength(1);
    await expectNoGap();
  });

  it("are not drawn for what is cancelled without an invoice", async () => {
    const { _id } = await bought();
    await admin().orders.cancel.mutate({ id: _id });
    expect(await of(_id)).toEqual([]);
    expect((await refusal(issue("invoice", _id))).code).toBe("C109");
    await expectNoGap();
  });
});

describe("a correction", () => {
  it("takes back what is refunded, and the rest when the order is cancelled, and no cent more", async () => {
    const { _id } = await bought({ order: { payment: "advancepayment" } });
    await api("PUT", "/shop/markPayed/", { _id });
    const refund = (refundId: string, cents?: number) =>
      admin().orders.refund.mutate({ id: _id, refundId, ...(cents && { cents }) });
    await refund("0190aaaa-0000-7000-8000-000000000001", 500);
    await refund("0190aaaa-0000-7000-8000-000000000001", 500);
    await admin().orders.cancel.mutate({ id: _id });
    await refund("0190aaaa-0000-7000-8000-000000000002");
    const [invoice, ...corrections] = await of(_id);
    const corrected = { number: invoice?.number, day: invoice?.content.day, isWhole: false };
    expect(corrections.map(({ kind, content }) => [kind, content.total, content.corrects])).toEqual([
      ["correction", -500, { ...corrected, refund: "0190aaaa-0000-7000-8000-000000000001" }],
      ["correction", 500 - (invoice?.content.total ?? 0), corrected],
    ]);
    expect(await textOf(await fileOf(corrections[1]?.id ?? ""))).toContain(
      `Wir berichtigen unsere Rechnung ${invoice?.number}`,
    );
    await expectNoGap();
  });
});

describe("a refund that fails", () => {
  const paid = async () => {
    const { _id, total } = await bought({ order: { payment: "advancepayment" } });
    await api("PUT", "/shop/markPayed/", { _id });
    return { _id, total };
  };
  const refund = (id: string, cents?: number, refundId = newId()) =>
    admin()
      .orders.refund.mutate({ id, refundId, ...(cents && { cents }) })
      .then(() => refundId);
  const fail = (orderId: string, id: string) =>
    db().transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const made = await findRefund(tx, id);
      if (order && made?.state === "done" && (await closeRefund(tx, made, { state: "refused" })))
        await recordFailedRefund(tx, site.services, order, made);
    });
  const corrections = async (id: string) => (await of(id)).filter(({ kind }) => kind === "correction");
  const totals = async (id: string) => (await corrections(id)).map(({ content }) => content.total);

  it("gives the invoice back what its correction took, once", async () => {
    const { _id } = await paid();
    const failed = await refund(_id, 500);
    await fail(_id, failed);
    await db().transaction(async (tx) => {
      const order = await lockOrder(tx, _id);
      if (order) await revertCorrection(tx, order, new Date(), failed);
    });
    const [invoice, taken, back, ...others] = await of(_id);
    expect(others).toEqual([]);
    expect(back?.content).toMatchObject({ total: 500, corrects: { number: taken?.number } });
    const contents = [taken, back].flatMap((row) => row?.content ?? []);
    if (invoice)
      expect(restOf(invoice.content, contents)).toEqual({ total: invoice.content.total, vat: invoice.content.vat });
    expect(await textOf(await fileOf(back?.id ?? ""))).toContain(
      `Wir nehmen unsere Rechnungskorrektur ${taken?.number}`,
    );
    await expectNoGap();
  });

  it("takes back its own correction, not that of a later and smaller one", async () => {
    const { _id } = await paid();
    const failed = await refund(_id, 500);
    await refund(_id, 300);
    await fail(_id, failed);
    const [first, , back] = await corrections(_id);
    expect(await totals(_id)).toEqual([-500, -300, 500]);
    expect(back?.content.corrects?.number).toBe(first?.number);
  });

  it("leaves the correction of the cancellation, also one of the same sum", async () => {
    const { _id, total } = await paid();
    const failed = await refund(_id, 500);
    await admin().orders.cancel.mutate({ id: _id });
    const rest = await refund(_id, total - 500);
    await fail(_id, rest);
    expect(await totals(_id)).toEqual([-500, 500 - total]);
    await fail(_id, failed);
    expect(await totals(_id)).toEqual([-500, 500 - total, 500]);
    await refund(_id);
    expect((await totals(_id)).reduce((sum, cents) => sum + cents, 0)).toBe(-total);
  });

  it("leaves corrections that sum up to the refunds that stand, in any sequence", async () => {
    const step = fc.record({
      cents: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom(300, 3_000)),
      fails: fc.option(fc.nat(5)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        await site.services.database.pool.query("delete from rate_limits");
        const { _id } = await paid();
        const made: string[] = [];
        for (const { cents, fails } of steps) {
          const refundId = newId();
          made.push(refundId);
          await statusOf(refund(_id, cents, refundId));
          if (fails !== null) await fail(_id, made[fails % made.length] ?? "");
          const done = (await refundsOf(db(), _id)).filter(({ state }) => state === "done");
          const stand = done.reduce((sum, one) => sum + one.cents, 0);
          expect((await totals(_id)).reduce((sum, total) => sum - total, 0)).toBe(stand);
          expect((await readOrder(_id)).refunded).toBe(stand);
        }
      }),
      { numRuns: 8 },
    );
    await expectNoGap();
  });
});

it("delivery notes of many orders are printed while others are shipped", async () => {
  const placedOrders = await Promise.all(Array.from({ length: 6 }, () => bought()));
  const ids = placedOrders.map(({ _id }) => _id).sort();
  const [, ...shipped] = await Promise.all([
    issue("delivery", ...ids),
    ...ids.slice(-2).map((_id) => api("PUT", "/shop/markShipped/", { _id })),
  ]);
  expect(shipped.map(({ status }) => status)).toEqual([200, 200]);
  await expectNoGap();
});

it("what is refused names the order as integrators know it", async () => {
  const { _id } = await bought();
  await api("PUT", "/shop/markPayed/", { _id });
  const { status, body } = await api("DELETE", `/order/${_id}`);
  expect([status, (body as { current: object }).current]).toEqual([409, await readOrder(_id)]);
  expect((body as { current: { _id: string } }).current._id).toBe(_id);
});

it("a name is stored without marks that turn the direction of writing", async () => {
  const { _id } = await bought({ order: { vname: "\u202eEva\u2066" } });
  expect((await readOrder(_id)) as unknown).toMatchObject({ order: { vname: "Eva" } });
});

describe("the database", () => {
  it("refuses every change of a document, and its removal before its day", async () => {
    const { _id } = await bought();
    await api("PUT", "/shop/markShipped/", { _id });
    const [invoice] = await of(_id);
    const { id = "" } = invoice ?? {};
    await fileOf(id);
    const run = (text: string): Promise<unknown> => site.services.database.pool.query(text, [id]);
    for (const statement of [
      "update documents set number = 'RE-1' where id = $1",
      "update documents set keep_until = '2000-01-01' where id = $1",
      "delete from documents where id = $1",
      "update document_files set bytes = '' where document_id = $1",
      "delete from document_files where document_id = $1",
    ])
      await expect(run(statement)).rejects.toMatchObject({ code: "23000" });
    await expect(site.services.database.pool.query("truncate documents cascade")).rejects.toMatchObject({
      code: "23000",
    });
    expect(invoice?.keepUntil).toBe(`${Number(invoice?.content.day.slice(0, 4)) + 8}-12-31`);
  });

  it("lets go of what is past its day, with its file", async () => {
    const { _id } = await bought();
    const [row] = await of(await api("PUT", "/shop/markShipped/", { _id }).then(() => _id));
    if (!row) throw new Error("no document");
    const old = {
      ...row,
      id: "0180aaaa-0000-7000-8000-000000000001",
      serial: 1,
      number: "RE-1",
      keepUntil: "2019-12-31",
    };
    await db().insert(documents).values(old);
    await db()
      .insert(documentFiles)
      .values({ documentId: old.id, bytes: Buffer.from("old") });
    await dropDocumentsKeptUntilBefore(db(), "2026-01-01");
    expect((await of(_id)).map(({ number }) => number)).not.toContain("RE-1");
    expect(await db().select().from(documentFiles).where(eq(documentFiles.documentId, old.id))).toEqual([]);
    await expectNoGap();
  });
});

test("erasing a person leaves nothing outside the documents, and says that those stay", async () => {
  const email = "erika.weg@example.org";
  const { _id } = await bought({ order: { email, phone: "030 23125 100", comment: "Bitte klingeln" } });
  await api("PUT", "/shop/markPayed/", { _id });
  await api("PUT", "/shop/markShipped/", { _id });
  expect(await admin().persons.count.mutate({ email })).toMatchObject({ orders: 1, documents: 2 });
  expect(await admin().persons.erase.mutate({ email })).toMatchObject({ orders: 1, documents: 0 });
  const [row] = await db().select().from(orders).where(eq(orders.id, _id));
  expect(row).toMatchObject({ firstName: "", lastName: "", street: "", email: "", phone: "", comment: "" });
  expect(row?.searchText).not.toContain("Erika");
  expect(await admin().persons.count.mutate({ email })).toMatchObject({ orders: 0, documents: 2 });
  expect((await of(_id))[0]?.content.customer.name).toBe("Erika Muster");
});

test("a delivery note without a sale goes with its person", async () => {
  const email = "ohne.kauf@example.org";
  const { _id } = await bought({ order: { email } });
  await issue("delivery", _id);
  await admin().orders.cancel.mutate({ id: _id });
  expect(await admin().persons.erase.mutate({ email })).toMatchObject({ orders: 1, documents: 1 });
  expect(await admin().persons.count.mutate({ email })).toMatchObject({ orders: 0, documents: 0 });
});

test("the bookkeeper gets one line for each document and rate; what is outside the span is left out", async () => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());
  const answer = await raw(`/api/v0/export/bookkeeping.csv?from=${today}&to=${today}`, "admin");
  const lines = (await answer.text()).trim().split("\r\n");
  const rows = lines.slice(1).map((line) => line.split(";").map((cell) => cell.slice(1, -1)));
  const made = await db()
    .select()
    .from(documents)
    .where(sql`${documents.kind} <> 'delivery'`);
  expect(new Set(rows.map(([, number]) => number))).toEqual(new Set(made.map(({ number }) => number)));
  const cents = (cell = ""): number => Math.round(Number(cell.replace(",", ".")) * 100);
  const gross = rows.reduce((sum, row) => sum + cents(row[7]), 0);
  expect(gross).toBe(made.reduce((sum, { content }) => sum + content.total, 0));
  for (const row of rows) expect(cents(row[4]) + cents(row[5])).toBe(cents(row[7]));
  expect(rows.some((row) => row[7]?.startsWith("-"))).toBe(true);
  const empty = await raw("/api/v0/export/bookkeeping.csv?from=2020-01-01&to=2020-12-31", "admin");
  expect((await empty.text()).trim().split("\r\n")).toHaveLength(1);
  expect((await raw("/api/v0/export/bookkeeping.csv?from=gestern&to=heute", "admin")).status).toBe(400);
  expect((await raw("/api/v0/export/bookkeeping.csv?from=2026-12-31&to=2026-01-01", "admin")).status).toBe(400);
  const endless = await raw("/api/v0/export/bookkeeping.csv?from=2026-01-01&to=9999-12-31", "admin");
  expect((await endless.text()).trim().split("\r\n")).toHaveLength(lines.length);
});

test("several documents are one file for the printer", async () => {
  const placedOrders = [await bought(), await bought({ order: { nname: "Żółć" } })];
  const ids = placedOrders.map(({ _id }) => _id);
  const notes = await issue("delivery", ...ids);
  expect(notes.map(({ kind }) => kind)).toEqual(["delivery", "delivery"]);
  const answer = await raw(`/api/v0/export/documents.pdf?ids=${notes.map(({ id }) => id).join(",")}`, "admin");
  expect(answer.headers.get("content-disposition")).toContain('filename="Lieferscheine.pdf"');
  const text = await textOf(Buffer.from(await answer.arrayBuffer()));
  for (const { number } of notes) expect(text).toContain(`Lieferschein ${number}`);
  expect(text).toContain("Erika Żółć");
  expect(text).not.toContain("€");
});

test("invoice and delivery note of an order are issued in one step, and printed as one file, the invoice first", async () => {
  const { _id } = await bought();
  const both = await issue("both", _id);
  expect(both.map(({ kind }) => kind)).toEqual(["invoice", "delivery"]);
  expect(await issue("both", _id)).toEqual(both);
  const path = `/api/v0/export/documents.pdf?ids=${both.map(({ id }) => id).join(",")}`;
  const answer = await raw(path, "admin");
  expect(answer.headers.get("content-disposition")).toContain(
    `"Rechnung-${both[0]?.number}-Lieferschein-${both[1]?.number}.pdf"`,
  );
  const text = await textOf(Buffer.from(await answer.arrayBuffer()));
  const places = both.map(({ number }) => text.indexOf(number));
  expect(places).not.toContain(-1);
  expect(text.indexOf(`Lieferschein ${both[1]?.number}`)).toBeGreaterThan(text.indexOf(`Rechnung ${both[0]?.number}`));
  expect((await raw(path, "guest")).status).toBe(401);
  const cancelled = await bought();
  await admin().orders.cancel.mutate({ id: cancelled._id });
  expect((await refusal(issue("both", cancelled._id))).code).toBe("C109");
  expect(await of(cancelled._id)).toEqual([]);
});
