// Changes comments. If a changed comment no longer matches the filter, its row stays visible.
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { type Answers, trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import type { Comment } from "./use-view.ts";

type List = Answers["moderation"]["list"];

function withComment(list: List, comment: Comment): List {
  const before = list.items.find(({ id }) => id === comment.id);
  if (!before) return list;
  const counts = { ...list.counts };
  counts[before.state] -= 1;
  counts[comment.state] += 1;
  return { ...list, counts, items: list.items.map((item) => (item.id === comment.id ? comment : item)) };
}

export function useChangeComment() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  return trpc.moderation.update.useMutation({
    onSuccess: (comment) => {
      const lists = { queryKey: getQueryKey(trpc.moderation.list) };
      queryClient.setQueriesData<List>(lists, (list) => list && withComment(list, comment));
      void utils.moderation.waiting.invalidate();
    },
    onError: notifyError,
  });
}

function useRefresh(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.moderation.list.invalidate();
    void utils.moderation.waiting.invalidate();
  };
}

/** @param onRemoved called before the list is fetched again */
export function useRemoval(onRemoved: (id: string) => void) {
  const { t } = useTranslation("admin");
  const { t: comments } = useTranslation("comments");
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const restore = trpc.moderation.restore.useMutation({
    onSuccess: () => {
      refresh();
      notify(comments("restored"));
    },
    onError: notifyError,
  });
  return trpc.moderation.remove.useMutation({
    onSuccess: (_answer, { ids }) => {
      for (const id of ids) onRemoved(id);
      refresh();
      const undo = { label: t("undo"), run: () => restore.mutate({ ids }), isLasting: true };
      notify(t("notices.deleted"), "good", undo);
    },
    onError: notifyError,
  });
}
