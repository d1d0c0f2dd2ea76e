// The command `npm run rescue -- HANDLE` unlocks a user, removes second factors, and prints a link for a new password.
import { passwordResetMinutes } from "#contract/values/limits.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { rescueUser } from "../people/auth/rescue-user.ts";
import { publicUrlOf } from "../kernel/env.ts";
import { runCommand, say, withSite } from "./command.ts";

await runCommand(async (env, [handle, ...more]) => {
  if (handle === undefined || more.length > 0) throw new Error("whom? npm run rescue -- HANDLE");
  const rescue = await withSite(env, { isShared: true, files: "unused" }, ({ database }) =>
    rescueUser(
      {
        services: { database, now: () => new Date(), publicUrl: () => publicUrlOf(env, env.PORT) },
        viewer: programViewer,
      },
      { handle: handle.trim().toLowerCase() },
    ),
  );
  if (rescue === null) throw new Error(`no user has the handle ${handle}`);
  say(rescue.link);
  if (rescue.wasLocked) process.stderr.write("the user was locked, and is not any more\n");
  if (rescue.lostFactors > 0) process.stderr.write(`second factors taken away: ${rescue.lostFactors}\n`);
  process.stderr.write(`good once, for ${passwordResetMinutes} minutes\n`);
  return 0;
});
