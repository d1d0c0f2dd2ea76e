// Words that look like German compounds, for the texts of the benchmark.
const beginnings = [
  "apfel",
  "birnen",
  "zaun",
  "garten",
  "fest",
  "haus",
  "wiesen",
  "baum",
  "hang",
  "saft",
  "ernte",
  "markt",
];
const endings = ["fest", "tag", "weg", "hof", "berg", "platz", "kreis", "bund", "feier", "treffen"];
const letters = "bdfgklmnrs";

export const WORDS = 20_000;

/** @param index from 0 to `WORDS` - 1; words with a low index occur more often */
export function wordAt(index: number): string {
  const compound = `${beginnings[index % 12]}${endings[Math.floor(index / 12) % 10]}`;
  return index < 120 ? compound : compound + [...String(index)].map((digit) => letters[Number(digit)]).join("");
}

export const allWords: string[] = Array.from({ length: WORDS }, (_, index) => wordAt(index));
