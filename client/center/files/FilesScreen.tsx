import { type Ref, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileTrigger, useDragAndDrop } from "react-aria-components";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { fileBinPath } from "#contract/values/pages.ts";
import { FileGrid, FileGridSkeleton } from "../../files/FileGrid.tsx";
import { TagChips } from "../../files/TagChips.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import { Button, ButtonLink, IconButton } from "../../ui/admin/Button.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { useIsWide } from "../../ui/admin/use-is-wide.ts";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { DeleteFiles } from "../../files/removal/DeleteFiles.tsx";
import { FILE_DRAG } from "../../files/tags/drag-types.ts";
import { FileDetails } from "./FileDetails.tsx";
import styles from "./FilesScreen.module.css";
import { isFiltered, type LibraryView, PER_PAGE, unfilteredLibrary } from "./library-address.ts";
import { LibraryTools } from "./LibraryTools.tsx";
import { Quota } from "./Quota.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { TagFiles, UntagFiles } from "./TagFiles.tsx";
import { TagPanel } from "../../files/tags/TagPanel.tsx";
import { UploadPanel } from "./UploadPanel.tsx";
import { type FileActions, type Question, useFileActions } from "./use-file-actions.ts";
import { type Library, useLibrary, useRememberedLayout } from "./use-library.ts";
import { useLibraryUploads } from "./use-library-uploads.ts";

export function FilesScreen() {
  const { t } = useTranslation("files");
  const library = useLibrary();
  const actions = useFileActions();
  const uploads = useLibraryUploads();
  const drop = useFileDrop(uploads.add);
  usePastedFiles(uploads.add);
  const isWide = useIsWide();
  const list = useRef<HTMLElement>(null);
  const showOnly = (view: Partial<LibraryView>): void => library.show({ ...unfilteredLibrary, ...view });
  return (
    <div {...drop} data-wide className={styles.library}>
      <header className={screen.head}>
        <h1>{t("title")}</h1>
        <div className={styles.actions}>
          {!isWide && <TagDrawer library={library} />}
          <ButtonLink icon="trash" to={fileBinPath}>
            {t("bin.title")}
          </ButtonLink>
          <UploadButton onFiles={uploads.add} />
        </div>
      </header>
      <UploadPanel uploads={uploads} onShow={actions.showDetails} />
      <div className={styles.columns}>
        {isWide && (
          <aside aria-label={t("tags.title")} className={styles.side}>
            <TagPanel library={library} />
            <Quota onShow={showOnly} />
          </aside>
        )}
        <LibraryFiles ref={list} library={library} actions={actions} onFiles={uploads.add} />
      </div>
      {!isWide && <Quota onShow={showOnly} />}
      <FileDialogs actions={actions} library={library} list={list} />
      <LeaveQuestion
        isAsked={uploads.isRunning}
        title={t("queue.leaveTitle")}
        text={t("queue.leaveText")}
        leaveLabel={t("queue.leave")}
        stayLabel={t("queue.stay")}
      />
      <p aria-hidden="true" className={styles.dropHint}>
        <Icon name="upload" />
        {t("drop")}
      </p>
    </div>
  );
}

/** Uploads files that are pasted anywhere on the page. Text that is pasted into a field stays there. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}

function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation("files");
  return (
    <FileTrigger allowsMultiple onSelect={(files) => files && onFiles([...files])}>
      <Button tone="primary">
        <Icon name="upload" />
        {t("upload")}
      </Button>
    </FileTrigger>
  );
}

type FilesProps = { library: Library; actions: FileActions; onFiles: (files: File[]) => void };

function LibraryFiles({ ref, library, actions, onFiles }: FilesProps & { ref: Ref<HTMLElement> }) {
  const { t } = useTranslation("files");
  const [layout, setLayout] = useRememberedLayout();
  const { list, files, total, selected } = library;
  const dragAndDropHooks = useFileDrags();
  const isEmpty = list.data !== undefined && total === 0;
  return (
    <section ref={ref} tabIndex={-1} aria-label={t("label")} className={styles.files}>
      <LibraryTools library={library} layout={layout} onLayout={setLayout} />
      <div className={styles.status}>
        {selected.length > 0 ? (
          <SelectionBar selected={selected} actions={actions} onClear={library.clearSelection} />
        ) : (
          <Shown library={library} />
        )}
      </div>
      {list.isPending && <FileGridSkeleton count={PER_PAGE} layout={layout} />}
      {list.isError && !list.data && (
        <div className={screen.panel}>
          <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />
        </div>
      )}
      {isEmpty && <Nothing library={library} onFiles={onFiles} />}
      {files.length > 0 && (
        <FileGrid
          files={files}
          layout={layout}
          selected={library.selectedIds}
          onSelect={library.select}
          onOpen={(file) => actions.details([file])}
          renderActions={(file) => <FileTools file={file} actions={actions} />}
          dragAndDropHooks={dragAndDropHooks}
          isStale={list.isPlaceholderData}
        />
      )}
      <Pagination page={library.view.page} pages={library.pages} hrefOf={library.hrefOf} />
    </section>
  );
}

function Shown({ library: { list, total, view, show } }: { library: Library }) {
  const { t } = useTranslation("files");
  return (
    <>
      <p role="status">{list.data ? t("count", { count: total }) : ""}</p>
      {view.tag !== null && <TagChips tags={[view.tag]} onRemove={() => show({ tag: null })} />}
    </>
  );
}

function useFileDrags() {
  const { dragAndDropHooks } = useDragAndDrop<LibraryFile>({
    getItems: (_keys, files) => files.map(({ id, name }) => ({ [FILE_DRAG]: id, "text/plain": name })),
    getAllowedDropOperations: () => ["copy"],
  });
  return dragAndDropHooks;
}

function TagDrawer({ library }: { library: Library }) {
  const { t } = useTranslation("files");
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Icon name="tag" />
        {t("tags.open")}
      </Button>
      <Dialog isDrawer isOpen={isOpen} onClose={close} title={t("tags.title")}>
        <TagPanel library={library} onChosen={close} />
      </Dialog>
    </>
  );
}

function FileTools({ file, actions }: { file: LibraryFile; actions: FileActions }) {
  const { t } = useTranslation("files");
  const { name } = file;
  return (
    <>
      {file.kind === "image" && (
        <IconButton icon="edit" label={t("item.edit", { name })} onPress={() => actions.edit([file])} />
      )}
      <IconButton icon="info" label={t("item.details", { name })} onPress={() => actions.details([file])} />
      <IconButton icon="trash" label={t("item.delete", { name })} onPress={() => actions.ask("remove", [file])} />
    </>
  );
}

function Nothing({ library, onFiles }: Omit<FilesProps, "actions">) {
  const { t } = useTranslation("files");
  const state = isFiltered(library.view) ? "nothingFound" : "empty";
  return (
    <div className={`${screen.panel} ${screen.empty}`}>
      <h2>{t(`${state}.title`)}</h2>
      <p>
        {t(`${state}.text`)} {state === "empty" && <span className={styles.mouseOnly}>{t("empty.drop")}</span>}
      </p>
      {state === "empty" ? (
        <UploadButton onFiles={onFiles} />
      ) : (
        <Button onPress={() => library.show(unfilteredLibrary)}>{t("filter.clear")}</Button>
      )}
    </div>
  );
}

type DialogsProps = { actions: FileActions; library: Library; list: RefObject<HTMLElement | null> };

function FileDialogs({ actions, library, list }: DialogsProps) {
  const { asked, endAsking, shownId, showDetails } = actions;
  const [files, setFiles] = useState<LibraryFile[]>([]);
  // The list may have changed since the dialog opened, for example by new tags.
  const newest = asked?.files.map((file) => library.files.find(({ id }) => id === file.id) ?? file);
  if (newest && (newest.length !== files.length || newest.some((file, at) => file !== files[at]))) setFiles(newest);
  const dialog = (question: Question) => ({ files, isOpen: asked?.question === question, onClose: endAsking });
  return (
    <>
      <DeleteFiles {...dialog("remove")} list={list} />
      <TagFiles {...dialog("tag")} />
      <UntagFiles {...dialog("untag")} />
      <FileDetails id={shownId} onClose={() => showDetails(null)} />
    </>
  );
}
