import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { trpc } from "../api/trpc.ts";
import { Button, IconButton, NewTabLink } from "../ui/admin/Button.tsx";
import { DialogActions } from "../ui/admin/Dialog.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import { SearchField } from "../ui/admin/SearchField.tsx";
import { AddFiles } from "./AddFiles.tsx";
import { FileGrid, FileGridSkeleton } from "./FileGrid.tsx";
import styles from "./PickFiles.module.css";
import { PickerPages } from "./PickerPages.tsx";
import { QuotaMeter } from "./QuotaMeter.tsx";
import { DeleteFiles } from "./removal/DeleteFiles.tsx";
import { TagChips } from "./TagChips.tsx";
import { TagPanel } from "./tags/TagPanel.tsx";
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
  const take = (): void => {
    onFiles(chosen);
    picked.forgetAll();
  };
  return (
    <div className={styles.picker}>
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
        <PickerTags picked={picked} />
      </div>
      <UploadProgress items={picked.uploads} />
      <PickerFiles picked={picked} isSingle={isSingle} />
      <Quota />
      <div className={styles.footer}>
        <PickerPages page={view.page} pages={picked.pages} onPage={(page) => show({ page })} />
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

type PickedProps = { picked: PickedFiles };

/** The tag tree is collapsed at first, so that there is more space for files. */
function PickerTags({ picked: { view, show } }: PickedProps) {
  const { t } = useTranslation("files");
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={panel} onPress={() => setIsOpen(!isOpen)}>
        <Icon name="tag" />
        {t("tags.open")}
      </Button>
      {/* A new tag has its own form. In React its submit event would bubble to the form around the dialog. */}
      <div id={panel} hidden={!isOpen} className={styles.tags} onSubmit={(event) => event.stopPropagation()}>
        {isOpen && <TagPanel library={{ view, show }} />}
      </div>
      {view.tag !== null && <TagChips tags={[view.tag]} onRemove={() => show({ tag: null })} />}
    </>
  );
}

function PickerFiles({ picked, isSingle }: PickedProps & { isSingle: boolean }) {
  const { t } = useTranslation("files");
  const { list, files, chosen } = picked;
  const region = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [removed, setRemoved] = useState<LibraryFile[]>([]);
  const ask = (file: LibraryFile): void => {
    setRemoved([file]);
    setIsAsked(true);
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={t("label")} className={styles.files}>
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
          renderActions={(file) => <PickerTools file={file} onRemove={ask} />}
          isStale={list.isPlaceholderData}
        />
      )}
      <DeleteFiles
        files={removed}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onRemoved={(ids) => picked.forget(ids)}
        list={region}
      />
      <ChosenElsewhere picked={picked} onLeftOut={() => region.current?.focus()} />
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
  const { id, name } = file;
  return (
    <>
      {file.kind === "image" && (
        // The link opens a new tab, so that the editor stays open.
        <NewTabLink icon="edit" label={t("picker.edit", { name })} href={`/admincenter/image/edit/${id}`} />
      )}
      <IconButton icon="trash" label={t("item.delete", { name })} onPress={() => onRemove(file)} />
    </>
  );
}

function Quota() {
  const { data } = trpc.files.quota.useQuery();
  return data ? <QuotaMeter quota={data} /> : null;
}
