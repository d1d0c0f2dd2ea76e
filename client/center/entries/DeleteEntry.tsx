// Asks before an entry is removed, and removes it.
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { trpc } from "../../trpc.ts";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import type { ListedEntry } from "./EntriesTable.tsx";

type Props = {
  entry: ListedEntry | null;
  onClose: () => void;
  onRemoved: (id: string) => void;
  /** Whether the question is shown, also while it fades out. */
  onShown: (isShown: boolean) => void;
};

export function DeleteEntry({ entry, onClose, onRemoved, onShown }: Props) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const remove = trpc.entries.remove.useMutation({
    onSuccess: (_answer, { id }) => {
      onRemoved(id);
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
    >
      <Shown onChange={onShown} />
    </ConfirmDialog>
  );
}

/** Reports whether the question is mounted. */
function Shown({ onChange }: { onChange: (isShown: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
