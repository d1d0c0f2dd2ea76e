import { z } from "zod";
import { addressLength, isReserved, isSegment, withoutLastSlashes } from "#contract/values/addresses.ts";
import { limits } from "#contract/values/limits.ts";
import { navigationAreas } from "#contract/values/navigation.ts";
import { fixedPages, optionalPageAt } from "#contract/values/pages.ts";
import { cleanText, fieldKeys, id, line, requiredLine, version } from "#contract/fields/text.ts";

const MOST_ITEMS = 200;
const labelLength = 40;

const page = line(addressLength, 1);
const label = z.object({ de: line(labelLength), en: line(labelLength) }).nullable();
const leaf = z.object({ page, label });
const item = leaf.extend({ children: z.array(leaf).max(MOST_ITEMS) });
const items = z.array(item).max(MOST_ITEMS);

export const navigationFields = z.object({
  main: items,
  footer: items,
  none: items,
  hidden: z.array(page).max(MOST_ITEMS),
});

export const saveNavigationInput = navigationFields.extend({ version });

/**
 * The address of an added page. '/erlebnis/…' is the only built-in area that may contain own pages. The paths of
 * optional fixed pages are returned in their own spelling.
 */
export const pageAddress = cleanText
  .transform((typed) => {
    const path = withoutLastSlashes(typed.trim().toLowerCase());
    const absolute = path.startsWith("/") ? path : `/${path}`;
    const name = optionalPageAt(absolute);
    return name === null ? absolute : fixedPages[name];
  })
  .refine(isPageAddress, { error: fieldKeys.addressFormat })
  .refine((path) => optionalPageAt(path) !== null || /^\/erlebnis\/./u.test(path) || !isReserved(path), {
    error: fieldKeys.addressReserved,
  });

function isPageAddress(path: string): boolean {
  if (optionalPageAt(path) !== null) return true;
  const segments = path.split("/").slice(1);
  return segments.length <= 2 && segments.every(isSegment) && path.length <= addressLength;
}

export const addPageInput = z.object({
  title: requiredLine(limits.textLength),
  address: pageAddress,
  place: z.enum(navigationAreas),
  parent: page.nullable().default(null),
});

export const changePageAddressInput = z.object({
  id,
  address: pageAddress,
  was: z.string().nullable(),
});
