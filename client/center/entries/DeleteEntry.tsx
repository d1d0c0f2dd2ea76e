// Asks before an entry is deleted, and deletes it.
import { useTranslation } from "react-i18next";
import { notify, useNotifyError } from "../../overlay/notices.tsx";
import { trpc } from "../../trpc.ts";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import type { ListedEntry } from "./EntriesTable.tsx";

export function DeleteEntry({ entry, onClose }: { entry: ListedEntry | null; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const remove = trpc.entries.remove.useMutation({
    onSuccess: () => {
      notify(t("notices.deleted"));
      void utils.entries.list.invalidate();
      void utils.entries.cards.invalidate();
    },
    onError: notifyError,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      title={t("confirmDelete")}
      text={t("editor.deleteText", { title: entry?.title ?? "" })}
      confirmLabel={t("delete")}
      isBusy={remove.isPending}
      onConfirm={() => entry && remove.mutate({ id: entry.id })}
      onClose={onClose}
    />
  );
}
