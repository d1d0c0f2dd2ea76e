// The texts of an entry while they are edited: written, moved, added, removed.
import { useTranslation } from "react-i18next";
import { Button } from "../ui/admin/Button.tsx";
import { Icon } from "../ui/admin/icons.tsx";
import type { DraftBlock } from "./draft.ts";
import { EditableBlock } from "./EditableBlock.tsx";
import { notify } from "../ui/admin/notices.tsx";
import type { Editing } from "./use-editing.ts";
import styles from "./editing.module.css";

export function EditableBlocks({ editing }: { editing: Editing }) {
  const { t } = useTranslation("admin");
  const { session, change } = editing;
  const { blocks } = session.draft;
  const remove = (block: DraftBlock, at: number): void => {
    change({ type: "removeBlock", key: block.key });
    notify(t("blocks.removed"), "good", { label: t("undo"), run: () => change({ type: "restoreBlock", block, at }) });
  };
  return (
    <>
      {blocks.map((block, index) => (
        <EditableBlock
          key={block.key}
          block={block}
          index={index}
          count={blocks.length}
          editing={editing}
          onRemove={() => remove(block, index)}
        />
      ))}
      <p className={styles.addBlock}>
        <Button onPress={() => change({ type: "addBlock", after: null })}>
          <Icon name="plus" />
          {t("blocks.add")}
        </Button>
      </p>
    </>
  );
}
