import { useTranslation } from "react-i18next";
import { licenceUrl } from "#contract/values/licences.ts";
import type { Picture } from "#contract/schemas/files.ts";
import styles from "./CreditLine.module.css";

type Props = { picture: Picture; className?: string | undefined };

/** Who made the picture, and its licence. Without a credit, nothing is shown. */
export function CreditLine({ picture: { credit, isHidden }, className = "" }: Props) {
  const { t, i18n } = useTranslation();
  if (!credit && !isHidden) return null;
  return (
    <small lang={i18n.language} className={`${styles.credit} ${className}`}>
      {isHidden && <b className={styles.hidden}>{t("credit.hidden")}</b>}
      {credit && <Said {...credit} />}
    </small>
  );
}

function Said({ author, licence, url }: NonNullable<Picture["credit"]>) {
  const { t } = useTranslation();
  const text = licenceUrl(licence);
  const name = author || (url && t("credit.source"));
  return (
    <span>
      {name && t("credit.by")} {url ? <a href={url}>{name}</a> : name}
      {name && licence && ", "}
      {text ? (
        <a href={text} rel="license">
          {licence}
        </a>
      ) : (
        licence
      )}
    </span>
  );
}
