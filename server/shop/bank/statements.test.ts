import { gzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { AppError } from "#contract/schemas/errors.ts";
import { zipStream, zipText } from "../../outside/zip.ts";
import { camt } from "#testing/statements.ts";
import { centsOfAmount, dayOf } from "./booking.ts";
import { openStatement } from "./open-file.ts";

const sent = (file: string | Buffer): string => gzipSync(file).toString("base64");
const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const open = (file: string | Buffer) => openStatement(sent(file));
const refused = (file: string | Buffer) =>
  open(file).then(
    () => "read",
    (error: unknown) => (error instanceof AppError ? error.kind : String(error)),
  );

it.each([
  ["12,50", 1250],
  ["-12,50", -1250],
  ["12,50-", -1250],
  ["+1.234,56", 123_456],
  ["1.234.567,8 €", 123_456_780],
  ["1,234.56", 123_456],
  ["12", 1200],
  ["1.234", 123_400],
  ["1'234.56", 123_456],
  ["1 234,56", 123_456],
  ["1\u202f234,56", 123_456],
  ["\u221212,50", -1250],
  ["(12,50)", -1250],
  ["EUR 12,50", 1250],
  ["CHF -12.50", -1250],
  ["12,50 H", 1250],
  ["12,50 S", -1250],
  ["12.50 CR", 1250],
  ["12.50DR", -1250],
  ["12,5000", 1250],
  ["12,5 Stück", null],
  ["12,50,", null],
  ["12,5O", null],
  ["", null],
  ["--", null],
])("reads the amount %j as %j", (written, cents) => expect(centsOfAmount(written)).toBe(cents));

it.each([
  ["12.11.2026", "2026-11-12"],
  ["1.9.26", "2026-09-01"],
  ["2026-11-12", "2026-11-12"],
  ["12/11/2026", "2026-11-12"],
  ["12-11-2026", "2026-11-12"],
  ["20261112", "2026-11-12"],
  ["2026/11/12", "2026-11-12"],
  ["2026/1/2", "2026-01-02"],
  ["2026-11-12T08:00:00", "2026-11-12"],
  ["31.02.2026", null],
  ["20261312", null],
  ["2026111", null],
  ["offen", null],
])("reads the day %j as %j", (written, day) => expect(dayOf(written)).toBe(day));

const credit = { day: "2026-11-12", cents: 4140, currency: "EUR", name: "Müller & Söhne", text: "Bestellung B1001" };

describe("CAMT", () => {
  const paid = { amount: "41.40", text: "Bestellung B1001", name: "Müller &amp; S&#246;hne" };

  it.each(["02", "08"] as const)("of version %s: what came and is booked, and nothing else", async (version) => {
    const file = camt(version, [
      paid,
      { ...paid, way: "DBIT" },
      { ...paid, status: "PDNG" },
      { ...paid, reversal: true },
      { ...paid, amount: "0.00" },
    ]);
    expect(await open(file)).toEqual({ credits: [credit], others: 4, unreadable: [] });
  });

  it("joins what the bank has cut into lines", async () => {
    const text = "Vielen Dank fuer die Lieferung von B1001 im November";
    expect(await open(camt("02", [{ ...paid, text }]))).toMatchObject({ credits: [{ text }] });
  });

  it("with a prefix, in Latin letters of its own, and with many payments in one booking", async () => {
    const parts = [10, 20].map(
      (euros) => `<c:TxDtls><c:AmtDtls><c:TxAmt><c:Amt Ccy="EUR">${euros}.00</c:Amt></c:TxAmt></c:AmtDtls>
        <c:RltdPties><c:Dbtr><c:Nm>Öz ${euros}</c:Nm></c:Dbtr></c:RltdPties>
        <c:RmtInf><c:Strd><c:CdtrRefInf><c:Ref>B10${euros}</c:Ref></c:CdtrRefInf></c:Strd></c:RmtInf></c:TxDtls>`,
    );
    const file = `<?xml version="1.0" encoding="ISO-8859-1"?><c:Document xmlns:c="urn:x"><c:BkToCstmrStmt><c:Stmt><c:Ntry>
      <c:Amt Ccy="EUR">30.00</c:Amt><c:CdtDbtInd>CRDT</c:CdtDbtInd><c:Sts>BOOK</c:Sts>
      <c:BookgDt><c:DtTm>2026-11-12T08:00:00</c:DtTm></c:BookgDt><c:NtryDtls>${parts.join("")}</c:NtryDtls>
      </c:Ntry></c:Stmt></c:BkToCstmrStmt></c:Document>`;
    expect(await open(latin(file))).toMatchObject({
      credits: [
        { cents: 1000, name: "Öz 10", text: "B1010", day: "2026-11-12" },
        { cents: 2000, name: "Öz 20", text: "B1020" },
      ],
    });
  });

  it("in UTF-16, whichever byte comes first", async () => {
    const little = Buffer.from(`\uFEFF${camt("08", [paid])}`, "utf16le");
    for (const file of [little, Buffer.from(little).swap16()])
      expect(await open(file)).toMatchObject({ credits: [credit] });
  });

  it("zipped: all of its statements, whatever else is in it", async () => {
    const zip = zipStream(
      [
        zipText("a.xml", camt("02", [paid])),
        zipText("Liesmich.txt", "Guten Tag"),
        zipText("protokoll.xml", "<Protokoll><Zeile>Guten Tag</Zeile></Protokoll>"),
        zipText("halb.xml", camt("02", [paid]).slice(0, -40)),
        zipText("../../b.XML", camt("08", [paid, { ...paid, way: "DBIT" }])),
      ].filter(({ name }) => !name.includes("..")),
    );
    const unreadable = [expect.stringContaining('<?xml version="1.0"')];
    expect(await open(await buffer(zip))).toEqual({ credits: [credit], others: 0, unreadable });
  });
});

describe("the CSV of", () => {
  it("the Sparkasse, in Latin letters, with what is only announced", async () => {
    const file = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"12.11.26";"12.11.26";"GUTSCHR. UEBERWEISUNG";"Bestellung B1001";"";"";"";"";"";"";"Müller & Söhne";"DE89370400440532013000";"COBADEFFXXX";"41,40";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"12.11.26";"12.11.26";"GUTSCHR. UEBERWEISUNG";"B1002";"";"";"";"";"";"";"Otto";"";"";"1,00";"EUR";"Umsatz vorgemerkt"
"DE02120300000000202051";"11.11.26";"11.11.26";"LASTSCHRIFT";"Strom";"";"";"";"";"";"";"Stadtwerke";"";"";"-80,00";"EUR";"Umsatz gebucht"
`;
    expect(await open(latin(file))).toEqual({ credits: [credit], others: 2, unreadable: [] });
  });

  it("the Volksbank", async () => {
    const file = `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung
Konto;DE02;GENO;Volksbank;12.11.2026;12.11.2026;Müller & Söhne;DE89;COBA;Überweisungsgutschr.;Bestellung B1001;41,40;EUR;1.041,40;
`;
    expect(await open(`\uFEFF${file}`)).toEqual({ credits: [credit], others: 0, unreadable: [] });
  });

  it("the Volksbank of old, which writes the sign under no heading", async () => {
    const file = `Volksbank Sonnenau;;;
;;;
Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Verwendungszweck;Währung;Umsatz;
12.11.2026;12.11.2026;Müller & Söhne;"Bestellung
B1001";EUR;41,40;H
11.11.2026;11.11.2026;Stadtwerke;Strom;EUR;80,00;S
;;;Endsaldo;EUR;1.000,00;H
`;
    expect(await open(latin(file))).toEqual({ credits: [credit], others: 1, unreadable: [] });
  });

  it("the DKB", async () => {
    const file = `"Konto";"Girokonto DE02120300000000202051"
""
"Kontostand vom 14.11.2026:";"1.041,40 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"12.11.26";"12.11.26";"Gebucht";"Müller & Söhne";"Mosthof";"Bestellung B1001";"Eingang";"DE89";"41,40";"";"";""
"12.11.26";"";"Vorgemerkt";"Otto";"Mosthof";"B1002";"Eingang";"DE89";"1";"";"";""
`;
    expect(await open(file)).toEqual({ credits: [credit], others: 1, unreadable: [] });
  });

  it("comdirect, whose text says it all", async () => {
    const file = `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.041,40 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"12.11.2026";"12.11.2026";"Übertrag / Überweisung";" Auftraggeber: Müller & Söhne Buchungstext: Bestellung B1001 Ref. 5F2C";"41,40";
"offen";"--";"Übertrag";"B1002";"1,00";
`;
    const text = "Auftraggeber: Müller & Söhne Buchungstext: Bestellung B1001 Ref. 5F2C";
    expect(await open(latin(file))).toEqual({ credits: [{ ...credit, name: "", text }], others: 1, unreadable: [] });
  });

  it("a bank that nobody knows: its columns are named by the person", async () => {
    const file = "Auszug;;;\nTag;Wer;Wofür;Geld\n12.11.2026;Müller & Söhne;Bestellung B1001;41,40\n";
    expect(await open(file)).toEqual({
      header: 1,
      rows: [
        ["Tag", "Wer", "Wofür", "Geld"],
        ["12.11.2026", "Müller & Söhne", "Bestellung B1001", "41,40"],
      ],
    });
    const columns = { header: 1, day: 0, name: 1, text: 2, amount: 3, debit: null };
    expect(await openStatement(sent(file), columns)).toEqual({ credits: [credit], others: 0, unreadable: [] });
  });
});

describe("what cannot be read is told, never taken for what brings no money", () => {
  const columns = "Buchungstag;Name;Verwendungszweck;Betrag\n";
  const only = (line: string) => ({ credits: [], others: 0, unreadable: [line] });

  it.each([
    ["12.11.2026;Otto;B1001;41,4O", "12.11.2026 · Otto · B1001 · 41,4O"],
    ["31.02.2026;Otto;B1001;41,40", "31.02.2026 · Otto · B1001 · 41,40"],
    [";Otto;B1001;41,40", "Otto · B1001 · 41,40"],
    ["12.11.2026;Otto;B1001;", "12.11.2026 · Otto · B1001"],
  ])("%j", async (line, told) => expect(await open(columns + line)).toEqual(only(told)));

  it.each([";;;", ";;Endsaldo;1.041,40", "* noch nicht gebucht;;;", ""])("but not %j", async (line) =>
    expect(await open(columns + line)).toEqual({ credits: [], others: 0, unreadable: [] }),
  );

  it("in CAMT: an amount, a day or a way that is none", async () => {
    const paid = { amount: "41.40", text: "B1001", name: "Otto" };
    const file = camt("08", [
      { ...paid, amount: "41,40" },
      { ...paid, day: "gestern" },
      { ...paid, amount: "41.405" },
    ]).replaceAll("<ValDt><Dt>gestern</Dt></ValDt>", "");
    expect(await open(file)).toEqual({
      credits: [],
      others: 0,
      unreadable: ["41,40 · Otto · B1001", "41.40 · Otto · B1001", "41.405 · Otto · B1001"],
    });
  });

  it("a booking whose parts are not all of it is one credit with all that they say", async () => {
    const part = (name: string, amount: string) =>
      `<TxDtls>${amount}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>fuer ${name}</Ustrd></RmtInf></TxDtls>`;
    const file = camt("02", [{ amount: "41.40", text: "X" }]).replace(
      /<TxDtls>.*<\/TxDtls>/su,
      part("Otto", "") + part("Anna", '<Amt Ccy="EUR">11.40</Amt>'),
    );
    const whole = { ...credit, name: "Otto, Anna", text: "fuer Otto, fuer Anna" };
    expect(await open(file)).toEqual({ credits: [whole], others: 0, unreadable: [] });
  });
});

describe("a file with", () => {
  it("separate columns for what went and what came", async () => {
    const file = `Buchungstag;Wertstellung;Auftraggeber;Verwendungszweck;Soll;Haben;Währung
12-11-2026;12-11-2026;Müller & Söhne;Bestellung B1001;;41,40;EUR
12-11-2026;12-11-2026;Stadtwerke;Strom;80,00;;EUR
12-11-2026;12-11-2026;Stadtwerke;Strom;80,00;0,00;EUR
12-11-2026;12-11-2026;Wer;Was;;;EUR
`;
    const unreadable = ["12-11-2026 · 12-11-2026 · Wer · Was · EUR"];
    expect(await open(file)).toEqual({ credits: [credit], others: 2, unreadable });
    const columns = { header: 0, day: 0, name: 2, text: 3, amount: 5, debit: 4 };
    expect(await openStatement(sent(file), columns)).toEqual({ credits: [credit], others: 2, unreadable });
  });

  it("separators, quotes and lines within its cells", async () => {
    const file = `Buchungstag, Name, Verwendungszweck, Betrag
20261112, "Müller, ""Söhne""" , "Bestellung, B1001",  "1'041,40 CHF"
2026/11/12,Fa. "Otto" GmbH,"B1002
und B1003","41,40"
`;
    expect(await open(file)).toEqual({
      credits: [
        { ...credit, name: 'Müller, "Söhne"', text: "Bestellung, B1001", cents: 104_140, currency: "CHF" },
        { ...credit, name: 'Fa. "Otto" GmbH', text: "B1002 und B1003" },
      ],
      others: 0,
      unreadable: [],
    });
  });

  it("a quote that does not end", async () => {
    const file = 'Buchungstag;Name;Verwendungszweck;Betrag\n12.11.2026;"Müller & Söhne;Bestellung B1001;41,40\n';
    const open_ = { ...credit, name: '"Müller & Söhne' };
    expect(await open(file)).toEqual({ credits: [open_], others: 0, unreadable: [] });
  });
});

describe("a file that is none, or means harm, is refused", () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");

  it.each<[string, string | Buffer, string]>([
    [
      "entities that grow",
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><Document>&l9;</Document>`,
      "invalid",
    ],
    [
      "a file of the server",
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document>&f;</Document>`,
      "invalid",
    ],
    ["deep nests", `<Document>${"<a>".repeat(5_000)}${"</a>".repeat(5_000)}</Document>`, "invalid"],
    ["another document", "<html><body>Guten Tag</body></html>", "invalid"],
    ["broken XML", camt("02", []).slice(0, -20), "invalid"],
    ["a letter", "Sehr geehrte Damen und Herren", "invalid"],
    ["nothing", " ", "invalid"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "invalid"],
    ["a broken archive", Buffer.from("PK\u0003\u0004 nothing of the kind"), "invalid"],
    ["a bomb of zeros", Buffer.alloc(11_000_000), "tooLarge"],
  ])("%s", async (_what, file, kind) => expect(await refused(file)).toBe(kind));

  it("an archive that holds a bomb", async () => {
    const bomb = await buffer(zipStream([zipText("a.xml", " ".repeat(11_000_000))]));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refused(bomb)).toBe("tooLarge");
  });

  it("what was not compressed", async () => {
    await expect(openStatement("SGFsbG8=")).rejects.toMatchObject({ kind: "invalid" });
  });
});
