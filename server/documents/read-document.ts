// A document as a file: printed when it is asked for first, and from then on the same bytes.
import pLimit from "p-limit";
import type { Queryable } from "#db/open.ts";
import { writePdf } from "../outside/pdf-writer.ts";
import { drawDocument } from "./page/draw-document.ts";
import { type Printable, titleOf } from "./page/words.ts";
import { type DocumentRow, findFile, insertFile } from "./store.ts";

/** The bytes of its PDF. */
export async function fileOfDocument(db: Queryable, row: DocumentRow): Promise<Buffer> {
  const stored = await findFile(db, row.id);
  if (stored) return stored;
  const running = printing.get(row.id) ?? printFirst(db, row).finally(() => printing.delete(row.id));
  printing.set(row.id, running);
  return running;
}

/** Whoever asks for a document that is being printed waits for it. */
const printing = new Map<string, Promise<Buffer>>();

async function printFirst(db: Queryable, row: DocumentRow): Promise<Buffer> {
  await insertFile(db, row.id, await printDocuments([row]));
  // Another process may have been first.
  return (await findFile(db, row.id)) ?? Promise.reject(new Error("a document has no file"));
}

type Made = Printable & Pick<DocumentRow, "created">;

/** Printing is work for the processor: one at a time. */
const oneAtATime = pLimit(1);

/** One file with several documents, at least one. */
export const printDocuments = (rows: readonly Made[]): Promise<Buffer> => oneAtATime(() => print(rows));

function print(rows: readonly Made[]): Promise<Buffer> {
  const [first] = rows;
  if (!first) throw new Error("nothing to print");
  const { language, seller } = first.content;
  const title = rows.map(titleOf).join(", ");
  return writePdf({ language, title, author: seller.name, created: first.created }, async (pdf, root) => {
    for (const row of rows) await drawDocument(pdf, root, row);
  });
}
