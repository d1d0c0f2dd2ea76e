import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Entry } from "#contract/schemas/entries.ts";
import { limits } from "#contract/values/limits.ts";
import { listOf, type ListTag, listTags } from "#contract/values/pages.ts";
import { truncate } from "#contract/values/truncate.ts";
import { trpc } from "../api/trpc.ts";
import { useNotifyError } from "../ui/admin/notices.tsx";
import { initialBlocks } from "./initial-blocks.ts";
import { type StartingPoint, starts } from "./starts.ts";

export type EntryLocationState = { edit: true };

export function useCreateEntry() {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const creation = trpc.entries.create.useMutation({ onError });
  const duplication = trpc.entries.duplicate.useMutation({ onError });
  const isBusy = creation.isPending || duplication.isPending;
  const open = async ({ id, tags }: Pick<Entry, "id" | "tags">): Promise<void> => {
    void utils.entries.cards.invalidate();
    void utils.entries.list.invalidate();
    const state: EntryLocationState = { edit: true };
    await navigate(`/${listOf(tags) ?? listTags[0]}/${id}`, { state });
  };
  const make = (list: ListTag, start: StartingPoint): void => {
    if (isBusy) return;
    const blocks = initialBlocks[start]();
    creation.mutate({ title: t("newEntry.title"), tags: [list], blocks }, { onSuccess: open });
  };
  return {
    isBusy,
    create: (list: ListTag): void => make(list, "news"),
    start: (from: StartingPoint): void => make(starts[from], from),
    duplicate: ({ id, title }: Pick<Entry, "id" | "title">): void => {
      const suffix = t("newEntry.copy");
      const copied = `${truncate(title, limits.textLength - suffix.length - 1)} ${suffix}`;
      if (!isBusy) duplication.mutate({ id, title: copied }, { onSuccess: open });
    },
  };
}
