import { useTranslation } from "react-i18next";
import { dayName } from "#contract/values/hours-words.ts";
import { limits } from "#contract/values/limits.ts";
import { weekdays } from "#contract/values/weekdays.ts";
import { ClockField } from "../../ui/admin/ClockField.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { Select } from "../../ui/admin/Select.tsx";
import type { DraftBlockOf, DraftTime } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FieldsEditor } from "./FieldsEditor.tsx";
import styles from "./FormBlock.module.css";
import { timeAfter } from "./new-rows.ts";
import { RowList } from "./RowList.tsx";

export function TimetableEditor(props: BlockEditorProps<DraftBlockOf<"timetable">>) {
  const { block, editing } = props;
  const { t } = useTranslation("admin");
  const errorOf = (field: string): string | undefined => editing.saving.errors.blocks[`${block.id} ${field}`];
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <p className={layout.soft}>{t("timetable.order")}</p>
      <RowList
        rows={block.rows}
        most={limits.timetableRows}
        update={(next) => editing.changeBlock(block, (now) => ({ ...now, rows: next(now.rows) }))}
        newRow={(all) => timeAfter(all.at(-1))}
        numbered={(number) => t("timetable.row", { number })}
        nameOf={({ group }) => group}
        addLabel={t("timetable.add")}
        // The weekday comes from the row before, so the time is typed first.
        firstField="[role=spinbutton]"
        error={errorOf("rows")}
        renderRow={(row, index, write) => (
          <TimeFields row={row} errorOf={(field) => errorOf(`rows.${index}.${field}`)} onWrite={write} />
        )}
      />
    </FieldsEditor>
  );
}

type FieldsProps = {
  row: DraftTime;
  errorOf: (field: string) => string | undefined;
  onWrite: (part: Partial<DraftTime>) => void;
};

function TimeFields({ row: { day, from, to, group, place, note }, errorOf, onWrite }: FieldsProps) {
  const { t, i18n } = useTranslation("admin");
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t("timetable.day")}
          value={day}
          options={weekdays.map((value) => ({ value, label: dayName(value, i18n.language) }))}
          onChange={(next) => onWrite({ day: next })}
        />
        <ClockField
          label={t("timetable.from")}
          value={from}
          onChange={(next) => onWrite({ from: next })}
          error={errorOf("from")}
        />
        <ClockField
          label={t("timetable.to")}
          value={to}
          onChange={(next) => onWrite({ to: next })}
          error={errorOf("to")}
        />
      </div>
      <div className={styles.row}>
        <Field
          label={t("blocks.parts.group")}
          lang="de"
          value={group}
          onChange={(next) => onWrite({ group: next })}
          maxLength={limits.textLength}
          error={errorOf("group")}
        />
        <Field
          label={t("blocks.parts.place")}
          lang="de"
          value={place}
          onChange={(next) => onWrite({ place: next })}
          maxLength={limits.textLength}
          error={errorOf("place")}
        />
        <Field
          label={t("blocks.parts.rowNote")}
          lang="de"
          value={note}
          onChange={(next) => onWrite({ note: next })}
          maxLength={limits.textLength}
          error={errorOf("note")}
        />
      </div>
    </>
  );
}
