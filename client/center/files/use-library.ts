import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FileLayout } from "../../files/FileGrid.tsx";
import { trpc } from "../../api/trpc.ts";
import { useAddressView } from "../use-address-view.ts";
import { type LibraryView, listInputOf, paramsOf, PER_PAGE, selectedOf, viewOf } from "./library-address.ts";

const nothing: ReadonlySet<string> = new Set();

export function useLibrary() {
  const { view, show: showView, hrefOf } = useAddressView({ viewOf, paramsOf });
  const list = trpc.files.list.useQuery(listInputOf(view), {
    placeholderData: keepPreviousData,
  });
  const { items: files = [], total = 0 } = list.data ?? {};
  const pages = Math.ceil(total / PER_PAGE);
  const address = hrefOf(view.page);
  const [selection, setSelection] = useState({ address, ids: nothing });
  // Only files of the current page can be selected, so that users do not delete hidden files by mistake.
  const ids = selection.address === address ? selection.ids : nothing;
  const select = (chosen: ReadonlySet<string>): void => setSelection({ address, ids: chosen });

  /** If `isFiner` is true, the history entry is replaced, for example while the user refines a search. */
  const show = (change: Partial<LibraryView>, isFiner = false): void => showView(change, { replace: isFiner });

  const isBeyondEnd = list.isSuccess && !list.isPlaceholderData && pages > 0 && view.page > pages;
  useEffect(() => {
    if (isBeyondEnd) showView({ page: pages });
  });

  return {
    view,
    show,
    list,
    files,
    total,
    pages,
    hrefOf,
    selected: selectedOf(files, ids),
    selectedIds: ids,
    select,
    clearSelection: () => select(nothing),
  };
}

export type Library = ReturnType<typeof useLibrary>;

const LAYOUT_KEY = "library-layout";

function rememberedLayout(): FileLayout {
  try {
    return localStorage.getItem(LAYOUT_KEY) === "list" ? "list" : "grid";
  } catch {
    // The browser's storage may be disabled. Then the default is used.
    return "grid";
  }
}

export function useRememberedLayout(): [FileLayout, (layout: FileLayout) => void] {
  const [layout, setLayout] = useState(rememberedLayout);
  const remember = (next: FileLayout): void => {
    setLayout(next);
    try {
      localStorage.setItem(LAYOUT_KEY, next);
    } catch {
      // If the storage is disabled, the layout is remembered only until the user leaves the page.
    }
  };
  return [layout, remember];
}
