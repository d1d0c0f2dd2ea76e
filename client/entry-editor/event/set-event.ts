import type { EventFields } from "#contract/schemas/events.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import type { Change } from "../draft.ts";

export type SetEvent = (part: Partial<EventFields>) => void;

/** An event without any details is stored as null. */
export function eventChange(event: EventFields | null, part: Partial<EventFields>): Change {
  const next = { ...(event ?? plainEvent), ...part };
  return { type: "set", fields: { event: isSameValue(next, plainEvent) ? null : next } };
}
