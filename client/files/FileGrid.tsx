import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  Button,
  type DragAndDropHooks,
  GridList,
  GridListItem,
  type Selection,
  type SelectionMode,
} from "react-aria-components";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { Checkbox } from "../ui/admin/Checkbox.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import styles from "./FileGrid.module.css";
import { FileThumb } from "./FileThumb.tsx";

const CONTROLS = "button, a, label";

export type FileLayout = "grid" | "list";

type Props = {
  files: readonly LibraryFile[];
  layout: FileLayout;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  selectionMode?: SelectionMode;
  onOpen?: (file: LibraryFile) => void;
  /** Called by a double click on a file, and by Enter while a file has the focus. The selection does not change. */
  onTake?: (file: LibraryFile) => void;
  /** True if pictures are shown whole instead of filling their tiles. */
  isWhole?: boolean;
  renderActions?: (file: LibraryFile) => ReactNode;
  dragAndDropHooks?: DragAndDropHooks<LibraryFile>;
  /** True while the files of the previous request are still shown. */
  isStale?: boolean;
};

export function FileGrid(props: Props) {
  const { files, layout, selected, onSelect, selectionMode = "multiple", onOpen, onTake, dragAndDropHooks } = props;
  const { t } = useTranslation("files");
  const select = (keys: Selection): void =>
    onSelect(new Set(keys === "all" ? files.map(({ id }) => id) : [...keys].map(String)));
  const open = (id: string | number): void => {
    const file = files.find((one) => one.id === id);
    if (file) onOpen?.(file);
  };
  const grid = (
    <GridList
      aria-label={t("label")}
      items={files}
      layout={layout === "grid" ? "grid" : "stack"}
      keyboardNavigationBehavior="tab"
      selectionMode={selectionMode}
      selectionBehavior={onOpen ? "replace" : "toggle"}
      selectedKeys={selected}
      onSelectionChange={select}
      className={props.isWhole ? `${styles[layout]} ${styles.whole}` : (styles[layout] ?? "")}
      data-stale={props.isStale || undefined}
      {...(onOpen && { onAction: open })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
      // React Aria renders a tile again only if its file or one of these values changes.
      dependencies={[layout, props.renderActions]}
    >
      {(file) => (
        <FileItem
          file={file}
          layout={layout}
          isDraggable={dragAndDropHooks !== undefined}
          isWhole={props.isWhole === true}
        >
          {props.renderActions?.(file)}
        </FileItem>
      )}
    </GridList>
  );
  return onTake ? (
    <Taking files={files} onTake={onTake}>
      {grid}
    </Taking>
  ) : (
    grid
  );
}

type TakingProps = { files: readonly LibraryFile[]; onTake: (file: LibraryFile) => void; children: ReactNode };

/**
 * Adds a double click and Enter to the grid. The grid has no event for a double click, and its own Enter would toggle
 * the selection.
 */
function Taking({ files, onTake, children }: TakingProps) {
  const take = (row: Element | null): boolean => {
    const file = files.find(({ id }) => id === row?.getAttribute("data-key"));
    if (file) onTake(file);
    return file !== undefined;
  };
  const click = ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest(CONTROLS)) take(target.closest("[role=row]"));
  };
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (key !== "Enter" || !(target instanceof Element) || !target.matches("[role=row]") || !take(target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // This element is not focusable. It handles events of the rows inside. The button below the files does the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onDoubleClick={click} onKeyDownCapture={press}>
      {children}
    </div>
  );
}

type ItemProps = {
  file: LibraryFile;
  layout: FileLayout;
  isDraggable: boolean;
  isWhole: boolean;
  children: ReactNode;
};

function FileItem({ file, layout, isDraggable, isWhole, children }: ItemProps) {
  const { t } = useTranslation("files");
  const { name } = file;
  return (
    <GridListItem id={file.id} value={file} textValue={name} className={styles.item ?? ""}>
      <div className={styles.picture}>
        <FileThumb
          file={file}
          sizes={layout === "grid" ? "(min-width: 56rem) 10rem, 45vw" : "3.5rem"}
          isWhole={isWhole}
        />
      </div>
      <div className={styles.check}>
        <Checkbox slot="selection" aria-label={t("item.select")} />
      </div>
      {isDraggable && (
        <Button slot="drag" className={styles.drag ?? ""} aria-label={t("item.drag", { name })}>
          <Icon name="drag" />
        </Button>
      )}
      <FileFacts file={file} />
      {children && <div className={styles.actions}>{children}</div>}
    </GridListItem>
  );
}

function FileFacts({ file }: { file: LibraryFile }) {
  const { t, i18n } = useTranslation("files");
  return (
    <div className={styles.facts}>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      {file.hidden !== null && <span className={styles.hidden}>{t("item.hidden")}</span>}
      <span className={styles.kind}>{t(`details.kindOf.${file.kind}`)}</span>
      <span className={styles.size}>{formatFileSize(file.sizeBytes, i18n.language)}</span>
      <time className={styles.date} dateTime={file.uploadDate}>
        {formatMoment(file.uploadDate)}
      </time>
    </div>
  );
}

export function FileGridSkeleton({ count, layout }: { count: number; layout: FileLayout }) {
  const { t } = useTranslation("files");
  return (
    <div role="status" aria-label={t("loading")} className={`${styles[layout]} ${styles.skeleton}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <div className={styles.picture} />
          <div className={styles.facts}>
            <i style={{ width: `${55 + ((index * 17) % 35)}%` }} />
            <i style={{ width: `${35 + ((index * 23) % 25)}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
