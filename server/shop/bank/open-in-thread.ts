// Reads a statement in a thread of its own, with bounded time and memory, so that nobody else has to wait for a large one.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { AppError, type AppErrorDetails, type ErrorName } from "#contract/schemas/errors.ts";
import type { ReadStatementInput } from "#contract/shop/bank.ts";
import type { Statement } from "./booking.ts";
import type { Unknown } from "./read-csv.ts";

export type Opened =
  | { read: Statement | Unknown }
  | { refused: ErrorName; fields: AppErrorDetails["fields"] | undefined };

/** The largest one needs 6 s on a machine that has much else to do. */
const MAX_MS = 30_000;
const HEAP_MB = 256;

/** Only one thread at a time: others wait. */
const oneAtATime = pLimit(1);

/** @throws invalid (C200) for what is no statement, tooLarge (C413), also for what needs too much time or memory */
export function openInThread(input: ReadStatementInput): Promise<Statement | Unknown> {
  return oneAtATime(async () => {
    const worker = new Worker(new URL("./statement-worker.ts", import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      env: {},
    });
    try {
      const [opened] = (await once(worker, "message", { signal: AbortSignal.timeout(MAX_MS) })) as [Opened];
      if ("read" in opened) return opened.read;
      throw new AppError(opened.refused, opened.fields ? { fields: opened.fields } : {});
    } catch (error) {
      throw error instanceof AppError ? error : new AppError("tooLarge", { cause: error });
    } finally {
      await worker.terminate();
    }
  });
}
