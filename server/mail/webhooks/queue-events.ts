// Tells other programs of events. The transaction that changes something also stores what the programs are told, so
// that a crash loses nothing and a change that is rolled back tells nothing.
import { v7 as newId } from "uuid";
import type { WebhookType } from "#contract/values/webhooks.ts";
import type { Tx } from "#db/open.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { insertDeliveries, listListening } from "./store.ts";

export type ProgramEvent = {
  type: WebhookType;
  at: Date;
  /** The body's `data`, in the names of REST. It is made only if a webhook wants the event. */
  data: () => object | Promise<object>;
};

export async function queueEvents(tx: Tx, events: readonly ProgramEvent[]): Promise<void> {
  if (events.length === 0) return;
  const listening = await listListening(tx);
  const rows = [];
  for (const event of events) {
    const webhookIds = listening.filter(({ types }) => types.includes(event.type)).map(({ id }) => id);
    if (webhookIds.length > 0) rows.push(...(await rowsOf(event, webhookIds)));
  }
  await insertDeliveries(tx, rows);
  await sendJobs(
    tx,
    "webhook",
    rows.map(({ id }) => ({ id })),
  );
}

async function rowsOf({ type, at, data }: ProgramEvent, webhookIds: readonly string[]) {
  const body = bodyOf(type, at, await data());
  const eventId = newId();
  return webhookIds.map((webhookId) => ({
    id: newId(),
    webhookId,
    eventId,
    type,
    body,
    created: at,
    nextAttempt: at,
  }));
}

export const bodyOf = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
