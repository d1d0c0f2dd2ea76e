// Words that the law allows in advertising only with proof (legal.md L28). 'bio' of food is another law. Each list has the
// day of its source, because the law changes. Another list needs a migration, because an index has the same pattern.

export const claimKinds = ["general", "offset", "seal", "future"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Beginnings of words, in regular expressions that PostgreSQL and JavaScript read alike. */
const stems = {
  general: [
    "umwelt(freundlich|schonend|gerecht|bewusst|verträglich)",
    "klima(freundlich|schonend|bewusst)",
    "naturfreundlich",
    "ressourcenschonend",
    "nachhaltig",
    "[öÖ]kologisch",
    "biologisch abbaubar",
    "energieeffizient",
    "grüne[mnrs]? (energie|mode|produkte?|verpackung)",
    "environmentally[ -]friendly",
    "eco[ -]?(friendly|conscious)",
    "(climate|planet)[ -]friendly",
    "sustainab",
    "biodegradable",
    "energy[ -]efficient",
    "green (energy|fashion|packaging|products?)",
  ],
  offset: [
    "(klima|treibhausgas|emissions)neutral",
    "klima(positiv|kompensiert)",
    "co[2₂][ -]?(neutral|positiv|kompensiert)",
    "netto[ -]null",
    "(climate|carbon)[ -](neutral|positive|negative)",
    "carbon[ -]offset",
    "net[ -]zero",
  ],
  seal: [
    "(umwelt|klima|nachhaltigkeits|natur)(siegel|label|zertifikat|zeichen)",
    "[öÖ]ko[ -]?(siegel|label|zertifikat)",
    "eco[ -]?label",
    "(green|sustainability) (certificate|label|seal)",
  ],
} as const;

const subject = "(klima|co[2₂]|emission|plastikfrei|müllfrei|carbon|climate|plastic)";
const year = "(bis|ab|by|until) (zum jahr |spätestens )?20[2-9][0-9]";
/** A promise names the environment and a year in one sentence. */
const promisesWith = (between: string): string => `${subject}${between}[ >]${year}|${year}${between}${subject}`;

/** The day of the lists. */
export const claimsSince = "2026-09-27";

/** A case-insensitive pattern of PostgreSQL. It finds every text with a claim, and some without. */
export const claimPattern = `\\m(${Object.values(stems).flat().join("|")})|${promisesWith("[^.!?<]*")}`;

// JavaScript tries each start of a match again, so the length between two words is limited. PostgreSQL does not, and
// its limits are slow.

/** The law on organic farming has its own rules for these words. */
const organic = /[öÖ]kologisch\p{L}{0,2} (?:landbau|landwirtschaft|anbau|erzeugung)/giu;

const begins = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join("|")})[\\p{L}]*`, "giu");

const patterns: Record<ClaimKind, RegExp> = {
  general: begins(stems.general),
  offset: begins(stems.offset),
  seal: begins(stems.seal),
  future: new RegExp(promisesWith("[^.!?<]{0,300}"), "giu"),
};

/** @param text plain text @returns the claims in the order of the text, each once, in the spelling of the text */
export function claimsIn(text: string): { kind: ClaimKind; words: string[] }[] {
  const checked = text.replaceAll(organic, " ");
  return claimKinds.flatMap((kind) => {
    const found = [...checked.matchAll(patterns[kind])].map(([words]) => words.trim());
    const words = [...new Map(found.map((one) => [one.toLowerCase(), one])).values()];
    return words.length > 0 ? [{ kind, words }] : [];
  });
}
