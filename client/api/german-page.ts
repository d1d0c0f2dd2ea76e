// The German page of an English address where nothing is; it comes with the state of the document.
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";

/** A page that guests find. */
export type GermanPage = { path: string; title: string };

/** Where the query cache has it: not by the query, of which the server knows a part. @param pathname without its language */
export const germanPageKey = (pathname: string): string[] => ["germanPage", pathname];

export function useGermanPage(): GermanPage | undefined {
  const { pathname } = useLocation();
  return useQueryClient().getQueryData<GermanPage>(germanPageKey(pathname));
}
