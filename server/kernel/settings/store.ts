import { isDeepStrictEqual } from "node:util";
import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import {
  answeredSections,
  defaultSettings,
  type SectionName,
  sectionNames,
  type Settings,
  storedFields,
  type StoredSettings,
} from "#contract/schemas/settings.ts";
import type { Db, Queryable, Tx } from "#db/open.ts";
import { settings, type StoredSecret } from "#db/schema/settings.ts";
import { publicChange } from "../publication/public-change.ts";
import { reportDamage } from "../damage.ts";
import { carriedOver } from "./carried-over.ts";

export type LoadedSettings = {
  settings: Settings;
  secrets: Record<string, StoredSecret>;
  /** REST answers contain the sum of these versions instead (`versionOf`). */
  versions: Record<SectionName, number>;
  /** When the last section changed. */
  updated: Date;
};

type Row = typeof settings.$inferSelect;

function loadedOf(rows: readonly Row[]): LoadedSettings {
  const versions = Object.fromEntries(sectionNames.map((name) => [name, 0])) as LoadedSettings["versions"];
  for (const { section, version } of rows) if (section in versions) versions[section as SectionName] = version;
  return {
    settings: carriedOver(Object.assign({ ...defaultSettings }, ...rows.map(validValue)) as StoredSettings),
    secrets: Object.assign({}, ...rows.map(({ secrets }) => secrets)) as LoadedSettings["secrets"],
    versions,
    updated: new Date(Math.max(...rows.map(updatedOf))),
  };
}

const updatedOf = ({ section, updated }: Row): number =>
  answeredSections.includes(section as SectionName) ? updated.getTime() : 0;

function validValue({ section, value }: Row): Partial<StoredSettings> {
  const fields = Object.entries(value ?? {}).filter(([name, field]) => {
    const schema = (storedFields.shape as Record<string, z.ZodType | undefined>)[name];
    const isSound = schema?.safeParse(field).success ?? true;
    if (!isSound) reportDamage("settings", `${section}.${name}`);
    return isSound;
  });
  return Object.fromEntries(fields);
}

/** @returns damaged fields as `section.field` */
export async function listDamagedFields(db: Queryable): Promise<string[]> {
  const rows = await db.select().from(settings).orderBy(asc(settings.section));
  return rows.flatMap((row) => {
    const sound = validValue(row);
    return Object.keys(row.value ?? {})
      .filter((name) => !(name in sound))
      .map((name) => `${row.section}.${name}`);
  });
}

export async function dropDamagedFields(tx: Tx): Promise<void> {
  for (const row of await tx.select().from(settings).orderBy(asc(settings.section)).for("update")) {
    const value = validValue(row);
    if (isDeepStrictEqual(value, row.value)) continue;
    const change = { value, version: row.version + 1 };
    await tx.update(settings).set(change).where(eq(settings.section, row.section));
    await publicChange(tx, "settings", row.value, value);
  }
}

export function versionOf({ versions }: Pick<LoadedSettings, "versions">): number {
  return answeredSections.reduce((sum, name) => sum + versions[name], 0);
}

export async function getSettings(db: Queryable): Promise<LoadedSettings> {
  return loadedOf(await db.select().from(settings));
}

/** Locks the rows until the transaction ends, in the order of their names. */
export async function lockSettings(tx: Tx): Promise<LoadedSettings> {
  return loadedOf(await tx.select().from(settings).orderBy(asc(settings.section)).for("update"));
}

export type StoredSection = Pick<Row, "value" | "secrets" | "version">;

export async function storeSection(tx: Tx, name: SectionName, section: StoredSection): Promise<void> {
  await tx.update(settings).set(section).where(eq(settings.section, name));
}

/** Inserts missing rows, because all code relies on a row for each section. Existing rows stay unchanged. */
export async function insertSettings(db: Db): Promise<void> {
  const rows = sectionNames.map((section) => ({
    section,
    value: {},
    secrets: {},
    version: section === "texts" ? 1 : 0,
  }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
