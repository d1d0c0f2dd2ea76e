import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";

export type GermanPage = { path: string; title: string };

/**
 * The key in the query cache. It does not contain the query string, because the server knows only a part of the query
 * string.
 * @param pathname the path without its language prefix
 */
export const germanPageKey = (pathname: string): string[] => ["germanPage", pathname];

export function useGermanPage(): GermanPage | undefined {
  const { pathname } = useLocation();
  return useQueryClient().getQueryData<GermanPage>(germanPageKey(pathname));
}
