import { useTranslation } from "react-i18next";
import { FileThumb } from "../../files/FileThumb.tsx";
import type { ComparedFile } from "../compare/blocks.ts";
import type { Editing } from "../use-editing.ts";
import styles from "./Comparison.module.css";

type Props = { changes: readonly ComparedFile[]; files: Editing["files"] };

export function FileChanges({ changes, files }: Props) {
  const { t, i18n } = useTranslation("admin");
  if (changes.length === 0) return null;
  return (
    <ul lang={i18n.language} className={styles.files}>
      {changes.map(({ id, change }) => {
        const file = files[id];
        return (
          <li key={`${change} ${id}`} className={styles[change]}>
            {file && <FileThumb file={{ ...file, version: 0 }} sizes="6rem" />}
            <span className={styles.mark}>{t(`history.changes.${change}`)}</span>
            <span>{file?.name ?? t("downloads.gone")}</span>
          </li>
        );
      })}
    </ul>
  );
}
