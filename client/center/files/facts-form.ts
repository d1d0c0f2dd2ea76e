// The form for facts about several pictures. Only what was changed is given to all of them.
import type { DescribeFilesInput, LibraryFile } from "#contract/schemas/files.ts";

type Credit = LibraryFile["credit"];

export type FactsForm = {
  consentBasis: string;
  consentUntil: string | null;
  /** '' if the pictures differ. */
  child: "yes" | "no" | "";
  credit: Credit;
};

type Picture = Pick<LibraryFile, "id" | "version" | "consent" | "child" | "credit">;

/** The values that all pictures share. A field in which they differ is empty. */
export function sharedFacts(pictures: readonly Picture[]): FactsForm {
  const shared = <Value>(of: (picture: Picture) => Value, none: Value): Value => {
    const [first = none, ...others] = pictures.map(of);
    return others.every((other) => other === first) ? first : none;
  };
  return {
    consentBasis: shared(({ consent }) => consent?.basis ?? "", ""),
    consentUntil: shared(({ consent }) => consent?.until ?? null, null),
    child: shared(({ child }): FactsForm["child"] => (child ? "yes" : "no"), ""),
    credit: {
      author: shared(({ credit }) => credit.author, ""),
      licence: shared(({ credit }) => credit.licence, ""),
      url: shared(({ credit }) => credit.url, ""),
    },
  };
}

export const areMixed = (pictures: readonly Picture[]): boolean =>
  new Set(pictures.map(({ consent, child, credit }) => JSON.stringify([consent, child, credit]))).size > 1;

/** @returns the changed facts of each picture */
export function factsToSend(
  pictures: readonly Picture[],
  before: FactsForm,
  after: FactsForm,
): DescribeFilesInput["items"] {
  const basis = after.consentBasis.trim();
  const hasOtherConsent = basis !== before.consentBasis || after.consentUntil !== before.consentUntil;
  const credit: Partial<Credit> = {};
  for (const name of ["author", "licence", "url"] as const)
    if (after.credit[name] !== before.credit[name]) credit[name] = after.credit[name];
  return pictures.map(({ id, version }) => ({
    id,
    version,
    ...(hasOtherConsent && { consent: basis === "" ? null : { basis, until: after.consentUntil } }),
    ...(after.child !== "" && after.child !== before.child && { child: after.child === "yes" }),
    ...(Object.keys(credit).length > 0 && { credit }),
  }));
}

/** The server names a field of one picture, such as 'items.0.credit.url'. The form has one field for all pictures. */
export function errorsOfFacts(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^items\.\d+\./u, ""), text]));
}
