import { useTranslation } from "react-i18next";
import { licences } from "#contract/values/licences.ts";
import { limits } from "#contract/values/limits.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import styles from "./FileDetails.module.css";
import type { FileForm } from "./file-form.ts";

type Credit = FileForm["credit"];
type Props = { credit: Credit; onChange: (credit: Credit) => void; errors: Readonly<Record<string, string>> };

/** Who made the picture, its licence, and its source. Known licences are a press away; other texts are typed. */
export function CreditFields({ credit, onChange, errors }: Props) {
  const { t } = useTranslation("files");
  const change = (part: Partial<Credit>): void => onChange({ ...credit, ...part });
  return (
    <fieldset className={styles.group}>
      <legend>{t("details.credit")}</legend>
      <Field
        label={t("details.creditAuthor")}
        hint={t("details.creditHint")}
        value={credit.author}
        onChange={(author) => change({ author })}
        maxLength={limits.creditLength}
        error={errors["credit.author"]}
      />
      <Field
        label={t("details.creditLicence")}
        value={credit.licence}
        onChange={(licence) => change({ licence })}
        maxLength={limits.creditLength}
        error={errors["credit.licence"]}
      />
      <div className={styles.licences} role="group" aria-label={t("details.licences")}>
        {licences.map((licence) => (
          <Button key={licence} tone="quiet" onPress={() => change({ licence })}>
            {licence}
          </Button>
        ))}
      </div>
      <Field
        label={t("details.creditUrl")}
        type="url"
        value={credit.url}
        onChange={(url) => change({ url })}
        maxLength={limits.urlLength}
        error={errors["credit.url"]}
      />
    </fieldset>
  );
}
