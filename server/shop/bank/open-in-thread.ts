// Reads a statement in a worker thread with limited time and memory, so that other requests do not wait.
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

/** Maximum time. The largest permitted file takes 6 s on a busy machine. */
const MAX_MS = 30_000;
const HEAP_MB = 256;

const oneAtATime = pLimit(1);

/** @throws invalid (C200) if the file is not a statement, tooLarge (C413), also if time or memory runs out */
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
