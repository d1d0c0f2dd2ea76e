// The tags as a tree. A click shows the tag's files. Files and tags can be dropped onto a tag.
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from "react-aria-components";
import { focusAfterDialogs } from "../../ui/admin/focus-after-dialogs.ts";
import { useMay } from "../../api/viewer.ts";
import { Icon } from "../../ui/admin/icons.tsx";
import { draggedTexts, FILE_DRAG, TAG_DRAG } from "./drag-types.ts";
import { TagMenu, type TagQuestion } from "./TagMenu.tsx";
import styles from "./TagTree.module.css";
import type { TagChanges } from "./use-tag-changes.ts";
import type { TagBranch, useTagTree } from "./use-tag-tree.ts";
import { useTagging } from "./use-tagging.ts";

type Props = {
  tree: ReturnType<typeof useTagTree>;
  shown: string | null;
  onShow: (path: string) => void;
  changes: TagChanges;
  onAsk: (question: TagQuestion) => void;
  arrived: string | null;
  onFocused: () => void;
};

export function TagTree({ tree, shown, onShow, changes, onAsk, arrived, onFocused }: Props) {
  const { t } = useTranslation("files");
  const mayChange = useMay("update", "tags");
  const dragAndDropHooks = useTagDrops(changes);
  return (
    <Tree
      aria-label={t("tags.label")}
      items={tree.branches}
      expandedKeys={tree.expanded}
      onExpandedChange={(keys) => tree.setExpanded(new Set([...keys].map(String)))}
      selectionMode="single"
      selectedKeys={shown === null ? [] : [shown]}
      onSelectionChange={(keys) => {
        const [path] = keys === "all" ? [] : [...keys];
        if (path !== undefined) onShow(String(path));
      }}
      disallowEmptySelection={shown !== null}
      {...(mayChange && { dragAndDropHooks })}
      className={styles.tree ?? ""}
    >
      {function branch(tag: TagBranch) {
        return (
          <TreeItem id={tag.path} textValue={tag.name} hasChildItems={tag.hasChildren} className={styles.item ?? ""}>
            <TreeItemContent>
              <TagRow tag={tag} onAsk={onAsk} hasArrived={tag.path === arrived} onFocused={onFocused} />
            </TreeItemContent>
            <Collection items={tag.children}>{branch}</Collection>
          </TreeItem>
        );
      }}
    </Tree>
  );
}

type RowProps = Pick<Props, "onAsk" | "onFocused"> & { tag: TagBranch; hasArrived: boolean };

function TagRow({ tag, onAsk, hasArrived, onFocused }: RowProps) {
  const { t } = useTranslation("files");
  const { name } = tag;
  const mayChange = useMay("update", "tags");
  // The counts are about all files, also those that the list does not show to authors.
  const isCounted = useMay("read", "files");
  const cell = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    const row = cell.current?.closest<HTMLElement>("[role=row]");
    if (row) focusAfterDialogs(row, row.closest("[role=treegrid]"));
    onFocused();
  });
  useEffect(() => {
    if (hasArrived) focus();
  }, [hasArrived]);
  return (
    <div ref={cell} className={styles.row}>
      {tag.hasChildren ? (
        <Button slot="chevron" aria-label={t("tags.expand")} className={styles.chevron ?? ""}>
          <Icon name="chevron" />
        </Button>
      ) : (
        <span className={styles.chevron} />
      )}
      <span className={styles.name}>{name}</span>
      {mayChange && (
        <Button
          slot="drag"
          aria-label={t("tags.drag", { name })}
          isDisabled={tag.isFixed}
          className={styles.drag ?? ""}
        >
          <Icon name="drag" />
        </Button>
      )}
      {isCounted && (
        <span className={styles.count} title={t("tags.files", { count: tag.total })}>
          {tag.total}
        </span>
      )}
      {mayChange && !tag.isFixed && <TagMenu tag={tag} onAsk={onAsk} />}
    </div>
  );
}

function useTagDrops(changes: TagChanges) {
  const tagging = useTagging();
  const { dragAndDropHooks } = useDragAndDrop<TagBranch>({
    getItems: (keys) => [...keys].map((key) => ({ [TAG_DRAG]: String(key), "text/plain": String(key) })),
    acceptedDragTypes: [FILE_DRAG, TAG_DRAG],
    getDropOperation: (target, types) => {
      if (target.type === "root" || target.dropPosition !== "on") return "cancel";
      return types.has(FILE_DRAG) ? "copy" : "move";
    },
    onItemDrop: async ({ items, target }) => {
      const path = String(target.key);
      const ids = await draggedTexts(items, FILE_DRAG);
      if (ids.length > 0) return tagging.give(ids, path);
      const [moved] = await draggedTexts(items, TAG_DRAG);
      if (moved !== undefined && moved !== path) await changes.move(moved, path);
    },
  });
  return dragAndDropHooks;
}
