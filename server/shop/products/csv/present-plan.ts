import { truncate } from "#contract/values/truncate.ts";
import { createHash } from "node:crypto";
import type { ImportedChange, ProductsPreview } from "#contract/shop/product-csv.ts";
import type { ProductFields } from "#contract/shop/products.ts";
import type { Language } from "../../../kernel/context.ts";
import { sentence } from "../../../kernel/sentences.ts";
import type { ColumnName } from "./columns.ts";
import { cellsOfProduct, cellsOfVariant } from "./export-products.ts";
import type { Plan, Refused } from "./plan.ts";

const SHOWN_CHARACTERS = 160;

export function presentPlan(plan: Plan, unknownColumns: string[], language: Language): ProductsPreview {
  const sound = plan.products.flatMap(({ fields, ...planned }) => (fields ? [{ ...planned, fields }] : []));
  const known = sound.flatMap(({ stored, ...planned }) => {
    const changes = stored ? changesOf(stored.fields, planned.fields, language) : [];
    return stored ? [{ line: planned.line, title: stored.fields.title, id: stored.id, changes }] : [];
  });
  return {
    seen: seenOf(plan),
    created: sound
      .filter(({ stored }) => stored === null)
      .map(({ line, title, fields: { variants } }) => ({ line, title, variants: variants.length })),
    changed: known.filter(({ changes }) => changes.length > 0),
    unchanged: known.filter(({ changes }) => changes.length === 0).length,
    refused: plan.refused.map((one) => ({ line: one.line, title: one.title, reason: reasonOf(one, language) })),
    unknownColumns: unknownColumns.map(cut),
  };
}

/** @returns a hash of the plan; equal if the plan and the versions of its products are equal */
function seenOf({ products }: Plan): string {
  const planned = products.map(({ stored, fields }) => [stored?.id, stored?.version, fields]);
  return createHash("sha256").update(JSON.stringify(planned)).digest("hex");
}

const cut = (text: string): string => (text.length > SHOWN_CHARACTERS ? `${truncate(text, SHOWN_CHARACTERS)} …` : text);

export function changesOf(before: ProductFields, after: ProductFields, language: Language): ImportedChange[] {
  const [was, is] = [cellsOfProduct(before, language), cellsOfProduct(after, language)];
  const ofVariants = after.variants.flatMap((variant, index) => {
    const place = before.variants.findIndex(({ value }) => value === variant.value);
    const own = cellsOfVariant(before, before.variants[place], place, language);
    const isNew: ImportedChange[] =
      place < 0 ? [{ column: nameOf("variant", language), variant: variant.value, from: "", to: variant.value }] : [];
    return [...isNew, ...differing(own, cellsOfVariant(after, variant, index, language), variant.value, language)];
  });
  return [...differing(was, is, null, language), ...ofVariants];
}

type Cells = readonly [ColumnName, string][];

function differing(before: Cells, after: Cells, variant: string | null, language: Language): ImportedChange[] {
  const was = new Map(before);
  return after
    .map(([name, to]) => ({ column: nameOf(name, language), variant, from: was.get(name) ?? "", to }))
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ ...change, from: cut(change.from), to: cut(change.to) }));
}

const nameOf = (name: ColumnName, language: Language): string => sentence(language, `productcsv:columns.${name}`);

function reasonOf(refused: Refused, language: Language): string {
  const column = refused.column === undefined ? "" : nameOf(refused.column, language);
  const problem =
    "field" in refused
      ? sentence(language, `errors:fields.${refused.field.key}`, refused.field.values)
      : sentence(language, refused.key, {
          column,
          cell: cut(refused.cell ?? ""),
          first: refused.first ?? 0,
          choices: (refused.choices ?? []).map((key) => sentence(language, key)).join(", "),
        });
  const isNamed = column === "" || refused.column === "id" || ("key" in refused && refused.key.endsWith("ofProduct"));
  return isNamed ? problem : sentence(language, "productcsv:problems.ofField", { column, problem });
}
