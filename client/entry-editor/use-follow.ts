// Navigates to the new address of an entry after its list has changed. The editor stays open.
import { useLocation, useNavigate } from "react-router";
import { entryPath } from "#contract/values/pages.ts";
import { trpc } from "../api/trpc.ts";
import type { EditableEntry } from "./draft.ts";

/** An entry in no list keeps its address. */
export function useFollow(): (entry: EditableEntry) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const utils = trpc.useUtils();
  return async (entry) => {
    const path = entryPath(entry) ?? pathname;
    const isHome = path === "/" && pathname === "/Willkommen";
    if (path === pathname || isHome) return;
    // The cached response would redirect to the old address.
    await utils.entries.article.invalidate({ id: entry.id });
    await navigate(path, { replace: true, preventScrollReset: true, state: { isSamePage: true } });
  };
}
