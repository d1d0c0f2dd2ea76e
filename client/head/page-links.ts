import { canonicalOf, type HeadLink, type HeadSite } from "./head-parts.ts";

type Paged = { path: string; page: number; total: number; perPage: number };

/** The links to the previous and next page of a list. The list shows the same ones without JavaScript. */
export function pageLinks({ path, page, total, perPage }: Paged, site: HeadSite): HeadLink[] {
  const link = (rel: "prev" | "next", number: number): HeadLink => ({
    rel,
    href: canonicalOf(site, path, number),
  });
  return [...(page > 1 ? [link("prev", page - 1)] : []), ...(page * perPage < total ? [link("next", page + 1)] : [])];
}
