// Stores sections of the settings, and who changed what in them.
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type SectionName, sectionOf, secretsOf, type Settings } from "#contract/schemas/config.ts";
import type { Tx } from "#db/open.ts";
import { recordChanges, type Who } from "../kernel/audit/record.ts";
import type { Registries, SettingsChange } from "../kernel/registries.ts";
import { fieldsOf } from "./present.ts";
import { type StoredConfig, storeSection } from "../kernel/settings/store.ts";

/** What the audit log tells instead of the fields of a section. */
type Told = { before: object; after: object };

type Change = SettingsChange & { told?: Partial<Record<SectionName, Told>> };

/** Who changes settings, and what follows from it. */
export type Changing = Who & { registries: Pick<Registries, "whenSettingsChange"> };

/** Stores the sections, and records what is different in them. */
export async function changeSettings(
  tx: Tx,
  { registries, ...who }: Changing,
  { before, after, names, told = {} }: Change,
): Promise<void> {
  await storeSettings(tx, after, names);
  const changes = names.map((name) => ({
    label: name,
    ...(told[name] ?? { before: auditedOf(before, name), after: auditedOf(after, name) }),
  }));
  await recordChanges(
    tx,
    who,
    changes.map((change) => ({ ...change, action: "update", noun: "config" })),
  );
  await registries.whenSettingsChange(tx, who, { before, after, names });
}

/** The sections that features change with procedures of their own; each has one field of the same name. */
export type FeatureSection = Extract<SectionName, keyof Settings>;

/** Changes the section of a feature; the same value again changes nothing. @returns the settings after it */
export async function changeSection<Name extends FeatureSection>(
  tx: Tx,
  who: Changing,
  before: StoredConfig,
  name: Name,
  value: Settings[Name],
  told?: Told,
): Promise<StoredConfig> {
  if (isDeepStrictEqual(value, before.settings[name])) return before;
  const after = withSection(before, name, value);
  await changeSettings(tx, who, { before, after, names: [name], ...(told && { told: { [name]: told } }) });
  return after;
}

/** The settings with another value of a feature's section, as its next version. */
export function withSection<Name extends FeatureSection>(
  before: StoredConfig,
  name: Name,
  value: Settings[Name],
): StoredConfig {
  return {
    ...before,
    settings: { ...before.settings, [name]: value },
    versions: { ...before.versions, [name]: before.versions[name] + 1 },
  };
}

/** Stores some sections of the given settings, which no person has changed. */
export async function storeSettings(tx: Tx, after: StoredConfig, names: readonly SectionName[]): Promise<void> {
  for (const name of names) {
    const paths: readonly string[] = [...secretsOf(name), ...(sectionOf(name).ownSecrets ?? [])];
    const secrets = Object.fromEntries(Object.entries(after.secrets).filter(([path]) => paths.includes(path)));
    await storeSection(tx, name, { value: fieldsOf(after, name), secrets, version: after.versions[name] });
  }
}

/** Of a secret, only that it was changed. */
function auditedOf(stored: StoredConfig, name: SectionName): object {
  const marks = secretsOf(name).map((path) => [path, marked(stored.secrets[path]?.sealed)]);
  return { ...fieldsOf(stored, name), ...Object.fromEntries(marks) };
}

/** Different for different secrets, and says nothing of them. */
function marked(sealed: string | undefined): string | null {
  return sealed === undefined ? null : `***${createHash("sha256").update(sealed).digest("hex").slice(0, 4)}`;
}
