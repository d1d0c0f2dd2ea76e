// The server's own sentences (errors, mails, archives, first texts) in both languages, from the same files as the client's.
import i18next, { type ParseKeys } from "i18next";
import deAnalytics from "#locales/de/analytics.json" with { type: "json" };
import deArchive from "#locales/de/archive.json" with { type: "json" };
import deCaptcha from "#locales/de/captcha.json" with { type: "json" };
import deComments from "#locales/de/comments.json" with { type: "json" };
import deDocuments from "#locales/de/documents.json" with { type: "json" };
import deErrors from "#locales/de/errors.json" with { type: "json" };
import deEvents from "#locales/de/events.json" with { type: "json" };
import deFollow from "#locales/de/follow.json" with { type: "json" };
import deLegaltexts from "#locales/de/legaltexts.json" with { type: "json" };
import deMap from "#locales/de/map.json" with { type: "json" };
import deMail from "#locales/de/mail.json" with { type: "json" };
import deMessages from "#locales/de/messages.json" with { type: "json" };
import deNewsletter from "#locales/de/newsletter.json" with { type: "json" };
import deNotifications from "#locales/de/notifications.json" with { type: "json" };
import dePages from "#locales/de/pages.json" with { type: "json" };
import deProductCsv from "#locales/de/productcsv.json" with { type: "json" };
import deSite from "#locales/de/site.json" with { type: "json" };
import deSubscribe from "#locales/de/subscribe.json" with { type: "json" };
import deUploads from "#locales/de/uploads.json" with { type: "json" };
import deVideo from "#locales/de/video.json" with { type: "json" };
import deWithdrawal from "#locales/de/withdrawal.json" with { type: "json" };
import enAnalytics from "#locales/en/analytics.json" with { type: "json" };
import enArchive from "#locales/en/archive.json" with { type: "json" };
import enCaptcha from "#locales/en/captcha.json" with { type: "json" };
import enComments from "#locales/en/comments.json" with { type: "json" };
import enDocuments from "#locales/en/documents.json" with { type: "json" };
import enErrors from "#locales/en/errors.json" with { type: "json" };
import enEvents from "#locales/en/events.json" with { type: "json" };
import enFollow from "#locales/en/follow.json" with { type: "json" };
import enLegaltexts from "#locales/en/legaltexts.json" with { type: "json" };
import enMap from "#locales/en/map.json" with { type: "json" };
import enMail from "#locales/en/mail.json" with { type: "json" };
import enMessages from "#locales/en/messages.json" with { type: "json" };
import enNewsletter from "#locales/en/newsletter.json" with { type: "json" };
import enNotifications from "#locales/en/notifications.json" with { type: "json" };
import enPages from "#locales/en/pages.json" with { type: "json" };
import enProductCsv from "#locales/en/productcsv.json" with { type: "json" };
import enSite from "#locales/en/site.json" with { type: "json" };
import enSubscribe from "#locales/en/subscribe.json" with { type: "json" };
import enUploads from "#locales/en/uploads.json" with { type: "json" };
import enVideo from "#locales/en/video.json" with { type: "json" };
import enWithdrawal from "#locales/en/withdrawal.json" with { type: "json" };
import type { Say } from "#contract/values/hours-words.ts";
import type { Language } from "./context.ts";

const resources = {
  de: {
    analytics: deAnalytics,
    archive: deArchive,
    captcha: deCaptcha,
    comments: deComments,
    documents: deDocuments,
    errors: deErrors,
    events: deEvents,
    follow: deFollow,
    legaltexts: deLegaltexts,
    mail: deMail,
    map: deMap,
    messages: deMessages,
    newsletter: deNewsletter,
    notifications: deNotifications,
    pages: dePages,
    productcsv: deProductCsv,
    site: deSite,
    subscribe: deSubscribe,
    uploads: deUploads,
    video: deVideo,
    withdrawal: deWithdrawal,
  },
  en: {
    analytics: enAnalytics,
    archive: enArchive,
    captcha: enCaptcha,
    comments: enComments,
    documents: enDocuments,
    errors: enErrors,
    events: enEvents,
    follow: enFollow,
    legaltexts: enLegaltexts,
    mail: enMail,
    map: enMap,
    messages: enMessages,
    newsletter: enNewsletter,
    notifications: enNotifications,
    pages: enPages,
    productcsv: enProductCsv,
    site: enSite,
    subscribe: enSubscribe,
    uploads: enUploads,
    video: enVideo,
    withdrawal: enWithdrawal,
  },
};

const catalogue = i18next.createInstance();
void catalogue.init({
  resources,
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

type Namespace = keyof typeof resources.de;
const namespaces = Object.keys(resources.de) as Namespace[];

/** Namespace and path, such as 'errors:notFound'. */
export type SentenceKey = { [Name in Namespace]: `${Name}:${ParseKeys<Name>}` }[Namespace];

export function sentence(language: Language, key: SentenceKey, values: Record<string, string | number> = {}): string {
  return catalogue.getFixedT(language, namespaces)(key, values);
}

/** The site's own texts, for what is written alike on its pages and in its mails. */
export function siteTexts(language: Language): Say {
  // The catalogue's type wants to know the values of each key.
  return catalogue.getFixedT(language, "site") as unknown as Say;
}
