// If PostgreSQL is installed, tests run on it, except the files in `embeddedOnly`. The files in `embeddedToo` also run
// on PGlite, the embedded database. Without PostgreSQL, all tests run on PGlite.
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
    // A PGlite database needs half a gigabyte, so two run at a time, one per core of a small machine.
    maxWorkers: 2,
    // Only a hang reaches these limits, although a busy machine is several times slower than an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Forks are slower than the default threads, but sharp and argon2 have their own threads.
    pool: "forks",
    // The files of a process share loaded modules, which takes a quarter of the time. Each file has its own database.
    isolate: false,
    // `--liftoff-only`, a flag of `npm start`, saves a second compilation of PGlite, a tenth of the time.
    execArgv: ["--liftoff-only", "--import=./server/start/quick-imports.ts"],
  },
});
