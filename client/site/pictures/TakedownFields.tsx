import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import type { FieldsProps } from "../forms/kind.ts";
import { Trap } from "../forms/Trap.tsx";

export function TakedownFields({ values, errors }: FieldsProps) {
  const { t } = useTranslation("pictures");
  return (
    <>
      <input type="hidden" name="file" value={values["file"] ?? ""} />
      <TextField
        label={t("takedown.email")}
        hint={t("takedown.emailHint")}
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={values["email"]}
        error={errors["email"]}
        required
      />
      <TextArea
        label={t("takedown.reason")}
        hint={t("takedown.reasonHint")}
        rows={5}
        maxLength={limits.messageLength}
        name="reason"
        autoComplete="off"
        defaultValue={values["reason"]}
        error={errors["reason"]}
        required
      />
      <Trap value={values["website"]} />
    </>
  );
}
