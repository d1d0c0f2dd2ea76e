// The head of the picture editor: which picture it is.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import screen from "../Screen.module.css";
import styles from "./PictureEditor.module.css";

export function PictureHead({ name, children }: { name: string; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  return (
    <header className={screen.head}>
      <div>
        <h1>{t("picture.title")}</h1>
        <p className={styles.name}>{name}</p>
      </div>
      {children}
    </header>
  );
}
