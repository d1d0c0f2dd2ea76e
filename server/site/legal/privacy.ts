// Art. 13 GDPR. The sections depend on the enabled features.
import { KEPT_MONTHS } from "#contract/schemas/analytics.ts";
import { auditDays } from "#contract/schemas/audit.ts";
import { isOn } from "#contract/values/components.ts";
import { escapeText } from "#contract/values/escape-html.ts";
import { ANSWER_COOKIE, mayObject } from "#contract/values/consent.ts";
import { sentMinutes, sessionDays } from "#contract/values/limits.ts";
import { fixedPages } from "#contract/values/pages.ts";
import { CONFIRM_DAYS } from "../../letters/newsletter/confirm-days.ts";
import { type LegalFacts, operatorOf } from "./facts.ts";
import {
  heading,
  list,
  mailLink,
  pageLink,
  paragraph,
  phoneLink,
  safeLines,
  type Say,
  subheading,
  typedLines,
  typedText,
} from "./html.ts";
import type { Section } from "./section.ts";

const isGoogle = ({ asks }: LegalFacts): boolean => asks.includes("analytics");
const isCounted = ({ settings }: LegalFacts): boolean => isOn(settings, "analytics");

export const privacySections: readonly Section[] = [
  {
    id: "privacycontroller",
    html: ({ settings }, say) => {
      const { name, street, zip, city, country, mail, phone } = operatorOf(settings);
      const { officer } = settings.legal.privacy;
      return [
        heading(say("privacy.controller")),
        typedLines(name, street, `${zip} ${city}`, country),
        safeLines(
          phone !== "" && `${say("imprint.phone")} ${phoneLink(phone)}`,
          mail !== "" && `${say("imprint.mail")} ${mailLink(mail)}`,
        ),
        paragraph(`${say("privacy.controllerMore")} ${pageLink(fixedPages.Impressum, "Impressum")}.`),
        officer !== "" && subheading(say("privacy.officer")) + typedLines(officer),
      ]
        .filter(Boolean)
        .join("");
    },
  },
  {
    id: "privacyhost",
    html: ({ settings }, say) => {
      const { isOwnServer, host, hasContract } = settings.legal.privacy;
      if (isOwnServer) return heading(say("privacy.host")) + paragraph(say("privacy.ownServer"));
      if (host === "") return "";
      const more = paragraph(say("privacy.hostedMore"), hasContract && say("privacy.contract"));
      return heading(say("privacy.host")) + paragraph(say("privacy.hosted")) + typedLines(host) + more;
    },
  },
  {
    id: "privacyvisit",
    html: ({ settings }, say) => {
      const { logDays: count } = settings.legal.privacy;
      return (
        heading(say("privacy.visit")) + paragraph(say("privacy.logs"), count > 0 && say("privacy.logDays", { count }))
      );
    },
  },
  { id: "privacycookies", html: cookies },
  {
    id: "privacycounting",
    isNeeded: isCounted,
    html: (_facts, say) =>
      heading(say("privacy.counting")) +
      paragraph(say("privacy.count", { count: KEPT_MONTHS })) +
      paragraph(say("privacy.object")),
  },
  {
    id: "privacygoogle",
    isNeeded: isGoogle,
    html: (_facts, say) =>
      heading(say("privacy.google")) + paragraph(say("privacy.googleText"), say("privacy.withdraw")),
  },
  {
    id: "privacycontact",
    html: ({ settings }, say) => {
      const { keptDays: count } = settings.messages;
      const kept = count > 0 ? say("privacy.messageDays", { count }) : say("privacy.messageOpen");
      return (
        heading(say("privacy.contact")) +
        paragraph(say("privacy.message"), kept) +
        paragraph(say("privacy.takedown")) +
        paragraph(say("privacy.abuse"))
      );
    },
  },
  {
    id: "privacynewsletter",
    isNeeded: ({ settings }) => isOn(settings, "newsletter"),
    html: (_facts, say) =>
      heading(say("privacy.newsletter")) +
      paragraph(say("privacy.newsletterText")) +
      paragraph(say("privacy.newsletterEnd", { count: CONFIRM_DAYS })),
  },
  {
    id: "privacycomments",
    isNeeded: ({ settings }) => isOn(settings, "comments"),
    html: (facts, say) => heading(say("privacy.comments")) + written(facts, say),
  },
  {
    id: "privacyguestbook",
    isNeeded: ({ settings }) => isOn(settings, "guestbook"),
    html: (facts, say) => heading(say("privacy.guestbook")) + written(facts, say),
  },
  {
    id: "privacyshop",
    isNeeded: ({ hasContracts }) => hasContracts,
    html: (_facts, say) =>
      heading(say("privacy.shop")) + paragraph(say("privacy.order")) + paragraph(say("privacy.orderKept")),
  },
  {
    id: "privacypayment",
    isNeeded: ({ settings: { shop }, hasContracts }) =>
      hasContracts && (shop.paymentsources.creditcard || shop.paymentsources.sofort),
    html: (_facts, say) => heading(say("privacy.payment")) + paragraph(say("privacy.stripe")),
  },
  {
    id: "privacymap",
    isNeeded: ({ settings }) => isOn(settings, "map"),
    html: ({ hasGoogleMap }, say) =>
      heading(say("privacy.map")) + paragraph(say(hasGoogleMap ? "privacy.mapGoogle" : "privacy.mapText")),
  },
  {
    id: "privacysocial",
    isNeeded: ({ settings }) => isOn(settings, "social"),
    html: (_facts, say) =>
      heading(say("privacy.social")) + paragraph(say("privacy.socialText"), say("privacy.withdraw")),
  },
  {
    id: "privacywebhooks",
    isNeeded: ({ webhookHosts }) => webhookHosts.length > 0,
    html: ({ webhookHosts }, say) =>
      heading(say("privacy.webhooks")) +
      paragraph(say("privacy.webhooksText")) +
      list(webhookHosts.map((host) => escapeText(host))),
  },
  {
    id: "privacyvideos",
    isNeeded: ({ hasYoutube }) => hasYoutube,
    html: (_facts, say) => heading(say("privacy.videos")) + paragraph(say("privacy.videosText")),
  },
  {
    id: "privacyembeds",
    isNeeded: ({ settings }) => settings.site.embedHosts.length > 0,
    html: ({ settings: { site } }, say) =>
      heading(say("privacy.embeds")) +
      paragraph(say("privacy.embedsText")) +
      list(site.embedHosts.map((host) => escapeText(host))),
  },
  {
    id: "privacyaccounts",
    html: (_facts, say) =>
      heading(say("privacy.accounts")) + paragraph(say("privacy.accountsText", { count: auditDays })),
  },
  {
    id: "privacyrights",
    html: ({ settings }, say) => {
      const { authority } = settings.legal.privacy;
      const named = authority !== "" && say("privacy.authority");
      return (
        heading(say("privacy.rights")) +
        paragraph(say("privacy.rightsText")) +
        paragraph(say("privacy.backups")) +
        paragraph(say("privacy.complain"), named) +
        typedLines(authority)
      );
    },
  },
  {
    id: "privacyextra",
    html: ({ settings }, _say, language) => {
      const { extra, extraEnglish } = settings.legal.privacy;
      return typedText(language === "en" ? extraEnglish : extra);
    },
  },
];

/** All names that the site stores in the browser with the current settings. */
function cookies({ settings, asks, hasContracts }: LegalFacts, say: Say): string {
  const isObjected = mayObject({ components: settings.components, asks });
  const names = [ANSWER_COOKIE, ...asks].join(", ");
  const isAsked = asks.length > 0;
  return [
    heading(say("privacy.cookies")),
    paragraph(say("privacy.needed")),
    list([
      say("privacy.session", { count: sessionDays }),
      say("privacy.lang"),
      isObjected && say("privacy.objection"),
      isAsked && say("privacy.choices", { names }),
      say("privacy.forms"),
      hasContracts && say("privacy.cart"),
      hasContracts && say("privacy.sent", { count: sentMinutes }),
      say("privacy.offline"),
    ]),
    paragraph(say(isAsked ? "privacy.change" : "privacy.noOthers")),
  ].join("");
}

function written({ settings }: LegalFacts, say: Say): string {
  const { keptDays: count } = settings.comments;
  return paragraph(say("privacy.commentText"), count > 0 && say("privacy.commentDays", { count }));
}
