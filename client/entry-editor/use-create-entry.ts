import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { Entry } from "#contract/schemas/entries.ts";
import { limits } from "#contract/values/limits.ts";
import { listOf, type ListTag, listTags } from "#contract/values/pages.ts";
import { truncate } from "#contract/values/truncate.ts";
import { trpc } from "../api/trpc.ts";
import { useNotifyError } from "../ui/admin/notices.tsx";
import { initialBlocks } from "./initial-blocks.ts";
import { type StartingPoint, starts } from "./starts.ts";

export type EntryLocationState = { edit: true };
/** The router state of a list's page. use-requested-entry.ts creates an entry from the template `start`. */
export type ListLocationState = { start: StartingPoint };

export function useCreateEntry() {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The key of the page's location; null after the page was left. */
  const page = useRef<string | null>(key);
  useLayoutEffect(() => {
    page.current = key;
    return () => {
      page.current = null;
    };
  }, [key]);
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const creation = trpc.entries.create.useMutation({ onError });
  const duplication = trpc.entries.duplicate.useMutation({ onError });
  const removal = trpc.entries.remove.useMutation();
  const isBusy = creation.isPending || duplication.isPending;
  const open = async ({ id, tags }: Pick<Entry, "id" | "tags">, replace = false): Promise<void> => {
    void utils.entries.cards.invalidate();
    void utils.entries.list.invalidate();
    const state: EntryLocationState = { edit: true };
    await navigate(`/${listOf(tags) ?? listTags[0]}/${id}`, { state, replace });
  };
  const make = (list: ListTag, start: StartingPoint, replace = false): void => {
    if (isBusy) return;
    const blocks = initialBlocks[start]();
    const asked = page.current;
    const made = (entry: Pick<Entry, "id" | "tags">): void => {
      if (page.current === asked) void open(entry, replace);
      // The user has opened another page meanwhile and stays there. So the unused entry is removed.
      else removal.mutate({ id: entry.id, version: 1, isUnwritten: true });
    };
    // `onSuccess` of `mutate` would not be called after the page was left.
    void creation
      .mutateAsync({ title: t("newEntry.title"), tags: [list], blocks })
      .then(made)
      .catch(() => undefined);
  };
  return {
    isBusy,
    create: (list: ListTag): void => make(list, "news"),
    /** Creates an entry while the page of its list is open. In the history, the entry replaces that page. */
    createHere: (start: StartingPoint): void => make(starts[start], start, true),
    /** Opens the page of the list first, so that the current screen can ask about unsaved input. */
    start: (start: StartingPoint): void => {
      const state: ListLocationState = { start };
      void navigate(`/${starts[start]}`, { state });
    },
    duplicate: ({ id, title }: Pick<Entry, "id" | "title">): void => {
      const suffix = t("newEntry.copy");
      const copied = `${truncate(title, limits.textLength - suffix.length - 1)} ${suffix}`;
      if (!isBusy) duplication.mutate({ id, title: copied }, { onSuccess: (entry) => open(entry) });
    },
  };
}
