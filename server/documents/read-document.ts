// A document as a file: printed when it is asked for first, and from then on the same bytes.
import { setImmediate } from "node:timers/promises";
import type { Queryable } from "#db/open.ts";
import { writePdf } from "../outside/pdf-writer.ts";
import { drawDocument } from "./page/draw-document.ts";
import { type Printable, titleOf } from "./page/words.ts";
import { type DocumentRow, findFile, insertFile } from "./store.ts";

/** The bytes of its PDF. */
export async function fileOfDocument(db: Queryable, row: DocumentRow): Promise<Buffer> {
  const stored = await findFile(db, row.id);
  if (stored) return stored;
  await insertFile(db, row.id, await printDocuments([row]));
  // Somebody else may have been first.
  return (await findFile(db, row.id)) ?? Promise.reject(new Error("a document has no file"));
}

type Made = Printable & Pick<DocumentRow, "created">;

/** One file with several documents, at least one. */
export function printDocuments(rows: readonly Made[]): Promise<Buffer> {
  const [first] = rows;
  if (!first) throw new Error("nothing to print");
  const { language, seller } = first.content;
  const title = rows.map(titleOf).join(", ");
  return writePdf({ language, title, author: seller.name, created: first.created }, async (pdf, root) => {
    for (const row of rows) {
      drawDocument(pdf, root, row);
      // A page takes some 50 ms: requests go on between two.
      await setImmediate();
    }
  });
}
