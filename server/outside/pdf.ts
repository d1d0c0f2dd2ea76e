// Renders the first page of a PDF in a thread of its own, which ends whatever the PDF does to it.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";

/** Where a PDF lies, the box that its first page is to fit in, and the memory that rendering may take. */
export type PageWanted = { path: string; width: number; height: number; memoryBytes: number };

/** Four bytes a pixel: red, green, blue and alpha, on white. */
export type RawPage = { pixels: Uint8Array; width: number; height: number };

/** Enough for a scanned page at 600 dpi; the file itself lies in it as well. */
const MEMORY_BYTES = 256_000_000;
/** An ordinary page takes 0.2 seconds, most of them to start the thread. */
const MAX_MS = 10_000;
const HEAP_MB = 64;

/** What a PDF takes, it takes once: others wait. */
const oneAtATime = pLimit(1);

/** @throws whatever keeps it from being rendered: broken, locked with a password, too large, too slow */
export function renderFirstPage(
  path: string,
  { width, height }: { width: number; height: number },
  maxMs = MAX_MS,
): Promise<RawPage> {
  return oneAtATime(() => renderInThread({ path, width, height, memoryBytes: MEMORY_BYTES }, maxMs));
}

async function renderInThread(wanted: PageWanted, maxMs: number): Promise<RawPage> {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
    workerData: wanted,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
    // What PDFium says of a broken file is no line of our log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  try {
    const [page] = (await once(worker, "message", { signal: AbortSignal.timeout(maxMs) })) as [RawPage];
    return page;
  } finally {
    await worker.terminate();
  }
}
