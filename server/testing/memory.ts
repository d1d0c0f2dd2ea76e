// The memory that a test's process really holds.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * Bytes that the process holds in JavaScript objects and buffers, without garbage. Resident memory (`rss`) also counts
 * garbage and what the allocator keeps, so it differs by tens of megabytes from run to run.
 */
export function heldBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  // `external` includes `arrayBuffers`.
  return heapUsed + external;
}
