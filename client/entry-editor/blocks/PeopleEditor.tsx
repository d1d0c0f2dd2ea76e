import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import type { DraftBlockOf, DraftPerson } from "../draft-blocks.ts";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { FieldsEditor } from "./FieldsEditor.tsx";
import styles from "./FormBlock.module.css";
import { newPerson } from "./new-rows.ts";
import { PictureChoice } from "./PictureChoice.tsx";
import { RowList } from "./RowList.tsx";

type Props = BlockEditorProps<DraftBlockOf<"people">>;

export function PeopleEditor(props: Props) {
  const { block, editing } = props;
  const { t } = useTranslation("admin");
  const errorOf = (field: string): string | undefined => editing.saving.errors.blocks[`${block.id} ${field}`];
  return (
    <FieldsEditor {...(props as unknown as BlockEditorProps)}>
      <RowList
        rows={block.persons}
        most={limits.peoplePerBlock}
        update={(next) => editing.changeBlock(block, (now) => ({ ...now, persons: next(now.persons) }))}
        newRow={() => newPerson}
        numbered={(number) => t("people.person", { number })}
        nameOf={({ name }) => name}
        addLabel={t("people.add")}
        error={errorOf("persons")}
        renderRow={(person, index, write) => (
          <PersonFields
            person={person}
            editing={editing}
            errorOf={(field) => errorOf(`persons.${index}.${field}`)}
            onWrite={write}
          />
        )}
      />
    </FieldsEditor>
  );
}

type FieldsProps = {
  person: DraftPerson;
  editing: Props["editing"];
  errorOf: (field: string) => string | undefined;
  onWrite: (part: Partial<DraftPerson>) => void;
};

function PersonFields({ person: { name, office, picture, email, phone }, editing, errorOf, onWrite }: FieldsProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className={styles.row}>
        <Field
          label={t("people.name")}
          lang="de"
          value={name}
          onChange={(next) => onWrite({ name: next })}
          maxLength={limits.nameLength}
          error={errorOf("name")}
        />
        <Field
          label={t("blocks.parts.office")}
          lang="de"
          value={office}
          onChange={(next) => onWrite({ office: next })}
          maxLength={limits.textLength}
          error={errorOf("office")}
        />
      </div>
      <div className={styles.row}>
        <Field
          label={t("people.email")}
          inputMode="email"
          value={email}
          onChange={(next) => onWrite({ email: next })}
          maxLength={limits.handleLength}
          error={errorOf("email")}
        />
        <Field
          label={t("people.phone")}
          inputMode="tel"
          value={phone}
          onChange={(next) => onWrite({ phone: next })}
          maxLength={limits.phoneLength}
          error={errorOf("phone")}
        />
      </div>
      <PictureChoice
        label={t("people.picture")}
        removeLabel={t("people.removePicture")}
        value={picture}
        onChange={(next) => onWrite({ picture: next })}
        editing={editing}
        error={errorOf("picture")}
      />
    </>
  );
}
