// If an entry moves to another list, this hook opens the entry's new address without closing the editor.
import { useLocation, useNavigate } from "react-router";
import { entryPath } from "#contract/values/pages.ts";
import { trpc } from "../api/trpc.ts";
import type { EditableEntry } from "./draft.ts";
import type { EntryLocationState } from "./use-create-entry.ts";

/**
 * @returns a function that opens the entry's new address. If the entry has no path, the address stays unchanged. With
 *   `isOtherScreen`, another screen shows the entry from now on; it opens its editor.
 */
export function useFollow(): (entry: EditableEntry, isOtherScreen?: boolean) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const utils = trpc.useUtils();
  return async (entry, isOtherScreen = false) => {
    const path = entryPath(entry) ?? pathname;
    const isHome = path === "/" && pathname === "/Willkommen";
    if (path === pathname || isHome) return;
    // The cached response contains the old address and would cause a redirect to the old address.
    await utils.entries.article.invalidate({ id: entry.id });
    const state = isOtherScreen ? ({ edit: true } satisfies EntryLocationState) : { isSamePage: true };
    await navigate(path, { replace: true, preventScrollReset: true, state });
  };
}
