// Pure functions, one for each line of legal.md. Each returns the site's problems, or null if the line does not apply.
import { builtComponents, isOn } from "#contract/values/components.ts";
import type { LawFinding, LawFindingKind } from "#contract/schemas/law.ts";
import { type ClaimKind, claimKinds } from "#contract/values/environmental-claims.ts";
import { type LawLineId, privacyWords } from "#contract/values/law-lines.ts";
import type { LegalPage, ModelPage } from "#contract/values/legal-fields.ts";
import {
  commentsCenterPath,
  entriesPath,
  filesPath,
  fixedPages,
  legalFormPath,
  messagesPath,
  siteSettingsPath,
  shopCenterPath,
  socialPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";
import { leadsToWithdrawal } from "../legal/model.ts";
import type { Facts } from "./facts.ts";

type Verdict = LawFinding[] | null;

const NAMED = 5;
const shopSettingsPath = `${shopCenterPath}/settings`;
const itemsPath = `${shopCenterPath}/items`;

type About = { count?: number; names?: string[] };

/** @param path the page on which the problem can be solved; null for a problem of the server */
function found(isFound: boolean, kind: LawFindingKind, path: string | null, about: About = {}): LawFinding[] {
  return isFound ? [{ kind, count: about.count ?? 1, names: about.names ?? [], path }] : [];
}

function ofProducts(products: Facts["sold"], kind: LawFindingKind): LawFinding[] {
  const names = products.slice(0, NAMED).map(({ title }) => title);
  return found(products.length > 0, kind, itemsPath, { count: products.length, names });
}

const whileShop = (facts: Facts, verdict: () => Verdict): Verdict => (isOn(facts.settings, "shop") ? verdict() : null);

const ofSold = (facts: Facts, isIt: (product: Facts["sold"][number]) => boolean, verdict: () => Verdict): Verdict =>
  whileShop(facts, () => (facts.sold.some(isIt) ? verdict() : null));

const withoutMail = ({ hasMailServer }: Facts): LawFinding[] => found(!hasMailServer, "noMailServer", null);

type FormFinding = "imprint" | "privacy" | "statement" | "terms" | "notice";

function ofForm({ built }: Facts, page: LegalPage, name: FormFinding): LawFinding[] {
  const { missing, isOutdated } = built[page];
  const path = legalFormPath(page);
  return [
    ...found(missing.length > 0, `${name}Fields`, path, { count: missing.length }),
    ...found(isOutdated, `${name}Outdated`, path),
  ];
}

/** A page that somebody has written by hand does not need its form. */
function ofModel(facts: Facts, page: ModelPage, name: "terms" | "notice"): LawFinding[] {
  const { isBuilt, hasText } = facts.built[page];
  const isMissing = facts.pages[page] === null || !hasText;
  return [
    ...found(isMissing, `${name}Missing`, legalFormPath(page)),
    ...(isMissing || isBuilt ? ofForm(facts, page, name) : []),
  ];
}

function privacy(facts: Facts): LawFinding[] {
  const { pages, settings } = facts;
  const text = pages.Datenschutz;
  if (text === null) return found(true, "privacyMissing", legalFormPath("Datenschutz"));
  const lacking = builtComponents.filter((name) => isOn(settings, name) && !privacyWords[name].test(text));
  const about = { count: lacking.length, names: lacking };
  return [
    ...found(lacking.length > 0, "privacyLacks", fixedPages.Datenschutz, about),
    ...ofForm(facts, "Datenschutz", "privacy"),
  ];
}

function imprint(facts: Facts): LawFinding[] {
  const { pages, oldAct, settings } = facts;
  const { street, zip, city } = settings.site.address;
  const text = pages.Impressum;
  return [
    ...found(text === null, "imprintMissing", legalFormPath("Impressum")),
    ...found(text !== null && !text.includes("@"), "imprintWithoutMail", fixedPages.Impressum),
    ...found([street, zip, city].includes(""), "addressMissing", `${siteSettingsPath}#settings-address`),
    ...found(oldAct.count > 0, "oldAct", entriesPath, oldAct),
    ...ofForm(facts, "Impressum", "imprint"),
  ];
}

const keptForever = ({ settings: { messages, comments, ...rest } }: Facts): LawFinding[] => [
  ...found(messages.keptDays === 0, "messagesKept", `${messagesPath}/settings#kept`),
  ...found(
    comments.keptDays === 0 && (isOn(rest, "guestbook") || isOn(rest, "comments")),
    "messagesKept",
    commentsCenterPath,
  ),
];

function taxes({ settings, terms }: Facts): Verdict {
  if (settings.shop.smallBusiness) return null;
  return found(terms.percents.standard === 0, "taxRatesMissing", `${shopSettingsPath}#taxes`);
}

function smallBusiness({ smallBusiness: business }: Facts): Verdict {
  if (business === null) return null;
  const { state } = business;
  return [
    ...found(state === "near", "turnoverNear", `${shopSettingsPath}#prices`),
    ...found(state === "over", "turnoverOver", `${shopSettingsPath}#prices`),
  ];
}

const ordering = ({ terms }: Facts): LawFinding[] => [
  ...found(terms.payments.length === 0, "noPayment", `${shopSettingsPath}#sources`),
  ...found(terms.shipping.length === 0, "noShipping", `${shopSettingsPath}#shipping`),
];

const confirmation = (facts: Facts): LawFinding[] => [
  ...ofModel(facts, "AGB", "terms"),
  ...ofModel(facts, "Widerrufsbelehrung", "notice"),
  ...withoutMail(facts),
];

function withdrawing(facts: Facts): LawFinding[] {
  const { pages, withdrawalsLate } = facts;
  const notice = pages.Widerrufsbelehrung;
  return [
    ...ofModel(facts, "Widerrufsbelehrung", "notice"),
    ...found(notice !== null && !leadsToWithdrawal(notice), "notInNotice", fixedPages.Widerrufsbelehrung),
    ...found(withdrawalsLate > 0, "withdrawalsLate", withdrawalsCenterPath, { count: withdrawalsLate }),
    ...withoutMail(facts),
  ];
}

function alcohol({ sold, terms }: Facts): LawFinding[] {
  const isUndeliverable =
    sold.some(({ isForAdults }) => isForAdults) && terms.deliveries.every((one) => one === "shipping");
  return [
    ...ofProducts(
      sold.filter(({ isAlcoholic, isForAdults }) => isAlcoholic && !isForAdults),
      "withoutAge",
    ),
    ...found(isUndeliverable, "noAgeDelivery", `${shopSettingsPath}#shipping`),
  ];
}

function online({ settings, secrets }: Facts): Verdict {
  const { creditcard, sofort } = settings.shop.paymentsources;
  if (!creditcard && !sofort) return null;
  const hasKeys = secrets.has("shop.stripe.secret") && secrets.has("shop.stripe.webhook");
  return found(!hasKeys, "noPaymentKeys", `${shopSettingsPath}#stripe`);
}

function social({ settings, secrets }: Facts): Verdict {
  if (!isOn(settings, "social")) return null;
  return found(!secrets.has("social.fb.pageAccessToken"), "noSocialKeys", socialPath);
}

function guarantee({ settings }: Facts): Verdict {
  const { de, en } = settings.shop.guaranteeNotice;
  return [
    ...found(de === null, "guaranteeMissing", `${shopSettingsPath}#guarantee`),
    ...found(de !== null && en === null, "guaranteeEnglishMissing", `${shopSettingsPath}#guarantee`),
  ];
}

const claimFindings = {
  general: "claimGeneral",
  offset: "claimOffset",
  seal: "claimSeal",
  future: "claimFuture",
} as const satisfies Record<ClaimKind, LawFindingKind>;

/** A claim may be proven, so a person decides. */
function claims({ claims: { claims: all } }: Facts): LawFinding[] {
  return claimKinds.flatMap((kind) => {
    const places = all.filter((claim) => claim.kind === kind).map(({ title, path, words }) => ({ title, path, words }));
    const count = places.length;
    return count === 0
      ? []
      : [{ kind: claimFindings[kind], count, names: [], path: null, places, isHint: true as const }];
  });
}

function packaging({ settings }: Facts): Verdict {
  const { number, system, since } = settings.documents.packaging;
  return found(number === "" || system === "" || since === null, "packagingMissing", `${shopSettingsPath}#packaging`);
}

const always: Verdict = [];

/** If the program itself complies with a line, its judge always returns an empty list. */
const judges: Record<LawLineId, (facts: Facts) => Verdict> = {
  L1: imprint,
  L2: privacy,
  L3: keptForever,
  L4: () => always,
  L5: ({ settings }) => (isOn(settings, "analytics") || isOn(settings, "social") ? always : null),
  L6: () => always,
  L7: (facts) =>
    whileShop(facts, () => found(facts.terms.shipping.length === 0, "noShipping", `${shopSettingsPath}#shipping`)),
  L8: (facts) =>
    ofSold(
      facts,
      ({ isFood }) => isFood,
      () =>
        ofProducts(
          facts.sold.filter((one) => one.lacksSize),
          "withoutSize",
        ),
    ),
  L9: (facts) =>
    ofSold(
      facts,
      ({ isFood }) => isFood,
      () => always,
    ),
  L10: (facts) => whileShop(facts, () => taxes(facts)),
  L11: smallBusiness,
  L12: (facts) => whileShop(facts, () => always),
  L13: (facts) => whileShop(facts, () => ordering(facts)),
  L14: (facts) => whileShop(facts, () => always),
  L15: (facts) => whileShop(facts, () => confirmation(facts)),
  L16: (facts) => whileShop(facts, () => withdrawing(facts)),
  L17: (facts) => whileShop(facts, () => always),
  L18: (facts) => whileShop(facts, () => guarantee(facts)),
  L19: ({ disputePlatform, built }) => [
    ...found(disputePlatform.count > 0, "disputePlatform", entriesPath, disputePlatform),
    ...found(built.Impressum.missing.includes("imprint.disputeBody"), "disputeBodyMissing", legalFormPath("Impressum")),
  ],
  L20: (facts) =>
    ofSold(
      facts,
      ({ isAlcoholic, isForAdults }) => isAlcoholic || isForAdults,
      () => alcohol(facts),
    ),
  L21: (facts) =>
    ofSold(
      facts,
      ({ isFood }) => isFood,
      () => [
        ...ofProducts(
          facts.sold.filter(({ lacksFood }) => lacksFood),
          "withoutFood",
        ),
        ...ofProducts(
          facts.sold.filter(({ lacksProducer }) => lacksProducer),
          "withoutProducer",
        ),
      ],
    ),
  L22: (facts) =>
    whileShop(facts, () => {
      const { street, zip, city } = facts.settings.site.address;
      const { taxNumber, vatId } = facts.settings.documents;
      return [
        ...found([street, zip, city].includes(""), "addressMissing", `${siteSettingsPath}#settings-address`),
        ...found(taxNumber === "" && vatId === "", "taxNumberMissing", `${shopSettingsPath}#documents`),
      ];
    }),
  L23: (facts) => (isOn(facts.settings, "newsletter") ? withoutMail(facts) : null),
  L24: (facts) => [
    ...found(facts.pages.Barrierefreiheit === null, "statementMissing", legalFormPath("Barrierefreiheit")),
    ...ofForm(facts, "Barrierefreiheit", "statement"),
    ...found(facts.undescribed > 0, "picturesUndescribed", `${filesPath}?undescribed=1`, { count: facts.undescribed }),
  ],
  L25: ({ consentEnded }) => found(consentEnded > 0, "consentEnded", filesPath, { count: consentEnded }),
  L26: (facts) => whileShop(facts, () => online(facts)),
  L27: social,
  L28: claims,
  L29: (facts) =>
    ofSold(
      facts,
      ({ hasMaker }) => hasMaker,
      () =>
        ofProducts(
          facts.sold.filter(({ hasMaker, lacksMaker }) => hasMaker && lacksMaker),
          "withoutMaker",
        ),
    ),
  L30: (facts) => whileShop(facts, () => packaging(facts)),
  L31: () => always,
  L32: (facts) => whileShop(facts, () => always),
};

export function judge(id: LawLineId, facts: Facts): Verdict {
  return judges[id](facts);
}
