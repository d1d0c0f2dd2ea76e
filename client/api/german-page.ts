import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";

export type GermanPage = { path: string; title: string };

/**
 * The key in the query cache, without the query string, because the server knows only a part of it.
 * @param pathname without its language prefix
 */
export const germanPageKey = (pathname: string): string[] => ["germanPage", pathname];

export function useGermanPage(): GermanPage | undefined {
  const { pathname } = useLocation();
  return useQueryClient().getQueryData<GermanPage>(germanPageKey(pathname));
}
