// What is due when a component is switched on: what its jobs left alone while it was off.
import { type ComponentName, isOn } from "#contract/components.ts";
import type { Settings } from "#contract/config.ts";
import type { Tx } from "#db/open.ts";
import { askStill } from "../map/still-store.ts";

const due: Partial<Record<ComponentName, (tx: Tx, at: Date) => Promise<void>>> = { map: askStill };

export async function beginWork(tx: Tx, before: Settings, after: Settings, at: Date): Promise<void> {
  for (const [name, begin] of Object.entries(due) as [ComponentName, (tx: Tx, at: Date) => Promise<void>][])
    if (!isOn(before, name) && isOn(after, name)) await begin(tx, at);
}
