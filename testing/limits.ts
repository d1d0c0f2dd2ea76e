// Raises the limits of `vi.waitFor` and `vi.waitUntil` (one second by default), which vitest.config.ts cannot set.
import { vi } from "vitest";

/** Only a test that hangs takes this long. */
const LIMIT_MS = 20_000;

type Options = number | { timeout?: number; interval?: number };

const withLimit = (options: Options = {}): Options =>
  typeof options === "number" ? options : { timeout: LIMIT_MS, ...options };

const isSet = Symbol.for("limits of vi.waitFor");

// The setup runs before each file, but the files of one process share `vi`.
if (!(isSet in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    waitFor: ((callback, options) => waitFor(callback, withLimit(options))) satisfies typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, withLimit(options))) satisfies typeof waitUntil,
    [isSet]: true,
  });
}
