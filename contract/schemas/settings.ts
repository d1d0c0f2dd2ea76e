import { z } from "zod";
import { type ComponentName, componentNames } from "#contract/values/components.ts";
import { addressKey, isSitePath } from "#contract/values/addresses.ts";
import { consentKinds } from "#contract/values/consent.ts";
import { englishOf } from "#contract/fields/english.ts";
import { builtPages, defaultLegalForms, legalForms, storedLegalForms } from "./legal.ts";
import { leftSteps } from "./first-steps.ts";
import { limits } from "#contract/values/limits.ts";
import { commentSettings } from "./comments.ts";
import { defaultMessageSettings, messageSettings, publicTopic } from "./message-settings.ts";
import { defaultNewsletterSettings, newsletterSettings } from "./newsletter-settings.ts";
import { navigationFields } from "./navigation-fields.ts";
import type { Noun } from "#contract/values/permissions.ts";
import { defaultDocumentSettings, documentSettings } from "#contract/shop/documents.ts";
import {
  defaultShopSettings,
  defaultTaxSettings,
  publicShop,
  shopChange,
  shopSettings,
  taxSettings,
} from "#contract/shop/settings.ts";
import { brandAnswer, defaultSite, siteChange, siteFields, storedSite, todayAnswer } from "./site.ts";
import { domainIn, hostIn, isWebAddress } from "#contract/values/web-address.ts";
import {
  cleanText,
  email,
  fieldKeys,
  line,
  mailboxOrNone,
  requiredLine,
  storedEmail,
  uniqueTexts,
  version,
} from "#contract/fields/text.ts";

const text = line(limits.textLength);
const description = line(limits.seoDescriptionLength);
const siteTexts = { title: text, description };
const storedSiteMeta = z.object({ path: requiredLine(limits.textLength), ...siteTexts, en: englishOf(siteTexts) });
const pagePath = storedSiteMeta.shape.path.refine((path) => path === "/" || isSitePath(path), {
  error: fieldKeys.pagePath,
});
const mostPages = 100;
const storedPages = z.array(storedSiteMeta).max(mostPages);
const pageTexts = z
  .array(storedSiteMeta.extend({ path: pagePath }))
  .max(mostPages)
  .check(({ value, issues }) => {
    const keys = value.map(({ path }) => addressKey(path));
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index)
        issues.push({ code: "custom", message: fieldKeys.pagePathTwice, path: [index, "path"], input: value[index] });
  });
const recipients = z.array(email).max(limits.recipients).transform(uniqueTexts);
const storedRecipients = z.array(storedEmail).max(limits.recipients);
const enabled = z.object({ enabled: z.boolean() });
const switches = z.object(
  Object.fromEntries(componentNames.map((name) => [name, enabled])) as Record<ComponentName, typeof enabled>,
);

/** 'example.org'. Also accepts the address of the domain's home page. */
const domainOrNone = text
  .refine((value) => value === "" || hostIn(value) !== null, { error: fieldKeys.domainInvalid })
  .transform(domainIn);

type Section = {
  fields: z.ZodRawShape;
  defaults: Record<string, unknown>;
  /** The paths of the section's secrets in REST. */
  secrets?: readonly string[];
  /** Secrets that the site generates for itself. Answers must not even reveal that they exist. */
  ownSecrets?: readonly string[];
  /** The lowest role that sees the fields. 'feature': fields with their own procedures. No role sees secrets. */
  seenBy: "guests" | "admins" | "feature";
  changedWith: Noun;
};

export const defaultSecurity = { secondFactorRequired: false, secondPersonRequired: false, contact: "" };

/** The private key that the site generates for its notifications. A key in the settings takes precedence. */
export const OWN_PUSH_KEY = "notifications.own";

/** Each key is the name of a row in the database. */
export const settingsSections = {
  texts: {
    fields: {
      title: text,
      description,
      keywords: text,
      author: text,
      language: z.enum(["de", "en"]),
      onlyGerman: z.boolean(),
      en: z.object({ title: text, description, keywords: text }).partial().nullable(),
    },
    defaults: { title: "", description: "", keywords: "", author: "", language: "de", onlyGerman: false, en: null },
    seenBy: "guests",
    changedWith: "settings",
  },
  site: {
    fields: { site: siteFields },
    defaults: { site: defaultSite },
    seenBy: "guests",
    changedWith: "settings",
  },
  domain: { fields: { domain: domainOrNone }, defaults: { domain: "" }, seenBy: "guests", changedWith: "siteSettings" },
  pages: {
    fields: { meta: z.object({ sites: pageTexts }) },
    defaults: { meta: { sites: [] } },
    seenBy: "guests",
    changedWith: "settings",
  },
  navigation: {
    fields: { navigation: navigationFields.nullable() },
    defaults: { navigation: null },
    // Guests do not receive this tree, only the menus that the server builds from it.
    seenBy: "feature",
    changedWith: "navigation",
  },
  components: {
    fields: { components: switches },
    // The stored row may lack components. server/settings/rules.ts turns these components off.
    defaults: { components: {} },
    seenBy: "guests",
    changedWith: "settings",
  },
  shop: {
    fields: { shop: shopSettings },
    defaults: { shop: defaultShopSettings },
    secrets: ["shop.stripe.secret", "shop.stripe.webhook"],
    // Guests do not get the bank account, because server/settings/present.ts removes it.
    seenBy: "guests",
    changedWith: "settings",
  },
  taxes: {
    fields: { taxes: taxSettings },
    defaults: { taxes: defaultTaxSettings },
    seenBy: "feature",
    changedWith: "settings",
  },
  documents: {
    fields: { documents: documentSettings },
    defaults: { documents: defaultDocumentSettings },
    seenBy: "feature",
    changedWith: "settings",
  },
  legal: {
    fields: { legal: legalForms },
    defaults: { legal: defaultLegalForms },
    seenBy: "feature",
    changedWith: "settings",
  },
  legalBuilt: {
    fields: { legalBuilt: builtPages },
    defaults: { legalBuilt: {} },
    seenBy: "feature",
    changedWith: "settings",
  },
  notify: {
    fields: { notify: z.object({ message: recipients, order: recipients }) },
    defaults: { notify: { message: [], order: [] } },
    seenBy: "admins",
    changedWith: "settings",
  },
  messages: {
    fields: { messages: messageSettings },
    defaults: { messages: defaultMessageSettings },
    seenBy: "feature",
    changedWith: "messages",
  },
  security: {
    fields: {
      security: z.object({
        secondFactorRequired: z.boolean(),
        secondPersonRequired: z.boolean(),
        contact: mailboxOrNone,
      }),
    },
    defaults: { security: defaultSecurity },
    seenBy: "feature",
    changedWith: "siteSettings",
  },
  comments: {
    fields: { comments: commentSettings },
    defaults: { comments: { keptDays: 0 } },
    seenBy: "feature",
    changedWith: "moderation",
  },
  firstSteps: {
    fields: { firstSteps: leftSteps },
    defaults: { firstSteps: { left: [] } },
    seenBy: "feature",
    changedWith: "settings",
  },
  newsletter: {
    fields: { newsletter: newsletterSettings },
    defaults: { newsletter: defaultNewsletterSettings },
    seenBy: "feature",
    changedWith: "newsletters",
  },
  mail: {
    fields: { mail: z.object({ from: mailboxOrNone, replyTo: mailboxOrNone }) },
    defaults: { mail: { from: "", replyTo: "" } },
    seenBy: "admins",
    changedWith: "siteSettings",
  },
  storage: {
    fields: { quota: z.number().int().min(0).max(1_000_000_000_000_000) },
    defaults: { quota: limits.defaultQuotaBytes },
    seenBy: "admins",
    changedWith: "siteSettings",
  },
  social: {
    fields: { social: z.object({ page: text }) },
    defaults: { social: { page: "" } },
    secrets: ["social.fb.appId", "social.fb.appSecret", "social.fb.pageAccessToken"],
    seenBy: "guests",
    changedWith: "settings",
  },
  maps: { fields: {}, defaults: {}, secrets: ["maps.apikey"], seenBy: "admins", changedWith: "settings" },
  analytics: { fields: {}, defaults: {}, secrets: ["analytics.apikey"], seenBy: "admins", changedWith: "settings" },
  notifications: {
    fields: {},
    defaults: {},
    secrets: ["notifications.apikey"],
    ownSecrets: [OWN_PUSH_KEY],
    seenBy: "admins",
    changedWith: "settings",
  },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof settingsSections;

/** Writers must lock sections in this order, which prevents deadlocks. */
export const sectionNames = (Object.keys(settingsSections) as SectionName[]).sort();

export const sectionOf = (name: SectionName): Section => settingsSections[name];

export const answeredSections = sectionNames.filter((name) => sectionOf(name).seenBy !== "feature");

const {
  texts,
  site,
  domain,
  pages,
  components,
  shop,
  notify,
  messages,
  navigation,
  comments,
  firstSteps,
  newsletter,
  security,
  taxes,
  documents,
  legal,
  legalBuilt,
  mail,
  storage,
  social,
} = settingsSections;
const fields = {
  ...texts.fields,
  ...site.fields,
  ...domain.fields,
  ...pages.fields,
  ...components.fields,
  ...shop.fields,
  ...notify.fields,
  ...mail.fields,
  ...storage.fields,
  ...social.fields,
};

export const answeredFields = z.object(fields);

const settingsFields = z.object({
  ...fields,
  ...messages.fields,
  ...comments.fields,
  ...navigation.fields,
  ...firstSteps.fields,
  ...newsletter.fields,
  ...security.fields,
  ...taxes.fields,
  ...documents.fields,
  ...legal.fields,
  ...legalBuilt.fields,
});
export type Settings = z.output<typeof settingsFields>;

/** Also accepts rows of earlier releases, with fewer or other components, fewer parts, and looser texts. */
export const storedFields = settingsFields.extend({
  domain: text,
  meta: z.object({ sites: storedPages }),
  components: switches.partial(),
  shop: shopSettings.partial(),
  messages: messageSettings.partial(),
  documents: documentSettings.partial(),
  site: storedSite,
  mail: z.object({ from: line(limits.handleLength), replyTo: line(limits.handleLength) }),
  security: z.object({
    secondFactorRequired: z.boolean(),
    secondPersonRequired: z.boolean().default(false),
    contact: line(limits.handleLength).default(""),
  }),
  notify: z.object({ message: storedRecipients, order: storedRecipients }),
  // Pages link to this address, so it must be a web address.
  social: z.object({ page: text.refine((page) => page === "" || /^https?:\/\/[^\s\p{C}]+$/iu.test(page)) }),
  legal: storedLegalForms,
});
export type StoredSettings = z.output<typeof storedFields>;

export const defaultSettings = Object.assign(
  {},
  ...sectionNames.map((name) => sectionOf(name).defaults),
) as StoredSettings;

type Secrets<Name extends SectionName> = (typeof settingsSections)[Name] extends { secrets: readonly (infer Path)[] }
  ? Path
  : never;
export type SecretPath = { [Name in SectionName]: Secrets<Name> }[SectionName];

export function secretsOf(name: SectionName): readonly SecretPath[] {
  return (sectionOf(name).secrets ?? []) as readonly SecretPath[];
}

/**
 * Answers contain no secret. They show whether it is set, and the last four characters of a long secret. As input, such
 * a masked value keeps the stored secret.
 */
const maskedInput = z.object({ set: z.boolean(), last4: z.string().optional() });
const secret = z.union([z.null(), maskedInput, cleanText.pipe(z.string().max(500))]);
const maskedSecret = z.object({ set: z.literal(true), last4: z.string() }).nullable();
const apikey = z.object({ apikey: secret }).partial();

export const measurementId = /^G-[A-Z\d]{4,20}$/u;
const idOrNone = cleanText
  .transform((value) => value.trim())
  .refine((value) => value === "" || measurementId.test(value), { error: fieldKeys.measurementId });
const googleId = z.object({ apikey: z.union([z.null(), maskedInput, idOrNone]) }).partial();

/** A private key of the curve P-256: 32 bytes in base64url. */
const keyOrNone = cleanText
  .transform((value) => value.trim().replace(/=$/u, ""))
  .refine((value) => value === "" || /^[\w-]{43}$/u.test(value), { error: fieldKeys.pushKeyInvalid });
const pushKey = z.object({ apikey: z.union([z.null(), maskedInput, keyOrNone]) }).partial();

const webAddressOrNone = text.refine((value) => value === "" || isWebAddress(value), {
  error: fieldKeys.webAddressInvalid,
});

/** The contact for security reports; '' stands for the reply address. */
export const securityContactInput = z.object({ contact: mailboxOrNone });

export const SETTINGS_ID = "1";

export const updateSettingsInput = z
  .object({
    ...fields,
    components: switches.partial(),
    notify: fields.notify.partial(),
    mail: fields.mail.partial(),
    site: siteChange,
    shop: shopChange(secret),
    social: z
      .object({
        page: webAddressOrNone,
        fb: z.object({ appId: secret, appSecret: secret, pageAccessToken: secret }).partial(),
      })
      .partial(),
    maps: apikey,
    analytics: googleId,
    notifications: pushKey,
  })
  .partial()
  .extend({ id: z.string().optional(), version: version.optional() });
export type UpdateSettingsInput = z.output<typeof updateSettingsInput>;

const maskedKey = z.object({ apikey: maskedSecret });

/** Guests get the public part. Admins get everything except secrets. System users also get masked secrets. */
export const settingsAnswer = z.object({
  id: z.string(),
  domain: z.string(),
  ...texts.fields,
  ...site.fields,
  meta: z.object({ sites: storedPages }),
  shop: publicShop.extend({
    bankAccount: shopSettings.shape.bankAccount.optional(),
    stripe: shopSettings.shape.stripe
      .extend({ secret: maskedSecret.optional(), webhook: maskedSecret.optional() })
      .optional(),
  }),
  ...components.fields,
  quota: fields.quota.optional(),
  notify: fields.notify.optional(),
  mail: fields.mail.optional(),
  social: z.object({
    page: z.string(),
    fb: z.object({ appId: maskedSecret, appSecret: maskedSecret, pageAccessToken: maskedSecret }).optional(),
  }),
  maps: maskedKey.optional(),
  analytics: maskedKey.optional(),
  notifications: maskedKey.optional(),
  asks: z.array(z.enum(consentKinds)),
  /** What a message can be about. Absent if there is no choice. */
  topics: z.array(publicTopic).optional(),
  today: todayAnswer.nullable(),
  brand: brandAnswer.optional(),
  /** True if the shop is on or orders exist. Pages then link to the terms and the withdrawal form. */
  contracts: z.boolean(),
  /** True if at least one picture has a credit. The footer then links to the page of credits. */
  hasCredits: z.boolean(),
  /** The sum of the versions of all sections. */
  updated: z.string(),
  version: z.number(),
});
export type SiteSettings = z.output<typeof settingsAnswer>;
