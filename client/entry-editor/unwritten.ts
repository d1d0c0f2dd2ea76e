// The placeholder texts of new entries, which must not be published.

/** The values of the key `newEntry.title` in both languages. */
const titles: readonly string[] = ["Titel", "Title"];

/** The placeholder texts of earlier releases. Now the empty text field shows a hint instead. */
const texts: readonly string[] = [
  "Hier steht der Text. Klicken Sie hinein und schreiben Sie los.",
  "Your text goes here. Click into it and start writing.",
];

export function isUnwrittenTitle(title: string): boolean {
  return titles.includes(title.trim());
}

export function isUnwrittenText(html: string): boolean {
  return texts.includes(html.replace(/<[^>]*>/gu, "").trim());
}
