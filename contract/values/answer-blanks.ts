type Named = { firstName: string; lastName: string };

const fills: Readonly<Record<string, (named: Named) => string>> = {
  vorname: ({ firstName }) => firstName,
  nachname: ({ lastName }) => lastName,
  "first name": ({ firstName }) => firstName,
  "last name": ({ lastName }) => lastName,
};

export function filledIn(text: string, named: Named): string {
  return text.replace(/\{([a-z ]{1,20})\}/giu, (blank, name: string) => fills[name.toLowerCase()]?.(named) ?? blank);
}
