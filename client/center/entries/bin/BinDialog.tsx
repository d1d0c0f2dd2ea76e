import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { formatDay } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { ConfirmDialog, Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { Shown } from "../Shown.tsx";
import { useFocusAfterDelete } from "../use-focus-after-delete.ts";
import styles from "./Bin.module.css";

const none: Answers["bin"]["list"] = { items: [], total: 0 };
type Item = Answers["bin"]["list"]["items"][number];

export function BinDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("bin.title")} isWide>
      <Bin />
      <DialogActions>
        <Button onPress={onClose}>{t("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Bin() {
  const { t } = useTranslation("admin");
  const [limit, setLimit] = useState<number>(limits.listDefault);
  const list = trpc.bin.list.useQuery({ limit, skip: 0 }, { staleTime: 0 });
  const [toRemove, setToRemove] = useState<Item | null>(null);
  const actions = useBinActions();
  const { items, total } = list.data ?? none;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = items.filter(({ id }) => chosen.includes(id));
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
            isChosen={chosen.includes(item.id)}
            onChoose={(isOn) => setChosen(isOn ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))}
            onRestore={() => actions.restore([item])}
            onRemove={() => setToRemove(item)}
          />
        ))}
      </ul>
      {selected.length > 1 && (
        <Button tone="primary" isDisabled={actions.isBusy} onPress={() => actions.restore(selected)}>
          {t("bin.restoreChosen", { count: selected.length })}
        </Button>
      )}
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
    // A restored page appears in the page tree again, so the page tree is also fetched.
    onSettled: () =>
      Promise.all([
        utils.bin.invalidate(),
        utils.entries.invalidate(),
        utils.navigation.invalidate(),
        utils.settings.get.invalidate(),
      ]),
  };
  const restoring = trpc.bin.restoreMany.useMutation(options);
  const removing = trpc.bin.remove.useMutation(options);
  return {
    isBusy: restoring.isPending || removing.isPending,
    restore: (items: readonly Item[]): void =>
      restoring.mutate(
        { ids: items.map(({ id }) => id), asDraft: true },
        {
          onSuccess: ({ length: count }) =>
            notify(count > 1 ? t("bin.areBackAsDrafts", { count }) : t("bin.isBackAsDraft")),
        },
      ),
    remove: ({ id }: Item, done: () => void): void =>
      removing.mutate({ id }, { onSuccess: () => notify(t("notices.deleted")), onSettled: done }),
  };
}

type RowProps = {
  item: Item;
  isBusy: boolean;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onRestore: () => void;
  onRemove: () => void;
};

function Row({ item, isBusy, isChosen, onChoose, onRestore, onRemove }: RowProps) {
  const { t } = useTranslation("admin");
  const { title, removed, by, goneOn } = item;
  const when = { day: formatDay(removed), gone: formatDay(goneOn), by: by ?? "" };
  return (
    <li className={styles.row}>
      <Checkbox aria-label={t("bin.chooseOne", { title })} isSelected={isChosen} onChange={onChoose} />
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
