import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../../api/access.ts";
import buttons from "../../../ui/Button.module.css";
import styles from "./Order.module.css";
import type { OwnOrder } from "./use-own-order.ts";

export function OwnDocuments({ order, secret }: { order: OwnOrder; secret: string }) {
  const { t } = useTranslation("shop");
  const client = useClient();
  const [hasFailed, setHasFailed] = useState(false);
  if (order.documents.length === 0) return null;
  const download = async (document: string): Promise<void> => {
    setHasFailed(false);
    try {
      // This is a mutation, because a query or a link to the file would have the secret in its URL.
      const { fileName, base64 } = await client.ownDocuments.read.mutate({ order: order.id, secret, document });
      saveFile(fileName, base64);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <section aria-labelledby="documents" className={styles.documents}>
      <h2 id="documents">{t("order.documents.title")}</h2>
      <ul>
        {order.documents.map(({ id, kind, number }) => (
          <li key={id}>
            <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => void download(id)}>
              {t(kind === "correction" ? "order.documents.correction" : "order.documents.invoice", { number })}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert">{hasFailed && t("order.documents.failed")}</p>
    </section>
  );
}

function saveFile(fileName: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const href = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }));
  const link = Object.assign(document.createElement("a"), { href, download: fileName });
  link.click();
  // After the click, the browser has its own reference to the data, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(href));
}
