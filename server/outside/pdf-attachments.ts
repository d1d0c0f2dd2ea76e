// Reads files that are attached to a PDF, with PDFium. Callers run it in a worker thread, because it blocks.
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { boundWasmMemory } from "./wasm-memory.ts";

const MOST = 20;

export type Attachment = { name: string; bytes: Uint8Array };

/** The part of PDFium's module that the library does not wrap. Pointers are offsets in its memory. */
type Module = {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  wasmExports: { malloc: (size: number) => number; free: (pointer: number) => void };
  _FPDFDoc_GetAttachmentCount: (document: number) => number;
  _FPDFDoc_GetAttachment: (document: number, index: number) => number;
  _FPDFAttachment_GetName: (attachment: number, buffer: number, size: number) => number;
  _FPDFAttachment_GetFile: (attachment: number, buffer: number, size: number, written: number) => number;
};

/**
 * @param isWanted decides by the name; other attachments are not read
 * @param maxBytes larger attachments are left out
 * @throws if the PDF is broken, or locked with a password
 */
export async function readAttachments(
  pdf: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
  memoryBytes: number,
): Promise<Attachment[]> {
  boundWasmMemory(memoryBytes);
  const library = await PDFiumLibrary.init();
  const opened = (await library.loadDocument(pdf)) as unknown as {
    module: Module;
    documentPtr: number;
    documentIdx: number;
  };
  const { module, documentIdx: document } = opened;
  const count = Math.min(module._FPDFDoc_GetAttachmentCount(document), MOST);
  return Array.from({ length: count }, (_, index) => module._FPDFDoc_GetAttachment(document, index)).flatMap(
    (attachment) => {
      const name = nameOf(module, attachment);
      const bytes = isWanted(name) ? bytesOf(module, attachment, maxBytes) : null;
      return bytes ? [{ name, bytes }] : [];
    },
  );
}

function withMemory<Result>({ wasmExports }: Module, size: number, use: (pointer: number) => Result): Result {
  const pointer = wasmExports.malloc(size);
  try {
    return use(pointer);
  } finally {
    wasmExports.free(pointer);
  }
}

function nameOf(module: Module, attachment: number): string {
  const size = module._FPDFAttachment_GetName(attachment, 0, 0);
  if (size <= 2 || size > 2_000) return "";
  return withMemory(module, size, (pointer) => {
    module._FPDFAttachment_GetName(attachment, pointer, size);
    // UTF-16 with a zero at the end.
    return new TextDecoder("utf-16le").decode(module.HEAPU8.slice(pointer, pointer + size - 2));
  });
}

function bytesOf(module: Module, attachment: number, maxBytes: number): Uint8Array | null {
  return withMemory(module, 4, (written) => {
    const sizeNow = (): number => module.HEAPU32[written / 4] ?? 0;
    if (!module._FPDFAttachment_GetFile(attachment, 0, 0, written)) return null;
    const size = sizeNow();
    if (size === 0 || size > maxBytes) return null;
    return withMemory(module, size, (pointer) =>
      module._FPDFAttachment_GetFile(attachment, pointer, size, written)
        ? module.HEAPU8.slice(pointer, pointer + size)
        : null,
    );
  });
}
