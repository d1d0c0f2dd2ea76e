import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ImportedChange, ProductsPreview } from "#contract/shop/product-csv.ts";
import styles from "./Import.module.css";

export function ImportPreview({ preview }: { preview: ProductsPreview }) {
  const { t } = useTranslation("sales");
  const { created, changed, refused, unknownColumns } = preview;
  return (
    <div className={styles.preview}>
      {unknownColumns.length > 0 && <p>{t("csv.unknown", { columns: unknownColumns.join(", ") })}</p>}
      {created.length + changed.length + refused.length === 0 && <p>{t("csv.nothing")}</p>}
      <Part
        title={t("csv.refused", { count: refused.length })}
        text={t("csv.refusedText")}
        isShown={refused.length > 0}
      >
        {refused.map(({ line, title, reason }) => (
          <Row key={`${line} ${reason}`} line={line} title={title}>
            <p className={styles.reason}>{reason}</p>
          </Row>
        ))}
      </Part>
      <Part
        title={t("csv.created", { count: created.length })}
        text={t("csv.createdText")}
        isShown={created.length > 0}
      >
        {created.map(({ line, title, variants }) => (
          <Row key={line} line={line} title={title}>
            {variants > 0 && <p>{t("csv.variants", { count: variants })}</p>}
          </Row>
        ))}
      </Part>
      <Part title={t("csv.changed", { count: changed.length })} isShown={changed.length > 0}>
        {changed.map(({ line, id, title, changes }) => (
          <Row key={id} line={line} title={title}>
            <dl className={styles.changes}>
              {changes.map((change) => (
                <Change key={`${change.variant} ${change.column}`} change={change} />
              ))}
            </dl>
          </Row>
        ))}
      </Part>
    </div>
  );
}

type PartProps = { title: string; text?: string; isShown: boolean; children: ReactNode };

function Part({ title, text, isShown, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function Row({ line, title, children }: { line: number; title: string; children: ReactNode }) {
  const { t } = useTranslation("sales");
  return (
    <li>
      <p className={styles.title}>
        <small>{t("csv.line", { line })}</small> <b>{title}</b>
      </p>
      {children}
    </li>
  );
}

function Change({ change: { column, variant, from, to } }: { change: ImportedChange }) {
  const { t } = useTranslation("sales");
  return (
    <div>
      <dt>{variant === null ? column : `${variant}: ${column}`}</dt>
      <dd>
        <del>{from || t("csv.empty")}</del>
        <span className="visually-hidden"> {t("csv.becomes")} </span>
        <span aria-hidden="true"> → </span>
        <ins>{to || t("csv.empty")}</ins>
      </dd>
    </div>
  );
}
