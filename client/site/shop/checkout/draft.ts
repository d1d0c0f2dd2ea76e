// What was typed at the checkout: kept in this tab until it is ordered, so that loading the page again loses nothing.
import { useSyncExternalStore } from "react";
import { v4 as newId } from "uuid";
import { keptAs } from "../../forms/kept.ts";

/** The names are those of an order. */
export const addressFields = ["vname", "nname", "addr", "plz", "city", "country", "email", "phone"] as const;
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

/** Another release may have kept something else. */
function textsOf(values: Record<string, unknown>): Partial<Draft> {
  const texts = draftFields.filter((name) => typeof values[name] === "string").map((name) => [name, values[name]]);
  return Object.fromEntries(texts) as Partial<Draft>;
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...read(), ...change };
  kept.keep(draft);
  for (const listener of listeners) listener();
}

/** What the server has refused, and why, as long as it is what the field holds. */
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

/** The same for every try of one order, so that it is taken once. */
export function keyOfOrder(): string {
  const { key } = read();
  if (key !== "") return key;
  const made = newId();
  changeDraft({ key: made });
  return made;
}

/** The next try is another order. */
export function renewKey(): void {
  changeDraft({ key: "" });
}
