import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { StoredPagesBelow } from "../../ui/admin/PagesBelow.tsx";
import { useRemoval } from "../../ui/admin/use-removal.ts";
import { Shown } from "./Shown.tsx";
import type { ListedEntry } from "./EntriesTable.tsx";

type Props = {
  entries: readonly ListedEntry[];
  onClose: () => void;
  onRemoved: (ids: string[]) => void;
  onShown: (isShown: boolean) => void;
};

export function DeleteEntries({ entries, onClose, onRemoved, onShown }: Props) {
  const { t } = useTranslation("admin");
  const { remove, isPending } = useRemoval();
  const [asked, setAsked] = useState(entries);
  // The text must not change during the exit animation of the dialog.
  if (entries.length > 0 && entries !== asked) setAsked(entries);
  const [first] = asked;
  const ids = entries.map(({ id }) => id);
  const confirm = async (): Promise<void> => {
    await remove(ids);
    onRemoved(ids);
  };
  const isOne = asked.length === 1;
  return (
    <ConfirmDialog
      isOpen={entries.length > 0}
      title={t("confirmDelete")}
      text={
        isOne ? t("editor.deleteText", { title: first?.title ?? "" }) : t("entries.removeText", { count: asked.length })
      }
      confirmLabel={t("delete")}
      isBusy={isPending}
      onConfirm={() => {
        void confirm()
          .catch(() => undefined)
          .finally(onClose);
      }}
      onClose={onClose}
    >
      {isOne && first && <StoredPagesBelow entry={first} />}
      <Shown onChange={onShown} />
    </ConfirmDialog>
  );
}
