import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "#contract/schemas/errors.ts";
import type { ReadStatementInput } from "#contract/shop/bank.ts";
import { openStatement } from "./open-file.ts";
import type { Opened } from "./open-in-thread.ts";

const { file, columns } = workerData as ReadStatementInput;

async function open(): Promise<Opened> {
  try {
    return { read: await openStatement(file, columns) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.kind, fields: error.details.fields };
    throw error;
  }
}

parentPort?.postMessage(await open());
