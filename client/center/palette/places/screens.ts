// Screens without a link in the menu, and synonyms for screens with a link.
import {
  boardHandoverPath,
  commentsCenterPath,
  messagesPath,
  newsletterCenterPath,
  outboxPath,
  shopCenterPath,
  suspiciousCenterPath,
  usersPath,
  withdrawalsCenterPath,
} from "#contract/values/pages.ts";
import type { Place } from "./place.ts";

const messages = "admin:center.messages";
const newsletter = "admin:center.newsletter";
const shop = "admin:center.shop";

export const hiddenScreens: readonly Place[] = [
  { path: commentsCenterPath, text: "comments:title", words: "words:screens.comments", within: messages },
  {
    path: withdrawalsCenterPath,
    text: "withdrawal:center.title",
    words: "words:screens.withdrawals",
    within: messages,
  },
  { path: outboxPath, text: "messages:outbox", words: "words:screens.outbox", within: messages },
  {
    path: suspiciousCenterPath,
    text: "messages:suspicious.title",
    words: "words:screens.suspicious",
    within: messages,
  },
  {
    path: `${messagesPath}/settings`,
    text: "messages:settings.title",
    words: "words:screens.messageSettings",
    within: messages,
  },
  {
    path: `${newsletterCenterPath}/subscribers`,
    text: "newsletter:subscribers.title",
    words: "words:screens.subscribers",
    within: newsletter,
  },
  {
    path: `${newsletterCenterPath}/settings`,
    text: "newsletter:settings.title",
    words: "words:screens.newsletterSettings",
    within: newsletter,
  },
  {
    path: `${usersPath}/add`,
    text: "people:invite.title",
    words: "words:screens.invite",
    within: "admin:center.users",
  },
  {
    path: boardHandoverPath,
    text: "boardhandover:title",
    words: "words:screens.boardHandover",
    within: "admin:center.users",
  },
  { path: `${shopCenterPath}/orders`, text: "shopcenter:parts.orders", words: "words:screens.orders", within: shop },
  {
    path: `${shopCenterPath}/customers`,
    text: "shopcenter:parts.customers",
    words: "words:screens.customers",
    within: shop,
  },
  { path: `${shopCenterPath}/coupons`, text: "shopcenter:parts.coupons", words: "words:screens.coupons", within: shop },
  { path: `${shopCenterPath}/items`, text: "shopcenter:parts.items", words: "words:screens.items", within: shop },
  {
    path: `${shopCenterPath}/payments`,
    text: "shopcenter:parts.payments",
    words: "words:screens.payments",
    within: shop,
  },
  {
    path: `${shopCenterPath}/settings`,
    text: "shopcenter:parts.settings",
    words: "words:screens.shopSettings",
    within: shop,
  },
];

/** The key is the name of the link in the menu. */
export const menuWords: Readonly<Record<string, string>> = {
  "center.overview": "words:menu.overview",
  "center.backups": "words:menu.backups",
  "center.entries": "words:menu.entries",
  "center.files": "words:menu.files",
  "center.sitePages": "words:menu.sitePages",
  "center.map": "words:menu.map",
  "center.shop": "words:menu.shop",
  "center.translations": "words:menu.translations",
  "center.messages": "words:menu.messages",
  "center.comments": "words:screens.comments",
  "center.withdrawals": "words:screens.withdrawals",
  "center.newsletter": "words:menu.newsletter",
  "center.notifications": "words:menu.notifications",
  "center.settings": "words:menu.settings",
  "center.components": "words:menu.components",
  "center.analytics": "words:menu.analytics",
  "center.status": "words:menu.status",
  "center.social": "words:menu.social",
  "center.users": "words:menu.users",
  "center.account": "words:menu.account",
  "center.help": "words:menu.help",
};
