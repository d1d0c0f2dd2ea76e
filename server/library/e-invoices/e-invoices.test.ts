import Pdf from "pdfkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { programViewer } from "#contract/values/permissions.ts";
import { ciiInvoice, ublInvoice } from "#testing/e-invoices.ts";
import { receiveBytes } from "#testing/file-services.ts";
import { openTestSite, type TestSite } from "#testing/site.ts";
import { refusal } from "#testing/trpc-client.ts";
import { keepUntilOf } from "./keep-invoice.ts";
import { createFile } from "../files/create-file.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function stored(bytes: Buffer | string, name: string): Promise<string> {
  const received = await receiveBytes(site.services, Buffer.from(bytes));
  return (await createFile({ services: site.services, viewer: programViewer }, { received, name, tags: [] })).id;
}

const open = (id: string) => site.trpc("admin").eInvoices.read.query({ id });
const reasonOf = async (id: string) => (await refusal(open(id))).fields?.["file"];

function pdfWith(attachments: Record<string, string>): Promise<Buffer> {
  const pdf = new Pdf({ compress: true });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  pdf.text("Rechnung");
  for (const [name, text] of Object.entries(attachments)) pdf.file(Buffer.from(text), { name });
  pdf.end();
  return new Promise((done) => pdf.on("end", () => done(Buffer.concat(parts))));
}

describe("a received invoice", () => {
  it("in UBL is read with seller, lines, VAT and account", async () => {
    const id = await stored(ublInvoice, "rechnung.xml");
    expect(await open(id)).toEqual({
      name: "rechnung.xml",
      keepUntil: null,
      syntax: "ubl",
      profile: "xrechnung_3.0",
      kind: "invoice",
      number: "R-2026/17",
      issued: "2026-11-20",
      due: "2026-12-04",
      currency: "EUR",
      seller: {
        name: "Glashütte Beispiel GmbH",
        address: ["Am Ofen 1", "12345 Musterstadt", "DE"],
        vatId: "DE123456789",
        taxNumber: "",
        email: "rechnung@example.org",
        phone: "030 23125 000",
      },
      buyer: { name: "Mosthof Sonnenau e. V.", address: [], vatId: "", taxNumber: "", email: "", phone: "" },
      buyerReference: "04011000-12345-39",
      lines: [
        {
          id: "1",
          name: "Flasche 0,75 l",
          text: "Braun, mit Bügel",
          quantity: "1000",
          unit: "H87",
          price: "0.37",
          total: "370.00",
          percent: "19",
        },
      ],
      extras: [{ reason: "Treuerabatt", amount: "10.00", isCharge: false }],
      vat: [{ percent: "19", net: "360.00", vat: "68.40", reason: "" }],
      sums: { net: "360.00", vat: "68.40", gross: "428.40", paid: "", due: "428.40" },
      account: { holder: "Glashütte Beispiel GmbH", iban: "DE02120300000000202051", bic: "" },
      reference: "R-2026/17",
      terms: "Zahlbar in 14 Tagen.",
      notes: ["Lieferung frei Hof & Keller."],
    });
  });

  it("in CII is read, alone and within a PDF", async () => {
    const wanted = {
      syntax: "cii",
      kind: "correction",
      number: "2026-4711",
      issued: "2026-11-24",
      due: "2026-12-08",
      seller: { name: "Druckerei Muster", address: ["Gasse 2", "54321 Beispielheim", "DE"], taxNumber: "12/345/67890" },
      lines: [{ name: "Etiketten", quantity: "2000", unit: "C62", price: "0.0375", total: "75.00", percent: "7" }],
      vat: [{ percent: "7", net: "75.00", vat: "5.25" }],
      sums: { net: "75.00", gross: "80.25", due: "80.25" },
      account: { iban: "DE02120300000000202052" },
      notes: ["Gutschrift zu 2026-4700"],
    };
    expect(await open(await stored(ciiInvoice, "rechnung.xml"))).toMatchObject(wanted);
    const pdf = await pdfWith({ "anhang.txt": "Nichts", "factur-x.xml": ciiInvoice });
    expect(await open(await stored(pdf, "rechnung.pdf"))).toMatchObject(wanted);
  });

  it("is shown with at most a thousand notes, charges and rates", async () => {
    const many = ["<cbc:Note>x</cbc:Note>", "<cac:AllowanceCharge><cbc:Amount>1</cbc:Amount></cac:AllowanceCharge>"];
    const more = many.map((part) => part.repeat(1_500)).join("");
    const rates = "<cac:TaxSubtotal><cbc:TaxAmount>1</cbc:TaxAmount></cac:TaxSubtotal>".repeat(1_500);
    const long = ublInvoice.replace("</cac:TaxTotal>", `${rates}</cac:TaxTotal>${more}`);
    const { notes, extras, vat } = await open(await stored(long, "lang.xml"));
    expect([notes.length, extras.length, vat.length]).toEqual([1_000, 1_000, 1_000]);
  });

  it("that cannot be read says why", async () => {
    const declared = ublInvoice.replace("<ubl:Invoice", '<!DOCTYPE x [<!ENTITY a "aaaa">]><ubl:Invoice');
    expect(await reasonOf(await stored(declared, "entitaeten.xml"))).toContain("Entitäten");
    expect(await reasonOf(await stored("<feed><title>Nein</title></feed>", "feed.xml"))).toContain("keine E-Rechnung");
    expect(await reasonOf(await stored(await pdfWith({}), "blatt.pdf"))).toContain("steckt keine E-Rechnung");
    const other = await pdfWith({ "factur-x.xml": "<kaputt" });
    expect(await reasonOf(await stored(other, "kaputt.pdf"))).toContain("beschädigt");
    expect(await reasonOf(await stored("Nur Text", "notiz.txt"))).toContain("keine E-Rechnung");
  });

  it("that is kept can be neither deleted, replaced nor exchanged until its day, unless an admin stops it", async () => {
    const id = await stored(`${ublInvoice}<!-- kept -->`, "behalten.xml");
    const other = await stored("<feed/>", "anderes.xml");
    const editor = site.trpc("editor");
    expect(await editor.eInvoices.keep.mutate({ id })).toMatchObject({ keepUntil: "2034-12-31", version: 2 });
    expect(await editor.eInvoices.keep.mutate({ id })).toMatchObject({ version: 2 });
    for (const call of [
      () => editor.files.remove.mutate({ id }),
      () => editor.files.removeMany.mutate({ ids: [other, id] }),
      () => editor.files.exchange.mutate({ id: other, version: 1, withId: id }),
    ])
      expect(await refusal(call())).toMatchObject({ code: "C109", message: expect.stringContaining("31/12/2034") });
    const replaced = await site.request("DELETE", `/api/v0/file/${id}`, { as: "admin" });
    expect([replaced.status, (replaced.body as { code: string }).code]).toEqual([409, "C109"]);
    expect((await open(id)).keepUntil).toBe("2034-12-31");
    expect(await refusal(site.trpc("editor").eInvoices.release.mutate({ id }))).toMatchObject({ code: "C100" });
    await site.trpc("admin").eInvoices.release.mutate({ id });
    await editor.files.remove.mutate({ id });
  });

  it.each([
    ["2026-11-20", "2034-12-31"],
    ["2019-01-01", "2027-12-31"],
    ["", "2034-12-31"],
    ["gestern", "2034-12-31"],
  ])("of %j is kept until %s", (issued, day) => {
    expect(keepUntilOf(issued, "2026-11-30")).toBe(day);
  });

  it("is shown to those who may read the file", async () => {
    const id = await stored(`${ublInvoice}<!-- 2 -->`, "geheim.xml");
    expect(await refusal(site.trpc("guest").eInvoices.read.query({ id }))).toMatchObject({ status: 401 });
    expect(await refusal(site.trpc("author").eInvoices.read.query({ id }))).toMatchObject({ code: "C404" });
    expect((await site.trpc("shop").eInvoices.read.query({ id })).number).toBe("R-2026/17");
  });
});
