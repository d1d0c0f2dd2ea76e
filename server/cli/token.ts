// The command `npm run token -- NAME NOUN:read|write …` prints a new API token once.
import { createTokenInput, tokenNouns } from "#contract/schemas/tokens.ts";
import { programViewer } from "#contract/values/permissions.ts";
import { publicUrlOf } from "../kernel/env.ts";
import { issueToken } from "../people/tokens/create-token.ts";
import { readSecretKey } from "../start/services.ts";
import { runCommand, say, withSite } from "./command.ts";

const input = createTokenInput.pick({ name: true, rights: true });

function inputOf([name, ...wanted]: string[]) {
  const pairs = wanted.map((one) => one.split(":", 2));
  const parsed = input.safeParse({ name, rights: Object.fromEntries(pairs) });
  if (parsed.success && pairs.length === Object.keys(parsed.data.rights).length) return parsed.data;
  throw new Error(
    `what for? npm run token -- NAME NOUN:read|write …, with each of these nouns at most once: ${tokenNouns.join(", ")}`,
  );
}

await runCommand(async (env, args) => {
  const wanted = inputOf(args);
  const made = await withSite(env, { isShared: true, files: "unused" }, async ({ database }) =>
    issueToken(
      {
        services: {
          database,
          secretKey: await readSecretKey(env),
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
