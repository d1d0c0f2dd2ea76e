import { canonicalOf, type HeadLink, type HeadSite } from "./head-parts.ts";

type Paged = { path: string; page: number; total: number; perPage: number };

/** Links to the previous and next page of a list. Without JavaScript, the list itself shows the same links. */
export function pageLinks({ path, page, total, perPage }: Paged, site: HeadSite): HeadLink[] {
  const link = (rel: "prev" | "next", number: number): HeadLink => ({
    rel,
    href: canonicalOf(site, path, number),
  });
  return [...(page > 1 ? [link("prev", page - 1)] : []), ...(page * perPage < total ? [link("next", page + 1)] : [])];
}
