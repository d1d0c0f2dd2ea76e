import { useSyncExternalStore } from "react";
import { v4 as newId } from "uuid";
import { withCustomerNames } from "#contract/shop/earlier-names.ts";
import { keptAs } from "../../forms/kept.ts";

/** An order has fields with these names. */
export const addressFields = ["firstName", "lastName", "street", "zip", "city", "country", "email", "phone"] as const;
export type AddressField = (typeof addressFields)[number];
export const draftFields = [...addressFields, "delivery", "payment", "comment", "age", "key"] as const;
export type DraftField = (typeof draftFields)[number];
export type Draft = Record<DraftField, string>;

const empty = Object.fromEntries(draftFields.map((name) => [name, ""])) as Draft;
const kept = keptAs("checkout");
const listeners = new Set<() => void>();
let draft: Draft | null = null;

function read(): Draft {
  draft ??= { ...empty, ...textsOf(kept.read()) };
  return draft;
}

/** The stored values may come from a release that had other fields. */
function textsOf(stored: Record<string, unknown>): Partial<Draft> {
  const values = withCustomerNames(stored) as Record<string, unknown>;
  const texts = draftFields.filter((name) => typeof values[name] === "string").map((name) => [name, values[name]]);
  return Object.fromEntries(texts) as Partial<Draft>;
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...read(), ...change };
  kept.keep(draft);
  for (const listener of listeners) listener();
}

/** The fields that the server has refused. A message is shown until its field has another value. */
type Refused = Partial<Record<DraftField, { value: string; message: string }>>;

const nothing: Refused = {};
let refused: Refused = nothing;

export function refuseFields(messages: Partial<Record<DraftField, string>>): void {
  const values = read();
  const named = Object.entries(messages) as [DraftField, string][];
  refused = Object.fromEntries(named.map(([name, message]) => [name, { value: values[name], message }]));
  for (const listener of listeners) listener();
}

export function useRefusals(): Refused {
  return useSyncExternalStore(
    subscribe,
    () => refused,
    () => nothing,
  );
}

export function forgetDraft(): void {
  draft = null;
  refused = nothing;
  kept.forget();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, read, () => empty);
}

/** The idempotency key of an order. Retries of the order use the same key. */
export function keyOfOrder(): string {
  const { key } = read();
  if (key !== "") return key;
  const made = newId();
  changeDraft({ key: made });
  return made;
}

/** The next attempt gets a new key. The server therefore treats the attempt as another order. */
export function renewKey(): void {
  changeDraft({ key: "" });
}
