// § 5 DDG, § 18 (2) MStV, § 36 VSBG.
import { operatorOf } from "./facts.ts";
import { heading, mailLink, phoneLink, safeLines, subheading, typedLines, typedText } from "./html.ts";
import type { Section } from "./section.ts";

const below = (head: string, text: string): string => (text === "" ? "" : head + text);

export const imprintSections: readonly Section[] = [
  {
    id: "legaloperator",
    html: ({ settings }, say) => {
      const { name, street, zip, city, country, mail, phone } = operatorOf(settings);
      const address = typedLines(name, street, `${zip} ${city}`, country);
      const reached = safeLines(
        phone !== "" && `${say("imprint.phone")} ${phoneLink(phone)}`,
        mail !== "" && `${say("imprint.mail")} ${mailLink(mail)}`,
      );
      return below(heading(say("imprint.operator")), address + reached);
    },
  },
  {
    id: "legalrepresented",
    html: ({ settings }, say) =>
      below(subheading(say("imprint.represented")), typedLines(settings.legal.imprint.represented)),
  },
  {
    id: "legalregister",
    html: ({ settings }, say) => {
      const { registerCourt: court, registerNumber: number } = settings.legal.imprint;
      if (court === "" || number === "") return "";
      return subheading(say("imprint.register")) + safeLines(say("imprint.registered", { court, number }));
    },
  },
  {
    id: "legaltax",
    html: ({ settings }, say) => {
      const { vatId, businessId } = settings.legal.imprint;
      const ids = safeLines(
        vatId !== "" && say("imprint.vatId", { id: vatId }),
        businessId !== "" && say("imprint.businessId", { id: businessId }),
      );
      return below(subheading(say("imprint.tax")), ids);
    },
  },
  {
    id: "legalresponsible",
    html: ({ settings }, say) => {
      const { responsible, responsibleAddress } = settings.legal.imprint;
      if (responsible === "") return "";
      const { street, zip, city } = operatorOf(settings);
      const address = responsibleAddress || [street, `${zip} ${city}`.trim()].filter(Boolean).join(", ");
      return subheading(say("imprint.responsible")) + typedLines(responsible, address);
    },
  },
  {
    id: "legalauthority",
    html: ({ settings }, say) =>
      below(subheading(say("imprint.authority")), typedLines(settings.legal.imprint.authority)),
  },
  {
    id: "legalprofessional",
    html: ({ settings }, say) =>
      below(subheading(say("imprint.professional")), typedLines(settings.legal.imprint.professional)),
  },
  {
    id: "legaldispute",
    html: ({ settings }, say) => {
      const { dispute, disputeBody } = settings.legal.imprint;
      if (dispute === "none") return "";
      const body = dispute === "unwilling" ? "" : typedLines(disputeBody);
      return `${subheading(say("imprint.dispute"))}<p>${say(`imprint.${dispute}`)}</p>${body}`;
    },
  },
  {
    id: "legalextra",
    html: ({ settings }, _say, language) => {
      const { extra, extraEnglish } = settings.legal.imprint;
      return typedText(language === "en" ? extraEnglish : extra);
    },
  },
];
