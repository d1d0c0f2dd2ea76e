// Renders the first page of a PDF in its own thread, which ends in any case.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { boundedSlots } from "./bounded-slots.ts";

/** The path of a PDF, the maximum size of its first page, and the memory for rendering. */
export type PageWanted = { path: string; width: number; height: number; memoryBytes: number };

/** Four bytes per pixel: red, green, blue and alpha, on white. */
export type RawPage = { pixels: Uint8Array; width: number; height: number };

/** Enough for a scanned page at 600 dpi; it includes the file itself. */
const MEMORY_BYTES = 256_000_000;
/** An ordinary page needs 0.2 seconds, most of them to start the thread. */
const MAX_MS = 10_000;
const HEAP_MB = 64;

/** Only one PDF uses this memory at a time: others wait. */
const oneAtATime = boundedSlots({ atOnce: 1, waiting: 50 });

/**
 * @param bounds tests set others
 * @throws when the PDF cannot be rendered: broken, locked with a password, too large, too slow
 */
export function renderFirstPage(
  path: string,
  { width, height }: { width: number; height: number },
  bounds: { maxMs?: number; memoryBytes?: number } = {},
): Promise<RawPage> {
  const { maxMs = MAX_MS, memoryBytes = MEMORY_BYTES } = bounds;
  return oneAtATime(() => renderInThread({ path, width, height, memoryBytes }, maxMs));
}

async function renderInThread(wanted: PageWanted, maxMs: number): Promise<RawPage> {
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
    workerData: wanted,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
    // PDFium's messages about broken files do not belong in our log.
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
