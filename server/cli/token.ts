// The command `npm run token -- NAME NOUN:read|write …` prints a new API token once.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createTokenInput, tokenNouns } from "#contract/schemas/tokens.ts";
import { programViewer } from "#contract/values/permissions.ts";
import type { Database } from "#db/open.ts";
import { type Environment, publicUrlOf } from "../kernel/env.ts";
import { fingerprintOf } from "../kernel/identity/key.ts";
import { findIdentity } from "../kernel/identity/store.ts";
import { issueToken } from "../people/tokens/create-token.ts";
import { readSecretKey } from "../start/services.ts";
import { runCommand, say, withSite } from "./command.ts";

const input = createTokenInput.pick({ name: true, rights: true });

function inputOf([name, ...wanted]: string[]) {
  const pairs = wanted.map((one) => one.split(":"));
  const parsed = input.safeParse({ name, rights: Object.fromEntries(pairs) });
  if (
    parsed.success &&
    pairs.every(({ length }) => length === 2) &&
    pairs.length === Object.keys(parsed.data.rights).length
  )
    return parsed.data;
  throw new Error(
    `what for? npm run token -- NAME NOUN:read|write …, with each of these nouns at most once: ${tokenNouns.join(", ")}`,
  );
}

/** A token that another key signed would never be accepted. */
async function ownKey(env: Environment, { db }: Database): Promise<string> {
  if (env.SECRET_KEY === undefined && !existsSync(join(env.DATA_DIR, "secret.key")))
    throw new Error("SECRET_KEY: is needed, because there is no key in DATA_DIR");
  const secretKey = await readSecretKey(env);
  const identity = await findIdentity(db);
  if (identity?.keyFingerprint && identity.keyFingerprint !== fingerprintOf(secretKey, identity))
    throw new Error("SECRET_KEY: is not the key of this site");
  return secretKey;
}

await runCommand(async (env, args) => {
  const wanted = inputOf(args);
  const made = await withSite(env, { isShared: true, files: "unused" }, async ({ database }) =>
    issueToken(
      {
        services: {
          database,
          secretKey: await ownKey(env, database),
          now: () => new Date(),
          publicUrl: () => publicUrlOf(env, env.PORT),
        },
        viewer: programViewer,
        address: "",
        language: "de",
      },
      wanted,
    ),
  );
  say(made.token);
  process.stderr.write(`belongs to ${made.owner}, good until ${made.ends.toISOString()}\n`);
  return 0;
});
