// Changes the settings: merges them, checks permissions per section, seals secrets.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  CONFIG_ID,
  type Config,
  configSections,
  type SectionName,
  sectionOf,
  secretsOf,
  type UpdateConfigInput,
} from "#contract/config.ts";
import { AppError } from "#contract/errors.ts";
import { can, guestViewer, type Viewer } from "#contract/permissions.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../audit/record.ts";
import { publicChange } from "../content/public-change.ts";
import type { CommandContext } from "../context.ts";
import { findFileIds } from "../files/store.ts";
import { refuseOtherVersion } from "../versions.ts";
import { fieldsOf, presentConfig } from "./present.ts";
import { mergeSettings, secretChanges } from "./rules.ts";
import { sealSecret } from "./secrets.ts";
import { lockSettings, type StoredConfig, storeSection, versionOf } from "./store.ts";

/** @throws notFound (C404) for another id than the one config's, conflict (C409) with the stored settings, forbidden (C100) for a section that the viewer may not change */
export function updateConfig(
  { services, viewer }: CommandContext<"database" | "secretKey" | "now">,
  input: UpdateConfigInput,
): Promise<Config> {
  if (input.id !== undefined && input.id !== CONFIG_ID) throw new AppError("notFound");
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const present = (): Config => presentConfig(before, viewer);
    refuseOtherVersion({ version: versionOf(before) }, input.version, present);
    const settings = mergeSettings(before.settings, input);
    const after: StoredConfig = {
      ...before,
      settings,
      secrets: { ...before.secrets },
      versions: { ...before.versions },
    };
    const changed = configSections.filter((name) => {
      const hasSecrets = changeSecrets(after, name, input, { viewer, secretKey: services.secretKey });
      return hasSecrets || changesFields(name, before, after, viewer);
    });
    if (changed.length === 0) return present();
    await refuseUnknownFile(tx, settings.shop.guaranteeNotice);
    for (const name of changed) after.versions[name] += 1;
    await storeSettings(tx, after, changed);
    for (const name of changed) await recordSection(tx, { services, viewer }, name, { before, after });
    await publicChange(tx, "settings", presentConfig(before, guestViewer), presentConfig(after, guestViewer));
    return presentConfig(after, viewer);
  });
}

/** @throws invalid (C200) */
async function refuseUnknownFile(tx: Tx, notice: string | null): Promise<void> {
  if (notice === null || (await findFileIds(tx, [notice])).size > 0) return;
  throw new AppError("invalid", { fields: { "shop.guaranteeNotice": { key: "unknownFile" } } });
}

/** Of a secret, only that it was changed. */
function recordSection(
  tx: Tx,
  { services, viewer }: CommandContext<"now">,
  name: SectionName,
  { before, after }: { before: StoredConfig; after: StoredConfig },
): Promise<void> {
  const seen = (stored: StoredConfig) => ({
    ...fieldsOf(stored, name),
    ...Object.fromEntries(secretsOf(name).map((path) => [path, marked(stored.secrets[path]?.sealed)])),
  });
  const change = { action: "update", noun: "config", label: name, before: seen(before), after: seen(after) } as const;
  return recordChange(tx, { viewer, at: services.now() }, change);
}

/** Different for different secrets, and says nothing of them. */
function marked(sealed: string | undefined): string | null {
  return sealed === undefined ? null : `***${createHash("sha256").update(sealed).digest("hex").slice(0, 4)}`;
}

/** Stores some sections of the given settings. */
export async function storeSettings(tx: Tx, after: StoredConfig, names: readonly SectionName[]): Promise<void> {
  for (const name of names) {
    const paths: readonly string[] = [...secretsOf(name), ...(sectionOf(name).ownSecrets ?? [])];
    const secrets = Object.fromEntries(Object.entries(after.secrets).filter(([path]) => paths.includes(path)));
    await storeSection(tx, name, { value: fieldsOf(after, name), secrets, version: after.versions[name] });
  }
}

/** @throws forbidden (C100) */
function changesFields(name: SectionName, before: StoredConfig, after: StoredConfig, viewer: Viewer): boolean {
  if (isDeepStrictEqual(fieldsOf(before, name), fieldsOf(after, name))) return false;
  if (!can(viewer, "update", sectionOf(name).changedWith)) throw new AppError("forbidden");
  return true;
}

type Sealing = { viewer: Viewer; secretKey: string };

/** @returns whether secrets of the section were set or cleared @throws forbidden (C100) */
function changeSecrets(
  after: StoredConfig,
  name: SectionName,
  input: UpdateConfigInput,
  { viewer, secretKey }: Sealing,
): boolean {
  const changes = secretChanges(input, secretsOf(name));
  if (changes.size > 0 && !can(viewer, "update", "secrets")) throw new AppError("forbidden");
  let isChanged = false;
  for (const [path, plain] of changes) {
    isChanged ||= plain !== null || after.secrets[path] !== undefined;
    if (plain === null) delete after.secrets[path];
    else after.secrets[path] = sealSecret(secretKey, plain);
  }
  return isChanged;
}
