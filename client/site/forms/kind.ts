import type { ComponentType, ReactNode } from "react";
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
  | "captcha"
  | "number"
  | "day"
  | "choice"
  | "phone"
  | "answerLong"
  | "invalid";

export type Problems = Record<string, Problem | undefined>;

export type FieldsProps = { values: Record<string, string>; errors: Record<string, string> };

/** The second step of a form in two steps. In this step, the visitor checks the input and then submits it. */
export type Confirmation = {
  Summary: ComponentType<{ values: Record<string, string> }>;
  next: string;
  back: string;
  confirm: string;
};

export type FormKind = {
  /** Set for the form of a block: the id of the block, and the label of the button, if it has its own. */
  block?: { id: string; button: ReactNode };
  captcha: CaptchaForm | null;
  action: string;
  fieldNames: readonly string[];
  Fields: ComponentType<FieldsProps>;
  problemsOf: (values: Record<string, string>) => Problems;
  send: (values: Record<string, string>, captcha: CaptchaInput | undefined) => Promise<unknown>;
  formNames?: Readonly<Record<string, string>>;
  kept: Kept;
  confirmation?: Confirmation;
};
