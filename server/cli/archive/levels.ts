import { schemaVersion } from "#db/migrate.ts";
import type { Level, LevelTable } from "./level.ts";
import { level0003 } from "./levels/0003/level.ts";
import { type Manifest, refuseArchive } from "./manifest.ts";
import { rowSchema } from "./row-schema.ts";
import { carriedColumns, hashesOf, type PortableTable, portableTables } from "./tables.ts";

const olderLevels: readonly Level[] = [level0003];

/** @throws an error with a readable message for an archive with an unknown schema */
export function levelOf({ schema }: Manifest): Level {
  const levels = [currentLevel(), ...olderLevels];
  const level = levels.find(({ migrations, last }) => migrations === schema.migrations && last === schema.last);
  if (level) return level;
  const ours = schemaVersion();
  return refuseArchive(
    `its tables are those of ${schema.last} (${schema.migrations} migrations), this release has ${ours.last} ` +
      `(${ours.migrations}); restore it with the release that made it, then start this one on that database, which migrates it`,
  );
}

function currentLevel(): Level {
  return { ...schemaVersion(), tables: portableTables.map(levelTableOf) };
}

function levelTableOf(portable: PortableTable): LevelTable {
  const columns = Object.entries(carriedColumns(portable)).map(([field, column]) => [field, column.name]);
  return {
    name: portable.name,
    schema: rowSchema(portable),
    columns: Object.fromEntries(columns) as Record<string, string>,
    blank: portable.blank ?? {},
    hashesOf: (row) => hashesOf(portable, row),
    isPrefilled: portable.isPrefilled ?? false,
  };
}
