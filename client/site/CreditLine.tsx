import { useTranslation } from "react-i18next";
import { licenceUrl } from "#contract/values/licences.ts";
import type { Picture } from "#contract/schemas/files.ts";
import styles from "./CreditLine.module.css";

type Props = {
  picture: Picture;
  className?: string | undefined;
  /** True for a picture that is out of view. Its credit has no links, so that the keyboard does not reach them. */
  isOutOfView?: boolean;
};

/** Who made the picture, and its licence. Without a credit, nothing is shown. */
export function CreditLine({ picture: { credit: stored, isHidden }, className = "", isOutOfView = false }: Props) {
  const { t, i18n } = useTranslation();
  // Files of the library have a credit even if nothing was typed.
  const credit = stored && (stored.author || stored.licence || stored.url) ? stored : null;
  if (!credit && !isHidden) return null;
  return (
    <small lang={i18n.language} className={`${styles.credit} ${className}`}>
      {isHidden && <b className={styles.hidden}>{t("credit.hidden")}</b>}
      {credit && <Said {...credit} isOutOfView={isOutOfView} />}
    </small>
  );
}

function Said({ author, licence, url, isOutOfView }: NonNullable<Picture["credit"]> & { isOutOfView: boolean }) {
  const { t } = useTranslation();
  const text = isOutOfView ? null : licenceUrl(licence);
  const name = author || (url && t("credit.source"));
  return (
    <span>
      {name && t("credit.by")} {url && !isOutOfView ? <a href={url}>{name}</a> : name}
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
