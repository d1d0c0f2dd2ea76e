import { describe, expect, it } from "vitest";
import { builtComponents } from "#contract/values/components.ts";
import { defaultSettings, type Settings } from "#contract/schemas/settings.ts";
import { type LegalForms, defaultLegalForms } from "#contract/schemas/legal.ts";
import { type LegalPage, legalPages } from "#contract/values/legal-fields.ts";
import { carriedOver } from "../../kernel/settings/carried-over.ts";
import { sanitizeBlock } from "../../outside/html.ts";
import { keyOn, newestOn } from "./dated.ts";
import type { LegalFacts } from "./facts.ts";
import { missingFields } from "./missing.ts";
import { buildSections, dateSection, isBuiltId } from "./sections.ts";

const DAY = "2026-11-23";
const off: Settings = carriedOver(defaultSettings);

const forms: LegalForms = {
  imprint: {
    ...defaultLegalForms.imprint,
    name: 'SV <b>Musterdorf</b> & "Freunde" e. V.',
    kind: "association",
    street: "Am Platz 1",
    zip: "12345",
    city: "Musterdorf",
    country: "Deutschland",
    mail: "post@example.org",
    phone: "030 23125 141",
    represented: "Erika Muster, 1. Vorsitzende\nMax Muster",
    registerCourt: "Amtsgericht Musterstadt",
    registerNumber: "VR 12",
    vatId: "DE000000000",
    businessId: "DE000000000-00001",
    responsible: "Erika Muster",
    authority: "Amt",
    professional: "Kammer",
    dispute: "obliged",
    disputeBody: "Schlichtungsstelle\nwww.example.org",
    extra: "Bilder: wir\n\nMehr",
    extraEnglish: "Pictures: us",
  },
  privacy: {
    ...defaultLegalForms.privacy,
    officer: "Max Muster",
    host: "Anbieter GmbH\nWeg 2",
    hasContract: true,
    logDays: 14,
    authority: "Landesamt",
    extra: "Mitglieder <script>",
    extraEnglish: "Members",
  },
  accessibility: {
    ...defaultLegalForms.accessibility,
    isExempt: true,
    state: "partial",
    barriers: "Alte PDF\nVideo",
    barriersEnglish: "Old PDFs",
    enforcement: "Stelle",
    checked: "2026-10-01",
    extra: "Text",
    extraEnglish: "Text",
  },
  withdrawal: {
    text: "Widerrufsbelehrung\n\nWiderrufsrecht\n\nSie können binnen 14 Tagen [1] widerrufen. Dazu müssen Sie uns ([2]) schreiben.",
    textEnglish: "Right of withdrawal\n\nYou can withdraw within 14 days [1]. To do so, write to us ([2]).",
    marks: [
      { mark: "1", text: "ab dem Tag der <b>Lieferung</b>" },
      { mark: "2", text: "{name}, {anschrift}, {telefon}, {mail}" },
    ],
    marksEnglish: [
      { mark: "1", text: "from the day of the delivery" },
      { mark: "2", text: "{name}, {anschrift}, {telefon}, {mail}" },
    ],
  },
  terms: {
    text: "§ 1 Bezahlung\nSie zahlen mit {zahlungsarten}.\n\nWir liefern nach:\n- {lieferlaender}",
    textEnglish: "1. Payment\nYou pay by {zahlungsarten}. We deliver to {lieferlaender}.",
    marks: [],
    marksEnglish: [],
  },
};

function factsWith(change: Partial<Settings> = {}, more: Partial<LegalFacts> = {}): LegalFacts {
  return {
    settings: { ...off, title: "Seite", legal: forms, ...change },
    asks: [],
    hasContracts: false,
    hasGoogleMap: false,
    hasYoutube: false,
    hasOwnVideos: false,
    hasUndescribed: false,
    webhookHosts: [],
    payments: ["invoice", "advancepayment"],
    publicUrl: "https://verein.example.org",
    ...more,
  };
}

const idsOf = (page: LegalPage, facts: LegalFacts): string[] => buildSections(page, facts, DAY).map(({ id }) => id);
const german = (page: LegalPage, id: string, facts: LegalFacts): string | undefined =>
  buildSections(page, facts, DAY).find((one) => one.id === id)?.de;

const on = (...names: (typeof builtComponents)[number][]): Partial<Settings> => ({
  components: { ...off.components, ...Object.fromEntries(names.map((name) => [name, { enabled: true }])) },
});
const all = factsWith(on(...builtComponents), {
  asks: ["social", "analytics"],
  hasContracts: true,
  hasYoutube: true,
  hasOwnVideos: true,
  hasUndescribed: true,
  webhookHosts: ["erp.example.org"],
});
const sources = { ...off.shop.paymentsources, creditcard: true };

const always = [
  "privacycontroller",
  "privacyhost",
  "privacyvisit",
  "privacycookies",
  "privacycontact",
  "privacyaccounts",
  "privacyrights",
  "privacyextra",
];

it.each([
  ["nothing", factsWith(), []],
  ["newsletter", factsWith(on("newsletter")), ["privacynewsletter"]],
  ["comments", factsWith(on("comments")), ["privacycomments"]],
  ["guestbook", factsWith(on("guestbook")), ["privacyguestbook"]],
  ["map", factsWith(on("map")), ["privacymap"]],
  ["own counting", factsWith(on("analytics")), ["privacycounting"]],
  ["Google", factsWith(on("analytics"), { asks: ["analytics"] }), ["privacycounting", "privacygoogle"]],
  ["social", factsWith(on("social"), { asks: ["social"] }), ["privacysocial"]],
  ["shop", factsWith(on("shop"), { hasContracts: true }), ["privacyshop"]],
  [
    "payment",
    factsWith({ ...on("shop"), shop: { ...off.shop, paymentsources: sources } }, { hasContracts: true }),
    ["privacyshop", "privacypayment"],
  ],
  ["payment without a shop", factsWith({ shop: { ...off.shop, paymentsources: sources } }), []],
  ["YouTube", factsWith({}, { hasYoutube: true }), ["privacyvideos"]],
  ["frames", factsWith({ site: { ...off.site, embedHosts: ["liga.example"] } }), ["privacyembeds"]],
] as const)("%s switched on gives its section", (_what, facts, expected) => {
  expect(idsOf("Datenschutz", facts).filter((id) => !always.includes(id))).toEqual(expected);
  expect(always.filter((id) => !idsOf("Datenschutz", facts).includes(id))).toEqual([]);
});

it("names whose map opens", () => {
  const said = (hasGoogleMap: boolean) => german("Datenschutz", "privacymap", factsWith(on("map"), { hasGoogleMap }));
  expect(said(false)).toContain("OpenStreetMap Foundation");
  expect(said(true)).toContain("Google Ireland Limited");
  expect(said(true)).not.toContain("OpenStreetMap");
});

it("leaves barriers without English words to the German ones, which pages mark", () => {
  const accessibility = { ...forms.accessibility, barriersEnglish: "" };
  const facts = factsWith({ legal: { ...forms, accessibility } }, { hasOwnVideos: true });
  const barriers = buildSections("Barrierefreiheit", facts, DAY).find(({ id }) => id === "accessbarriers");
  expect(barriers?.de).toContain("Alte PDF");
  expect(barriers?.en).toBe("");
});

it("names exactly the cookies that are set", () => {
  const none = german("Datenschutz", "privacycookies", factsWith());
  expect(none).toContain("Andere Cookies setzt diese Website nicht");
  expect(none).not.toContain("analytics");
  const counted = german("Datenschutz", "privacycookies", factsWith(on("analytics")));
  expect(counted).toContain("analytics: das Cookie gibt es nur");
  const asked = german("Datenschutz", "privacycookies", all);
  expect(asked).toContain("cookies, social, analytics: diese Cookies");
  expect(asked).not.toContain("Andere Cookies setzt diese Website nicht");
  expect(asked).toContain("Warenkorb");
});

it("says how long messages and logs are kept, and nothing of periods that nobody has set", () => {
  const kept = factsWith({ messages: { ...off.messages, keptDays: 90 } });
  expect(german("Datenschutz", "privacycontact", kept)).toContain("90 Tage nach dem letzten Wort");
  expect(german("Datenschutz", "privacycontact", factsWith())).not.toContain("Tage nach");
  const silent = factsWith({ legal: { ...forms, privacy: { ...forms.privacy, logDays: 0 } } });
  expect(german("Datenschutz", "privacyvisit", silent)).not.toMatch(/höchstens|0 Tagen/u);
});

it.each(legalPages)("%s is what the sanitiser leaves, in both languages, without holes", (page) => {
  for (const facts of [all, factsWith()])
    for (const { id, de, en } of [...buildSections(page, facts, DAY), dateSection(page, DAY)]) {
      expect(isBuiltId(id)).toBe(true);
      for (const html of [de, en]) {
        expect(sanitizeBlock(html)).toBe(html);
        expect(html).not.toMatch(/<(h[23]|p|ul|li)><\/|\{\{|undefined|null|<br><|: *<\/p>$/u);
      }
      expect([id, de === "", en === ""]).toEqual([id, false, false]);
    }
});

it("invents nothing: an empty form has no section of what nobody has said", () => {
  const empty = factsWith({ legal: defaultLegalForms, title: "" });
  expect(idsOf("Impressum", empty)).toEqual([]);
  expect(idsOf("Barrierefreiheit", empty)).toEqual(["accessstate"]);
  expect(idsOf("Datenschutz", empty)).not.toContain("privacyhost");
});

it("takes name and address of the site where the form says nothing, and never half of both", () => {
  const site = { ...off.site, name: "FC", address: { ...off.site.address, street: "Weg 9", zip: "1", city: "Ort" } };
  const empty = factsWith({ legal: defaultLegalForms, site });
  expect(german("Impressum", "legaloperator", empty)).toContain("FC<br />Weg 9<br />1 Ort");
  const own = { ...defaultLegalForms, imprint: { ...defaultLegalForms.imprint, street: "Gasse 1" } };
  expect(german("Impressum", "legaloperator", factsWith({ legal: own, site }))).not.toContain("Ort");
});

it.each([
  ["Impressum", "imprint", { kind: "unset" }, ["imprint.kind"]],
  ["Impressum", "imprint", { mail: "", phone: "" }, ["imprint.mail", "imprint.phone"]],
  ["Impressum", "imprint", { represented: "" }, ["imprint.represented"]],
  ["Impressum", "imprint", { kind: "person", represented: "" }, []],
  ["Impressum", "imprint", { registerNumber: "" }, ["imprint.registerNumber"]],
  ["Impressum", "imprint", { kind: "unregistered", registerNumber: "", registerCourt: "" }, []],
  ["Impressum", "imprint", { disputeBody: "" }, ["imprint.disputeBody"]],
  ["Impressum", "imprint", { dispute: "unwilling", disputeBody: "" }, []],
  ["Datenschutz", "privacy", { host: "", logDays: 0 }, ["privacy.host", "privacy.logDays"]],
  ["Datenschutz", "privacy", { host: "", isOwnServer: true }, []],
  [
    "Barrierefreiheit",
    "accessibility",
    { state: "unset", checked: null },
    ["accessibility.state", "accessibility.checked"],
  ],
  ["Barrierefreiheit", "accessibility", { barriers: "" }, ["accessibility.barriers"]],
  ["Barrierefreiheit", "accessibility", { state: "full", barriers: "" }, []],
] as const)("%s wants %s %j filled", (page, name, change, expected) => {
  const legal = { ...forms, [name]: { ...forms[name], ...change } };
  expect(Object.keys(missingFields(page, factsWith({ legal })))).toEqual(expected);
});

it("takes the edition of a sentence that is right on the day", () => {
  const editions = [
    { since: "2024-05-14", key: "old" },
    { since: "2027-01-01", key: "new" },
  ];
  expect(newestOn(editions, "2026-12-31")?.key).toBe("old");
  expect(newestOn(editions, "2027-01-01")?.key).toBe("new");
  expect(newestOn(editions, "2020-01-01")).toBeUndefined();
  expect(keyOn("imprint.phone", DAY)).toBe("imprint.phone");
});

describe("model texts", () => {
  const model = { text: "", textEnglish: "", marks: [], marksEnglish: [] };
  const withModel = (change: Partial<LegalForms["withdrawal"]>, more: Partial<LegalFacts> = {}) =>
    factsWith({ legal: { ...forms, withdrawal: { ...model, ...change } } }, more);
  const problems = (change: Partial<LegalForms["withdrawal"]>, more: Partial<LegalFacts> = {}) =>
    missingFields("Widerrufsbelehrung", withModel(change, more));

  it("are filled from their marks and the settings, in both languages", () => {
    const [text] = buildSections("Widerrufsbelehrung", all, DAY);
    expect(text?.de).toBe(
      "<h2>Widerrufsrecht</h2><p>Sie können binnen 14 Tagen ab dem Tag der &lt;b&gt;Lieferung&lt;/b&gt; widerrufen. " +
        'Dazu müssen Sie uns (SV &lt;b&gt;Musterdorf&lt;/b&gt; &amp; "Freunde" e. V., Am Platz 1, 12345 Musterdorf, ' +
        'Deutschland, <a href="tel:+493023125141">030 23125 141</a>, ' +
        '<a href="mailto:post@example.org">post@example.org</a>) schreiben.</p>',
    );
    expect(text?.en).toContain("<h2>Right of withdrawal</h2><p>You can withdraw within 14 days from the day of");
    expect(german("AGB", "termstext", all)).toBe(
      "<h2>§ 1 Bezahlung</h2><p>Sie zahlen mit Rechnung und Vorkasse.</p><p>Wir liefern nach:</p>" +
        "<ul><li>Deutschland</li></ul>",
    );
    const terms = buildSections("AGB", all, DAY).find(({ id }) => id === "termstext");
    expect(terms?.en).toContain("You pay by Invoice and Payment in advance. We deliver to Germany.");
  });

  it("lead to the page for withdrawing, once", () => {
    expect(idsOf("Widerrufsbelehrung", all)).toEqual(["withdrawaltext", "withdrawalonline"]);
    const [, online] = buildSections("Widerrufsbelehrung", all, DAY);
    expect(online?.de).toContain('<a href="/widerrufen">https://verein.example.org/widerrufen</a>');
    expect(online?.en).toContain('<a href="/widerrufen">https://verein.example.org/en/widerrufen</a>');
    const own = { text: "Online: {widerrufsseite}." };
    expect(idsOf("Widerrufsbelehrung", withModel(own))).toEqual(["withdrawaltext"]);
    expect(idsOf("Widerrufsbelehrung", withModel({ ...own, textEnglish: "By post." }))).toHaveLength(2);
    expect(idsOf("Widerrufsbelehrung", withModel({ text: "Auf verein.example.org/widerrufen." }))).toHaveLength(2);
  });

  it("leave the English page to the German text if there is no English one", () => {
    const [text] = buildSections("Widerrufsbelehrung", withModel({ text: "Text {widerrufsseite}." }), DAY);
    expect(text?.de).toContain("<p>Text ");
    expect(text?.en).toBe("");
  });

  it.each([
    ["an empty slot", {}, { "withdrawal.text": { key: "required" } }],
    [
      "open marks",
      { text: "Ab [1] an [2].", marks: [{ mark: "1", text: "x" }] },
      { "withdrawal.marks.1.text": { key: "markOpen" } },
    ],
    [
      "open marks in English",
      { text: "Ja.", textEnglish: "Yes [1]." },
      { "withdrawal.marksEnglish.0.text": { key: "markOpen" } },
    ],
    [
      "marks within marks",
      { text: "An [2].", marks: [{ mark: "2", text: "uns [Name]" }] },
      { "withdrawal.marks.0.text": { key: "markInMark" } },
    ],
    ["unknown variables", { text: "An {verein}." }, { "withdrawal.text": { key: "variableUnknown" } }],
    ["nothing else", { text: "An {name}." }, {}],
  ])("want %s", (_what, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it("want a value for each variable, at the field that has it", () => {
    const filled = { text: "Mit {zahlungsarten} an [2].", marks: [{ mark: "2", text: "{zahlungsarten}" }] };
    const empty = { key: "variableEmpty", values: { variable: "{zahlungsarten}" } };
    expect(problems(filled)).toEqual({});
    expect(problems(filled, { payments: [] })).toEqual({
      "withdrawal.text": empty,
      "withdrawal.marks.0.text": empty,
    });
  });

  it("are refused if they get too long for a page, without being built first", () => {
    const text = "[1] ".repeat(7_000);
    const marks = [{ mark: "1", text: "{lieferlaender} ".repeat(120) }];
    expect(problems({ text, marks })).toEqual({ "withdrawal.text": { key: "modelTooLong" } });
  });
});
