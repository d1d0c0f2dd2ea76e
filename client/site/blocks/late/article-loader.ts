import type { LoaderFunctionArgs } from "react-router";
import type { Query } from "../../../api/loaded.ts";
import { fetched, type Loader, type Loads, orFromDocument } from "../../../api/loader.ts";
import type { Answers } from "../../../api/trpc.ts";
import { loadViews } from "./late-views.ts";

type Article = Answers["entries"]["article"];

/**
 * Fetches an article. In the browser, also loads the code of its blocks, because the blocks would otherwise appear
 * after the page.
 */
export async function fetchedArticle(query: Query<Article>, args: LoaderFunctionArgs): Promise<Article> {
  const article = await fetched(query, args);
  if (!import.meta.env.SSR) await loadViews(article.entry.blocks);
  return article;
}

/** Loads an article too, because parts of the screen use it. */
export function loadedWithArticle<Loaded>({ query, loader }: Loads<Loaded>, other: Query<Article>): Loads<Loaded> {
  const both: Loader = (args) => Promise.all([loader(args), fetchedArticle(other, args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}
