import { expect, it } from "vitest";
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
  expect(Object.keys(missingFields(page, factsWith({ legal }).settings))).toEqual(expected);
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
