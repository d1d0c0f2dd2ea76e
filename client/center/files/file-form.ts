// The texts of a file, as the form of its details holds them.
import { isSameValue } from "#contract/values/same-value.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";

export type FileForm = {
  name: string;
  tags: string[];
  alt: LibraryFile["alt"];
  /** Why persons may be shown; empty if nobody is recognisable. */
  consentBasis: string;
  /** YYYY-MM-DD */
  consentUntil: string | null;
};

export function fileFormOf({ name, tags, alt, consent }: LibraryFile): FileForm {
  return { name, tags, alt, consentBasis: consent?.basis ?? "", consentUntil: consent?.until ?? null };
}

export function fileUpdateOf({ name, tags, alt, consentBasis, consentUntil }: FileForm) {
  const basis = consentBasis.trim();
  return { name, tags, alt, consent: basis === "" ? null : { basis, until: consentUntil } };
}

/** The end of a consent is not stored without a basis: the form asks for the basis. */
export function lacksConsentBasis({ consentBasis, consentUntil }: FileForm): boolean {
  return consentUntil !== null && consentBasis.trim() === "";
}

export function isSameFileForm(a: FileForm, b: FileForm): boolean {
  return isSameValue(a, b);
}

export function withTag(form: FileForm, path: string): FileForm {
  return form.tags.includes(path) ? form : { ...form, tags: [...form.tags, path] };
}

export function withoutTag(form: FileForm, path: string): FileForm {
  return { ...form, tags: form.tags.filter((tag) => tag !== path) };
}

/** The form of a newer file, with the fields that a person has changed since the older one. */
export function withChangesOf(typed: FileForm, older: FileForm, newer: FileForm): FileForm {
  const isTyped = (field: string): boolean =>
    !isSameValue(typed[field as keyof FileForm], older[field as keyof FileForm]);
  return { ...newer, ...Object.fromEntries(Object.entries(typed).filter(([field]) => isTyped(field))) };
}
