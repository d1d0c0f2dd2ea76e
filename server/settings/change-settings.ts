import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type SectionName, sectionOf, secretsOf, type Settings } from "#contract/schemas/settings.ts";
import type { Tx } from "#db/open.ts";
import { recordChanges, type Who } from "../kernel/audit/record.ts";
import type { Registries, SettingsChange } from "../kernel/registries.ts";
import { fieldsOf } from "./present.ts";
import { type LoadedSettings, storeSection } from "../kernel/settings/store.ts";

type AuditedForm = { before: object; after: object };

type Change = SettingsChange & { audited?: Partial<Record<SectionName, AuditedForm>> };

export type Changing = Who & { registries: Pick<Registries, "whenSettingsChange"> };

export async function changeSettings(
  tx: Tx,
  { registries, ...who }: Changing,
  { before, after, names, audited = {} }: Change,
): Promise<void> {
  await storeSettings(tx, after, names);
  const changes = names.map((name) => ({
    label: name,
    ...(audited[name] ?? { before: auditedOf(before, name), after: auditedOf(after, name) }),
  }));
  await recordChanges(
    tx,
    who,
    changes.map((change) => ({ ...change, action: "update", noun: "settings" })),
  );
  await registries.whenSettingsChange(tx, who, { before, after, names });
}

/** Sections that have their own procedures. Each contains a single field with the name of the section. */
export type FeatureSection = Extract<SectionName, keyof Settings>;

export async function changeSection<Name extends FeatureSection>(
  tx: Tx,
  who: Changing,
  before: LoadedSettings,
  name: Name,
  value: Settings[Name],
  audited?: AuditedForm,
): Promise<LoadedSettings> {
  if (isDeepStrictEqual(value, before.settings[name])) return before;
  const after = withSection(before, name, value);
  await changeSettings(tx, who, { before, after, names: [name], ...(audited && { audited: { [name]: audited } }) });
  return after;
}

export function withSection<Name extends FeatureSection>(
  before: LoadedSettings,
  name: Name,
  value: Settings[Name],
): LoadedSettings {
  return {
    ...before,
    settings: { ...before.settings, [name]: value },
    versions: { ...before.versions, [name]: before.versions[name] + 1 },
  };
}

export async function storeSettings(tx: Tx, after: LoadedSettings, names: readonly SectionName[]): Promise<void> {
  for (const name of names) {
    const paths: readonly string[] = [...secretsOf(name), ...(sectionOf(name).ownSecrets ?? [])];
    const secrets = Object.fromEntries(Object.entries(after.secrets).filter(([path]) => paths.includes(path)));
    await storeSection(tx, name, { value: fieldsOf(after, name), secrets, version: after.versions[name] });
  }
}

/** The audit log contains a short hash of each secret. The hash shows whether the secret has changed. */
function auditedOf(stored: LoadedSettings, name: SectionName): object {
  const marks = secretsOf(name).map((path) => [path, marked(stored.secrets[path]?.sealed)]);
  return { ...fieldsOf(stored, name), ...Object.fromEntries(marks) };
}

/** The audit log shows by this mark that a secret was changed. */
export function marked(sealed: string | undefined): string | null {
  return sealed === undefined ? null : `***${createHash("sha256").update(sealed).digest("hex").slice(0, 4)}`;
}
