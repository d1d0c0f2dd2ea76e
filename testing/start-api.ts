// Runs the site like `npm start`, but without pages, and with cheap hashes and proofs. Tests kill this process.
import { readEnvironment } from "#server/kernel/env.ts";
import { checkFirst } from "#server/start/check-first.ts";
import { createLog } from "#server/start/log.ts";
import { runUntilSignal } from "#server/start/run.ts";
import { cheapEfforts } from "./efforts.ts";

await runUntilSignal(async () => {
  const env = readEnvironment(process.env);
  await checkFirst(env);
  return { env, log: createLog(env.LOG_LEVEL), pages: null, efforts: cheapEfforts };
});
