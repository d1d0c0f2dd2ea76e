import type { LoaderFunctionArgs } from "react-router";
import type { Query } from "../../../api/loaded.ts";
import { fetched, type Loader, type Loads, orFromDocument, redirectToDocument } from "../../../api/loader.ts";
import type { Answers } from "../../../api/trpc.ts";
import { loadViews } from "./late-views.ts";

type Article = Answers["entries"]["article"];

/**
 * Fetches an article and, in the browser, the code of its blocks. Otherwise the blocks would appear after the page.
 * @throws a redirect to the document if the code cannot be loaded, because the server's HTML needs no code
 */
export async function fetchedArticle(query: Query<Article>, args: LoaderFunctionArgs): Promise<Article> {
  const article = await fetched(query, args);
  if (import.meta.env.SSR) return article;
  try {
    await loadViews(article.entry.blocks);
  } catch {
    throw redirectToDocument(args);
  }
  return article;
}

/** Loads an article too, because parts of the screen use it. */
export function loadedWithArticle<Loaded>({ query, loader }: Loads<Loaded>, other: Query<Article>): Loads<Loaded> {
  const both: Loader = (args) => Promise.all([loader(args), fetchedArticle(other, args)]).then(() => null);
  return { query, loader: orFromDocument(both) };
}
