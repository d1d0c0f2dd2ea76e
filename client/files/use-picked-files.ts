import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../api/trpc.ts";
import { notify } from "../ui/admin/notices.tsx";
import { useLeaveWarning } from "../ui/admin/use-leave-warning.ts";
import type { TagFilter } from "./tags/tag-filter.ts";
import { useUploadQueue } from "./use-upload-queue.ts";

export const PER_PAGE = limits.listDefault;
const PLACE = "picker";

type View = TagFilter & { q: string; page: number };
const unfilteredLibrary: View = { q: "", page: 1, tag: null, untagged: false };

export type PickerKind = "image" | "video" | "any";

export function usePickedFiles({ kind, isSingle }: { kind: PickerKind; isSingle: boolean }) {
  const [view, setView] = useState(unfilteredLibrary);
  const [chosen, setChosen] = useState<LibraryFile[]>([]);
  const { q, page, tag, untagged } = view;
  const list = trpc.files.list.useQuery(
    {
      ...(kind !== "any" && { kind }),
      limit: PER_PAGE,
      skip: (page - 1) * PER_PAGE,
      ...(q && { q }),
      ...(tag !== null && { tags: [tag] }),
      untagged,
    },
    // The user may have edited a picture in another tab, so a returning focus fetches the list again.
    { placeholderData: keepPreviousData, refetchOnWindowFocus: "always" },
  );
  const { items: files = [], total = 0 } = list.data ?? {};
  const utils = trpc.useUtils();
  const arrive = async (id: string): Promise<void> => {
    const [file] = await utils.files.byIds.fetch({ ids: [id] });
    if (file) setChosen((before) => (isSingle ? [file] : [...before.filter((one) => one.id !== id), file]));
    setView(unfilteredLibrary);
    void utils.files.invalidate();
  };
  const { t } = useTranslation("admin");
  const { queue, add } = useUploadQueue({
    // The files are uploaded one after another, so that they keep their order.
    atOnce: 1,
    onTaken: (_item, id) => arrive(id),
    onKnown: async (item, { id }) => {
      notify(t("pictures.known", { name: item.name }));
      await arrive(id);
    },
    onFailed: ({ name }, reason) => notify(`${name}: ${reason}`, "bad"),
    onNotice: (_item, notice) => notify(notice),
  });
  useLeaveWarning(queue.items.length > 0);
  return {
    view,
    show: (change: Partial<View>) => setView({ ...view, page: 1, ...change }),
    list,
    files,
    pages: Math.ceil(total / PER_PAGE),
    isFiltered: q !== "" || tag !== null || untagged,
    chosen,
    choose: (ids: ReadonlySet<string>) => setChosen(chosenAfter(chosen, files, ids, isSingle)),
    forget: (ids: readonly string[]) => setChosen((before) => before.filter(({ id }) => !ids.includes(id))),
    forgetAll: () => setChosen([]),
    uploads: queue.items,
    upload: (added: File[]) => add(added, PLACE),
  };
}

export type PickedFiles = ReturnType<typeof usePickedFiles>;

/** The chosen files in the order of choosing. Files that were chosen on other pages stay. */
function chosenAfter(
  before: LibraryFile[],
  page: LibraryFile[],
  ids: ReadonlySet<string>,
  isSingle: boolean,
): LibraryFile[] {
  const added = page.filter(({ id }) => ids.has(id) && before.every((one) => one.id !== id));
  if (isSingle) return added.length > 0 ? added : before.filter(({ id }) => ids.has(id));
  const isOnPage = (file: LibraryFile): boolean => page.some(({ id }) => id === file.id);
  return [...before.filter((file) => !isOnPage(file) || ids.has(file.id)), ...added];
}
