// Reads the tasks of the page 'Heute' for two procedures. The client polls only the first, `readWaiting`.
import { isOn } from "#contract/values/components.ts";
import { type Task, type TaskKind, taskKinds, type TaskRule } from "#contract/values/overview.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { checkSite } from "./checks.ts";
import { countTasks, polledKinds } from "./count-tasks.ts";
import { findEndingSponsors } from "./ending-sponsors.ts";

export async function readWaiting({ services, viewer }: CommandContext<"database" | "now">): Promise<Task[]> {
  const { db } = services.database;
  const { settings } = await getSettings(db);
  return countTasks(
    db,
    polledKinds.filter((kind) => isShown(kind, viewer, settings)),
    { now: services.now(), viewer },
  );
}

export async function readChecks({
  services,
  viewer,
}: CommandContext<"database" | "env" | "publicUrl" | "now" | "registries">): Promise<Task[]> {
  const { db } = services.database;
  const { settings } = await getSettings(db);
  const tasks = [
    ...(await countTasks(db, ["ordersOversold", "refundsDue"], { now: services.now(), viewer })),
    ...(await findEndingSponsors(db, services.now())),
    ...(await checkSite(services)),
  ];
  return tasks.filter(({ kind }) => isShown(kind, viewer, settings));
}

function isShown(kind: TaskKind, viewer: Viewer, settings: Settings): boolean {
  const { needs, component }: TaskRule = taskKinds[kind];
  return can(viewer, ...needs) && (component === undefined || isOn(settings, component));
}
