// The rows of a block, such as its persons: users add, move and remove them.
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import { Icon } from "../../ui/admin/icons.tsx";
import { movedItem } from "../../ui/admin/moved-item.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import { RowTools } from "../lists/RowTools.tsx";
import styles from "./FormBlock.module.css";

type Props<Row> = {
  rows: readonly Row[];
  most: number;
  update: (next: (all: Row[]) => Row[]) => void;
  newRow: (all: readonly Row[]) => Row;
  /** The name of a row while its own name is missing: 'Person 2'. */
  numbered: (number: number) => string;
  nameOf: (row: Row) => string;
  addLabel: string;
  /** Distinguishes the rows from those of a list that contains this one. */
  prefix?: string;
  /** The field that gets the focus in a new row. */
  firstField?: string;
  error: string | undefined;
  renderRow: (row: Row, index: number, write: (part: Partial<Row>) => void) => ReactNode;
};

export function RowList<Row extends object>(props: Props<Row>) {
  const { rows, most, update, newRow, numbered, nameOf, addLabel, error, renderRow } = props;
  const { prefix = "", firstField = "input" } = props;
  const { t } = useTranslation("admin");
  const [said, say] = useState("");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const shownName = (row: Row, index: number): string => nameOf(row) || numbered(index + 1);
  const move = (row: Row, index: number, by: -1 | 1): void => {
    update((all) => movedItem(all, index, index + by));
    say(t("rows.moved", { name: shownName(row, index), place: index + by + 1, count: rows.length }));
    // The rows are identified by their positions, so the focus follows the row to its new position.
    focusAfterMove(`${prefix}${index + by}`, by);
  };
  const add = (): void => {
    // The new row exists before the focus moves to it.
    flushSync(() => update((all) => [...all, newRow(all)]));
    list.current?.lastElementChild?.querySelector<HTMLElement>(firstField)?.focus();
  };
  const remove = (row: Row, index: number): void => {
    update((all) => all.toSpliced(index, 1));
    notify(t("rows.removed", { name: shownName(row, index) }), "good", {
      label: t("undo"),
      run: () => update((all) => all.toSpliced(index, 0, row)),
    });
  };
  return (
    <>
      <div ref={list} className={styles.stops}>
        {rows.map((row, index) => (
          // Two rows may be equal, so only the index can be the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} role="group" aria-label={numbered(index + 1)} className={styles.stop}>
            {renderRow(row, index, (part) =>
              update((all) => all.map((one, at) => (at === index ? { ...one, ...part } : one))),
            )}
            <span className={styles.stopTools}>
              <RowTools
                rowKey={`${prefix}${index}`}
                place={{ index, count: rows.length }}
                labels={{
                  up: t("rows.up", { name: shownName(row, index) }),
                  down: t("rows.down", { name: shownName(row, index) }),
                  remove: t("rows.remove", { name: shownName(row, index) }),
                }}
                onMove={(by) => move(row, index, by)}
                onRemove={() => remove(row, index)}
              />
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {error !== undefined && (
        <p role="alert" data-refused className={field.error}>
          {error}
        </p>
      )}
      {rows.length < most && (
        <p>
          <Button onPress={add}>
            <Icon name="plus" />
            {addLabel}
          </Button>
        </p>
      )}
    </>
  );
}
