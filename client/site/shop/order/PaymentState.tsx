// Whether an order is paid, and how it can be.
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import buttons from "../../../ui/Button.module.css";
import styles from "./Order.module.css";
import { Transfer } from "./Transfer.tsx";
import type { OwnOrder } from "./use-own-order.ts";

export function PaymentState({ order }: { order: OwnOrder }) {
  const { t } = useTranslation("shop");
  const { status, payment } = order;
  const isOpen = status === "pending";
  const isOnline = payment.source === "creditcard" || payment.source === "sofort";
  return (
    <section aria-labelledby="payment" className={styles.payment}>
      <div role="status">
        <h2 id="payment">
          {isOpen && payment.source === "invoice" ? t("payments.invoice") : t(`order.status.${status}`)}
        </h2>
      </div>
      {!isOpen && <p>{t(`order.statusText.${status}`)}</p>}
      {isOpen && isOnline && <p>{t("order.statusText.pending")}</p>}
      {isOpen && payment.source === "invoice" && <p>{t("order.invoice")}</p>}
      {isOpen && payment.bankverbindung && <Transfer order={order} account={payment.bankverbindung} />}
      {isOpen && payment.url !== undefined && <PayNow url={payment.url} />}
      <States order={order} />
    </section>
  );
}

/** By script: the page forbids forms to other sites. */
function PayNow({ url }: { url: string }) {
  const { t } = useTranslation("shop");
  return (
    <button type="button" className={buttons.button} onClick={() => window.location.assign(url)}>
      {t("order.pay")}
    </button>
  );
}

function States({ order: { shipped, refunded, currency } }: { order: OwnOrder }) {
  const { t, i18n } = useTranslation("shop");
  return (
    <>
      {shipped !== null && <p>{t("order.shipped")}</p>}
      {refunded > 0 && <p>{t("order.refunded", { price: formatCents(refunded, currency, i18n.language) })}</p>}
    </>
  );
}
