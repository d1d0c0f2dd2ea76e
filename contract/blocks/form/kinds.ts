// The kinds of fields in a form. Guests load this file.
export const formFieldKinds = ["text", "long", "number", "choice", "several", "day", "yesNo", "mail", "phone"] as const;
export type FormFieldKind = (typeof formFieldKinds)[number];

export const hasChoices = (kind: FormFieldKind): boolean => kind === "choice" || kind === "several";

/** The choices are stored as text with one choice per line. */
export const choicesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
