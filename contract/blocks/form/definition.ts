// A form that editors compose. The answers of guests become messages.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { isObject } from "#contract/blocks/paths.ts";
import { limits } from "#contract/values/limits.ts";
import { formFieldKinds } from "./kinds.ts";

const isField = (field: unknown): boolean =>
  isObject(field) &&
  typeof field["key"] === "string" &&
  formFieldKinds.some((kind) => kind === field["kind"]) &&
  typeof field["isRequired"] === "boolean";

type Form = { title: string; text: string; fields: readonly object[] };

export const formBlock = {
  most: limits.formsPerEntry,
  texts: [
    { path: "title", kind: "line", max: limits.textLength, part: "heading", isRequired: true },
    { path: "text", kind: "lines", max: limits.quoteLength, part: "remark" },
    { path: "fields.*.label", kind: "line", max: limits.textLength, part: "formLabel", isRequired: true },
    { path: "fields.*.help", kind: "line", max: limits.formHelpLength, part: "formHelp" },
    { path: "fields.*.choices", kind: "lines", max: limits.formChoicesLength, part: "formChoices" },
    { path: "button", kind: "line", max: limits.buttonLength, part: "formButton" },
    { path: "thanks", kind: "lines", max: limits.quoteLength, part: "formThanks" },
  ],
  isBlank: ({ title, text, fields }: Form) => title.trim() === "" && text.trim() === "" && fields.length === 0,
  isSound: ({ fields, recipients }) =>
    Array.isArray(fields) &&
    fields.every(isField) &&
    Array.isArray(recipients) &&
    recipients.every((recipient) => typeof recipient === "string"),
} as const satisfies BlockDefinition;
