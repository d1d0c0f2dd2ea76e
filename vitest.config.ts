// Unit and integration tests; each file gets its own database, copied from one prepared snapshot.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "server/**/*.test.ts",
      "client/**/*.test.ts",
      "db/**/*.test.ts",
      "docs/**/*.test.ts",
      "locales/**/*.test.ts",
      "e2e/bench/**/*.test.ts",
    ],
    globalSetup: ["server/testing/prepare.ts"],
    // A PGlite database needs half a gigabyte: only two at a time, as many as a small machine has cores.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Slower than the default threads, but sharp and argon2 have their own threads.
    pool: "forks",
    // Each file has a database of its own, and loads what it tests from the process's one copy: a quarter of the time.
    isolate: false,
    // As on the command line of `npm start`: compiling PGlite twice costs a tenth of the time.
    execArgv: ["--liftoff-only", "--import=./server/start/quick-imports.ts"],
  },
});
