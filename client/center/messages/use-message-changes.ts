import { useQueryClient } from "@tanstack/react-query";
import { getMutationKey, getQueryKey } from "@trpc/react-query";
import type { Message, Thread } from "#contract/schemas/messages.ts";
import { type Answers, trpc } from "../../api/trpc.ts";
import { useNotifyError } from "../../ui/admin/notices.tsx";

type List = Answers["messages"]["list"];

/**
 * Updates a message in all cached lists and in its cached thread. If the message no longer matches the filter, its row
 * stays visible.
 */
export function useShowMessage(): (message: Message) => void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (message) => {
    queryClient.setQueriesData<List>(
      { queryKey: getQueryKey(trpc.messages.list) },
      (list) => list && { ...list, items: list.items.map((item) => (item.id === message.id ? message : item)) },
    );
    utils.messages.thread.setData({ id: message.id }, (thread) => thread && { ...thread, message });
  };
}

export function useShowThread(): (thread: Thread) => void {
  const utils = trpc.useUtils();
  const showMessage = useShowMessage();
  return (thread) => {
    utils.messages.thread.setData({ id: thread.message.id }, thread);
    showMessage(thread.message);
    void utils.messages.unread.invalidate();
  };
}

export function useRefreshMessages(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.messages.list.invalidate();
    void utils.messages.tags.invalidate();
    void utils.messages.unread.invalidate();
  };
}

/**
 * Updates the cache before the server answers, because users may mark a message as unread very soon after opening it.
 */
export function useChangeMessage() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const show = useShowMessage();
  const notifyError = useNotifyError();
  return trpc.messages.update.useMutation({
    // Mutations with this scope run one after another, so the server stores the last change.
    scope: { id: "messages.update" },
    onMutate: ({ id, read, done, tags }) => {
      const message = utils.messages.thread.getData({ id })?.message;
      if (!message) return;
      const doneAt = done === undefined ? message.done : done ? new Date().toISOString() : null;
      show({ ...message, read: read ?? message.read, done: doneAt, tags: tags ?? message.tags });
    },
    onSuccess: (message, { tags }) => {
      if (tags) void utils.messages.tags.invalidate();
      // The answer to an earlier change must not revert a later change in the cache, even briefly.
      if (queryClient.isMutating({ mutationKey: getMutationKey(trpc.messages.update) }) === 1) show(message);
    },
    onError: (error) => {
      notifyError(error);
      void utils.messages.list.invalidate();
      void utils.messages.thread.invalidate();
    },
    onSettled: () => void utils.messages.unread.invalidate(),
  });
}
