import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./PictureEditor.module.css";

type Props = {
  stage: ReactNode;
  controls: ReactNode;
  preview?: ReactNode;
  actions: ReactNode;
};

export function ToolLayout({ stage, controls, preview, actions }: Props) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles.tool}>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.side}>
        {controls}
        {preview && (
          <section className={styles.preview}>
            <h2>{t("picture.preview")}</h2>
            {preview}
          </section>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
