// Sanitises the texts of a save. Long texts are sanitised in a thread, so that they block no other request.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { boundedSlots } from "./bounded-slots.ts";
import { sanitizeBlock } from "./html.ts";

/** In characters. Shorter texts take at most 10 ms, a tenth of the start of a thread. */
const AT_ONCE_LENGTH = 10_000;
/** Time limit. The largest body takes 2 s. */
const MAX_MS = 20_000;
const HEAP_MB = 128;

const oneAtATime = boundedSlots({ atOnce: 1, waiting: 50 });

export async function sanitizeMany(texts: readonly string[]): Promise<string[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= AT_ONCE_LENGTH) return texts.map(sanitizeBlock);
  return oneAtATime(() => sanitizeInThread(texts));
}

async function sanitizeInThread(texts: readonly string[]): Promise<string[]> {
  const worker = new Worker(new URL("./html-worker.ts", import.meta.url), {
    workerData: texts,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
  });
  try {
    const [safe] = (await once(worker, "message", { signal: AbortSignal.timeout(MAX_MS) })) as [string[]];
    return safe;
  } finally {
    await worker.terminate();
  }
}
