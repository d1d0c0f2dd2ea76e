// What is attached to a mail: texts of the site as they stood when the mail was caused, each as an HTML file of its own.
import { and, eq } from "drizzle-orm";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import type { Queryable } from "#db/open.ts";
import { entryRevisions, type PublishedState } from "#db/schema/entries.ts";
import type { AttachedText } from "#db/schema/outgoing-mail.ts";
import type { Language } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";

export type Attachment = { filename: string; content: string; contentType: string };

/** Those that are still there: a text whose page was removed is left out. */
export async function attachmentsOf(
  db: Queryable,
  texts: readonly AttachedText[],
  language: Language,
): Promise<Attachment[]> {
  const attached: Attachment[] = [];
  for (const { kind, entryId, revision } of texts) {
    const isIt = and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.version, revision));
    const [row] = await db.select({ state: entryRevisions.state }).from(entryRevisions).where(isIt);
    if (row) attached.push({ filename: `${kind}.html`, content: documentOf(row.state, language), contentType: TYPE });
  }
  return attached;
}

const TYPE = "text/html; charset=utf-8";

/** In the language of the mail, as far as there is one. */
function documentOf({ title, en, blocks }: PublishedState, language: Language): string {
  const name = escapeHtml((language === "en" && en?.title) || title);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title></head>
<body>
<h1>${name}</h1>
${blocks.flatMap((block) => htmlOf(block, language)).join("\n")}
</body>
</html>
`;
}

/** Cleaned when it was stored. */
function htmlOf(block: StoredBlock, language: Language): string[] {
  if (block.type !== "text") return [];
  return [(language === "en" && block.en?.html) || block.html];
}
