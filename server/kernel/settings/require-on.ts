// Refuses requests to a component that is off, as if it did not exist.
import { type ComponentName, isOn } from "#contract/values/components.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "./store.ts";

/** @throws notFound (C404) if the component is off */
export async function requireOn(db: Queryable, component: ComponentName): Promise<void> {
  if (!isOn((await getSettings(db)).settings, component)) throw new AppError("notFound");
}
