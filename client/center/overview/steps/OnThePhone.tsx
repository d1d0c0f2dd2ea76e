import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSiteSettings } from "../../../api/loaded.ts";
import { formOf, previewAddress } from "../../settings/look/form.ts";
import { makeInert, NOTHING_IS_PRESSED } from "../../settings/look/inert-page.ts";
import { addRules } from "../../settings/look/use-font-samples.ts";
import styles from "./Steps.module.css";

/** The home page as a guest sees it on a phone. */
export function OnThePhone() {
  const { t } = useTranslation("overview");
  const settings = useSiteSettings();
  return (
    <section aria-labelledby="on-the-phone" className={styles.ready}>
      <div>
        <h3 id="on-the-phone" data-ready tabIndex={-1}>
          {t("steps.phone.title")}
        </h3>
        <p>{t("steps.phone.text")}</p>
        <p>
          <Link to="/" className={styles.go}>
            {t("steps.phone.open")}
          </Link>
        </p>
      </div>
      {/* The CSP of the framed page forbids all scripts. The sandbox attribute would also block tools that check
          accessibility. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={t("steps.phone.frame")}
        src={previewAddress(formOf(settings))}
        className={styles.phone}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          addRules(contentDocument, NOTHING_IS_PRESSED);
          makeInert(contentDocument);
        }}
      />
    </section>
  );
}
