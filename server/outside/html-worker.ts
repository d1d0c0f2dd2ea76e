import { parentPort, workerData } from "node:worker_threads";
import { sanitizeBlock } from "./html.ts";

parentPort?.postMessage((workerData as string[]).map(sanitizeBlock));
