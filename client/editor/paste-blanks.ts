import type { HtmlNode } from "./html-tree.ts";

const noBreak = /[\u00A0\u2007\u202F]/gu;

const months = "Jan|Feb|Mär|Mar|Apr|Mai|May|Jun|Jul|Aug|Sep|Okt|Oct|Nov|Dez|Dec";
const units = [
  "[€$£%‰°′″]",
  "°[CF]",
  "(?:EUR|Euro|Cents?|ct|CHF|USD|Uhr|Vol|[ap]\\.m|[vn]\\.[ \u00A0]?Chr)",
  // Units of length, area, volume and mass.
  "(?:[kcdmµμ]?m[²³]?|ha|[mcdh]?[lL]|[kmµμ]?g|t|Liter|(?:Zenti|Milli|Kilo)?[Mm]eter|Quadratmeter|Hektar|Kilo(?:gramm)?|Gramm|Tonnen?|Pfund)",
  // Units of time, energy, temperature, data and others.
  "(?:ms|s|min|h|Std|Sek|Min|Stunden?|Minuten?|Sekunden?|Tagen?|Wochen?|Monaten?|Jahren?)",
  "(?:[kMG]?W(?:h|p)?|[kMG]?Hz|m?V|m?A|[kM]?J|k?cal|Pa|hPa|bar|K|dB|lx|lm|PS|[kKMGT]?(?:B|bit)|px|Grad|Prozent)",
  "(?:Tsd|Mio|Mrd|Millionen|Milliarden?|Stück|Stk)",
].join("|");
const sections = "Art|Abs|Nrn?|No|S|Kap|Abb|Tab|Bd|Ziff|Rn|Anm";
const sectionWords = "Artikel|Absatz|Satz|Seite|Kapitel|Ziffer|Nummer|Band|Zimmer|Raum|Gleis|Page|Chapter|Section";
const titles = "Dr|Prof|Hr|Fr|St|Ing|Mag|Mr|Mrs|Ms";

/** If the text before and after a no-break space matches a pair, the space stays. */
const places: readonly [RegExp, RegExp][] = [
  // In '5 €', '10 Uhr', '20 °C'.
  [/\d$/u, new RegExp(`^(?:${units})(?![\\p{L}\\d])`, "u")],
  // In '3. Oktober', '24. 12.'.
  [/\d\.$/u, new RegExp(`^(?:\\d|(?:${months}))`, "u")],
  [/\d$/u, /^\d/u],
  // In 'z. B.', 'i. d. R.', 'n. Chr.', 'J. S. Bach'.
  [/(?:^|[^\p{L}])\p{L}\.$/u, /^(?:\p{L}{1,4}\.|\p{Lu}\p{L})/u],
  // In '§ 5', 'Nr. 3', 'Seite 7', 'Tel. 030'.
  [new RegExp(`(?:§|(?:^|[^\\p{L}])(?:(?:${sections}|Tel|Fax|ca|rd)\\.|${sectionWords}))$`, "u"), /^[(+]?[\dIVX]/u],
  // In '§ 5 Abs. 2 BGB'.
  [/\d\p{Ll}?$/u, new RegExp(`^(?:(?:${sections})\\.|Satz|Absatz)`, "u")],
  [/(?:§|Art\.|Abs\.|Nr\.|Satz)\s?\d+\p{Ll}?$/u, /^\p{Lu}{2,}|^\p{Lu}\p{L}*G(?!\p{L})/u],
  // In 'Dr. Meier'.
  [new RegExp(`(?:^|[^\\p{L}])(?:${titles})\\.$`, "u"), /^\p{L}/u],
  // In '€ 5'.
  [/[€$£]$/u, /^\d/u],
];

/** The number of characters before and after a space that the patterns can see. */
const AROUND = 24;

/** Replaces each space by exactly one character, because `ordinaryBlanks` relies on the offsets. */
export function withOrdinaryBlanks(text: string): string {
  return text.replace(noBreak, (space, at: number) => {
    const before = text.slice(Math.max(0, at - AROUND), at);
    const after = text.slice(at + 1, at + 1 + AROUND);
    return places.some(([ends, begins]) => ends.test(before) && begins.test(after)) ? space : " ";
  });
}

const inline = new Set(
  "a abbr b bdi bdo big cite code del em font i ins kbd label mark q s samp small span strike strong sub sup time u var".split(
    " ",
  ),
);

/**
 * Applies `withOrdinaryBlanks` to the text of a whole tree, because a number and its unit may be in different elements.
 */
export function ordinaryBlanks(nodes: readonly HtmlNode[]): HtmlNode[] {
  const text = withOrdinaryBlanks(joined(nodes));
  let at = 0;
  const renewed = (list: readonly HtmlNode[]): HtmlNode[] =>
    list.map((node) => {
      if (typeof node === "string") return text.slice(at, (at += node.length));
      const isLine = !inline.has(node.name);
      if (isLine) at += 1;
      const children = renewed(node.children);
      if (isLine) at += 1;
      return { ...node, children };
    });
  return renewed(nodes);
}

function joined(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const text = joined(node.children);
      return inline.has(node.name) ? text : `\n${text}\n`;
    })
    .join("");
}
