// Users see their devices without the address and keys of the subscription.
import type { Device } from "#contract/schemas/notifications.ts";
import { markOf } from "./rules.ts";
import type { DeviceRow } from "./store.ts";

export function presentDevice(row: DeviceRow): Device {
  const { id, name, language, kinds, problem } = row;
  return {
    id,
    name,
    mark: markOf(row.endpoint),
    language,
    kinds,
    created: row.created.toISOString(),
    lastSent: row.lastSent?.toISOString() ?? null,
    problem,
  };
}
