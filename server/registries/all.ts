import type { Registries } from "../kernel/registries.ts";
import { unshare } from "../letters/social/unshare.ts";
import { followSettings } from "../site/legal/follow.ts";
import { beginWork } from "../site/settings/switched-on.ts";
import { fileOwners } from "./file-owners.ts";
import { jobKinds } from "./jobs.ts";
import { personOwners } from "./person-owners.ts";

/** @param publicUrl the address of the site, which legal pages name */
export const registriesFor = (publicUrl: () => string): Registries => ({
  fileOwners,
  personOwners,
  jobKinds,
  whenWithdrawn: unshare,
  whenSettingsChange: async (tx, who, change) => {
    await beginWork(tx, change.before.settings, change.after.settings, who.at);
    await followSettings(tx, who, change, publicUrl());
  },
});
