// Code that reads a damaged row or setting reports it here, and the site logs it.
import { channel } from "node:diagnostics_channel";
import type { Logger } from "pino";

type Damage = { table: string; id: string };

const damages = channel("site:damage");

export function reportDamage(table: string, id: string): void {
  damages.publish({ table, id } satisfies Damage);
}

/** @returns null for moments that JavaScript cannot represent, such as PostgreSQL's infinity */
export function validMoment(moment: Date | null): Date | null {
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

/** Logs each damaged item at most about once a minute. @returns a function that stops the logging */
export function logDamage(log: Pick<Logger, "error">): () => void {
  const logged = new Map<string, number>();
  const write = (message: unknown): void => {
    const { table, id } = message as Damage;
    const now = Date.now();
    if (now - (logged.get(table + id) ?? 0) < REPEAT_MS) return;
    if (logged.size >= MAX_KNOWN) logged.clear();
    logged.set(table + id, now);
    log.error({ table, id }, "a row is damaged: it is shown without what cannot be read, and saving it mends it");
  };
  damages.subscribe(write);
  return () => void damages.unsubscribe(write);
}

const REPEAT_MS = 60_000;
const MAX_KNOWN = 1_000;
