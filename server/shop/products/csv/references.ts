import { inArray, or } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { files } from "#db/schema/files.ts";
import { products } from "#db/schema/products.ts";
import { list } from "./cells.ts";
import type { ColumnName } from "./columns.ts";
import type { Known } from "./plan.ts";
import type { Line } from "./read-table.ts";

const columnsOf = { files: ["pictures", "downloads"], products: ["related", "bundled"] } as const;

export async function resolved(db: Queryable, lines: readonly Line[]): Promise<{ lines: Line[]; known: Known }> {
  const named = (kind: keyof typeof columnsOf): string[] => [
    ...new Set(lines.flatMap(({ cells }) => columnsOf[kind].flatMap((name) => namesIn(cells.get(name))))),
  ];
  const [fileNames, productNames] = [named("files"), named("products")];
  const found = {
    files: idsOf(fileNames.length === 0 ? [] : await findFiles(db, fileNames)),
    products: idsOf(productNames.length === 0 ? [] : await findProducts(db, productNames)),
  };
  const replaced = ({ line, cells }: Line): Line => {
    const next = new Map<ColumnName, string>(cells);
    for (const kind of ["files", "products"] as const)
      for (const name of columnsOf[kind]) {
        const cell = cells.get(name);
        if (cell !== undefined)
          next.set(
            name,
            namesIn(cell)
              .map((one) => found[kind].get(one) ?? one)
              .join("\n"),
          );
      }
    return { line, cells: next };
  };
  const known = { files: new Set(found.files.values()), products: new Set(found.products.values()) };
  return { lines: lines.map(replaced), known };
}

const namesIn = (cell = ""): string[] => list.read(cell.normalize("NFC")) as string[];

type Named = { id: string; name: string };

const findFiles = (db: Queryable, names: readonly string[]): Promise<Named[]> =>
  db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(or(inArray(files.id, [...names]), inArray(files.name, [...names])));

const findProducts = (db: Queryable, names: readonly string[]): Promise<Named[]> =>
  db
    .select({ id: products.id, name: products.title })
    .from(products)
    .where(or(inArray(products.id, [...names]), inArray(products.title, [...names])));

function idsOf(found: readonly Named[]): Map<string, string> {
  const byName = Map.groupBy(found, ({ name }) => name);
  const unique = [...byName].flatMap(([name, [one, ...others]]) =>
    one && others.length === 0 ? [[name, one.id]] : [],
  );
  return new Map([...(unique as [string, string][]), ...found.map(({ id }) => [id, id] as const)]);
}
