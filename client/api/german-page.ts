// The German page for an English URL without a page. It is part of the document's state.
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";

export type GermanPage = { path: string; title: string };

/**
 * The key in the query cache. It has no query string, of which the server knows only a part.
 * @param pathname without its language
 */
export const germanPageKey = (pathname: string): string[] => ["germanPage", pathname];

export function useGermanPage(): GermanPage | undefined {
  const { pathname } = useLocation();
  return useQueryClient().getQueryData<GermanPage>(germanPageKey(pathname));
}
