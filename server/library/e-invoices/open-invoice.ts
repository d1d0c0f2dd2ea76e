// Shows a received invoice of the library as a page (legal.md L31). The file stays as it is.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError } from "#contract/schemas/errors.ts";
import type { EInvoice, OpenedInvoice } from "#contract/schemas/e-invoices.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Services } from "../../kernel/context.ts";
import { boundedSlots } from "../../outside/bounded-slots.ts";
import { refuseUnreadable } from "../files/own-files.ts";
import { getFile } from "../files/store.ts";

export type Unopened = { bytes: Uint8Array; isPdf: boolean; xmlBytes: number; memoryBytes: number };
type Refusal = "eInvoiceBroken" | "eInvoiceOther" | "eInvoicePdfBroken" | "eInvoiceNotAttached" | "eInvoiceTooLarge";
export type Opened = { invoice: EInvoice } | { refused: Refusal };

/** An invoice may contain further files, such as a timesheet. */
const XML_BYTES = 10_000_000;
const PDF_BYTES = 30_000_000;
const MEMORY_BYTES = 256_000_000;
const HEAP_MB = 256;
const MAX_MS = 15_000;

const oneAtATime = boundedSlots({ atOnce: 1, waiting: 20 });

type Context = { services: Pick<Services, "database" | "storage">; viewer: Viewer };

/** @throws notFound (C404), invalid (C200) with the reason at `file` */
export async function openInvoice({ services, viewer }: Context, id: string): Promise<OpenedInvoice> {
  const row = await getFile(services.database.db, id);
  refuseUnreadable(viewer, row);
  const isPdf = row.kind === "pdf";
  if (!isPdf && row.mime !== "application/xml") throw refused("eInvoiceOther");
  if (row.sizeBytes > (isPdf ? PDF_BYTES : XML_BYTES)) throw refused("eInvoiceTooLarge");
  const bytes = await services.storage.readBuffer(row.originalHash);
  const opened = await oneAtATime(() => openInThread({ bytes, isPdf, xmlBytes: XML_BYTES, memoryBytes: MEMORY_BYTES }));
  if ("refused" in opened) throw refused(opened.refused);
  return { ...opened.invoice, name: row.name, keepUntil: row.keepUntil };
}

const refused = (key: Refusal): AppError => new AppError("invalid", { fields: { file: { key } } });

async function openInThread(workerData: Unopened): Promise<Opened> {
  const worker = new Worker(new URL("./invoice-worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
  });
  try {
    const [opened] = (await once(worker, "message", { signal: AbortSignal.timeout(MAX_MS) })) as [Opened];
    return opened;
  } catch {
    return { refused: "eInvoiceTooLarge" };
  } finally {
    await worker.terminate();
  }
}
