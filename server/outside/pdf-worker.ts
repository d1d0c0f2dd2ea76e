import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type PDFiumPage, PDFiumLibrary } from "@hyzyla/pdfium";
import type { PageWanted, RawPage } from "./pdf.ts";

const WASM_PAGE_BYTES = 65_536;

/** Limits the memory of WebAssembly, because the resourceLimits of a thread do not. */
function boundMemory(maxBytes: number): void {
  const memory = WebAssembly.Memory.prototype;
  const { grow } = memory;
  memory.grow = function growWithinBounds(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > maxBytes)
      throw new RangeError("the PDF needs too much memory");
    return grow.call(this, pages);
  };
}

async function render(page: PDFiumPage, { width: maxWidth, height: maxHeight }: PageWanted): Promise<RawPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(maxWidth / originalWidth, maxHeight / originalHeight);
  const [width, height] = [Math.floor(originalWidth * scale), Math.floor(originalHeight * scale)];
  if (!(width >= 1 && height >= 1)) throw new RangeError("the PDF's first page is no area");
  const { data } = await page.render({ scale: 1, width, height, render: "bitmap", renderFormFields: true });
  return { pixels: data, width, height };
}

const wanted = workerData as PageWanted;
boundMemory(wanted.memoryBytes);
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(await readFile(wanted.path));
const page = await render(document.getPage(0), wanted);
parentPort?.postMessage(page);
