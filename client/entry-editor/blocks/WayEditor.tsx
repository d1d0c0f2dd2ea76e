import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { means } from "#contract/blocks/way/means.ts";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { movedItem } from "../../ui/admin/moved-item.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { useFocusAfterMove } from "../../ui/admin/use-focus-after-move.ts";
import type { DraftBlockOf, DraftStop } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { RowTools } from "../lists/RowTools.tsx";
import { FieldsEditor } from "./FieldsEditor.tsx";
import styles from "./FormBlock.module.css";
import { newStop } from "./new-stop.ts";
import { NumberField } from "./NumberField.tsx";

export function WayEditor(props: BlockEditorProps<DraftBlockOf<"way">>) {
  const { block, editing } = props;
  const { stops } = block;
  const missing = editing.saving.errors.blocks[`${block.id} stops`];
  const { t } = useTranslation("admin");
  const [said, say] = useState("");
  const { list, focusAfterMove } = useFocusAfterMove<HTMLDivElement>();
  const update = (next: (all: DraftStop[]) => DraftStop[]): void =>
    editing.changeBlock(block, (now) => ({ ...now, stops: next(now.stops) }));
  const nameOf = (index: number): string => stops[index]?.name || t("way.stop", { number: index + 1 });
  const move = (index: number, by: -1 | 1): void => {
    update((all) => movedItem(all, index, index + by));
    say(t("way.moved", { name: nameOf(index), place: index + by + 1, count: stops.length }));
    // The rows are identified by their positions, so the focus follows the stop to its new position.
    focusAfterMove(String(index + by), by);
  };
  const add = (): void => {
    // The new row exists before the focus moves to it.
    flushSync(() => update((all) => [...all, newStop]));
    list.current?.lastElementChild?.querySelector("button")?.focus();
  };
  const remove = (stop: DraftStop, index: number): void => {
    update((all) => all.toSpliced(index, 1));
    notify(t("way.removed", { name: nameOf(index) }), "good", {
      label: t("undo"),
      run: () => update((all) => all.toSpliced(index, 0, stop)),
    });
  };
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <div ref={list} className={styles.stops}>
        {stops.map((stop, index) => (
          // Two stops may be equal, so only the index can be the key.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} role="group" aria-label={t("way.stop", { number: index + 1 })} className={styles.stop}>
            <StopFields
              stop={stop}
              errorOf={(field) => editing.saving.errors.blocks[`${block.id} stops.${index}.${field}`]}
              onWrite={(part) => update((all) => all.map((one, at) => (at === index ? { ...one, ...part } : one)))}
            />
            <span className={styles.stopTools}>
              <RowTools
                rowKey={String(index)}
                place={{ index, count: stops.length }}
                labels={{
                  up: t("way.up", { name: nameOf(index) }),
                  down: t("way.down", { name: nameOf(index) }),
                  remove: t("way.remove", { name: nameOf(index) }),
                }}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(stop, index)}
              />
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {missing !== undefined && (
        <p role="alert" data-refused className={field.error}>
          {missing}
        </p>
      )}
      {stops.length < limits.stopsPerWay && (
        <p>
          <Button onPress={add}>
            <Icon name="plus" />
            {t("way.add")}
          </Button>
        </p>
      )}
    </FieldsEditor>
  );
}

type FieldsProps = {
  stop: DraftStop;
  errorOf: (field: string) => string | undefined;
  onWrite: (part: Partial<DraftStop>) => void;
};

function StopFields({ stop: { by, minutes, name, text }, errorOf, onWrite }: FieldsProps) {
  const { t: site } = useTranslation();
  const { t } = useTranslation("admin");
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t("way.by")}
          value={by}
          options={means.map((value) => ({ value, label: site(`way.by.${value}`) }))}
          onChange={(next) => onWrite({ by: next })}
        />
        <NumberField
          label={t("way.minutes")}
          isWhole
          noNumber={t("way.noMinutes")}
          value={minutes}
          onChange={(next) => onWrite({ minutes: next })}
          error={errorOf("minutes")}
        />
        <Field
          label={t("blocks.parts.stop")}
          lang="de"
          value={name}
          onChange={(next) => onWrite({ name: next })}
          maxLength={limits.textLength}
          error={errorOf("name")}
        />
      </div>
      <Field
        label={t("blocks.parts.stopText")}
        lang="de"
        value={text}
        onChange={(next) => onWrite({ text: next })}
        maxLength={limits.stopTextLength}
        rows={2}
        error={errorOf("text")}
      />
    </>
  );
}
