import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type PDFiumPage, PDFiumLibrary } from "@hyzyla/pdfium";
import { boundWasmMemory } from "./wasm-memory.ts";
import type { PageWanted, RawPage } from "./pdf.ts";

async function render(page: PDFiumPage, { width: maxWidth, height: maxHeight }: PageWanted): Promise<RawPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(maxWidth / originalWidth, maxHeight / originalHeight);
  const [width, height] = [Math.floor(originalWidth * scale), Math.floor(originalHeight * scale)];
  if (!(width >= 1 && height >= 1)) throw new RangeError("the PDF's first page is no area");
  const { data } = await page.render({ scale: 1, width, height, render: "bitmap", renderFormFields: true });
  return { pixels: data, width, height };
}

const wanted = workerData as PageWanted;
boundWasmMemory(wanted.memoryBytes);
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(await readFile(wanted.path));
const page = await render(document.getPage(0), wanted);
parentPort?.postMessage(page);
