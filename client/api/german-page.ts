import { useLocation } from "react-router";
import { useAccess } from "./access.ts";

export type GermanPage = { path: string; title: string };

/**
 * The key in the query cache. It omits the query string, because the server uses only the known keys of the query.
 * @param pathname the path without its language prefix
 */
export const germanPageKey = (pathname: string): string[] => ["germanPage", pathname];

export function useGermanPage(): GermanPage | undefined {
  const { pathname } = useLocation();
  return useAccess().store.getQueryData<GermanPage>(germanPageKey(pathname));
}
