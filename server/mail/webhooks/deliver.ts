// Delivers one event to one webhook. After a failure, the next attempt is queued; after the last, the delivery is given up.
import type { Tx } from "#db/open.ts";
import type { Services } from "../../kernel/context.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { openWebhookSender, type WebhookAnswer, type WebhookSender } from "../../outside/webhook.ts";
import { headersOf, nextAttemptAfter } from "./rules.ts";
import {
  changeDelivery,
  changeWebhook,
  countAttempt,
  type DeliveryRow,
  findDelivery,
  findWebhook,
  lockWebhook,
  waitingDeliveries,
  type WebhookRow,
} from "./store.ts";

export type DeliveryDeps = Pick<Services, "database" | "log" | "now" | "secretKey">;

/** A webhook that answers slowly must not use up all workers of the queue. */
const AT_ONCE = 2;
const BUSY_MS = 5_000;

/** Does nothing if the attempt is not due yet, or if the delivery is over. */
export async function deliver(deps: DeliveryDeps, send: WebhookSender, id: string): Promise<void> {
  const { database, now } = deps;
  const known = await findDelivery(database.db, id);
  if (!known || known.nextAttempt === null) return;
  if (known.nextAttempt > now()) return sendJobs(database.db, "webhook", [{ id, at: known.nextAttempt }]);
  const webhook = await findWebhook(database.db, known.webhookId);
  if (webhook) await attempt(deps, send, known.id, webhook);
}

async function attempt(deps: DeliveryDeps, send: WebhookSender, id: string, webhook: WebhookRow): Promise<void> {
  const { database, now } = deps;
  if (!webhook.enabled || webhook.secret === null) {
    await changeDelivery(database.db, id, { nextAttempt: null, problem: "off" });
    return;
  }
  const row = await countAttempt(database.db, id, now());
  if (row) await sendAndStore(deps, send, row, openSecret(deps.secretKey, { ...webhook.secret, last4: "" }));
}

export async function sendAndStore(
  { database, now, log }: DeliveryDeps,
  send: WebhookSender,
  row: DeliveryRow,
  secret: string,
): Promise<WebhookAnswer> {
  const { id, webhookId, eventId, type, attempts, body } = row;
  const webhook = await findWebhook(database.db, webhookId);
  if (!webhook) return { status: null, problem: "unreachable" };
  const seconds = Math.floor(now().getTime() / 1000);
  const answer = await send({ url: webhook.url, headers: headersOf(secret, { id: eventId, seconds, body }), body });
  if (answer.problem !== null) log.warn({ webhookId, delivery: id, ...answer }, "a webhook was not delivered");
  await database.db.transaction((tx) => storeAnswer(tx, { id, webhookId, type, attempts }, answer, now()));
  return answer;
}

type Attempted = Pick<DeliveryRow, "id" | "webhookId" | "type" | "attempts">;

async function storeAnswer(tx: Tx, row: Attempted, { status, problem }: WebhookAnswer, now: Date): Promise<void> {
  const webhook = await lockWebhook(tx, row.webhookId);
  if (!webhook) return;
  const nextAttempt = problem === null ? null : nextAttemptAfter(row.type, row.attempts, now);
  await changeDelivery(tx, row.id, { status, problem, nextAttempt, ...(problem === null && { delivered: now }) });
  const failingSince = problem === null ? null : (webhook.failingSince ?? now);
  if (failingSince !== webhook.failingSince) await changeWebhook(tx, webhook.id, { failingSince });
  if (nextAttempt !== null) await sendJobs(tx, "webhook", [{ id: row.id, at: nextAttempt }]);
}

export const webhookJobs: JobKind = {
  name: "webhook",
  waiting: waitingDeliveries,
  open: (services) => {
    const send = openWebhookSender(services.env.WEBHOOK_BASE);
    const running = new Map<string, number>();
    return { run: (id) => inTurn(services, running, id, () => deliver(services, send, id)), close: () => {} };
  },
};

async function inTurn(
  { database: { db }, now }: DeliveryDeps,
  running: Map<string, number>,
  id: string,
  run: () => Promise<void>,
): Promise<void> {
  const webhookId = (await findDelivery(db, id))?.webhookId;
  if (webhookId === undefined) return;
  const count = running.get(webhookId) ?? 0;
  if (count >= AT_ONCE) return sendJobs(db, "webhook", [{ id, at: new Date(now().getTime() + BUSY_MS) }]);
  running.set(webhookId, count + 1);
  try {
    await run();
  } finally {
    const left = (running.get(webhookId) ?? 1) - 1;
    if (left > 0) running.set(webhookId, left);
    else running.delete(webhookId);
  }
}
