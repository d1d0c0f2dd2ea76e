import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { RowTools } from "../../../entry-editor/lists/RowTools.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { movedItem } from "../../../ui/admin/moved-item.ts";
import { notify } from "../../../ui/admin/notices.tsx";
import { useFocusAfterMove } from "../../../ui/admin/use-focus-after-move.ts";
import styles from "./Product.module.css";

type Props = {
  label: string;
  ids: string[];
  update: (next: (ids: string[]) => string[]) => void;
  nameOf: (id: string) => string;
  renderItem: (id: string, index: number) => ReactNode;
};

type Item = { id: string };

export function SortedFiles({ label, ids, update, nameOf, renderItem }: Props) {
  const { t } = useTranslation("admin");
  const { t: sales } = useTranslation("sales");
  const { said, list, move, drop, remove } = useSortedFiles({ ids, update, nameOf });
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (keys) => [...keys].map((key) => ({ "application/x-product-file": String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const [dragged] = [...keys].map(String);
      if (dragged !== undefined && dropPosition !== "on") drop(dragged, String(key), dropPosition);
    },
  });
  if (ids.length === 0) return null;
  return (
    <>
      <GridList
        ref={list}
        aria-label={label}
        items={ids.map((id) => ({ id }))}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[ids, renderItem]}
        className={styles.sorted ?? ""}
      >
        {({ id }) => {
          const name = nameOf(id);
          const index = ids.indexOf(id);
          return (
            <GridListItem id={id} textValue={name} className={styles.sortedRow ?? ""}>
              <Button slot="drag" aria-label={sales("pictures.drag", { name })} className={styles.drag ?? ""}>
                <Icon name="drag" />
              </Button>
              {renderItem(id, index)}
              <span className={styles.rowTools}>
                <RowTools
                  rowKey={id}
                  place={{ index, count: ids.length }}
                  labels={{
                    up: t("downloads.up", { name }),
                    down: t("downloads.down", { name }),
                    remove: t("downloads.remove", { name }),
                  }}
                  onMove={(by) => move(id, index, by)}
                  onRemove={() => remove(id, index)}
                />
              </span>
            </GridListItem>
          );
        }}
      </GridList>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

function useSortedFiles({ ids, update, nameOf }: Pick<Props, "ids" | "update" | "nameOf">) {
  const { t } = useTranslation("admin");
  const [said, say] = useState("");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const sayPlace = (id: string, place: number): void =>
    say(t("downloads.moved", { name: nameOf(id), place: place + 1, count: ids.length }));
  return {
    said,
    list,
    move: (id: string, index: number, by: -1 | 1): void => {
      update((now) => movedItem(now, index, index + by));
      sayPlace(id, index + by);
      focusAfterMove(id, by);
    },
    drop: (id: string, beside: string, side: "before" | "after"): void => {
      const others = ids.filter((one) => one !== id);
      const place = others.indexOf(beside) + (side === "after" ? 1 : 0);
      update(() => others.toSpliced(place, 0, id));
      sayPlace(id, place);
    },
    remove: (id: string, index: number): void => {
      const others = (all: string[]): string[] => all.filter((one) => one !== id);
      update(others);
      notify(t("downloads.removed", { name: nameOf(id) }), "good", {
        label: t("undo"),
        run: () => update((now) => others(now).toSpliced(index, 0, id)),
      });
    },
  };
}
