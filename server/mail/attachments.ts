// What is attached to a mail: texts of the site as they stood when the mail was caused, each as an HTML file of its own,
// and documents of orders.
import { and, eq } from "drizzle-orm";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import type { Queryable } from "#db/open.ts";
import { entryRevisions, type PublishedState } from "#db/schema/entries.ts";
import type { Attached, AttachedDocument } from "#db/schema/outgoing-mail.ts";
import type { Language } from "../context.ts";
import { fileNameOf } from "../documents/page/words.ts";
import { fileOfDocument } from "../documents/read-document.ts";
import { findDocuments } from "../documents/store.ts";
import { escapeHtml } from "../escape-html.ts";

export type Attachment = { filename: string; content: string | Buffer; contentType: string };

/** Those that are still there: a text whose page was removed is left out, and so is a document whose time is over. */
export async function attachmentsOf(
  db: Queryable,
  things: readonly Attached[],
  language: Language,
): Promise<Attachment[]> {
  const attached: Attachment[] = [];
  for (const thing of things) {
    if ("documentId" in thing) {
      attached.push(...(await attachedDocument(db, thing)));
      continue;
    }
    const { kind, entryId, revision } = thing;
    const isIt = and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.version, revision));
    const [row] = await db.select({ state: entryRevisions.state }).from(entryRevisions).where(isIt);
    if (row) attached.push({ filename: `${kind}.html`, content: documentOf(row.state, language), contentType: TYPE });
  }
  return attached;
}

async function attachedDocument(db: Queryable, { documentId }: AttachedDocument): Promise<Attachment[]> {
  const [row] = await findDocuments(db, [documentId]);
  if (!row) return [];
  return [{ filename: fileNameOf(row), content: await fileOfDocument(db, row), contentType: "application/pdf" }];
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
