// Asks before an entry is removed, and removes it.
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { StoredPagesBelow } from "../../ui/admin/PagesBelow.tsx";
import { useRemoval } from "../../ui/admin/use-removal.ts";
import { Shown } from "./Shown.tsx";
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
  const { remove, isPending } = useRemoval();
  const confirm = async (id: string): Promise<void> => {
    await remove(id);
    onRemoved(id);
  };
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      title={t("confirmDelete")}
      text={t("editor.deleteText", { title: entry?.title ?? "" })}
      confirmLabel={t("delete")}
      isBusy={isPending}
      onConfirm={() => {
        // The notice of the error was shown already.
        if (entry)
          void confirm(entry.id)
            .catch(() => undefined)
            .finally(onClose);
      }}
      onClose={onClose}
    >
      {entry && <StoredPagesBelow entry={entry} />}
      <Shown onChange={onShown} />
    </ConfirmDialog>
  );
}
