// What makes one public form different from the others.
import type { ComponentType } from "react";
import type { CaptchaForm, CaptchaInput } from "#contract/fields/captcha.ts";
import type { Kept } from "./kept.ts";

/** A key below `problems` in locales/*\/late/forms.json. */
export type Problem =
  | "required"
  | "name"
  | "firstName"
  | "lastName"
  | "nameShort"
  | "emailMissing"
  | "email"
  | "messageShort"
  | "textShort"
  | "textLong"
  | "captcha";

export type Problems = Record<string, Problem | undefined>;

export type FieldsProps = { values: Record<string, string>; errors: Record<string, string> };

/** A form that is sent in two steps: what was typed is shown again before it is declared. */
export type Confirmation = {
  Summary: ComponentType<{ values: Record<string, string> }>;
  next: string;
  back: string;
  confirm: string;
};

export type FormKind = {
  /** null: the form has none. */
  captcha: CaptchaForm | null;
  /** Where browsers without JavaScript send it. */
  action: string;
  fieldNames: readonly string[];
  Fields: ComponentType<FieldsProps>;
  /** Without asking the server; its own check says the same. */
  problemsOf: (values: Record<string, string>) => Problems;
  send: (values: Record<string, string>, captcha: CaptchaInput | undefined) => Promise<unknown>;
  /** The server's names of the fields that the form calls by other ones. */
  formNames?: Readonly<Record<string, string>>;
  kept: Kept;
  confirmation?: Confirmation;
};
