import type { Queryable } from "#db/open.ts";
import type { Product, ProductFields, Variant } from "#contract/shop/products.ts";
import type { Language } from "../../../kernel/context.ts";
import { csvOf } from "../../../kernel/csv.ts";
import { sentence } from "../../../kernel/sentences.ts";
import { presentProduct } from "../present.ts";
import { listProducts, type ProductRow } from "../store.ts";
import type { Value } from "./cells.ts";
import { withLists } from "./children.ts";
import { allColumns, type ColumnName, columns } from "./columns.ts";
import { valueAt } from "./paths.ts";

const PAGE = 200;

export const productsAsCsv = (db: Queryable, language: Language): AsyncGenerator<string> =>
  csvOf(language, {
    columns: allColumns.map((name) => sentence(language, `productcsv:columns.${name}`)),
    pageSize: PAGE,
    nextPage: async (_last: ProductRow | undefined, skip) =>
      (await listProducts(db, { tags: [], limit: PAGE, skip, sort: "order" }, { hidden: true })).rows,
    linesOf: (row) =>
      linesOf(presentProduct(row), language).map((cells) => allColumns.map((name) => cells.get(name) ?? "")),
  });

type Cells = ReadonlyMap<ColumnName, string>;

function linesOf(product: Product, language: Language): Cells[] {
  const { id, version, title } = product;
  const keys: [ColumnName, string][] = [
    ["id", id],
    ["version", String(version)],
    ["title", title],
  ];
  return [
    new Map([...keys, ...cellsOfProduct(product, language)]),
    ...product.variants.map(
      (variant, index) =>
        new Map([...keys, ["variant" as const, variant.value], ...cellsOfVariant(product, variant, index, language)]),
    ),
  ];
}

const written = (name: ColumnName, text: string): [ColumnName, string] => [name, text];

export function cellsOfProduct(given: ProductFields, language: Language): [ColumnName, string][] {
  const product = withLists(given);
  return columns.flatMap(({ name, kind, product: path }) =>
    path === undefined ? [] : [written(name, kind.write((valueAt(product, path) ?? kind.empty) as Value, language))],
  );
}

export function cellsOfVariant(
  product: object,
  variant: Variant | undefined,
  index: number,
  language: Language,
): [ColumnName, string][] {
  return columns.flatMap(({ name, kind: own, ofVariant: kind = own, variant: path, en }) => {
    if (path === undefined && en === undefined) return [];
    const value = path === undefined ? valueAt(product, `en.variants.${index}.${en}`) : valueAt(variant, path);
    return [written(name, kind.write((value ?? kind.empty) as Value, language))];
  });
}
