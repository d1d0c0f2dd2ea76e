// The site's settings: their shape, defaults, and who sees which part.
import { z } from "zod";
import { limits } from "./limits.ts";
import { cleanText, email, line, requiredLine, version } from "./text.ts";

/** A secret as it is read: only whether it is set, and its end. Sent back like that it stays. */
const secret = z.union([
  z.null(),
  z.object({ set: z.boolean(), last4: z.string().optional() }),
  cleanText.pipe(z.string().max(500)),
]);
const maskedSecret = z.object({ set: z.literal(true), last4: z.string() }).nullable();

const text = line(limits.textLength);
const siteMeta = z.object({
  path: requiredLine(limits.textLength),
  title: text,
  description: line(limits.seoDescriptionLength),
});

/** What may be shown to everyone. */
const publicFields = {
  domain: text,
  title: text,
  description: line(limits.seoDescriptionLength),
  keywords: text,
  author: text,
  language: z.enum(["de", "en"]),
  meta: z.object({ sites: z.array(siteMeta).max(100) }),
  shop: z.object({ enabled: z.boolean() }),
  components: z.record(z.string().max(60), z.object({ enabled: z.boolean() })),
};

/** What admins see besides. */
const internalFields = {
  quota: z.number().int().min(0).max(1_000_000_000_000_000),
  notify: z.object({ message: z.array(email).max(20), order: z.array(email).max(20) }),
  mail: z.object({ from: line(limits.handleLength), replyTo: line(limits.handleLength) }),
};

export const settingsFields = z.object({ ...publicFields, ...internalFields, socialPage: text });
export type Settings = z.output<typeof settingsFields>;

/** Secrets by the path at which REST shows them. */
export const secretPaths = [
  "social.fb.appId",
  "social.fb.appSecret",
  "social.fb.pageAccessToken",
  "maps.apikey",
  "analytics.apikey",
  "notifications.apikey",
] as const;
export type SecretPath = (typeof secretPaths)[number];

/** Fields of which only a system user may change anything. */
export const systemOnlyFields = ["quota", "mail", "domain"] as const;

const apikey = z.object({ apikey: secret }).partial();
export const updateConfigInput = z
  .object({
    ...publicFields,
    ...internalFields,
    social: z
      .object({
        page: text,
        fb: z.object({ appId: secret, appSecret: secret, pageAccessToken: secret }).partial(),
      })
      .partial(),
    maps: apikey,
    analytics: apikey,
    notifications: apikey,
  })
  .partial()
  .extend({ version: version.optional() });
export type UpdateConfigInput = z.output<typeof updateConfigInput>;

const maskedKey = z.object({ apikey: maskedSecret });

/** Config as it is answered: guests get the public part, admins all but secrets, system users secrets masked. */
export const configAnswer = z.object({
  id: z.string(),
  ...publicFields,
  quota: internalFields.quota.optional(),
  notify: internalFields.notify.optional(),
  mail: internalFields.mail.optional(),
  social: z.object({
    page: z.string(),
    fb: z.object({ appId: maskedSecret, appSecret: maskedSecret, pageAccessToken: maskedSecret }).optional(),
  }),
  maps: maskedKey.optional(),
  analytics: maskedKey.optional(),
  notifications: maskedKey.optional(),
  version: z.number(),
});
export type Config = z.output<typeof configAnswer>;

export const defaultSettings: Settings = {
  domain: "",
  title: "",
  description: "",
  keywords: "",
  author: "",
  language: "de",
  meta: { sites: [] },
  shop: { enabled: false },
  components: {},
  quota: limits.defaultQuotaBytes,
  notify: { message: [], order: [] },
  mail: { from: "", replyTo: "" },
  socialPage: "",
};
