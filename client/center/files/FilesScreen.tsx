// The file library: found, filtered, selected, tagged, uploaded and deleted.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileTrigger } from "react-aria-components";
import type { LibraryFile } from "#contract/files.ts";
import { FileGrid, FileGridSkeleton } from "../../files/FileGrid.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { Pagination } from "../Pagination.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { DeleteFiles } from "./DeleteFiles.tsx";
import styles from "./FilesScreen.module.css";
import { isFiltered, PER_PAGE, wholeLibrary } from "./library-address.ts";
import { LibraryTools } from "./LibraryTools.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { UploadPanel } from "./UploadPanel.tsx";
import { type FileActions, useFileActions } from "./use-file-actions.ts";
import { type Library, useLibrary, useRememberedLayout } from "./use-library.ts";
import { useLibraryUploads } from "./use-library-uploads.ts";

export function FilesScreen() {
  const { t } = useTranslation("files");
  const library = useLibrary();
  const actions = useFileActions();
  const uploads = useLibraryUploads();
  const drop = useFileDrop(uploads.add);
  usePastedFiles(uploads.add);
  return (
    <div {...drop} data-wide className={styles.library}>
      <header className={screen.head}>
        <h1>{t("title")}</h1>
        <UploadButton onFiles={uploads.add} />
      </header>
      <UploadPanel uploads={uploads} onShow={actions.showDetails} />
      <LibraryFiles library={library} actions={actions} onFiles={uploads.add} />
      <FileQuestions actions={actions} />
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

/** A picture from the clipboard, unless someone pastes text into a field. */
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

function LibraryFiles({ library, actions, onFiles }: FilesProps) {
  const { t } = useTranslation("files");
  const [layout, setLayout] = useRememberedLayout();
  const { list, files, total, selected } = library;
  const isEmpty = list.isSuccess && total === 0;
  return (
    <section aria-label={t("label")} className={styles.files}>
      <LibraryTools library={library} layout={layout} onLayout={setLayout} />
      <div className={styles.status}>
        {selected.length > 0 ? (
          <SelectionBar selected={selected} actions={actions} onClear={library.clearSelection} />
        ) : (
          <p role="status">{list.data ? t("count", { count: total }) : ""}</p>
        )}
      </div>
      {list.isPending && <FileGridSkeleton count={PER_PAGE} layout={layout} />}
      {list.isError && (
        <div className={screen.panel}>
          <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />
        </div>
      )}
      {isEmpty && <Nothing library={library} onFiles={onFiles} />}
      {files.length > 0 && !list.isError && (
        <FileGrid
          files={files}
          layout={layout}
          selected={library.selectedIds}
          onSelect={library.select}
          onOpen={(file) => actions.details([file])}
          renderActions={(file) => <FileTools file={file} actions={actions} />}
          isStale={list.isPlaceholderData}
        />
      )}
      <Pagination page={library.view.page} pages={library.pages} hrefOf={library.hrefOf} />
    </section>
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

/** An empty library says how it is filled; a search without result leads back. */
function Nothing({ library, onFiles }: Omit<FilesProps, "actions">) {
  const { t } = useTranslation("files");
  const state = isFiltered(library.view) ? "nothingFound" : "empty";
  return (
    <div className={`${screen.panel} ${screen.empty}`}>
      <h2>{t(`${state}.title`)}</h2>
      <p>{t(`${state}.text`)}</p>
      {state === "empty" ? (
        <UploadButton onFiles={onFiles} />
      ) : (
        <Button onPress={() => library.show(wholeLibrary)}>{t("filter.clear")}</Button>
      )}
    </div>
  );
}

/** What is asked before something is done to files. */
function FileQuestions({ actions: { asked, endAsking } }: { actions: FileActions }) {
  const [files, setFiles] = useState<LibraryFile[]>([]);
  // While the dialog fades away its words stay.
  if (asked && asked.files !== files) setFiles(asked.files);
  return <DeleteFiles files={files} isOpen={asked?.question === "remove"} onClose={endAsking} />;
}
