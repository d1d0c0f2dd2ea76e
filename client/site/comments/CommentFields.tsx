import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import type { FieldsProps } from "../forms/kind.ts";
import styles from "../forms/PublicForm.module.css";
import { Trap } from "../forms/Trap.tsx";
import type { PlaceKind } from "./place.ts";

function Fields({ kind, values, errors }: FieldsProps & { kind: PlaceKind }) {
  const { t } = useTranslation("guestbook");
  const field = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t("name")} {...field("name", "name")} required />
        <TextField label={t("email")} type="email" hint={t("emailHint")} {...field("email", "email")} required />
      </div>
      <TextArea
        label={t(`${kind}.text`)}
        hint={t("textHint", { max: limits.commentLength })}
        rows={6}
        {...field("text", "off")}
        required
      />
      <Trap value={values["website"]} />
    </>
  );
}

/** Constant components. A new component on each render would remount the fields and lose their input. */
export const fieldsOf = {
  guestbook: (props: FieldsProps) => <Fields kind="guestbook" {...props} />,
  comments: (props: FieldsProps) => <Fields kind="comments" {...props} />,
};
