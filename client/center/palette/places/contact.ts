// Search targets for the user's own account, messages, newsletter, notifications, mail, storage and connected services.
import {
  accountPath,
  analyticsPath,
  commentsCenterPath,
  mapPath,
  messagesPath,
  newsletterCenterPath,
  notificationsPath,
  settingsPath,
  socialPath,
  usersPath,
} from "#contract/values/pages.ts";
import { placesOn } from "./place.ts";

const secrets = ["read", "secrets"] as const;
const notifications = { path: notificationsPath, within: "admin:center.notifications" };
const social = { path: socialPath, within: "admin:center.social" };

export const contactPlaces = [
  ...placesOn({ path: accountPath, within: "admin:center.account" }, [
    ["people:account.password", "words:account.password"],
    ["people:factors.title", "words:account.factors"],
    ["people:sessions.title", "words:account.sessions"],
  ]),
  ...placesOn({ path: `${usersPath}/browse`, within: "admin:center.users" }, [
    ["people:policy.required", "words:account.policy", "security.secondFactorRequired"],
    ["people:policy.secondPerson", "words:account.secondPerson", "security.secondPersonRequired"],
  ]),
  ...placesOn({ path: `${messagesPath}/settings`, within: "admin:center.messages" }, [
    ["messages:settings.automatic", "words:messages.automatic", "messages.automaticAnswer"],
    ["messages:settings.topics", "words:messages.topics", "messages.topics"],
    ["messages:settings.templates", "words:messages.templates", "messages.templates"],
    ["messages:settings.keptLabel", "words:messages.kept", "messages.keptDays"],
    ["messages:person.title", "words:messages.person"],
  ]),
  ...placesOn({ path: commentsCenterPath, within: "comments:title" }, [
    ["comments:settings.kept", "words:comments.kept", "comments.keptDays"],
  ]),
  ...placesOn({ path: `${newsletterCenterPath}/settings`, within: "admin:center.newsletter" }, [
    ["newsletter:settings.perHour", "words:newsletter.perHour", "newsletter.perHour"],
  ]),
  ...placesOn(notifications, [
    ["notifications:recipients.message.title", "words:notifications.message", "notify.message"],
    ["notifications:recipients.order.title", "words:notifications.order", "notify.order"],
    ["notifications:devices.title", "words:notifications.devices"],
  ]),
  ...placesOn({ ...notifications, needs: secrets }, [
    ["notifications:siteKey.label", "words:notifications.siteKey", "notifications.apikey"],
  ]),
  ...placesOn({ path: `${settingsPath}/mail`, within: "settings:tabs.mail" }, [
    ["settings:mail.from", "words:mail.from", "mail.from"],
    ["settings:mail.replyTo", "words:mail.replyTo", "mail.replyTo"],
    ["settings:mail.server", "words:mail.server"],
    ["settings:weaknesses.title", "words:mail.weaknesses", "security.contact"],
  ]),
  ...placesOn({ path: `${settingsPath}/storage`, within: "settings:tabs.storage" }, [
    ["settings:storage.quota", "words:storage.quota", "quota"],
    ["settings:storage.backup.title", "words:storage.backup"],
    ["settings:storage.checks", "words:storage.checks"],
    ["settings:storage.jobs.title", "words:storage.jobs"],
  ]),
  ...placesOn(social, [["social:page.label", "words:social.page", "social.page"]]),
  ...placesOn({ ...social, needs: secrets }, [
    ["social:access.appId", "words:social.appId", "social.fb.appId"],
    ["social:access.appSecret", "words:social.appSecret", "social.fb.appSecret"],
    ["social:access.token", "words:social.token", "social.fb.pageAccessToken"],
  ]),
  ...placesOn({ path: analyticsPath, within: "admin:center.analytics", needs: secrets }, [
    ["analytics:google.label", "words:analytics", "analytics.apikey"],
  ]),
  ...placesOn({ path: mapPath, within: "admin:center.map" }, [["map:google.title", "words:map", "maps.apikey"]]),
];
