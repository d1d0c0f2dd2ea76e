// BFSG, EN 301 549.
import type { LegalFacts } from "./facts.ts";
import {
  heading,
  list,
  mailLink,
  paragraph,
  phoneLink,
  safeLines,
  type Say,
  typedLines,
  typedList,
  typedText,
} from "./html.ts";
import type { Section } from "./section.ts";
import { formatDay } from "#contract/values/dates.ts";

export const accessibilitySections: readonly Section[] = [
  {
    id: "accessstate",
    html: ({ settings }, say) => {
      const { state, isExempt } = settings.legal.accessibility;
      return (
        heading(say("accessibility.about")) +
        paragraph(say("accessibility.aim"), state !== "unset" && say(`accessibility.${state}`)) +
        paragraph(isExempt && say("accessibility.exempt"))
      );
    },
  },
  { id: "accessbarriers", html: barriers },
  {
    id: "accessfeedback",
    html: ({ settings }, say) => {
      const { accessibility: own, imprint } = settings.legal;
      const [mail, phone] = [own.mail || imprint.mail, own.phone || imprint.phone];
      const reached = safeLines(
        phone !== "" && `${say("imprint.phone")} ${phoneLink(phone)}`,
        mail !== "" && `${say("imprint.mail")} ${mailLink(mail)}`,
      );
      if (reached === "") return "";
      return heading(say("accessibility.feedback")) + paragraph(say("accessibility.feedbackText")) + reached;
    },
  },
  {
    id: "accessenforcement",
    html: ({ settings }, say) => {
      const { enforcement } = settings.legal.accessibility;
      if (enforcement === "") return "";
      return (
        heading(say("accessibility.enforcement")) +
        paragraph(say("accessibility.enforcementText")) +
        typedLines(enforcement)
      );
    },
  },
  {
    id: "accesscheck",
    html: ({ settings }, say) => {
      const { checked, method } = settings.legal.accessibility;
      if (checked === null) return "";
      return (
        heading(say("accessibility.check")) + paragraph(say(`accessibility.${method}`, { day: formatDay(checked) }))
      );
    },
  },
  {
    id: "accessextra",
    html: ({ settings }, _say, language) => {
      const { extra, extraEnglish } = settings.legal.accessibility;
      return typedText(language === "en" ? extraEnglish : extra);
    },
  },
];

function barriers(facts: LegalFacts, say: Say, language: "de" | "en"): string {
  const { barriers: german, barriersEnglish } = facts.settings.legal.accessibility;
  // Without an English text, the English page shows the German section, marked as German.
  if (language === "en" && german !== "" && barriersEnglish === "") return "";
  const typed = typedList(language === "en" ? barriersEnglish : german);
  const seen = list([
    facts.hasUndescribed && say("accessibility.pictures"),
    facts.hasOwnVideos && say("accessibility.videos"),
  ]);
  return typed + seen === "" ? "" : heading(say("accessibility.barriers")) + typed + seen;
}
