// The German page that replaces a missing English one. It is part of the document's hydrated state.
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";

export type GermanPage = { path: string; title: string };

/**
 * The key in the query cache. It ignores the query string, because the server knows only a part of it.
 * @param pathname without its language prefix
 */
export const germanPageKey = (pathname: string): string[] => ["germanPage", pathname];

export function useGermanPage(): GermanPage | undefined {
  const { pathname } = useLocation();
  return useQueryClient().getQueryData<GermanPage>(germanPageKey(pathname));
}
