// The files of the library to choose from: search, pages of ten, what is uploaded meanwhile, and the button that takes
// what was chosen.
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { limits } from "#contract/limits.ts";
import { trpc } from "../trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { DialogActions } from "../ui/admin/Dialog.tsx";
import { SearchField } from "../ui/admin/SearchField.tsx";
import { notify } from "../ui/admin/notices.tsx";
import { useLeaveWarning } from "../ui/admin/use-leave-warning.ts";
import { AddFiles } from "./AddFiles.tsx";
import { FileGrid, FileGridSkeleton } from "./FileGrid.tsx";
import styles from "./PickFiles.module.css";
import { PickerPages } from "./PickerPages.tsx";
import { UploadProgress } from "./UploadProgress.tsx";
import { useUploadQueue } from "./use-upload-queue.ts";

const PER_PAGE = limits.listDefault;
const PLACE = "picker";

type Props = {
  onFiles: (files: LibraryFile[]) => void;
  /** Files of any kind instead of one. */
  isAnyKind?: boolean;
  kind?: "image" | "video";
  isSingle?: boolean;
  /** Without it the files stay in view after some were taken. */
  onClose?: () => void;
};

export function FilePicker({ onFiles, isAnyKind = false, kind = "image", isSingle = false, onClose }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const [{ q, page }, show] = useState({ q: "", page: 1 });
  const [chosen, setChosen] = useState<LibraryFile[]>([]);
  const list = trpc.files.list.useQuery(
    { ...(!isAnyKind && { kind }), limit: PER_PAGE, skip: (page - 1) * PER_PAGE, ...(q && { q }) },
    { placeholderData: keepPreviousData },
  );
  const files = list.data?.items ?? [];
  const select = (ids: ReadonlySet<string>): void => setChosen(chosenAfter(chosen, files, ids, isSingle));
  const utils = trpc.useUtils();
  /** What was uploaded is chosen already. */
  const arrive = async (id: string): Promise<void> => {
    const [file] = await utils.files.byIds.fetch({ ids: [id] });
    if (file) setChosen((before) => (isSingle ? [file] : [...before.filter((one) => one.id !== id), file]));
    show({ q: "", page: 1 });
    void utils.files.invalidate();
  };
  const { queue, add } = useUploadQueue({
    // One after the other keeps their order.
    atOnce: 1,
    onTaken: (_item, id) => arrive(id),
    onKnown: async (item, { id }) => {
      notify(admin("pictures.known", { name: item.name }));
      await arrive(id);
    },
    onFailed: ({ name }, reason) => notify(`${name}: ${reason}`, "bad"),
    onNotice: (_item, notice) => notify(notice),
  });
  useLeaveWarning(queue.items.length > 0);
  const { length: count } = chosen;
  const take = (): void => {
    onFiles(chosen);
    setChosen([]);
  };
  return (
    <div className={styles.picker}>
      <div className={styles.sources}>
        <SearchField label={t("search")} query={q} onSearch={(text) => show({ q: text, page: 1 })} />
        <AddFiles
          icon="upload"
          label={t("upload")}
          isAnyKind={isAnyKind}
          kind={kind}
          isSingle={isSingle}
          onFiles={(files) => add(files, PLACE)}
        />
      </div>
      <UploadProgress items={queue.items} />
      {list.isPending && <FileGridSkeleton count={PER_PAGE} layout="grid" />}
      {list.isError && <p role="alert">{t("failed")}</p>}
      {list.isSuccess && files.length === 0 && <p role="status">{t(q ? "nothingFound.title" : "empty.title")}</p>}
      {files.length > 0 && (
        <FileGrid
          files={files}
          layout="grid"
          selectionMode={isSingle ? "single" : "multiple"}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelect={select}
          isStale={list.isPlaceholderData}
        />
      )}
      <div className={styles.footer}>
        <PickerPages
          page={page}
          pages={Math.ceil((list.data?.total ?? 0) / PER_PAGE)}
          onPage={(target) => show({ q, page: target })}
        />
        <DialogActions>
          {onClose && <Button onPress={onClose}>{admin("cancel")}</Button>}
          <Button tone="primary" isDisabled={count === 0} onPress={take}>
            {t(isAnyKind || kind === "video" ? "picker.takeFiles" : "picker.takePictures", {
              count: Math.max(count, 1),
            })}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}

/** Files chosen on other pages stay chosen, in the order of choosing. */
function chosenAfter(
  before: LibraryFile[],
  page: LibraryFile[],
  ids: ReadonlySet<string>,
  isSingle: boolean,
): LibraryFile[] {
  const added = page.filter(({ id }) => ids.has(id) && before.every((one) => one.id !== id));
  if (isSingle) return added.length > 0 ? added : before.filter(({ id }) => ids.has(id));
  const isOnPage = (file: LibraryFile): boolean => page.some(({ id }) => id === file.id);
  return [...before.filter((file) => !isOnPage(file) || ids.has(file.id)), ...added];
}
