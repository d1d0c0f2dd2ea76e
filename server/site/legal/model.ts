// Withdrawal notice (§§ 355, 356a BGB, Annexes 1 and 2 to Article 246a EGBGB) and terms (§ 305 BGB) from model texts.
import type { FieldProblem } from "#contract/schemas/errors.ts";
import { formOfPage, type ModelFormName, type ModelPage } from "#contract/values/legal-fields.ts";
import { alignedMarks, hasStrayBracket, marksIn, type MarkText, variablesIn } from "#contract/values/model-text.ts";
import { withdrawalPath } from "#contract/values/pages.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { LegalFacts } from "./facts.ts";
import { heading, paragraph } from "./html.ts";
import { type Model, modelHtml } from "./model-html.ts";
import { variableHtml, type VariableValues } from "./variables.ts";
import type { Section } from "./section.ts";

const languages = ["de", "en"] as const;

function modelIn({ settings }: LegalFacts, form: ModelFormName, language: Language): Model {
  const { text, textEnglish, marks, marksEnglish } = settings.legal[form];
  return language === "en" ? { text: textEnglish, marks: marksEnglish } : { text, marks };
}

/** '' without a text in this language. Without an English text, the English page shows the German one, marked as German. */
function htmlOf(facts: LegalFacts, page: ModelPage, language: Language): string {
  const model = modelIn(facts, formOfPage[page], language);
  return modelHtml(model, variableHtml(facts, language), sentence(language, `pages:${page}.title`)) ?? "";
}

const withdrawalLink = new RegExp(`<a [^>]*href="(?:https?://[^"/]+)?${withdrawalPath}["?#]`, "u");

/** True if a text has a link to the page on which contracts are withdrawn (§ 356a BGB). */
export const leadsToWithdrawal = (html: string): boolean => withdrawalLink.test(html);

const lacksWithdrawalPage = (facts: LegalFacts): boolean =>
  languages
    .map((language) => htmlOf(facts, "Widerrufsbelehrung", language))
    .some((html) => html !== "" && !leadsToWithdrawal(html));

/** The ids of the sections that have the model texts. */
export const modelTextIds: Record<ModelPage, string> = { Widerrufsbelehrung: "withdrawaltext", AGB: "termstext" };
export const WITHDRAWAL_ONLINE = "withdrawalonline";

export const withdrawalSections: readonly Section[] = [
  {
    id: modelTextIds.Widerrufsbelehrung,
    html: (facts, _say, language) => htmlOf(facts, "Widerrufsbelehrung", language),
  },
  {
    id: WITHDRAWAL_ONLINE,
    isNeeded: lacksWithdrawalPage,
    html: (facts, say, language) => {
      const { widerrufsseite: link } = variableHtml(facts, language);
      return (
        heading(say("withdrawal.online")) +
        paragraph(`${say("withdrawal.onlineText")} ${link}`) +
        paragraph(say("withdrawal.receipt"))
      );
    },
  },
];

export const termsSections: readonly Section[] = [
  { id: modelTextIds.AGB, html: (facts, _say, language) => htmlOf(facts, "AGB", language) },
];

type Problems = Record<string, FieldProblem>;

export function missingOfModel(page: ModelPage, facts: LegalFacts): Problems {
  const form = formOfPage[page];
  const { text, textEnglish, marks, marksEnglish } = facts.settings.legal[form];
  if (text === "") return { [`${form}.text`]: { key: "required" } };
  return {
    ...problemsIn(facts, page, { field: "text", marksField: "marks", language: "de", text, marks }),
    ...problemsIn(facts, page, {
      field: "textEnglish",
      marksField: "marksEnglish",
      language: "en",
      text: textEnglish,
      marks: marksEnglish,
    }),
  };
}

type Slot = Model & { field: string; marksField: string; language: Language };

function problemsIn(facts: LegalFacts, page: ModelPage, { field, marksField, language, text, marks }: Slot): Problems {
  const form = formOfPage[page];
  const values = variableHtml(facts, language);
  const isTooLong = modelHtml({ text, marks }, values, "") === null;
  const inText = problemOf(text, values) ?? (isTooLong ? ({ key: "modelTooLong" } as const) : null);
  const inMarks = alignedMarks(text, marks).map((mark, index): [string, FieldProblem | null] => [
    `${form}.${marksField}.${index}.text`,
    problemOfMark(mark, values),
  ]);
  return Object.fromEntries(
    [[`${form}.${field}`, inText] as const, ...inMarks].filter(([, problem]) => problem !== null),
  ) as Problems;
}

/** Stored texts may contain variables that an earlier or later release knows. */
function problemOf(text: string, values: VariableValues): FieldProblem | null {
  const { known, unknown } = variablesIn(text);
  if (unknown.length > 0) return { key: "variableUnknown" };
  const empty = known.find((name) => values[name] === "");
  if (empty !== undefined) return { key: "variableEmpty", values: { variable: `{${empty}}` } };
  return hasStrayBracket(text) ? { key: "bracketStray" } : null;
}

function problemOfMark({ text }: MarkText, values: VariableValues): FieldProblem | null {
  if (text === "") return { key: "markOpen" };
  return marksIn(text).length > 0 ? { key: "markInMark" } : problemOf(text, values);
}
