import type { OwnTakedown, Takedown } from "#contract/schemas/takedowns.ts";
import { fileLink } from "#contract/values/site-links.ts";
import type { TakedownRow } from "./store.ts";

export function presentTakedown({ id, received, email, reason, hid }: TakedownRow): Takedown {
  return { id, received: received.toISOString(), email, reason, hid };
}

export function presentOwnTakedown(row: TakedownRow & { name: string }): OwnTakedown {
  return { ...presentTakedown(row), picture: { name: row.name, address: fileLink(row.fileId) } };
}
