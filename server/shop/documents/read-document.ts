// The first request prints a document as PDF and stores the bytes. Later requests get the same bytes.
import { boundedSlots } from "../../outside/bounded-slots.ts";
import type { Services } from "../../kernel/context.ts";
import { openPicture, writePdf } from "../../outside/pdf-writer.ts";
import { drawDocument } from "./page/draw-document.ts";
import { type Printable, titleOf } from "./page/words.ts";
import { type DocumentRow, findFile, insertFile } from "./store.ts";

type Deps = Pick<Services, "brand" | "database" | "log">;

export async function fileOfDocument(deps: Deps, row: DocumentRow): Promise<Buffer> {
  const stored = await findFile(deps.database.db, row.id);
  if (stored) return stored;
  const running = printing.get(row.id) ?? printFirst(deps, row).finally(() => printing.delete(row.id));
  printing.set(row.id, running);
  return running;
}

const printing = new Map<string, Promise<Buffer>>();

async function printFirst(deps: Deps, row: DocumentRow): Promise<Buffer> {
  const { db } = deps.database;
  await insertFile(db, row.id, await printDocuments(deps, [row]));
  // Reads the stored file, because another process may have stored its PDF first.
  return (await findFile(db, row.id)) ?? Promise.reject(new Error("a document has no file"));
}

type Made = Printable & Pick<DocumentRow, "created">;

const oneAtATime = boundedSlots({ atOnce: 1, waiting: 50 });

export const printDocuments = (deps: Deps, rows: readonly Made[]): Promise<Buffer> =>
  oneAtATime(() => print(deps, rows));

async function print({ brand, log }: Deps, rows: readonly Made[]): Promise<Buffer> {
  const [first] = rows;
  if (!first) throw new Error("nothing to print");
  const logo = await brand.logo("druck.png").catch((error: unknown) => {
    // Prints the document without a logo, because a missing logo must not prevent an invoice.
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
