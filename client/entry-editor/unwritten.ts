// The texts that the program has written into new entries, in either language: nobody wants to publish them.

/** `newEntry.title` of both languages. */
const titles: readonly string[] = ["Titel", "Title"];

/** New entries were created with these before their text field said what to do. */
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
