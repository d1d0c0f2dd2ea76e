import layout from "../../../ui/admin/Layout.module.css";
import { keepPreviousData } from "@tanstack/react-query";
import { type Ref, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { BIN_DAYS } from "#contract/values/bin.ts";
import { formatDay } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { useIsNarrow } from "../../../ui/admin/container.ts";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { Shown } from "../../entries/Shown.tsx";
import { useFocusAfterDelete } from "../../entries/use-focus-after-delete.ts";
import rows from "../../entries/bin/Bin.module.css";
import { ListHead } from "../../list/ListHead.tsx";
import { Pagination } from "../../Pagination.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useFocusOnArrival } from "../../use-focus-on-arrival.ts";
import { useListView } from "../../use-list-view.ts";
import { useRefreshLibrary } from "../../../files/use-refresh-library.ts";
import styles from "./FileBin.module.css";
import { useFileRestore } from "../../../files/removal/use-file-restore.ts";

const PER_PAGE = limits.listDefault;
const none: Answers["files"]["bin"]["list"] = { items: [], total: 0, bytes: 0 };
type Item = Answers["files"]["bin"]["list"]["items"][number];
type Question = readonly Item[] | "everything";

export function FileBinScreen() {
  const { t, i18n } = useTranslation("files");
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const { view, show, hrefOf } = useListView();
  const list = trpc.files.bin.list.useQuery(
    { limit: PER_PAGE, skip: (view.page - 1) * PER_PAGE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items, total, bytes } = list.data ?? none;
  const pages = Math.ceil(total / PER_PAGE);
  const isBeyondEnd = list.isSuccess && !list.isPlaceholderData && pages > 0 && view.page > pages;
  useEffect(() => {
    if (isBeyondEnd) show({ page: pages });
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = items.filter(({ id }) => chosen.includes(id));
  const [asked, setAsked] = useState<Question | null>(null);
  const { panel, heading, remember, setIsAsking } = useFocusAfterDelete(items, "li > button:first-of-type");
  const restoring = useFileRestore();
  const restore = (some: readonly Item[]): void => {
    const ids = some.map(({ id }) => id);
    remember(...ids);
    // `useFileRestore` has already shown the error.
    void restoring.restore(ids).catch(() => undefined);
  };
  const isNarrow = useIsNarrow();
  const empty = total > 0 && (
    <Button tone="danger" onPress={() => setAsked("everything")}>
      {t("bin.empty")}
    </Button>
  );
  return (
    <>
      <ListHead title={t("bin.title")} heading={title} add={!isNarrow && empty} />
      {!isNarrow && <p className={screen.intro}>{t("bin.intro", { count: BIN_DAYS })}</p>}
      <div ref={panel}>
        <div className={styles.count}>
          <p ref={total > 0 ? heading : undefined} tabIndex={-1} role="status">
            {total > 0 ? t("bin.count", { count: total, size: formatFileSize(bytes, i18n.language) }) : ""}
          </p>
          {isNarrow && empty}
        </div>
        {list.isPending && <RowsSkeleton rows={PER_PAGE} />}
        {list.isError && !list.data && <Unreachable title={t("bin.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && total === 0 && <Empty heading={heading} />}
        {items.length > 0 && (
          <ul className={rows.rows} aria-label={t("bin.title")}>
            {items.map((item) => (
              <Row
                key={item.id}
                item={item}
                isBusy={restoring.isPending}
                isChosen={chosen.includes(item.id)}
                onChoose={(isOn) => setChosen([...chosen.filter((id) => id !== item.id), ...(isOn ? [item.id] : [])])}
                onRestore={() => restore([item])}
                onRemove={() => setAsked([item])}
              />
            ))}
          </ul>
        )}
        {selected.length > 1 && (
          <div role="group" aria-label={t("selection.label")} className={layout.actions}>
            <Button tone="primary" isDisabled={restoring.isPending} onPress={() => restore(selected)}>
              {t("bin.restoreChosen", { count: selected.length })}
            </Button>
            <Button tone="danger" onPress={() => setAsked(selected)}>
              {t("bin.removeChosen", { count: selected.length })}
            </Button>
          </div>
        )}
      </div>
      <Pagination page={view.page} pages={pages} hrefOf={hrefOf} />
      {isNarrow && <p className={screen.outro}>{t("bin.intro", { count: BIN_DAYS })}</p>}
      <RemoveForGood
        asked={asked}
        total={total}
        onRemoved={(some) => remember(...(some === "everything" ? items : some).map(({ id }) => id))}
        onShown={setIsAsking}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Empty({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation("files");
  return (
    <div className={`${screen.panel} ${screen.empty}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t("bin.nothing")}
      </h2>
    </div>
  );
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
  const { t, i18n } = useTranslation("files");
  const { name, kind, sizeBytes, removed, by, goneOn } = item;
  const facts = [t(`details.kindOf.${kind}`), formatFileSize(sizeBytes, i18n.language)].join(", ");
  const when = { day: formatDay(removed), gone: formatDay(goneOn), by: by ?? "" };
  return (
    <li className={rows.row}>
      <Checkbox aria-label={t("bin.chooseOne", { name })} isSelected={isChosen} onChange={onChoose} />
      <span className={rows.what}>
        <b>{name}</b>
        <span className={rows.when}>
          {facts} · {t(by ? "bin.removedBy" : "bin.removed", when)}
        </span>
      </span>
      <Button isDisabled={isBusy} onPress={onRestore} aria-label={t("bin.restoreOne", { name })}>
        {t("bin.restore")}
      </Button>
      <Button tone="plain" isDisabled={isBusy} onPress={onRemove} aria-label={t("bin.removeOne", { name })}>
        {t("removal.forGood")}
      </Button>
    </li>
  );
}

type RemoveProps = {
  asked: Question | null;
  total: number;
  onRemoved: (some: Question) => void;
  onShown: (isShown: boolean) => void;
  onClose: () => void;
};

function RemoveForGood({ asked, total, onRemoved, onShown, onClose }: RemoveProps) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const notifyError = useNotifyError();
  const refresh = useRefreshLibrary();
  const options = {
    onSuccess: ({ removed }: { removed: number }) => notify(t("removal.doneForGood", { count: removed })),
    onError: notifyError,
    onSettled: () => {
      refresh();
      onClose();
    },
  };
  const removing = trpc.files.bin.remove.useMutation(options);
  const emptying = trpc.files.bin.empty.useMutation(options);
  const [shown, setShown] = useState({ asked, total });
  // During the exit animation, the dialog still shows its text.
  if (asked !== null && asked !== shown.asked) setShown({ asked, total });
  const some = shown.asked === "everything" || shown.asked === null ? [] : shown.asked;
  const confirm = (): void => {
    if (asked === null) return;
    onRemoved(asked);
    if (asked === "everything") emptying.mutate();
    else removing.mutate({ ids: asked.map(({ id }) => id) });
  };
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={admin("confirmDelete")}
      text={
        shown.asked === "everything"
          ? t("bin.emptyText", { count: shown.total })
          : t("bin.removeText", { count: some.length, name: some[0]?.name ?? "" })
      }
      confirmLabel={t("removal.forGood")}
      isBusy={removing.isPending || emptying.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Shown onChange={onShown} />
    </ConfirmDialog>
  );
}
