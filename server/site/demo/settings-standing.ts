import { notInArray } from "drizzle-orm";
import { defaultSettings, type SectionName, sectionNames, type Settings } from "#contract/schemas/settings.ts";
import { demoSettings, type DemoSettings } from "#contract/values/demo.ts";
import { formOfPage, legalPages } from "#contract/values/legal-fields.ts";
import { mayChangeAccount, type Viewer } from "#contract/values/permissions.ts";
import type { Queryable } from "#db/open.ts";
import { products } from "#db/schema/products.ts";
import { fieldsOf } from "../../settings/present.ts";
import { carriedOver } from "../../kernel/settings/carried-over.ts";
import type { LoadedSettings } from "../../kernel/settings/store.ts";
import { hasOrders } from "../../settings/contracts.ts";
import type { DemoItem } from "./items.ts";
import { exchanged, groupsOf, joined, lostParts, type Spared } from "./settings-rules.ts";

export type GoingSection = { name: SectionName; after: object; lost: object };

type Wanted = { stored: LoadedSettings; items: readonly DemoItem[]; productIds: readonly string[]; viewer: Viewer };

/**
 * Finds the sections that still contain values of the demo; these values will be reset.
 * @param productIds the products that are removed as well
 */
export async function findGoingSettings(
  db: Queryable,
  { stored, items, productIds, viewer }: Wanted,
): Promise<GoingSection[]> {
  const keepsTerms = (await hasOtherProducts(db, productIds)) || (await hasOrders(db));
  const isBuilt = builtForms(stored.settings);
  const isKept = keptAccount(stored, viewer);
  const isSpared: Spared = (path) => (keepsTerms && isTerm(path)) || isBuilt(path) || isKept(path);
  return sectionsOf(items).flatMap(({ name, item: { written } }) => {
    const before = fieldsOf(stored, name);
    const after = exchanged(before, { from: written, to: firstOf(name), isSpared }) as object;
    const lost = lostParts(before, after);
    return written === null || lost === undefined ? [] : [{ name, after, lost: lost as object }];
  });
}

export function comingSettings(
  { stored, viewer }: Pick<Wanted, "stored" | "viewer">,
  items: readonly DemoItem[],
): Map<SectionName, object> {
  const isBuilt = builtForms(stored.settings);
  const isKept = keptAccount(stored, viewer);
  const isSpared: Spared = (path) => isBuilt(path) || isKept(path);
  const coming = sectionsOf(items).flatMap(({ name, item: { row } }) => {
    const before = fieldsOf(stored, name);
    const after = exchanged(before, { from: firstOf(name), to: row, isSpared });
    return row === null || lostParts(before, after) === undefined ? [] : [[name, after as object] as const];
  });
  return new Map(coming);
}

/** @returns the logo of the site, if it is the demo's and is thus removed with the demo */
export function findGoingLogo({ settings }: LoadedSettings, items: readonly DemoItem[]): string | null {
  const written = sectionsOf(items).find(({ name }) => name === "site")?.item.written as Pick<Settings, "site"> | null;
  return written?.site.logo === settings.site.logo ? settings.site.logo : null;
}

export function lostOf({ name, lost }: GoingSection, items: readonly DemoItem[]): object {
  const earlier = sectionsOf(items).find((section) => section.name === name)?.item.row;
  return joined(earlier ?? undefined, lost) as object;
}

export function namedGroups(sections: readonly GoingSection[]): DemoSettings[] {
  const groups = sections.map(({ lost }) => groupsOf(lost));
  return demoSettings.filter((name) => groups.some((group) => group.has(name)));
}

function sectionsOf(items: readonly DemoItem[]): { name: SectionName; item: DemoItem }[] {
  return items.flatMap((item) => {
    const name = item.kind === "settings" ? sectionNames.find((section) => section === item.id) : undefined;
    return name === undefined ? [] : [{ name, item }];
  });
}

const firstOf = (name: SectionName): object => fieldsOf({ settings: carriedOver(defaultSettings) }, name);

/**
 * Fields of the shop's terms, on which orders and carts depend. Without them, remaining products would be shipped for
 * free.
 */
const isTerm = (path: string): boolean => /^shop\.(?!bankAccount)/u.test(path);

/**
 * What one user may not change alone: the bank account without the right to it, and while the site demands a second
 * person, the payment keys, too.
 */
function keptAccount({ settings }: LoadedSettings, viewer: Viewer): Spared {
  const needsSecond = settings.security.secondPersonRequired;
  return (path) =>
    (path === "shop.bankAccount" && (needsSecond || !mayChangeAccount(viewer))) ||
    (path === "shop.stripe" && needsSecond);
}

/** The answers of forms from which published pages were built. The removal of the demo keeps them. */
function builtForms({ legalBuilt }: Settings): Spared {
  const paths = new Set(
    legalPages.filter((page) => legalBuilt[page] !== undefined).map((page) => `legal.${formOfPage[page]}`),
  );
  return (path) => paths.has(path);
}

async function hasOtherProducts(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const others = await db
    .select({ id: products.id })
    .from(products)
    .where(notInArray(products.id, [...ids]))
    .limit(1);
  return others.length > 0;
}
