import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "../../ui/admin/icons.tsx";
import { withLastView } from "../last-views.ts";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import screen from "../Screen.module.css";
import styles from "./PictureEditor.module.css";

export function PictureHead({ name, children }: { name?: string; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <Link to={withLastView("/admincenter/files")} className={styles.back}>
        <Icon name="chevron" />
        {t("picture.back")}
      </Link>
      <header className={screen.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t("picture.title")}
          </h1>
          {name !== undefined && (
            <p className={styles.name} data-title-part={name}>
              {name}
            </p>
          )}
        </div>
        {children}
      </header>
    </>
  );
}
