import { type ComponentName, isOn } from "#contract/values/components.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "./store.ts";

/** A component that is off behaves as if it did not exist. @throws notFound (C404) */
export async function requireOn(db: Queryable, component: ComponentName): Promise<void> {
  if (!isOn((await getSettings(db)).settings, component)) throw new AppError("notFound");
}
