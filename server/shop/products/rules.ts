import type { FieldProblem } from "#contract/schemas/errors.ts";
import type { ProductEnglish, ProductFields, UpdateProductInput } from "#contract/shop/products.ts";

const noEnglish: ProductEnglish = {
  title: "",
  text: "",
  producer: "",
  food: { ingredients: "", allergens: "", storage: "" },
  durability: { text: "" },
  withdrawal: { text: "" },
  safety: { warnings: "" },
  variants: [],
};

/** Omitted fields stay unchanged, even within packs, pack deposits and English texts. */
export function changedFields(
  was: ProductFields,
  { packs, packDeposit, en, ...whole }: Omit<UpdateProductInput, "id" | "version">,
): ProductFields {
  const sent = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
  return {
    ...was,
    ...(sent as Partial<ProductFields>),
    packs: { ...was.packs, ...packs },
    packDeposit: { ...was.packDeposit, ...packDeposit },
    en: en === undefined ? was.en : en && changedEnglish(was.en ?? noEnglish, en),
  };
}

type EnglishChange = NonNullable<UpdateProductInput["en"]>;

function changedEnglish(
  was: ProductEnglish,
  { food, durability, withdrawal, safety, ...texts }: EnglishChange,
): ProductEnglish {
  return {
    ...was,
    ...texts,
    food: { ...was.food, ...food },
    durability: { ...was.durability, ...durability },
    withdrawal: { ...was.withdrawal, ...withdrawal },
    safety: { ...was.safety, ...safety },
  };
}

type Named = { field: string; id: string };

export function filesNamed({ media, downloads }: Pick<ProductFields, "media" | "downloads">): Named[] {
  return [
    ...media.images.map((id, index) => ({ field: `media.images.${index}`, id })),
    ...downloads.map((id, index) => ({ field: `downloads.${index}`, id })),
  ];
}

export function childProblems(
  ownId: string,
  children: ProductFields["children"],
  known: ReadonlySet<string>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const [index, { item }] of children.entries()) {
    const field = `children.${index}.item`;
    if (item === ownId) problems[field] = { key: "productItself" };
    else if (!known.has(item)) problems[field] = { key: "unknownProduct" };
    else if (children.findIndex((child) => child.item === item) < index) problems[field] = { key: "productTwice" };
  }
  return problems;
}

/** Normalises the English version: removes texts of missing variants. @returns null if no text is left */
export function validEnglish({ en, variants }: Pick<ProductFields, "en" | "variants">): ProductEnglish | null {
  if (en === null) return null;
  const sound = { ...en, variants: en.variants.slice(0, variants.length) };
  return textsOf(sound).every((text) => text === "") ? null : sound;
}

function textsOf({ variants, food, durability, withdrawal, safety, ...own }: ProductEnglish): string[] {
  const ofVariants = variants.flatMap(({ key, value }) => [key, value]);
  const parts = [...Object.values(food), durability.text, withdrawal.text, safety.warnings];
  return [...Object.values(own), ...parts, ...ofVariants];
}
