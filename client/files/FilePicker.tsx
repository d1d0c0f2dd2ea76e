// The files of the library to choose from: search, pages of ten, and the button that takes what was chosen.
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { limits } from "#contract/limits.ts";
import { trpc } from "../trpc.ts";
import { Button } from "../ui/admin/Button.tsx";
import { DialogActions } from "../ui/admin/Dialog.tsx";
import { SearchField } from "../ui/admin/SearchField.tsx";
import { FileGrid, FileGridSkeleton } from "./FileGrid.tsx";
import styles from "./PickFiles.module.css";
import { PickerPages } from "./PickerPages.tsx";

const PER_PAGE = limits.listDefault;

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
  const { length: count } = chosen;
  const take = (): void => {
    onFiles(chosen);
    setChosen([]);
  };
  return (
    <div className={styles.picker}>
      <SearchField label={t("search")} query={q} onSearch={(text) => show({ q: text, page: 1 })} />
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
