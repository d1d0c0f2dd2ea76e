import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { boundedSlots } from "./bounded-slots.ts";

export type PageWanted = { path: string; width: number; height: number; memoryBytes: number };

/** RGBA, four bytes per pixel, on white. */
export type RawPage = { pixels: Uint8Array; width: number; height: number };

/** Memory limit for WebAssembly. It is enough for a page scanned at 600 dpi, including the file itself. */
const MEMORY_BYTES = 256_000_000;
/** Time limit. An ordinary page takes 0.2 seconds, most of it for starting the thread. */
const MAX_MS = 10_000;
const HEAP_MB = 64;

/** One PDF at a time, because each may use MEMORY_BYTES. */
const oneAtATime = boundedSlots({ atOnce: 1, waiting: 50 });

/**
 * @param bounds only tests set them
 * @throws if the PDF is broken, locked with a password, too large or too slow
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
