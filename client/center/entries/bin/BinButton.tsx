// The bin: what was removed in the last days, to be brought back as a draft or removed for good.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BIN_DAYS } from "#contract/bin.ts";
import { formatDay } from "#contract/dates.ts";
import { limits } from "#contract/limits.ts";
import { type Answers, trpc } from "../../../trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog, Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { Shown } from "../Shown.tsx";
import { useFocusAfterDelete } from "../use-focus-after-delete.ts";
import styles from "./Bin.module.css";

const none: Answers["bin"]["list"] = { items: [], total: 0 };
type Item = Answers["bin"]["list"]["items"][number];

export function BinButton() {
  const { t } = useTranslation("admin");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{t("bin.title")}</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t("bin.title")} isWide>
        <Bin />
        <DialogActions>
          <Button onPress={() => setIsOpen(false)}>{t("close")}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Bin() {
  const { t } = useTranslation("admin");
  const [limit, setLimit] = useState<number>(limits.listDefault);
  const list = trpc.bin.list.useQuery({ limit, skip: 0 }, { staleTime: 0 });
  const [toRemove, setToRemove] = useState<Item | null>(null);
  const actions = useBinActions();
  const { items, total } = list.data ?? none;
  const { panel, heading, remember, setIsAsking } = useFocusAfterDelete(items, "li button:last-child");
  if (list.isPending) return <p role="status">{t("bin.loading")}</p>;
  if (list.isError) return <Unreachable title={t("bin.failed")} onAgain={() => void list.refetch()} />;
  return (
    <div ref={panel}>
      <p ref={heading} tabIndex={-1} role="status">
        {t(total === 0 ? "bin.empty" : "bin.text", { count: BIN_DAYS })}
      </p>
      <ul className={styles.rows} aria-label={t("bin.title")}>
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isBusy={actions.isBusy}
            onRestore={() => actions.restore(item)}
            onRemove={() => setToRemove(item)}
          />
        ))}
      </ul>
      {items.length < total && limit < limits.listMax && (
        <Button onPress={() => setLimit(limits.listMax)}>{t("bin.all", { count: total })}</Button>
      )}
      <ConfirmDialog
        isOpen={toRemove !== null}
        title={t("confirmDelete")}
        text={t("bin.removeText", { title: toRemove?.title ?? "" })}
        confirmLabel={t("bin.remove")}
        isBusy={actions.isBusy}
        onConfirm={() => {
          if (!toRemove) return;
          remember(toRemove.id);
          actions.remove(toRemove, () => setToRemove(null));
        }}
        onClose={() => setToRemove(null)}
      >
        <Shown onChange={setIsAsking} />
      </ConfirmDialog>
    </div>
  );
}

function useBinActions() {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const options = {
    onError: notifyError,
    // A page comes back to its place in the tree.
    onSettled: () =>
      Promise.all([
        utils.bin.invalidate(),
        utils.entries.invalidate(),
        utils.navigation.invalidate(),
        utils.config.get.invalidate(),
      ]),
  };
  const restoring = trpc.bin.restore.useMutation(options);
  const removing = trpc.bin.remove.useMutation(options);
  return {
    isBusy: restoring.isPending || removing.isPending,
    restore: ({ id }: Item): void =>
      restoring.mutate({ id, asDraft: true }, { onSuccess: () => notify(t("bin.isBackAsDraft")) }),
    remove: ({ id }: Item, done: () => void): void =>
      removing.mutate({ id }, { onSuccess: () => notify(t("notices.deleted")), onSettled: done }),
  };
}

type RowProps = { item: Item; isBusy: boolean; onRestore: () => void; onRemove: () => void };

function Row({ item: { title, removed, by, goneOn }, isBusy, onRestore, onRemove }: RowProps) {
  const { t } = useTranslation("admin");
  const when = { day: formatDay(removed), gone: formatDay(goneOn), by: by ?? "" };
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b lang="de">{title}</b>
        <span className={styles.when}>{t(by ? "bin.removedBy" : "bin.removed", when)}</span>
      </span>
      <Button isDisabled={isBusy} onPress={onRestore} aria-label={t("bin.restoreOne", { title })}>
        {t("bin.restore")}
      </Button>
      <Button tone="plain" isDisabled={isBusy} onPress={onRemove} aria-label={t("bin.removeOne", { title })}>
        {t("bin.remove")}
      </Button>
    </li>
  );
}
