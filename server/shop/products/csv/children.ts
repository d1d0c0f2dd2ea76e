import type { ProductFields } from "#contract/shop/products.ts";

type Children = Pick<ProductFields, "children">;
export type Lists = Record<"related" | "bundled", string[]>;

const itemsOf = ({ children }: Children, wanted: keyof Lists): string[] =>
  children.flatMap(({ item, kind }) => (kind === wanted ? item : []));

export const withLists = <Fields extends Children>(fields: Fields): Fields & Lists => ({
  ...fields,
  related: itemsOf(fields, "related"),
  bundled: itemsOf(fields, "bundled"),
});

/** Merges `related` and `bundled` into `children`. If both lists are unchanged, `children` keeps its order. */
export function withChildren<Fields extends Children & Lists>({ related, bundled, ...fields }: Fields) {
  const lists = JSON.stringify({ related, bundled });
  const { related: wasRelated, bundled: wasBundled } = withLists(fields);
  if (lists === JSON.stringify({ related: wasRelated, bundled: wasBundled })) return fields;
  const children = [
    ...related.map((item) => ({ item, kind: "related" as const })),
    ...bundled.map((item) => ({ item, kind: "bundled" as const })),
  ];
  return { ...fields, children };
}
