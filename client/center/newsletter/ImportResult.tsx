import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import styles from "./Newsletter.module.css";

export type Imported = { asked: number; known: string[]; wrong: string[] };

export function ImportResult({ imported: { asked, known, wrong } }: { imported: Imported }) {
  const { t } = useTranslation("newsletter");
  return (
    <div className={layout.stack} role="status">
      <p>{t("import.done", { count: asked })}</p>
      <LeftOut heading={t("import.known", { count: known.length })} addresses={known} />
      <LeftOut heading={t("import.wrong", { count: wrong.length })} addresses={wrong} />
    </div>
  );
}

export function LeftOut({ heading, addresses }: { heading: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <section className={styles.leftOut} aria-label={heading}>
      <p>{heading}</p>
      <ul tabIndex={0}>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
    </section>
  );
}
