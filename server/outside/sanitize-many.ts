// Sanitises the texts of a save: short ones at once, long ones in a thread, so that nobody else has to wait for them.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { boundedSlots } from "./bounded-slots.ts";
import { sanitizeBlock } from "./html.ts";

/** A hundredth of a second at most, which the start of a thread needs ten times over. */
const AT_ONCE_LENGTH = 10_000;
/** A body of the largest size needs 2 s. */
const MAX_MS = 20_000;
const HEAP_MB = 128;

/** Only one thread at a time: others wait. */
const oneAtATime = boundedSlots({ atOnce: 1, waiting: 50 });

/** In the order of the texts; each is what `sanitizeBlock` returns for it. */
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
