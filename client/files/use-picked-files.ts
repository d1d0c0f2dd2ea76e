import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../api/trpc.ts";
import { useViewer } from "../api/viewer.ts";
import { recentPicks, rememberPicks } from "./recent-picks.ts";
import { notify } from "../ui/admin/notices.tsx";
import { useLeaveWarning } from "../ui/admin/use-leave-warning.ts";
import type { TagFilter } from "./tags/tag-filter.ts";
import { useUploadQueue } from "./use-upload-queue.ts";

export const PER_PAGE = limits.listDefault;
const PLACE = "picker";
const none = { items: [], total: 0 };

type View = TagFilter & { q: string; page: number; isRecent: boolean };
const unfilteredLibrary: View = { q: "", page: 1, tag: null, untagged: false, isRecent: false };

export type PickerKind = "image" | "video" | "any";

export function usePickedFiles({ kind, isSingle }: { kind: PickerKind; isSingle: boolean }) {
  const userId = useViewer().id ?? "";
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
    // The user may have edited a picture in another tab. So the list is fetched again when this tab regains the focus.
    { placeholderData: keepPreviousData, refetchOnWindowFocus: "always" },
  );
  const [recentIds, setRecentIds] = useState(() => recentPicks(userId));
  const isAsked = recentIds.length > 0;
  // Recently chosen files may have been deleted. The server's answer does not contain deleted files.
  const known = trpc.files.byIds.useQuery({ ids: recentIds }, { enabled: isAsked, placeholderData: keepPreviousData });
  const recent = isAsked ? (known.data ?? []).filter((file) => kind === "any" || file.kind === kind) : [];
  const isRecent = view.isRecent && recent.length > 0;
  const { items: files, total } = isRecent
    ? { items: recent.slice((page - 1) * PER_PAGE, page * PER_PAGE), total: recent.length }
    : (list.data ?? none);
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
    view: { ...view, isRecent },
    show: (change: Partial<View>) => setView({ ...view, page: 1, isRecent: false, ...change }),
    showPage: (shown: number) => setView({ ...view, page: shown }),
    hasRecent: recent.length > 0,
    showRecent: () => setView({ ...unfilteredLibrary, isRecent: !isRecent }),
    list: isRecent ? known : list,
    files,
    pages: Math.ceil(total / PER_PAGE),
    isFiltered: q !== "" || tag !== null || untagged,
    chosen,
    choose: (ids: ReadonlySet<string>) => setChosen(chosenAfter(chosen, files, ids, isSingle)),
    forget: (ids: readonly string[]) => setChosen((before) => before.filter(({ id }) => !ids.includes(id))),
    /** Ends the choice. The chosen files become the first ones of the recent files. */
    taken: (taken: readonly LibraryFile[]) => {
      setRecentIds(
        rememberPicks(
          userId,
          taken.map(({ id }) => id),
        ),
      );
      setChosen([]);
    },
    uploads: queue.items,
    /** The files may be dropped files, so their kind and number are checked here. */
    upload: (added: File[]) => {
      const isTaken = ({ type }: File): boolean => kind === "any" || type === "" || type.startsWith(`${kind}/`);
      for (const { name } of added.filter((file) => !isTaken(file)))
        notify(t(kind === "video" ? "pictures.notAVideo" : "pictures.notAPicture", { name }), "bad");
      add(added.filter(isTaken).slice(0, isSingle ? 1 : added.length), PLACE);
    },
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
