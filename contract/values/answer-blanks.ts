type Named = { firstName: string; lastName: string };

const fills: Readonly<Record<string, (named: Named) => string>> = {
  vorname: ({ firstName }) => firstName,
  nachname: ({ lastName }) => lastName,
  "first name": ({ firstName }) => firstName,
  "last name": ({ lastName }) => lastName,
};

/** Stands for a missing name until its surroundings are tidied. Texts cannot contain this character. */
const MISSING = "\u0000";
const missingAtStart = /^(?:[ \t]*\0)+(?:[ \t]*[,;:!.](?=\s|$))?[ \t]*(\p{L}?)/gmu;
const missingAtEnd = /,[ \t]*\0(?=[ \t]*$)/gmu;
const missing = /[ \t]*\0/gu;

/** A missing name takes the space before it along, so that 'Hallo {Vorname},' becomes 'Hallo,'. */
export function filledIn(text: string, named: Named): string {
  return text
    .replace(/\{([a-z ]{1,20})\}/giu, (blank, name: string) => {
      const fill = fills[name.toLowerCase()];
      return fill ? fill(named) || MISSING : blank;
    })
    .replace(missingAtStart, (_start, letter: string) => letter.toUpperCase())
    .replace(missingAtEnd, "")
    .replace(missing, "");
}
