// Unit and integration tests: everything on PostgreSQL, and the tests that are about the embedded database on PGlite.
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { embeddedOnly, embeddedToo, everything, hasPostgres, longest } from "./testing/projects.ts";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
      return rank < 0 ? longest.length : rank;
    };
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

const postgres: TestProjectConfiguration = {
  extends: true,
  test: {
    name: "postgres",
    include: everything,
    exclude: embeddedOnly,
    globalSetup: ["testing/prepare-postgres.ts"],
  },
};

const embedded: TestProjectConfiguration = {
  extends: true,
  test: {
    name: "embedded",
    include: hasPostgres ? [...embeddedOnly, ...embeddedToo] : everything,
    globalSetup: ["testing/prepare-embedded.ts"],
  },
};

export default defineConfig({
  test: {
    projects: hasPostgres ? [postgres, embedded] : [embedded],
    sequence: { sequencer: LongestFirst },
    setupFiles: ["testing/limits.ts"],
    // A PGlite database needs half a gigabyte: only two at a time, as many as a small machine has cores.
    maxWorkers: 2,
    // Limits that only a hang reaches: a busy machine is several times slower than an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Slower than the default threads, but sharp and argon2 have their own threads.
    pool: "forks",
    // Each file has its own database but shares the loaded modules of its process: a quarter of the time.
    isolate: false,
    // The same flags as `npm start`: compiling PGlite twice costs a tenth of the time.
    execArgv: ["--liftoff-only", "--import=./server/start/quick-imports.ts"],
  },
});
