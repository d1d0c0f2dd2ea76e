// Unit and integration tests; each file gets a database of its own, made from one prepared snapshot.
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
    // PGlite takes half a gigabyte a database: as many at once as there are cores on a small machine.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Slower than the default threads, but sharp and argon2 keep threads of their own.
    pool: "forks",
  },
});
