import type { Takedown } from "#contract/schemas/takedowns.ts";
import type { TakedownRow } from "./store.ts";

export function presentTakedown({ id, received, email, reason, hid }: TakedownRow): Takedown {
  return { id, received: received.toISOString(), email, reason, hid };
}
