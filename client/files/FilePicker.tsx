import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { useMayChange } from "./use-may-change.ts";
import { trpc } from "../api/trpc.ts";
import { useMay } from "../api/viewer.ts";
import { Button, IconButton, NewTabLink } from "../ui/admin/Button.tsx";
import { DialogActions } from "../ui/admin/Dialog.tsx";
import { OrDrop } from "../ui/admin/OrDrop.tsx";
import { SearchField } from "../ui/admin/SearchField.tsx";
import { AddFiles } from "./AddFiles.tsx";
import { FileGrid, FileGridSkeleton } from "./FileGrid.tsx";
import styles from "./PickFiles.module.css";
import { PickerSide } from "./PickerSide.tsx";
import { PickerPages } from "./PickerPages.tsx";
import { QuotaMeter } from "./QuotaMeter.tsx";
import { DeleteFiles } from "./removal/DeleteFiles.tsx";
import { TagChips } from "./TagChips.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { UploadProgress } from "./UploadProgress.tsx";
import { PER_PAGE, type PickedFiles, usePickedFiles } from "./use-picked-files.ts";

type Props = {
  onFiles: (files: LibraryFile[]) => void;
  isAnyKind?: boolean;
  kind?: "image" | "video";
  isSingle?: boolean;
  onClose?: () => void;
};

export function FilePicker({ onFiles, isAnyKind = false, kind = "image", isSingle = false, onClose }: Props) {
  const { t } = useTranslation("files");
  const { t: admin } = useTranslation("admin");
  const picked = usePickedFiles({ kind: isAnyKind ? "any" : kind, isSingle });
  const { view, show, chosen } = picked;
  const { length: count } = chosen;
  const region = useRef<HTMLElement>(null);
  const drop = useFileDrop(picked.upload);
  const take = (files: LibraryFile[]): void => {
    onFiles(files);
    picked.taken(files);
  };
  const takeAlso = (file: LibraryFile): void =>
    take(isSingle ? [file] : [...chosen.filter(({ id }) => id !== file.id), file]);
  return (
    <div {...drop} className={onClose ? `${styles.picker} ${styles.inDialog}` : styles.picker}>
      <div className={styles.sources}>
        <SearchField label={t("search")} query={view.q} onSearch={(q) => show({ q })} />
        <AddFiles
          icon="upload"
          label={t("upload")}
          isAnyKind={isAnyKind}
          kind={kind}
          isSingle={isSingle}
          onFiles={picked.upload}
        />
        <OrDrop />
        {view.tag !== null && <TagChips tags={[view.tag]} onRemove={() => show({ tag: null })} />}
      </div>
      <UploadProgress items={picked.uploads} />
      <div className={styles.body}>
        <PickerSide picked={picked} />
        <PickerFiles ref={region} picked={picked} isSingle={isSingle} onTake={takeAlso} />
      </div>
      <ChosenElsewhere picked={picked} onLeftOut={() => region.current?.focus()} />
      <div className={styles.footer}>
        <PickerPages page={view.page} pages={picked.pages} onPage={picked.showPage} />
        <DialogActions>
          {onClose && <Button onPress={onClose}>{admin("cancel")}</Button>}
          <Button tone="primary" isDisabled={count === 0} onPress={() => take(chosen)}>
            {t(isAnyKind || kind === "video" ? "picker.takeFiles" : "picker.takePictures", {
              count: Math.max(count, 1),
            })}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}

type PickedProps = { picked: PickedFiles };

type FilesProps = PickedProps & {
  ref: RefObject<HTMLElement | null>;
  isSingle: boolean;
  onTake: (file: LibraryFile) => void;
};

function PickerFiles({ ref, picked, isSingle, onTake }: FilesProps) {
  const { t } = useTranslation("files");
  const { list, files, chosen } = picked;
  const [isAsked, setIsAsked] = useState(false);
  const [removed, setRemoved] = useState<LibraryFile[]>([]);
  const ask = (file: LibraryFile): void => {
    setRemoved([file]);
    setIsAsked(true);
  };
  return (
    <section ref={ref} tabIndex={-1} aria-label={t("label")} className={styles.files}>
      {list.isPending && <FileGridSkeleton count={PER_PAGE} layout="grid" />}
      {list.isError && <p role="alert">{t("failed")}</p>}
      {list.isSuccess && files.length === 0 && (
        <p role="status">{t(picked.isFiltered ? "nothingFound.title" : "empty.title")}</p>
      )}
      {files.length > 0 && (
        <FileGrid
          files={files}
          layout="grid"
          selectionMode={isSingle ? "single" : "multiple"}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelect={picked.choose}
          isWhole
          onTake={onTake}
          renderActions={(file) => <PickerTools file={file} onRemove={ask} />}
          isStale={list.isPlaceholderData}
        />
      )}
      <DeleteFiles
        files={removed}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onRemoved={(ids) => picked.forget(ids)}
        list={ref}
      />
      <Quota />
    </section>
  );
}

const MOST_NAMED = 3;

function ChosenElsewhere({ picked, onLeftOut }: PickedProps & { onLeftOut: () => void }) {
  const { t, i18n } = useTranslation("files");
  const elsewhere = picked.chosen.filter(({ id }) => picked.files.every((file) => file.id !== id));
  const named = elsewhere.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = elsewhere.length - named.length;
  const said = more > 0 ? [...named, t("picker.more", { count: more })] : named;
  const names = new Intl.ListFormat(i18n.language).format(said);
  const leaveOut = (): void => {
    picked.forget(elsewhere.map(({ id }) => id));
    onLeftOut();
  };
  return (
    <div role="status" className={styles.elsewhere}>
      {elsewhere.length > 0 && (
        <>
          <span>{t("picker.elsewhere", { names })}</span>
          <Button onPress={leaveOut}>{t("picker.leaveOut")}</Button>
        </>
      )}
    </div>
  );
}

function PickerTools({ file, onRemove }: { file: LibraryFile; onRemove: (file: LibraryFile) => void }) {
  const { t } = useTranslation("files");
  const mayChange = useMayChange()(file);
  const mayRemove = useMay("remove", "files");
  const { id, name } = file;
  return (
    <>
      {mayChange && file.kind === "image" && (
        // The link opens a new tab, so that the editor stays open.
        <NewTabLink icon="edit" label={t("picker.edit", { name })} href={`/admincenter/image/edit/${id}`} />
      )}
      {mayRemove && <IconButton icon="trash" label={t("item.delete", { name })} onPress={() => onRemove(file)} />}
    </>
  );
}

function Quota() {
  const { data } = trpc.files.quota.useQuery();
  return data ? <QuotaMeter quota={data} /> : null;
}
