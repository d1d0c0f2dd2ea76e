import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { statusChecks, statusKey, type StatusMark, type StatusRow } from "#contract/values/status.ts";
import { useViewer } from "../../api/viewer.ts";
import { Icon, type IconName } from "../../ui/admin/icons.tsx";
import { mayOpen } from "../permitted.ts";
import styles from "./Status.module.css";

const marks: Record<StatusMark, { icon: IconName; look: string | undefined }> = {
  good: { icon: "check", look: styles.good },
  look: { icon: "eye", look: styles.look },
  broken: { icon: "close", look: styles.broken },
  unknown: { icon: "info", look: styles.unknown },
};

export function StatusLine({ row }: { row: StatusRow }) {
  const { t, i18n } = useTranslation("status");
  const viewer = useViewer();
  const { name, mark, values = {}, bytes = {}, at, parts = [] } = row;
  const { path } = statusChecks[name];
  const sizeOf = (count: number): string => formatFileSize(count, i18n.language);
  const sizes = Object.fromEntries(Object.entries(bytes).map(([key, count]) => [key, sizeOf(count)]));
  const all: Record<string, string | number> = {
    ...values,
    ...sizes,
    ...(at !== undefined && { moment: formatMoment(at) }),
  };
  const title = t(`names.${name}`);
  return (
    <li className={styles.row} data-check={name}>
      <h3>{title}</h3>
      <p className={`${styles.mark} ${marks[mark].look}`}>
        <Icon name={marks[mark].icon} />
        {t(`marks.${mark}`)}
      </p>
      {/* The key is made of the contract's findings; a test compares them with the texts. */}
      <p className={styles.sentence}>{t(statusKey(row) as ParseKeys<"status">, all)}</p>
      {parts.length > 0 && (
        <details className={styles.parts}>
          <summary>{t("parts")}</summary>
          <ul>
            {parts.map((part) => (
              <li key={part.name}>{t("part", { name: part.name, size: sizeOf(part.bytes), count: part.rows })}</li>
            ))}
          </ul>
        </details>
      )}
      {path !== null && (mark === "look" || mark === "broken") && mayOpen(viewer, path) && (
        <p className={styles.way}>
          <Link to={path} aria-label={t("goToNamed", { name: title })}>
            {t("goTo")}
          </Link>
        </p>
      )}
    </li>
  );
}
