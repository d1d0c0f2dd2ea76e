// Adds, changes and removes webhooks. The privacy notice names the hosts, so each change also rebuilds its section.
import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import { fieldKeys } from "#contract/fields/text.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { CreateWebhookInput, NewWebhook, UpdateWebhookInput, Webhook } from "#contract/schemas/webhooks.ts";
import { limits } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { recordChange, type Who } from "../../kernel/audit/record.ts";
import type { CommandContext, Services } from "../../kernel/context.ts";
import { lockSettings } from "../../kernel/settings/store.ts";
import { sealSecret } from "../../kernel/secrets/seal.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { hostOf, makeSecret } from "../../mail/webhooks/rules.ts";
import {
  changeWebhook,
  dropWebhook,
  endWaiting,
  findListed,
  insertWebhook,
  lockWebhook,
  lockWebhooks,
  type WebhookRow,
} from "../../mail/webhooks/store.ts";
import { marked } from "../../settings/change-settings.ts";
import { findAddressProblem } from "../../outside/webhook.ts";
import { followFacts } from "../legal/follow.ts";
import { presentWebhook } from "./present.ts";

type Context = CommandContext<"database" | "now" | "secretKey" | "env" | "publicUrl">;

/** @throws invalid (C200) for an address that is not public or unknown, and for too many webhooks */
export async function createWebhook({ services, viewer }: Context, input: CreateWebhookInput): Promise<NewWebhook> {
  await refuseAddress(services, input.url);
  const who = { viewer, at: services.now() };
  const secret = makeSecret();
  const row = {
    id: newId(),
    ...input,
    secret: sealed(services, secret),
    enabled: true,
    failingSince: null,
    created: who.at,
    version: 1,
  };
  await services.database.db.transaction(async (tx) => {
    if ((await lockWebhooks(tx)) >= limits.webhooks) {
      const key = fieldKeys.tooManyWebhooks;
      throw new AppError("invalid", { fields: { url: { key, values: { max: limits.webhooks } } } });
    }
    await followFacts(tx, who, services.publicUrl(), () => insertWebhook(tx, row));
    await record(tx, who, null, row);
  });
  return { _id: row.id, secret };
}

/**
 * Locks the settings before the webhook, as writes do that lock the settings and then tell the webhooks.
 * @throws notFound (C404), conflict (C409), invalid (C200)
 */
export async function updateWebhook(
  { services, viewer }: Context,
  { id, version, ...given }: UpdateWebhookInput,
): Promise<Webhook> {
  if (given.url !== undefined) await refuseAddress(services, given.url);
  const who = { viewer, at: services.now() };
  return services.database.db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await lockWebhook(tx, id);
    if (!before) throw new AppError("notFound");
    const stored = await present(tx, id);
    refuseOtherVersion(before, version, () => stored);
    const { url = before.url, types = before.types, enabled = before.enabled } = given;
    const after = { ...before, url, types, enabled };
    if (isDeepStrictEqual(after, before)) return stored;
    if (enabled && before.secret === null)
      throw new AppError("invalid", { fields: { enabled: { key: fieldKeys.webhookSecret } }, isSaidByFields: true });
    // What is known of the old address says nothing of another one.
    const failingSince = url === before.url && enabled ? before.failingSince : null;
    const change = { url, types, enabled, failingSince, version: before.version + 1 };
    await followFacts(tx, who, services.publicUrl(), () => changeWebhook(tx, id, change));
    if (!enabled) await endWaiting(tx, id);
    await record(tx, who, before, after);
    return present(tx, id);
  });
}

/**
 * The old secret signs nothing from now on, not even deliveries that wait.
 * @throws notFound (C404)
 */
export function renewSecret({ services, viewer }: Context, id: string): Promise<NewWebhook> {
  const secret = makeSecret();
  return services.database.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, id);
    if (!before) throw new AppError("notFound");
    const after = sealed(services, secret);
    await changeWebhook(tx, id, { secret: after, version: before.version + 1 });
    const change = { action: "update", noun: "webhook", label: hostOf(before.url) } as const;
    const marks = {
      before: { secret: marked(before.secret?.sealed) },
      after: { secret: marked(after.sealed) },
    };
    await recordChange(tx, { viewer, at: services.now() }, { ...change, ...marks });
    return { _id: id, secret };
  });
}

/** @throws notFound (C404) */
export function removeWebhook({ services, viewer }: Context, id: string): Promise<void> {
  const who = { viewer, at: services.now() };
  return services.database.db.transaction(async (tx) => {
    await lockSettings(tx);
    const before = await lockWebhook(tx, id);
    if (!before) throw new AppError("notFound");
    await followFacts(tx, who, services.publicUrl(), () => dropWebhook(tx, id));
    await record(tx, who, before, null);
  });
}

function sealed({ secretKey }: Pick<Services, "secretKey">, secret: string) {
  return { sealed: sealSecret(secretKey, secret).sealed };
}

/** @throws invalid (C200) */
async function refuseAddress({ env }: Pick<Services, "env">, url: string): Promise<void> {
  const problem = await findAddressProblem(url, env.WEBHOOK_BASE);
  if (problem === null) return;
  const key = problem === "unknown" ? fieldKeys.webhookUnknown : fieldKeys.webhookNotPublic;
  throw new AppError("invalid", { fields: { url: { key } } });
}

async function present(tx: Tx, id: string): Promise<Webhook> {
  const row = await findListed(tx, id);
  if (!row) throw new AppError("notFound");
  return presentWebhook(row);
}

/** The log names only the host, because the rest of an address may contain a key. */
async function record(tx: Tx, who: Who, before: WebhookRow | null, after: WebhookRow | null): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  const action = before === null ? "create" : after === null ? "remove" : "update";
  const change = { action, noun: "webhook", label: hostOf(row.url) } as const;
  await recordChange(tx, who, { ...change, before: before && auditedOf(before), after: after && auditedOf(after) });
}

const auditedOf = ({ url, types, enabled }: WebhookRow) => ({ address: hostOf(url), types, enabled });
