import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileTrigger, useDragAndDrop } from "react-aria-components";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { fileBinPath } from "#contract/values/pages.ts";
import { useMayChange } from "../../files/use-may-change.ts";
import { useMay } from "../../api/viewer.ts";
import { FileGrid, FileGridSkeleton } from "../../files/FileGrid.tsx";
import { TagChips } from "../../files/TagChips.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Dialog } from "../../ui/admin/Dialog.tsx";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { useIsWide } from "../../ui/admin/use-is-wide.ts";
import { AddButton } from "../list/AddAction.tsx";
import { ListHead } from "../list/ListHead.tsx";
import type { Step } from "../list/StepControl.tsx";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { DeleteFiles } from "../../files/removal/DeleteFiles.tsx";
import { FILE_DRAG } from "../../files/tags/drag-types.ts";
import { DescribeFiles } from "./DescribeFiles.tsx";
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
  const mayRemove = useMay("remove", "files");
  const [areTagsOpen, setAreTagsOpen] = useState(false);
  const steps: Step[] = [
    ...(isWide ? [] : [{ label: t("tags.open"), icon: "tag" as const, onPress: () => setAreTagsOpen(true) }]),
    ...(mayRemove ? [{ label: t("bin.title"), icon: "trash" as const, to: fileBinPath }] : []),
  ];
  const showOnly = (view: Partial<LibraryView>): void => library.show({ ...unfilteredLibrary, ...view });
  return (
    <div {...drop} className={styles.library}>
      <ListHead
        title={t("title")}
        steps={steps}
        add={
          <UploadTrigger onFiles={uploads.add}>
            <AddButton icon="upload" label={t("upload")} />
          </UploadTrigger>
        }
      />
      <UploadPanel uploads={uploads} onShow={actions.showDetails} />
      <div className={styles.columns}>
        {isWide && (
          <aside aria-label={t("tags.title")} className={styles.side}>
            <TagPanel library={library} />
            <Quota onShow={showOnly} />
          </aside>
        )}
        <LibraryFiles ref={list} library={library} actions={actions} steps={steps} onFiles={uploads.add} />
      </div>
      {!isWide && <Quota onShow={showOnly} />}
      <TagDrawer library={library} isOpen={areTagsOpen && !isWide} onClose={() => setAreTagsOpen(false)} />
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

/** Uploads files that are pasted anywhere on the page. Pasted text keeps its default behaviour. */
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

function UploadTrigger({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  return (
    <FileTrigger allowsMultiple onSelect={(files) => files && onFiles([...files])}>
      {children}
    </FileTrigger>
  );
}

type FilesProps = { library: Library; actions: FileActions; onFiles: (files: File[]) => void };
type ListProps = FilesProps & { ref: Ref<HTMLElement>; steps: readonly Step[] };

function LibraryFiles({ ref, library, actions, steps, onFiles }: ListProps) {
  const { t } = useTranslation("files");
  const [layout, setLayout] = useRememberedLayout();
  const { list, files, total, selected } = library;
  const dragAndDropHooks = useFileDrags();
  const mayTag = useMay("update", "files");
  const isNarrow = useIsNarrow();
  const bar = selected.length > 0 && (
    <SelectionBar selected={selected} actions={actions} onClear={library.clearSelection} />
  );
  const isEmpty = list.data !== undefined && total === 0;
  return (
    <section ref={ref} tabIndex={-1} aria-label={t("label")} className={styles.files}>
      <LibraryTools library={library} layout={layout} onLayout={setLayout} steps={steps} />
      {isNarrow ? (
        <ShownTag library={library} />
      ) : (
        <div className={styles.status}>{bar || <Shown library={library} />}</div>
      )}
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
          {...(mayTag && { dragAndDropHooks })}
          isStale={list.isPlaceholderData}
        />
      )}
      {isNarrow && bar && (
        <div data-chosen className={styles.chosen}>
          {bar}
        </div>
      )}
      <Pagination page={library.view.page} pages={library.pages} hrefOf={library.hrefOf} />
    </section>
  );
}

function Shown({ library }: { library: Library }) {
  const { t } = useTranslation("files");
  const { list, total } = library;
  return (
    <>
      <p role="status">{list.data ? t("count", { count: total }) : ""}</p>
      <ShownTag library={library} />
    </>
  );
}

function ShownTag({ library: { view, show } }: { library: Library }) {
  return view.tag !== null && <TagChips tags={[view.tag]} onRemove={() => show({ tag: null })} />;
}

function useFileDrags() {
  const { dragAndDropHooks } = useDragAndDrop<LibraryFile>({
    getItems: (_keys, files) => files.map(({ id, name }) => ({ [FILE_DRAG]: id, "text/plain": name })),
    getAllowedDropOperations: () => ["copy"],
  });
  return dragAndDropHooks;
}

type DrawerProps = { library: Library; isOpen: boolean; onClose: () => void };

function TagDrawer({ library, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation("files");
  return (
    <Dialog isDrawer isOpen={isOpen} onClose={onClose} title={t("tags.title")}>
      <TagPanel library={library} onChosen={onClose} />
    </Dialog>
  );
}

function FileTools({ file, actions }: { file: LibraryFile; actions: FileActions }) {
  const { t } = useTranslation("files");
  const { name } = file;
  const mayChange = useMayChange()(file);
  const mayRemove = useMay("remove", "files");
  return (
    <>
      {mayChange && file.kind === "image" && (
        <IconButton icon="edit" label={t("item.edit", { name })} onPress={() => actions.edit([file])} />
      )}
      <IconButton icon="info" label={t("item.details", { name })} onPress={() => actions.details([file])} />
      {mayRemove && (
        <IconButton icon="trash" label={t("item.delete", { name })} onPress={() => actions.ask("remove", [file])} />
      )}
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
        <UploadTrigger onFiles={onFiles}>
          <Button tone="primary">
            <Icon name="upload" />
            {t("upload")}
          </Button>
        </UploadTrigger>
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
  // The dialogs get the newest state of the files, because their tags may have changed since the dialog opened.
  const newest = asked?.files.map((file) => library.files.find(({ id }) => id === file.id) ?? file);
  if (newest && (newest.length !== files.length || newest.some((file, at) => file !== files[at]))) setFiles(newest);
  const dialog = (question: Question) => ({ files, isOpen: asked?.question === question, onClose: endAsking });
  return (
    <>
      <DeleteFiles {...dialog("remove")} list={list} />
      <DescribeFiles {...dialog("describe")} />
      <TagFiles {...dialog("tag")} />
      <UntagFiles {...dialog("untag")} />
      <FileDetails id={shownId} onClose={() => showDetails(null)} />
    </>
  );
}
