import {
  accountPath,
  analyticsPath,
  commentsCenterPath,
  hoursPath,
  lookPath,
  mapPath,
  messagesPath,
  newsletterCenterPath,
  notificationsPath,
  outboxPath,
  settingsPath,
  shopCenterPath,
  socialPath,
  usersPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";
import type { Action, Noun } from "#contract/values/permissions.ts";

type Condition = { needs?: readonly [Action, Noun] };

export type HiddenScreen = Condition & { path: string; text: string; within: string };

export type SettingsPlace = Condition & { path: string; within: string; texts: readonly string[] };

const messages = "admin:center.messages";
const newsletter = "admin:center.newsletter";
const shop = "admin:center.shop";

export const hiddenScreens: readonly HiddenScreen[] = [
  { path: commentsCenterPath, text: "comments:title", within: messages },
  { path: withdrawalsCenterPath, text: "withdrawal:center.title", within: messages },
  { path: outboxPath, text: "messages:outbox", within: messages },
  { path: `${messagesPath}/settings`, text: "messages:settings.title", within: messages },
  { path: `${newsletterCenterPath}/subscribers`, text: "newsletter:subscribers.title", within: newsletter },
  { path: `${newsletterCenterPath}/settings`, text: "newsletter:settings.title", within: newsletter },
  { path: `${usersPath}/add`, text: "people:invite.title", within: "admin:center.users", needs: ["create", "users"] },
  { path: `${shopCenterPath}/orders`, text: "shopcenter:parts.orders", within: shop },
  { path: `${shopCenterPath}/customers`, text: "shopcenter:parts.customers", within: shop },
  { path: `${shopCenterPath}/items`, text: "shopcenter:parts.items", within: shop },
  { path: `${shopCenterPath}/payments`, text: "shopcenter:parts.payments", within: shop },
  { path: `${shopCenterPath}/settings`, text: "shopcenter:parts.settings", within: shop },
];

const technics = ["update", "siteSettings"] as const;
const secrets = ["read", "secrets"] as const;

export const settingsPlaces: readonly SettingsPlace[] = [
  {
    path: settingsPath,
    within: "admin:settings.site",
    texts: [
      "admin:settings.siteTitle",
      "settings:site.english.title",
      "admin:settings.siteDescription",
      "settings:site.english.description",
      "settings:site.keywords",
      "settings:site.english.keywords",
      "settings:site.author",
      "settings:site.language",
      "admin:settings.pages",
    ],
  },
  { path: settingsPath, within: "admin:settings.site", needs: technics, texts: ["settings:site.domain"] },
  {
    path: settingsPath,
    within: "admin:settings.address.title",
    texts: [
      "admin:settings.address.street",
      "admin:settings.address.zip",
      "admin:settings.address.city",
      "admin:settings.address.country",
      "admin:settings.address.lat",
      "admin:settings.address.lng",
    ],
  },
  {
    path: lookPath,
    within: "settings:tabs.look",
    texts: [
      "settings:look.name",
      "settings:look.nameEnglish",
      "settings:look.logoTitle",
      "settings:look.colorsTitle",
      "settings:look.accent",
      "settings:look.fontsTitle",
    ],
  },
  {
    path: hoursPath,
    within: "settings:tabs.hours",
    texts: [
      "settings:hours.week",
      "settings:hours.closures",
      "settings:hours.footerText",
      "settings:hours.footerEnglish",
    ],
  },
  {
    path: `${settingsPath}/mail`,
    within: "settings:tabs.mail",
    needs: technics,
    texts: ["settings:mail.from", "settings:mail.replyTo", "settings:mail.server"],
  },
  {
    path: `${settingsPath}/storage`,
    within: "settings:tabs.storage",
    needs: technics,
    texts: [
      "settings:storage.quota",
      "settings:storage.backup.title",
      "settings:storage.checks",
      "settings:storage.jobs.title",
    ],
  },
  {
    path: `${messagesPath}/settings`,
    within: messages,
    texts: [
      "messages:settings.automatic",
      "messages:settings.templates",
      "messages:settings.keptLabel",
      "messages:person.title",
    ],
  },
  {
    path: commentsCenterPath,
    within: "comments:title",
    needs: ["update", "moderation"],
    texts: ["comments:settings.kept"],
  },
  { path: `${newsletterCenterPath}/settings`, within: newsletter, texts: ["newsletter:settings.perHour"] },
  {
    path: notificationsPath,
    within: "admin:center.notifications",
    texts: [
      "notifications:recipients.message.title",
      "notifications:recipients.order.title",
      "notifications:devices.title",
    ],
  },
  {
    path: notificationsPath,
    within: "admin:center.notifications",
    needs: secrets,
    texts: ["notifications:siteKey.label"],
  },
  { path: socialPath, within: "admin:center.social", texts: ["social:page.label"] },
  {
    path: socialPath,
    within: "admin:center.social",
    needs: secrets,
    texts: ["social:access.appId", "social:access.appSecret", "social:access.token"],
  },
  { path: analyticsPath, within: "admin:center.analytics", needs: secrets, texts: ["analytics:google.label"] },
  { path: mapPath, within: "admin:center.map", texts: ["map:google.title"] },
  {
    path: `${shopCenterPath}/settings`,
    within: shop,
    texts: [
      "shopcenter:settings.currency",
      "shopcenter:settings.showPrice",
      "shopcenter:settings.showShippingCosts",
      "shopcenter:settings.smallBusiness",
      "shopcenter:settings.taxes.title",
      "shopcenter:settings.account.title",
      "shopcenter:settings.account.iban",
      "shopcenter:settings.sources.title",
      "shopcenter:settings.shipping",
      "shopcenter:settings.pickup",
      "shopcenter:settings.guarantee.title",
    ],
  },
  { path: `${shopCenterPath}/settings`, within: shop, needs: secrets, texts: ["shopcenter:settings.stripe.title"] },
  {
    path: `${usersPath}/browse`,
    within: "admin:center.users",
    needs: ["read", "users"],
    texts: ["people:policy.required"],
  },
  {
    path: accountPath,
    within: "admin:center.account",
    texts: ["people:account.password", "people:factors.title", "people:sessions.title"],
  },
];

/** Synonyms for some names. Each key of this object is the key of a name in the texts. */
export const otherWords: Readonly<Record<string, string>> = {
  "settings:hours.closures": "settings:hours.closuresWords",
  "settings:storage.backup.title": "settings:storage.backup.words",
};
