import type { LibraryFile } from "#contract/schemas/files.ts";

export type FileForm = {
  name: string;
  tags: string[];
  alt: LibraryFile["alt"];
  /** The legal basis for showing recognisable persons; '' if the file has no consent. */
  consentBasis: string;
  consentUntil: string | null;
  child: boolean;
  credit: LibraryFile["credit"];
};

export function fileFormOf({ name, tags, alt, consent, child, credit }: LibraryFile): FileForm {
  return { name, tags, alt, consentBasis: consent?.basis ?? "", consentUntil: consent?.until ?? null, child, credit };
}

export function fileUpdateOf({ name, tags, alt, consentBasis, consentUntil, child, credit }: FileForm) {
  const basis = consentBasis.trim();
  return { name, tags, alt, consent: basis === "" ? null : { basis, until: consentUntil }, child, credit };
}

/** The server does not store an end of a consent without its legal basis, so the form requires the basis. */
export function lacksConsentBasis({
  consentBasis,
  consentUntil,
}: Pick<FileForm, "consentBasis" | "consentUntil">): boolean {
  return consentUntil !== null && consentBasis.trim() === "";
}

export function withTag(form: FileForm, path: string): FileForm {
  return form.tags.includes(path) ? form : { ...form, tags: [...form.tags, path] };
}

export function withoutTag(form: FileForm, path: string): FileForm {
  return { ...form, tags: form.tags.filter((tag) => tag !== path) };
}
