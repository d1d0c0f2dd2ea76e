// Raises the time limits of `vi.waitFor` and `vi.waitUntil`. The default is one second, and vitest.config.ts cannot
// change it.
import { vi } from "vitest";

/** Only a hanging test reaches this limit. */
const LIMIT_MS = 20_000;

type Options = number | { timeout?: number; interval?: number };

const withLimit = (options: Options = {}): Options =>
  typeof options === "number" ? options : { timeout: LIMIT_MS, ...options };

const isSet = Symbol.for("limits of vi.waitFor");

// The setup runs before each file, but all files of a process share `vi`.
if (!(isSet in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    waitFor: ((callback, options) => waitFor(callback, withLimit(options))) satisfies typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, withLimit(options))) satisfies typeof waitUntil,
    [isSet]: true,
  });
}
