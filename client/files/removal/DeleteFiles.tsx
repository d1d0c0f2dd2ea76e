import layout from "../../ui/admin/Layout.module.css";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { BIN_DAYS } from "#contract/values/bin.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { focusAfterDialogs } from "../../ui/admin/focus-after-dialogs.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { useReason } from "../../language/reason.ts";
import { trpc } from "../../api/trpc.ts";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { useFileRestore } from "./use-file-restore.ts";
import { UseList } from "./FileUses.tsx";
import styles from "./FileUses.module.css";
import { useRefreshLibrary } from "../use-refresh-library.ts";

type Props = {
  files: LibraryFile[];
  isOpen: boolean;
  onClose: () => void;
  onRemoved?: (ids: readonly string[]) => void;
  list: RefObject<HTMLElement | null>;
};

export function DeleteFiles({ files, isOpen, onClose, onRemoved, list }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const reasonOf = useReason();
  const refresh = useRefreshLibrary();
  const ids = files.map(({ id }) => id);
  const count = files.length;
  const { restore } = useFileRestore();
  const undo = (removed: string[]): void => void restore(removed).catch(() => undefined);
  const remove = trpc.files.removeMany.useMutation({
    onSuccess: ({ removed }, input) => {
      onRemoved?.(input.ids);
      focusIn(list.current, input.ids.length);
      if (input.isForGood) notify(t("removal.doneForGood", { count: removed }));
      else {
        const action = { label: admin("undo"), run: () => undo(input.ids), isLasting: true };
        notify(t("removal.done", { count: removed, name: files[0]?.name ?? "" }), "good", action);
      }
    },
    onError: (error) => notify(t("removal.failed", { count, reason: reasonOf(error) }), "bad"),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={admin("confirmDelete")}
      text={t("removal.text", { count, days: BIN_DAYS, name: files[0]?.name ?? "" })}
      confirmLabel={admin("delete")}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ ids })}
      more={{ label: t("removal.forGood"), onConfirm: () => remove.mutate({ ids, isForGood: true }) }}
      onClose={onClose}
    >
      <UsesBefore ids={ids} />
      <p className={layout.soft}>{t("removal.forGoodHint")}</p>
    </ConfirmDialog>
  );
}

/** If other tiles are left, the grid focuses a neighbour of the removed tile. Otherwise the list gets the focus. */
function focusIn(list: HTMLElement | null, removed: number): void {
  if (!list) return;
  const grid = list.querySelector<HTMLElement>("[role=grid]");
  const isLeft = grid !== null && grid.querySelectorAll("[role=row]").length > removed;
  focusAfterDialogs(isLeft ? grid : list, list);
}

function UsesBefore({ ids }: { ids: string[] }) {
  const { t } = useTranslation("files");
  const count = ids.length;
  const uses = trpc.files.uses.useQuery({ ids }, { staleTime: 0 });
  if (uses.isPending) return <p className={layout.soft}>{t("removal.looking", { count })}</p>;
  if (uses.isError) return <p className={layout.soft}>{t("removal.unknown", { count })}</p>;
  if (uses.data.total === 0) return <p className={layout.soft}>{t("removal.unused", { count })}</p>;
  return (
    <div className={styles.warning}>
      <p>{t("removal.used", { count })}</p>
      <UseList uses={uses.data} />
    </div>
  );
}
