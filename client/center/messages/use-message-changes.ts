// Changes of messages, and what of them every shown list, thread and count learns at once.
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { Message, Thread } from "#contract/messages.ts";
import { type Answers, trpc } from "../../trpc.ts";
import { useNotifyError } from "../../ui/admin/notices.tsx";

type List = Answers["messages"]["list"];

/** Stores what the server answered in all that is shown: rows stay where they are, also in a filtered list. */
export function useShowMessage(): (message: Message) => void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  return (message) => {
    queryClient.setQueriesData<List>(
      { queryKey: getQueryKey(trpc.messages.list) },
      (list) => list && { ...list, items: list.items.map((item) => (item.id === message.id ? message : item)) },
    );
    utils.messages.thread.setData({ id: message.id }, (thread) => thread && { ...thread, message });
    void utils.messages.unread.invalidate();
  };
}

export function useShowThread(): (thread: Thread) => void {
  const utils = trpc.useUtils();
  const showMessage = useShowMessage();
  return (thread) => {
    utils.messages.thread.setData({ id: thread.message.id }, thread);
    showMessage(thread.message);
  };
}

/** Reads lists and counts again. */
export function useRefreshMessages(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.messages.list.invalidate();
    void utils.messages.tags.invalidate();
    void utils.messages.unread.invalidate();
  };
}

export function useChangeMessage() {
  const utils = trpc.useUtils();
  const show = useShowMessage();
  const notifyError = useNotifyError();
  return trpc.messages.update.useMutation({
    onSuccess: (message, { tags }) => {
      show(message);
      if (tags) void utils.messages.tags.invalidate();
    },
    onError: notifyError,
  });
}
