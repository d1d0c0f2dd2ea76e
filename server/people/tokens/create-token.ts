// Creates and removes API tokens. A token is shown only once, because the database stores only its hash.
import { DAY_MS } from "#contract/values/time.ts";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import { limits, tokensPerUser } from "#contract/values/limits.ts";
import { can } from "#contract/values/permissions.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { ApiToken, CreateTokenInput, NewToken } from "#contract/schemas/tokens.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { requireFreshPassword } from "../auth/fresh-password.ts";
import { newSignedToken } from "../auth/sessions.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import { tellUser } from "../auth/tell-user.ts";
import { lockVerified } from "../auth/verified-user.ts";
import type { AskingContext, CommandContext } from "../../kernel/context.ts";
import type { Tx } from "#db/open.ts";
import { countTokens, deleteToken, findFirstSystemUser, insertToken, listTokens, type UsableToken } from "./store.ts";

const LONGEST_DAYS = 366;

type Context = AskingContext<"database" | "passwords" | "now" | "secretKey" | "publicUrl">;

/**
 * @throws the errors of `requireFreshPassword`, invalid (C200) for a wrong `until` or too many tokens
 */
export async function createToken(
  context: Context,
  { name, rights, until, password }: CreateTokenInput,
): Promise<NewToken> {
  const { database, now, secretKey } = context.services;
  const created = now();
  // The token is valid until the end of the day `until` in UTC.
  const ends = new Date(new Date(until).getTime() + DAY_MS);
  if (ends <= created || ends.getTime() > created.getTime() + LONGEST_DAYS * DAY_MS)
    throw new AppError("invalid", { fields: { until: { key: fieldKeys.dateInvalid } } });
  const user = await requireFreshPassword(context, password);
  const token = newSignedToken(secretKey);
  await database.db.transaction(async (tx) => {
    await lockVerified(tx, user);
    await storeToken(tx, context, { user, token, name, rights, created, ends });
  });
  return { token };
}

type Made = Pick<CreateTokenInput, "name" | "rights"> & {
  user: { id: string; name: string; handle: string };
  token: string;
  created: Date;
  ends: Date;
};

async function storeToken(
  tx: Tx,
  context: AskingContext<"publicUrl">,
  { user, token, name, rights, created, ends }: Made,
): Promise<void> {
  if ((await countTokens(tx, user.id)) >= tokensPerUser)
    throw new AppError("invalid", {
      fields: { name: { key: fieldKeys.tooManyTokens, values: { max: tokensPerUser } } },
    });
  const row = { id: newId(), tokenHash: hashToken(token), userId: user.id, name, rights, created, ends };
  await insertToken(tx, { ...row, last4: token.slice(-4) });
  await tellUser(tx, context, user, "tokenCreated");
  const who = { viewer: context.viewer, at: created };
  await recordChange(tx, who, { action: "create", noun: "token", label: name, after: { rights, ends } });
}

/**
 * Makes a token for `npm run token`. It belongs to the first system user, and is valid for as long as a token can be.
 * @throws notFound (C404) if the site has no system user who can sign in, invalid (C200) for too many tokens
 */
export async function issueToken(
  context: AskingContext<"database" | "now" | "secretKey" | "publicUrl">,
  { name, rights }: Pick<CreateTokenInput, "name" | "rights">,
): Promise<NewToken & { owner: string; ends: Date }> {
  const { database, now, secretKey } = context.services;
  const created = now();
  const ends = new Date(created.getTime() + LONGEST_DAYS * DAY_MS);
  const token = newSignedToken(secretKey);
  return database.db.transaction(async (tx) => {
    const user = await findFirstSystemUser(tx);
    if (!user) throw new AppError("notFound");
    await storeToken(tx, context, { user, token, name, rights, created, ends });
    return { token, owner: user.handle, ends };
  });
}

function whose({ viewer }: Pick<CommandContext, "viewer">): string | undefined {
  return can(viewer, "update", "users") ? undefined : (viewer.id ?? "");
}

export async function listOwnTokens(context: CommandContext<"database" | "now">): Promise<ApiToken[]> {
  const rows = await listTokens(context.services.database.db, whose(context), limits.listMax);
  return rows.map((row) => present(row, context.viewer.id, context.services.now()));
}

/** @throws the errors of `requireFreshPassword`, notFound (C404) */
export async function removeToken(
  context: AskingContext<"database" | "passwords" | "now">,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const { database, now } = context.services;
  const user = await requireFreshPassword(context, password);
  await database.db.transaction(async (tx) => {
    await lockVerified(tx, user);
    const name = await deleteToken(tx, id, whose(context));
    if (name === null) throw new AppError("notFound");
    await recordChange(tx, { viewer: context.viewer, at: now() }, { action: "remove", noun: "token", label: name });
  });
}

function present({ owner, ...row }: UsableToken, viewerId: string | null, now: Date): ApiToken {
  return {
    id: row.id,
    name: row.name,
    rights: row.rights,
    last4: row.last4,
    owner: owner.name || owner.handle,
    isOwn: owner.id === viewerId,
    created: row.created.toISOString(),
    ends: row.ends.toISOString(),
    hasEnded: row.ends <= now,
    lastUsed: row.lastUsed?.toISOString() ?? null,
  };
}
