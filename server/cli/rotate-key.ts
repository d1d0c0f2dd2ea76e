// The command `npm run rotate-key` seals all secrets with SECRET_KEY. SECRET_KEY_OLD is the key before.
import { runCommand, say, withSite } from "./command.ts";
import { resealSecrets } from "./rotate-key/reseal.ts";

await runCommand(async (env) => {
  const { SECRET_KEY: to, SECRET_KEY_OLD: from } = env;
  if (to === undefined) throw new Error("SECRET_KEY: is needed; it is the new key");
  if (from === undefined) throw new Error("SECRET_KEY_OLD: is needed; it is the key before");
  if (from === to) throw new Error("SECRET_KEY_OLD: is the new key already");
  const done = await withSite(env, { isShared: false, files: "unused" }, ({ database }) =>
    database.db.transaction((tx) => resealSecrets(tx, { from, to })),
  );
  if (done === null) {
    say("the secrets are sealed with SECRET_KEY already");
    return 0;
  }
  say(`sealed anew: ${done.sealed} secrets`);
  if (done.unreadable > 0)
    process.stderr.write(`not readable with SECRET_KEY_OLD, enter them again: ${done.unreadable}\n`);
  say(
    "everyone has to sign in again, and programs need new tokens; start the site with SECRET_KEY, without SECRET_KEY_OLD",
  );
  return 0;
});
