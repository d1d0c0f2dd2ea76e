import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatFileSize } from "#contract/values/file-size.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { trpc } from "../../../api/trpc.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { Section } from "../../Section.tsx";
import styles from "../Technics.module.css";
import { useSettingsChange } from "../../../ui/admin/use-settings-change.ts";
import { bytesOf, gigabytesOf } from "./gigabytes.ts";

export function QuotaForm() {
  const { t, i18n } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { quota = 0 } = useSiteSettings();
  const utils = trpc.useUtils();
  const { data } = trpc.files.quota.useQuery();
  const [typed, setTyped] = useState(() => gigabytesOf(quota, i18n.language));
  const { change, errors: found, setErrors, isPending } = useSettingsChange(t("conflict"));
  const errors = useStandingErrors(found, { quota: typed });
  // While the size is loading, '…' reserves the space of the hint, so that the page does not shift.
  const sizeOf = (bytes: number | undefined): string =>
    bytes === undefined ? "…" : formatFileSize(bytes, i18n.language);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const bytes = bytesOf(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (bytes === null) return setErrors({ quota: t("storage.quotaWrong") });
    void change({ quota: bytes }, admin("notices.saved")).then(() => utils.files.quota.invalidate());
  };
  const isLess = data !== undefined && bytes !== null && bytes < data.used;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Section id="quota" title={t("storage.title")} intro={t("storage.intro")}>
        <div className={styles.number}>
          <Field
            inputMode="decimal"
            label={t("storage.quota")}
            hint={t("storage.quotaHint", { used: sizeOf(data?.used), total: sizeOf(data?.total) })}
            value={typed}
            onChange={setTyped}
            maxLength={17}
            error={errors["quota"]}
          />
        </div>
        <p role="status" className={styles.warning}>
          {isLess && t("storage.less")}
        </p>
        <div>
          <SaveButton type="submit" isDisabled={isPending} />
        </div>
      </Section>
    </form>
  );
}
