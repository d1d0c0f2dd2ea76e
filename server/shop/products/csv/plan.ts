// Groups the lines of each product, and validates the product by the same rules as all other changes.
import { isSameValue } from "#contract/values/same-value.ts";
import type { FieldProblem } from "#contract/schemas/errors.ts";
import { emptyProduct, productFields, type ProductFields } from "#contract/shop/products.ts";
import { problemsOf } from "../../../kernel/errors.ts";
import type { SentenceKey } from "../../../kernel/sentences.ts";
import { unknownFiles } from "../../../content/entries/rules.ts";
import { childProblems, filesNamed } from "../rules.ts";
import { type Kind, isProblem, type CellProblem } from "./cells.ts";
import { type Lists, withChildren, withLists } from "./children.ts";
import { type Column, type ColumnName, columns, groups } from "./columns.ts";
import { setAt, valueAt } from "./paths.ts";
import type { Line } from "./read-table.ts";

export type Stored = { id: string; version: number; fields: ProductFields };

type Reason = Extract<SentenceKey, `productcsv:problems.${string}`>;
export type Refused = {
  line: number;
  title: string;
  column?: ColumnName | undefined;
} & ({ key: Reason; cell?: string; first?: number; choices?: CellProblem["choices"] } | { field: FieldProblem });

export type Planned = { line: number; title: string; stored: Stored | null; fields: ProductFields | null };
export type Plan = { products: Planned[]; refused: Refused[] };

const nothing: Known = { files: new Set(), products: new Set() };

type Draft = {
  stored: Stored | null;
  title: string;
  line: number;
  fields: ProductFields & Lists;
  seen: Map<string | null, number>;
  isRefused: boolean;
};

export type Known = Record<"files" | "products", ReadonlySet<string>>;

/**
 * @param stored the products whose id or title is in the table
 * @param known ids of files and products that a product may reference, besides those that it already references
 */
export function planImport(lines: readonly Line[], stored: readonly Stored[], known: Known = nothing): Plan {
  const drafts = new Map<string, Draft>();
  const refused: Refused[] = [];
  for (const line of lines) {
    const { draft, problems } = readLine(line, stored, drafts);
    if (problems.length === 0) continue;
    if (draft) draft.isRefused = true;
    refused.push(...problems.map((problem) => ({ line: line.line, title: titleOf(line, draft), ...problem })));
  }
  const products = [...drafts.values()].map((draft): Planned => {
    const { stored: before, title, line } = draft;
    const { fields, problems } = draft.isRefused ? { fields: null, problems: [] } : check(draft, known);
    refused.push(...problems);
    return { line, title: fields?.title ?? title, stored: before, fields };
  });
  return { products, refused: refused.sort((one, other) => one.line - other.line) };
}

const cellOf = ({ cells }: Line, name: ColumnName): string => (cells.get(name) ?? "").normalize("NFC").trim();
const titleOf = (line: Line, draft: Draft | null): string => cellOf(line, "title") || (draft?.title ?? "");

type Problem = { column?: ColumnName; key: Reason; cell?: string; first?: number; choices?: CellProblem["choices"] };
const because = (name: string): Reason => `productcsv:problems.${name}` as Reason;
const no = (name: string, more: Omit<Problem, "key"> = {}): { draft: null; problems: Problem[] } => ({
  draft: null,
  problems: [{ key: because(name), ...more }],
});

type Read = { draft: Draft | null; problems: Problem[] };

function readLine(line: Line, stored: readonly Stored[], drafts: Map<string, Draft>): Read {
  const [id, title, variant] = [cellOf(line, "id"), cellOf(line, "title"), cellOf(line, "variant") || null];
  const named = stored.filter(({ id: own, fields }) => (id ? own === id : fields.title === title));
  if (id !== "" && named.length === 0) return no("unknownId", { column: "id" });
  if (id === "" && title === "") return no("noTitle", { column: "title" });
  if (named.length > 1) return no("titleTwice", { column: "title" });
  const [known = null] = named;
  const key = known?.id ?? `new ${title}`;
  const draft = drafts.get(key) ?? newDraft(line, known, title);
  if (variant !== null && !known && !drafts.has(key)) return no("noProduct", { column: "title" });
  drafts.set(key, draft);
  const version = cellOf(line, "version");
  if (known && version !== "" && version !== String(known.version))
    return { draft, problems: [{ key: because("changed") }] };
  const first = draft.seen.get(variant);
  if (first !== undefined) return { draft, problems: [{ key: because("lineTwice"), first }] };
  draft.seen.set(variant, line.line);
  return { draft, problems: variant === null ? readProduct(line, draft) : readVariant(line, draft, variant) };
}

/** A new product is hidden, unless the table contains another value. */
function newDraft({ line }: Line, stored: Stored | null, title: string): Draft {
  const fields = stored?.fields ?? { ...emptyProduct, title, price: Number.NaN, order: 0, hidden: true };
  const draft = { stored, title: stored?.fields.title ?? title, line, fields: withLists(structuredClone(fields)) };
  return { ...draft, seen: new Map(), isRefused: false };
}

function readProduct(line: Line, { fields, stored }: Draft): Problem[] {
  const problems = readCells(line, (column) => column.product && { kind: column.kind, at: column.product, in: fields });
  if (problems.length === 0 && Number.isNaN(fields.price)) problems.push({ key: because("noPrice"), column: "price" });
  dropEmptyGroups(fields, stored?.fields ?? null);
  return problems;
}

function readVariant(line: Line, { fields }: Draft, value: string): Problem[] {
  const strange = columns.filter((column) => isOfProductAlone(column) && cellOf(line, column.name) !== "");
  const own = strange.filter(({ name, kind, product = "" }) => !isSame(line, name, kind, valueAt(fields, product)));
  if (own.length > 0) return own.map(({ name }) => ({ key: because("ofProduct"), column: name }));
  const none = { key: "", value, price: null, size: null, deposit: null, packs: null, stock: null };
  const at = fields.variants.findIndex((variant) => variant.value === value);
  const index = at < 0 ? fields.variants.push(none) - 1 : at;
  const variant = fields.variants[index] ?? none;
  return readCells(line, (column) => {
    const kind = column.ofVariant ?? column.kind;
    if (column.variant) return { kind, at: column.variant, in: variant };
    return column.en && { kind, at: `en.variants.${index}.${column.en}`, in: fields };
  });
}

const isOfProductAlone = ({ name, variant, en }: Column): boolean => name !== "title" && !variant && !en;

/**
 * True if a line repeats the product's value. Such a line is accepted, because users fill down the columns of
 * spreadsheets.
 */
function isSame(line: Line, name: ColumnName, kind: Kind, value: unknown): boolean {
  const read = kind.read(cellOf(line, name));
  return !isProblem(read) && isSameValue(read, value ?? kind.empty);
}

type Place = { kind: Kind; at: string; in: object };

function readCells(line: Line, placeOf: (column: Column) => Place | undefined | ""): Problem[] {
  const problems: Problem[] = [];
  for (const column of columns) {
    const place = placeOf(column);
    if (!place || !line.cells.has(column.name)) continue;
    const cell = line.cells.get(column.name) ?? "";
    // An empty cell must not publish a hidden product.
    if (column.name === "hidden" && cell.trim() === "") continue;
    const value = cell.trim() === "" ? place.kind.empty : place.kind.read(cell);
    if (isProblem(value))
      problems.push({ key: because(value.problem), cell: cell.trim(), column: column.name, ...choicesOf(value) });
    else if (isNew(place, value)) setAt(place.in, place.at, value);
  }
  return problems;
}

const choicesOf = ({ choices }: CellProblem): Pick<Problem, "choices"> => (choices ? { choices } : {});

/**
 * True if the value changes the product. False for an empty cell of an optional part that the product does not have.
 */
function isNew({ kind, at, in: object }: Place, value: unknown): boolean {
  return !isSameValue(valueAt(object, at) ?? kind.empty, value);
}

const isEmpty = (kind: Kind, value: unknown): boolean => isSameValue(value, kind.empty);

function dropEmptyGroups(fields: ProductFields, before: ProductFields | null): void {
  for (const group of groups) {
    const value = valueAt(fields, group);
    if (value === null || value === undefined || isSameValue(value, valueAt(before, group))) continue;
    const cells = columns.filter(({ product }) => product?.startsWith(`${group}.`));
    if (cells.every(({ kind, product = "" }) => isEmpty(kind, valueAt(fields, product) ?? kind.empty)))
      setAt(fields, group, null);
  }
}

function check(draft: Draft, known: Known): { fields: ProductFields | null; problems: Refused[] } {
  const { fields, line, title, seen } = draft;
  const parsed = productFields.safeParse(withEnglishVariants(withChildren(fields)));
  if (parsed.success) {
    const unknown = namedProblems(draft, parsed.data, known);
    return { fields: unknown.length === 0 ? parsed.data : null, problems: unknown };
  }
  const problems = Object.entries(problemsOf(parsed.error.issues)).map(([path, field]): Refused => {
    const [, index, inVariant] = /^variants\.(\d+)\.(.+)$/u.exec(path) ?? [];
    const value = index === undefined ? null : (fields.variants[Number(index)]?.value ?? null);
    const column = columns.find((one) => (inVariant ? one.variant === inVariant : one.product === path))?.name;
    return { line: seen.get(value) ?? line, title, column: column ?? (inVariant ? "variant" : undefined), field };
  });
  return { fields: null, problems };
}

function namedProblems({ stored, line, title }: Draft, fields: ProductFields, known: Known): Refused[] {
  const before = stored?.fields ?? emptyProduct;
  const files = new Set([...known.files, ...filesNamed(before).map(({ id }) => id)]);
  const products = new Set([...known.products, ...before.children.map(({ item }) => item)]);
  const ofFiles = Object.entries(unknownFiles(filesNamed(fields), files) ?? {});
  const ofChildren = Object.entries(childProblems(stored?.id ?? "new", fields.children, products));
  return [
    ...ofFiles.map(
      ([path, field]) => ({ column: path.startsWith("media") ? "pictures" : "downloads", field }) as const,
    ),
    ...ofChildren.map(([path, field]) => ({ column: fields.children[Number(path.split(".")[1])]?.kind, field })),
  ].map((problem) => ({ line, title, ...problem }));
}

/** Adds empty English variants, so that each English variant has the same position as its German variant. */
function withEnglishVariants(fields: Pick<ProductFields, "en" | "variants">): unknown {
  if (fields.en === null) return fields;
  const none = { key: "", value: "" };
  const given = new Map(Object.entries(fields.en.variants ?? {}));
  const variants = fields.variants.map((_, index) => ({ ...none, ...given.get(String(index)) }));
  return { ...fields, en: { ...fields.en, variants } };
}
