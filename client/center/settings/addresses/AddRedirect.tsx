import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addressLength } from "#contract/values/addresses.ts";
import { TargetField } from "../../../editor/TargetField.tsx";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { useFieldErrors } from "../../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { Section } from "../../Section.tsx";
import styles from "./Addresses.module.css";

/** @param chosen the initial source address; '' for an empty field */
export function AddRedirect({ chosen }: { chosen: string }) {
  const { t } = useTranslation("addresses");
  const utils = trpc.useUtils();
  const add = trpc.addresses.add.useMutation();
  const [typed, setTyped] = useState({ from: chosen, to: "" });
  const { errors, show, clear } = useFieldErrors(["from", "to"], typed);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (add.isPending) return;
    clear();
    try {
      const { from } = await add.mutateAsync(typed);
      notify(t(typed.from.includes("?") ? "add.doneWithoutQuery" : "add.done", { from }));
    } catch (error) {
      show(error);
      return;
    }
    setTyped({ from: "", to: "" });
    await utils.addresses.invalidate();
  };
  return (
    <Section id="new-redirect" title={t("add.title")}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          name="from"
          label={t("add.from")}
          hint={t("add.fromHint")}
          value={typed.from}
          onChange={(from) => setTyped({ ...typed, from })}
          maxLength={addressLength}
          error={errors["from"]}
        />
        <TargetField
          isFocused={chosen !== ""}
          label={t("add.to")}
          hint={t("add.toHint")}
          url={typed.to}
          onWrite={(to) => setTyped((now) => ({ ...now, to }))}
          onEnter={() => form.current?.requestSubmit()}
          error={errors["to"]}
        />
        <Button type="submit" tone="primary" isDisabled={add.isPending}>
          {t("add.submit")}
        </Button>
      </form>
    </Section>
  );
}
