// Opens a file as an invoice. It runs in a thread of its own, with limited time and memory.
import { parentPort, workerData } from "node:worker_threads";
import { textOfBytes } from "#contract/values/text-of-bytes.ts";
import { readAttachments } from "../../outside/pdf-attachments.ts";
import { readXml } from "../../outside/xml.ts";
import type { Opened, Unopened } from "./open-invoice.ts";
import { readInvoice } from "./read-invoice.ts";

/** The names that ZUGFeRD, Factur-X and XRechnung give to the XML in a PDF. */
const isInvoiceName = (name: string): boolean => /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/iu.test(name);

const { bytes, isPdf, xmlBytes, memoryBytes } = workerData as Unopened;

async function open(): Promise<Opened> {
  const xml = isPdf ? await attached() : bytes;
  if (typeof xml === "string") return { refused: xml };
  const document = readXml(textOfBytes(xml));
  if (document === null) return { refused: "eInvoiceBroken" };
  const invoice = readInvoice(document);
  return invoice ? { invoice } : { refused: "eInvoiceOther" };
}

async function attached(): Promise<Uint8Array | "eInvoicePdfBroken" | "eInvoiceNotAttached"> {
  try {
    const [found] = await readAttachments(bytes, isInvoiceName, xmlBytes, memoryBytes);
    return found?.bytes ?? "eInvoiceNotAttached";
  } catch {
    return "eInvoicePdfBroken";
  }
}

parentPort?.postMessage(await open());
