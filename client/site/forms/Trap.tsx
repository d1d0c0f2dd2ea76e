// The honeypot field. People do not see it, but bots fill it in.
import { useTranslation } from "react-i18next";
import styles from "./PublicForm.module.css";

/**
 * The attributes that make password managers skip a field: 1Password, Bitwarden, LastPass, Dashlane and Proton Pass.
 */
const ignored = {
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-lpignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

export function Trap({ value }: { value?: string | undefined }) {
  const { t } = useTranslation("forms");
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t("leaveEmpty")}
        <input name="website" tabIndex={-1} autoComplete="off" {...ignored} defaultValue={value} />
      </label>
    </div>
  );
}
