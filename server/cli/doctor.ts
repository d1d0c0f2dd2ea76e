// The command `npm run doctor` reports inconsistencies of a site. `npm run doctor -- --fix` repairs them.
import { registriesFor } from "../registries/all.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { publicUrlOf } from "../kernel/env.ts";
import { createLog } from "../start/log.ts";
import { runCommand, say, withSite } from "./command.ts";
import { examine } from "./doctor/examine.ts";

await runCommand(async (env, args) => {
  const isMending = args.includes("--fix");
  const isThorough = args.includes("--bytes");
  const isJoined = args.includes("--join");
  if (args.some((arg) => !["--fix", "--bytes", "--join"].includes(arg)))
    throw new Error(
      "npm run doctor -- [--fix] [--bytes] [--join]: --fix mends, --bytes reads every byte instead of sizes alone, " +
        "--join makes files and SECRET_KEY those of this database",
    );
  const log = createLog("error", process.stderr);
  const registries = registriesFor(() => publicUrlOf(env, env.PORT));
  const report = await withSite(env, { isShared: false, files: isJoined ? "taken" : "own" }, (site) =>
    examine({
      services: { ...site, registries, log, now: () => new Date() },
      viewer: programViewer,
      isMending,
      isThorough,
    }),
  );
  for (const line of report.lines()) say(line);
  if (report.isHealthy()) say(report.lines().length === 0 ? "all is well" : "all of it was mended");
  else say(isMending ? "not all of it could be mended" : "npm run doctor -- --fix mends what can be mended");
  return report.isHealthy() ? 0 : 1;
});
