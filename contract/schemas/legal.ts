// The forms from which imprint, privacy notice and accessibility statement are built, and what was built last.
import { z } from "zod";
import {
  accessibilityStates,
  checkMethods,
  disputeChoices,
  legalPages,
  operatorKinds,
} from "#contract/values/legal-fields.ts";
import { limits } from "#contract/values/limits.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { email, isoDay, storedEmail, version } from "#contract/fields/text.ts";

const text = plainLine(limits.textLength);
const lines = longText(limits.legalLines);
const free = longText(limits.legalFree);
const mailOrNone = z.union([z.literal(""), email]);

const imprint = z.object({
  /** '' stands for the site's name; the parts of the address for those of the site's. */
  name: text,
  kind: z.enum(operatorKinds),
  street: text,
  zip: text,
  city: text,
  country: text,
  mail: mailOrNone,
  phone: plainLine(limits.phoneLength),
  /** Who represents it, one to a line. */
  represented: lines,
  registerCourt: text,
  registerNumber: text,
  vatId: plainLine(limits.nameLength),
  /** Wirtschafts-Identifikationsnummer, § 139c AO. */
  businessId: plainLine(limits.nameLength),
  /** § 18 (2) MStV; '' for the address stands for the operator's. */
  responsible: text,
  responsibleAddress: text,
  authority: lines,
  professional: lines,
  dispute: z.enum(disputeChoices),
  /** The arbitration body, with address and website. */
  disputeBody: lines,
  extra: free,
  extraEnglish: free,
});

const privacy = z.object({
  officer: lines,
  /** The site runs on a machine of one's own. */
  isOwnServer: z.boolean(),
  host: lines,
  hasContract: z.boolean(),
  /** Days after which the server's logs are removed; 0: nobody has said it. */
  logDays: z.number().int().min(0).max(limits.logDays),
  authority: lines,
  extra: free,
  extraEnglish: free,
});

const accessibility = z.object({
  /** A micro-enterprise that offers services, or nobody that the act is about. */
  isExempt: z.boolean(),
  state: z.enum(accessibilityStates),
  /** What is not accessible yet, one to a line. */
  barriers: lines,
  barriersEnglish: lines,
  /** '' stands for those of the imprint. */
  mail: mailOrNone,
  phone: plainLine(limits.phoneLength),
  enforcement: lines,
  method: z.enum(checkMethods),
  checked: isoDay.nullable(),
  extra: free,
  extraEnglish: free,
});

export const legalForms = z.object({ imprint, privacy, accessibility });
const storedMail = z.union([z.literal(""), storedEmail]);
/** As it is read, with addresses of earlier releases. */
export const storedLegalForms = legalForms.extend({
  imprint: imprint.extend({ mail: storedMail }),
  accessibility: accessibility.extend({ mail: storedMail }),
});
export type LegalForms = z.output<typeof legalForms>;

export const defaultLegalForms: LegalForms = {
  imprint: {
    name: "",
    kind: "unset",
    street: "",
    zip: "",
    city: "",
    country: "",
    mail: "",
    phone: "",
    represented: "",
    registerCourt: "",
    registerNumber: "",
    vatId: "",
    businessId: "",
    responsible: "",
    responsibleAddress: "",
    authority: "",
    professional: "",
    dispute: "none",
    disputeBody: "",
    extra: "",
    extraEnglish: "",
  },
  privacy: {
    officer: "",
    isOwnServer: false,
    host: "",
    hasContract: false,
    logDays: 0,
    authority: "",
    extra: "",
    extraEnglish: "",
  },
  accessibility: {
    isExempt: false,
    state: "unset",
    barriers: "",
    barriersEnglish: "",
    mail: "",
    phone: "",
    enforcement: "",
    method: "self",
    checked: null,
    extra: "",
    extraEnglish: "",
  },
};

const page = z.enum(legalPages);
const sectionId = z.string().max(40);

/** What the program wrote into a page last: the day that stands there, and of each section what it looked like. */
const builtPage = z.object({ day: isoDay, hashes: z.record(sectionId, z.string().max(64)) });
export const builtPages = z.partialRecord(page, builtPage);
export type BuiltPages = z.output<typeof builtPages>;
export type BuiltPage = z.output<typeof builtPage>;

export const updateLegalInput = z
  .object({ imprint, privacy, accessibility })
  .partial()
  .extend({ version: version.optional() });
export type UpdateLegalInput = z.output<typeof updateLegalInput>;

export const planInput = z.object({ page });
export const publishLegalInput = z.object({
  page,
  /** The entry's version that was seen in the comparison. */
  version,
  /** Sections that are built anew though somebody has changed them. */
  anew: z.array(sectionId).max(limits.legalSections),
  /** What stands on the page and was not built goes. */
  replacesOwn: z.boolean(),
});
export type PublishLegalInput = z.output<typeof publishLegalInput>;
