import { z } from "zod";
import {
  accessibilityStates,
  checkMethods,
  disputeChoices,
  legalPages,
  operatorKinds,
} from "#contract/values/legal-fields.ts";
import { limits } from "#contract/values/limits.ts";
import { alignedMarks, hasTooManyMarks, onOneLine, type MarkText, variablesIn } from "#contract/values/model-text.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { emailOrNone, fieldKeys, isoDay, storedEmail, version } from "#contract/fields/text.ts";

const text = plainLine(limits.textLength);
const lines = longText(limits.legalLines);
const free = longText(limits.legalFree);

const imprint = z.object({
  /** '' stands for the site's name. */
  name: text,
  kind: z.enum(operatorKinds),
  street: text,
  zip: text,
  city: text,
  country: text,
  mail: emailOrNone,
  phone: plainLine(limits.phoneLength),
  represented: lines,
  registerCourt: text,
  registerNumber: text,
  vatId: plainLine(limits.nameLength),
  /** Wirtschafts-Identifikationsnummer, § 139c AO. */
  businessId: plainLine(limits.nameLength),
  /** Responsible for the content (§ 18 (2) MStV). An empty address stands for the operator's address. */
  responsible: text,
  responsibleAddress: text,
  authority: lines,
  professional: lines,
  dispute: z.enum(disputeChoices),
  disputeBody: lines,
  extra: free,
  extraEnglish: free,
});

const privacy = z.object({
  officer: lines,
  isOwnServer: z.boolean(),
  host: lines,
  hasContract: z.boolean(),
  /** The server's logs are removed after this many days; 0: not stated. */
  logDays: z.number().int().min(0).max(limits.logDays),
  authority: lines,
  extra: free,
  extraEnglish: free,
});

const accessibility = z.object({
  /** True for micro-enterprises that offer services, and for operators to whom the act (BFSG) does not apply. */
  isExempt: z.boolean(),
  state: z.enum(accessibilityStates),
  barriers: lines,
  barriersEnglish: lines,
  mail: emailOrNone,
  phone: plainLine(limits.phoneLength),
  enforcement: lines,
  method: z.enum(checkMethods),
  checked: isoDay.nullable(),
  extra: free,
  extraEnglish: free,
});

/** Cleaned like the text in which the mark stands. A letter may have two UTF-16 units. */
const markName = longText(2 * limits.legalMarkLength).transform(onOneLine);

const markTextsWith = (own: z.ZodType<string, string>) =>
  z.array(z.object({ mark: markName, text: own })).max(limits.legalMarks);

const modelWith = (own: z.ZodType<string, string>, markText: z.ZodType<string, string>) =>
  z.object({ text: own, textEnglish: own, marks: markTextsWith(markText), marksEnglish: markTextsWith(markText) });

/** Later releases may know other variables. So stored texts may contain any names in braces. */
const storedModel = modelWith(longText(limits.legalModel), longText(limits.legalMarkText));

const filled = (text: string): boolean => variablesIn(text).unknown.length === 0;
const filledWith = { error: fieldKeys.variableUnknown };

const model = modelWith(
  longText(limits.legalModel)
    .refine(filled, filledWith)
    .refine((text) => !hasTooManyMarks(text), { error: fieldKeys.tooManyMarks }),
  longText(limits.legalMarkText).refine(filled, filledWith),
).transform((form) => ({
  ...form,
  marks: alignedMarks(form.text, form.marks),
  marksEnglish: alignedMarks(form.textEnglish, form.marksEnglish),
}));
export type LegalModel = { text: string; textEnglish: string; marks: MarkText[]; marksEnglish: MarkText[] };

export const legalForms = z.object({ imprint, privacy, accessibility, withdrawal: model, terms: model });
const storedMail = z.union([z.literal(""), storedEmail]);
/** Also accepts mail addresses that only earlier releases accepted, and rows that lack the forms of model texts. */
export const storedLegalForms = legalForms.extend({
  imprint: imprint.extend({ mail: storedMail }),
  accessibility: accessibility.extend({ mail: storedMail }),
  withdrawal: storedModel.optional(),
  terms: storedModel.optional(),
});
export type LegalForms = z.output<typeof legalForms>;

const emptyModel: LegalModel = { text: "", textEnglish: "", marks: [], marksEnglish: [] };

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
  withdrawal: emptyModel,
  terms: emptyModel,
};

const page = z.enum(legalPages);
const sectionId = z.string().max(40);

const builtPage = z.object({ day: isoDay, hashes: z.record(sectionId, z.string().max(64)) });
export const builtPages = z.partialRecord(page, builtPage);
export type BuiltPages = z.output<typeof builtPages>;
export type BuiltPage = z.output<typeof builtPage>;

export const updateLegalInput = z
  .object({ imprint, privacy, accessibility, withdrawal: model, terms: model })
  .partial()
  .extend({ version: version.optional() });
export type UpdateLegalInput = z.output<typeof updateLegalInput>;

export const planInput = z.object({ page });
export const publishLegalInput = z.object({
  page,
  version,
  anew: z.array(sectionId).max(limits.legalSections),
  replacesOwn: z.boolean(),
});
export type PublishLegalInput = z.output<typeof publishLegalInput>;
