// Chooses files of the library instead of the disk: a button, and the dialog with the files.
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/files.ts";
import { limits } from "#contract/limits.ts";
import { trpc } from "../trpc.ts";
import { Button, IconButton } from "../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../ui/admin/Dialog.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { SearchField } from "../ui/admin/SearchField.tsx";
import { FileGrid, FileGridSkeleton } from "./FileGrid.tsx";
import styles from "./PickFiles.module.css";
import { PickerPages } from "./PickerPages.tsx";

const PER_PAGE = limits.listDefault;

type Props = {
  onFiles: (files: LibraryFile[]) => void;
  /** Files of any kind instead of only pictures. */
  isAnyKind?: boolean;
  isSingle?: boolean;
  isIcon?: boolean;
};

export function PickFiles({ onFiles, isAnyKind = false, isSingle = false, isIcon = false }: Props) {
  const { t } = useTranslation("files");
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  const close = (): void => setIsOpen(false);
  return (
    <>
      {isIcon ? (
        <IconButton icon="folder" label={t("picker.open")} onPress={open} />
      ) : (
        <Button onPress={open}>
          <Icon name="folder" />
          {t("picker.open")}
        </Button>
      )}
      <PickFilesDialog isOpen={isOpen} isAnyKind={isAnyKind} isSingle={isSingle} onClose={close} onFiles={onFiles} />
    </>
  );
}

type DialogProps = Omit<Props, "isIcon"> & { isOpen: boolean; onClose: () => void };

/** The dialog alone, for a button of another kind; it closes with the choice. */
export function PickFilesDialog({ isOpen, onClose, onFiles, isAnyKind = false, isSingle = false }: DialogProps) {
  const { t } = useTranslation("files");
  return (
    <Dialog isWide isOpen={isOpen} onClose={onClose} title={t("picker.title")}>
      <Picker
        isAnyKind={isAnyKind}
        isSingle={isSingle}
        onClose={onClose}
        onFiles={(files) => {
          onFiles(files);
          onClose();
        }}
      />
    </Dialog>
  );
}

function Picker({ onFiles, isAnyKind, isSingle, onClose }: Omit<Props, "isIcon"> & { onClose: () => void }) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const [{ q, page }, show] = useState({ q: "", page: 1 });
  const [chosen, setChosen] = useState<LibraryFile[]>([]);
  const list = trpc.files.list.useQuery(
    { ...(!isAnyKind && { kind: "image" }), limit: PER_PAGE, skip: (page - 1) * PER_PAGE, ...(q && { q }) },
    { placeholderData: keepPreviousData },
  );
  const files = list.data?.items ?? [];
  const select = (ids: ReadonlySet<string>): void => setChosen(chosenAfter(chosen, files, ids, isSingle));
  const { length: count } = chosen;
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
          <Button onPress={onClose}>{admin("cancel")}</Button>
          <Button tone="primary" isDisabled={count === 0} onPress={() => onFiles(chosen)}>
            {t(isAnyKind ? "picker.takeFiles" : "picker.takePictures", { count: Math.max(count, 1) })}
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
  isSingle: boolean | undefined,
): LibraryFile[] {
  const added = page.filter(({ id }) => ids.has(id) && before.every((one) => one.id !== id));
  if (isSingle) return added.length > 0 ? added : before.filter(({ id }) => ids.has(id));
  const isOnPage = (file: LibraryFile): boolean => page.some(({ id }) => id === file.id);
  return [...before.filter((file) => !isOnPage(file) || ids.has(file.id)), ...added];
}
