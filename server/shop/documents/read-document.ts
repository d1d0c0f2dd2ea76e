// A document as a file: printed when it is asked for first, and from then on the same bytes.
import { boundedSlots } from "../../outside/bounded-slots.ts";
import type { Services } from "../../kernel/context.ts";
import { openPicture, writePdf } from "../../outside/pdf-writer.ts";
import { drawDocument } from "./page/draw-document.ts";
import { type Printable, titleOf } from "./page/words.ts";
import { type DocumentRow, findFile, insertFile } from "./store.ts";

type Deps = Pick<Services, "brand" | "database" | "log">;

/** The bytes of its PDF, with the logo that the site had when it was printed first. */
export async function fileOfDocument(deps: Deps, row: DocumentRow): Promise<Buffer> {
  const stored = await findFile(deps.database.db, row.id);
  if (stored) return stored;
  const running = printing.get(row.id) ?? printFirst(deps, row).finally(() => printing.delete(row.id));
  printing.set(row.id, running);
  return running;
}

/** Whoever asks for a document that is being printed waits for it. */
const printing = new Map<string, Promise<Buffer>>();

async function printFirst(deps: Deps, row: DocumentRow): Promise<Buffer> {
  const { db } = deps.database;
  await insertFile(db, row.id, await printDocuments(deps, [row]));
  // Another process may have been first.
  return (await findFile(db, row.id)) ?? Promise.reject(new Error("a document has no file"));
}

type Made = Printable & Pick<DocumentRow, "created">;

/** Printing is work for the processor: one at a time. */
const oneAtATime = boundedSlots({ atOnce: 1, waiting: 50 });

/** One file with several documents, at least one. */
export const printDocuments = (deps: Deps, rows: readonly Made[]): Promise<Buffer> =>
  oneAtATime(() => print(deps, rows));

async function print({ brand, log }: Deps, rows: readonly Made[]): Promise<Buffer> {
  const [first] = rows;
  if (!first) throw new Error("nothing to print");
  const logo = await brand.logo("druck.png").catch((error: unknown) => {
    // A customer waits for the invoice, not for the logo.
    log.warn({ err: error }, "documents have no logo");
    return null;
  });
  const { language, seller } = first.content;
  const title = rows.map(titleOf).join(", ");
  return writePdf({ language, title, author: seller.name, created: first.created }, async (pdf, root) => {
    const picture = logo && { ...logo, image: openPicture(pdf, logo.bytes) };
    for (const row of rows) await drawDocument(pdf, root, row, picture);
  });
}
