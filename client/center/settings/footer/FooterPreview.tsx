import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/values/address-line.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { useSiteTexts } from "../../../language/site-texts.ts";
import { TodayLines } from "../../../site/hours/TodayLines.tsx";
import { useToday } from "../../../site/hours/use-today.ts";
import styles from "./Footer.module.css";

/** A preview of the footer with the typed text. */
export function FooterPreview({ text }: { text: string }) {
  const { t } = useTranslation("settings");
  const { site } = useSiteSettings();
  const { title } = useSiteTexts();
  const today = useToday();
  const postal = addressLine(site.address);
  return (
    <figure className={styles.preview}>
      <figcaption>{t("footer.preview")}</figcaption>
      <div data-site="" className={styles.page} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div data-site="" className={styles.footer}>
        {title && <p className={styles.brand}>{title}</p>}
        {postal && <p>{postal}</p>}
        {today && (
          <p>
            <TodayLines places={today.places} />
          </p>
        )}
        <p className={styles.text} data-empty={text.trim() === "" || undefined}>
          {text.trim() || t("footer.none")}
        </p>
      </div>
    </figure>
  );
}
