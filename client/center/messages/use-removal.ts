import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { inboxPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useRefreshMessages } from "./use-message-changes.ts";

/**
 * Deletes a message without a question, and offers undo in a notice.
 * @param onRemoved called before the lists are fetched again
 */
export function useRemoval(onRemoved: (id: string) => void) {
  const { t } = useTranslation("admin");
  const { t: messages } = useTranslation("messages");
  const notifyError = useNotifyError();
  const refresh = useRefreshMessages();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const restore = trpc.messages.restore.useMutation({
    onSuccess: (_answer, { ids: [id = ""] }) => {
      refresh();
      void utils.messages.thread.invalidate({ id });
      notify(messages("remove.restored"));
      // If the user has opened another screen, that screen stays.
      if (window.location.pathname === inboxPath) void navigate(`${inboxPath}/${id}${window.location.search}`);
    },
    onError: notifyError,
  });
  return trpc.messages.remove.useMutation({
    onSuccess: (_answer, { id }) => {
      onRemoved(id);
      refresh();
      const undo = { label: t("undo"), run: () => restore.mutate({ ids: [id] }), isLasting: true };
      notify(t("notices.deleted"), "good", undo);
    },
    onError: notifyError,
  });
}
