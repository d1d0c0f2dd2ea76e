// Decrypts the credentials of the social network at each use, and does not cache them.
import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import type { GraphApp } from "../../outside/graph.ts";

export type Credentials = { app: GraphApp; token: string };
type Deps = Pick<Services, "database" | "secretKey">;

const missing = {
  appId: fieldKeys.socialAppId,
  appSecret: fieldKeys.socialAppSecret,
  pageAccessToken: fieldKeys.socialToken,
} as const;
type Name = keyof typeof missing;

/** @throws invalid (C200) with a field for each missing credential */
export async function readCredentials(deps: Deps): Promise<Credentials> {
  const { appId, appSecret, pageAccessToken } = await openAll(deps, ["appId", "appSecret", "pageAccessToken"]);
  return { app: { id: appId, secret: appSecret }, token: pageAccessToken };
}

/** @throws invalid (C200) */
export async function readApp(deps: Deps): Promise<GraphApp> {
  const { appId, appSecret } = await openAll(deps, ["appId", "appSecret"]);
  return { id: appId, secret: appSecret };
}

async function openAll<Wanted extends Name>(
  { database, secretKey }: Deps,
  names: readonly Wanted[],
): Promise<Record<Wanted, string>> {
  const { secrets } = await getSettings(database.db);
  const found = names.map((name) => {
    const sealed = secrets[`social.fb.${name}`];
    return [name, sealed ? openSecret(secretKey, sealed).trim() : ""] as const;
  });
  const fields = found.flatMap(([name, value]) => (value === "" ? [[name, { key: missing[name] }] as const] : []));
  if (fields.length > 0) throw new AppError("invalid", { fields: Object.fromEntries(fields), isSaidByFields: true });
  return Object.fromEntries(found) as Record<Wanted, string>;
}
