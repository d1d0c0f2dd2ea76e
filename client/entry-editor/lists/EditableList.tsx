import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import article from "../../site/entries/Article.module.css";
import { movedItem } from "../../ui/admin/moved-item.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import styles from "./EditableList.module.css";
import { RowTools } from "./RowTools.tsx";

type Props<Item> = {
  items: Item[];
  update: (next: (items: Item[]) => Item[]) => void;
  keyOf: (item: Item) => string;
  nameOf: (item: Item, index: number) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** The list's texts are below this key in admin.json: up, down, remove, removed, moved. */
  texts: "downloads" | "links";
};

export function EditableList<Item>({ items, update, keyOf, nameOf, renderItem, texts }: Props<Item>) {
  const { t } = useTranslation("admin");
  const [said, say] = useState("");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLUListElement>();
  const move = (item: Item, index: number, by: -1 | 1): void => {
    update((now) => movedItem(now, index, index + by));
    say(t(`${texts}.moved`, { name: nameOf(item, index), place: index + by + 1, count: items.length }));
    focusAfterMove(keyOf(item), by);
  };
  const remove = (item: Item, index: number): void => {
    const others = (all: Item[]): Item[] => all.filter((one) => keyOf(one) !== keyOf(item));
    update(others);
    notify(t(`${texts}.removed`, { name: nameOf(item, index) }), "good", {
      label: t("undo"),
      run: () => update((now) => others(now).toSpliced(index, 0, item)),
    });
  };
  return (
    <>
      {items.length > 0 && (
        <ul ref={list} className={`${article.list} ${styles.list}`}>
          {items.map((item, index) => {
            const name = nameOf(item, index);
            return (
              <li key={keyOf(item)} className={styles.row}>
                {renderItem(item, index)}
                <span className={styles.tools}>
                  <RowTools
                    rowKey={keyOf(item)}
                    place={{ index, count: items.length }}
                    labels={{
                      up: t(`${texts}.up`, { name }),
                      down: t(`${texts}.down`, { name }),
                      remove: t(`${texts}.remove`, { name }),
                    }}
                    onMove={(by) => move(item, index, by)}
                    onRemove={() => remove(item, index)}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
