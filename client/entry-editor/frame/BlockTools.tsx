import { memo } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { moveMark } from "../../ui/admin/use-focus-after-move.ts";
import type { DraftBlock } from "../draft-blocks.ts";
import styles from "../editing.module.css";
import type { EditedBody } from "./use-edited-body.ts";

type Props = {
  block: DraftBlock;
  place: { index: number; count: number };
  body: EditedBody;
  name: string;
};

/** REST has only one list of downloads and one list of links, so an entry cannot have a second one. */
const isSingle = ({ type }: DraftBlock): boolean => type === "downloads" || type === "links";

/** Memoised, so that it renders only if the place, the count or the name of the block changes. */
export const BlockTools = memo(
  Tools,
  (one, other) =>
    one.block.id === other.block.id &&
    one.name === other.name &&
    one.place.index === other.place.index &&
    one.place.count === other.place.count,
);

function Tools({ block, place: { index, count }, body, name }: Props) {
  const { t } = useTranslation("admin");
  const { id } = block;
  return (
    <>
      {count > 1 && (
        <>
          <span aria-hidden="true" data-handle={id} className={styles.handle} {...body.dragHandle(id)}>
            <Icon name="drag" />
          </span>
          <IconButton
            icon="up"
            label={t("blocks.up", { name })}
            isDisabled={index === 0}
            data-move={moveMark({ key: id, by: -1 })}
            onPress={() => body.move(block, -1, name)}
          />
          <IconButton
            icon="down"
            label={t("blocks.down", { name })}
            isDisabled={index === count - 1}
            data-move={moveMark({ key: id, by: 1 })}
            onPress={() => body.move(block, 1, name)}
          />
        </>
      )}
      {!isSingle(block) && (
        <IconButton icon="copy" label={t("blocks.duplicate", { name })} onPress={() => body.duplicate(block)} />
      )}
      <IconButton icon="trash" label={t("blocks.remove", { name })} onPress={() => body.remove(block, name)} />
    </>
  );
}
