import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import { addressLine } from "#contract/values/address-line.ts";
import { cartPath, fixedPages } from "#contract/values/pages.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { isPaidBack } from "#contract/shop/order-states.ts";
import { useSendsMail, useSiteSettings } from "../../../api/loaded.ts";
import { useReason } from "../../../language/reason.ts";
import { useClient } from "../../../api/access.ts";
import { isUnreachable } from "../../../api/refusal.ts";
import buttons from "../../../ui/Button.module.css";
import { type Line, withLine } from "../cart/cart-lines.ts";
import { changeCart } from "../cart/use-cart.ts";
import styles from "./Order.module.css";
import { Transfer } from "./Transfer.tsx";
import type { OwnOrder } from "./use-own-order.ts";

export function PaymentState({ order, secret }: { order: OwnOrder; secret: string }) {
  const { t } = useTranslation("shop");
  const sendsMail = useSendsMail();
  const { status, payment } = order;
  const isOpen = status === "pending";
  const shown = order.cancelled === null ? (isPaidBack(order) ? "paidBack" : status) : "cancelled";
  const isWithdrawn = order.withdrawals.some(({ isDone }) => !isDone);
  // Customers who pay by invoice need not do anything before they have the goods.
  const isUntouched = order.invoice === null && order.received === 0 && order.shipped === null;
  const isInvoiceLater = payment.source === "invoice" && isUntouched && order.handedOver === null;
  const isOnline = payment.source === "creditcard" || payment.source === "sofort";
  const processing = sendsMail ? "processing" : "processingOff";
  const waiting = order.online === "processing" ? processing : "pending";
  return (
    <section aria-labelledby="payment" className={styles.payment}>
      <div role="status">
        <h2 id="payment">
          {isOpen && payment.source === "invoice" ? t("payments.invoice") : t(`order.status.${shown}`)}
        </h2>
      </div>
      {!isOpen && <p>{t(`order.statusText.${shown}`)}</p>}
      {isOpen && isWithdrawn && <p>{t("order.withdrawnUnpaid")}</p>}
      {isOpen && isOnline && <p>{t(`order.statusText.${waiting}`)}</p>}
      {isOpen && order.received > order.refunded && <PartPaid order={order} />}
      {isOpen && isInvoiceLater && !isWithdrawn && <p>{t("order.invoice")}</p>}
      {isOpen && !isInvoiceLater && !isWithdrawn && payment.bankAccount && (
        <Transfer order={order} account={payment.bankAccount} />
      )}
      {order.online === "open" && <PayNow order={order.id} secret={secret} />}
      {status === "failed" && <OrderAgain order={order} />}
      <States order={order} />
    </section>
  );
}

function PartPaid({ order: { received, refunded, due, currency } }: { order: OwnOrder }) {
  const { t, i18n } = useTranslation("shop");
  const money = (cents: number): string => formatCents(cents, currency, i18n.language);
  return <p>{t("order.partPaid", { received: money(received - refunded), due: money(due) })}</p>;
}

/** Requests the payment page again, because it may not exist yet. The CSP forbids a plain form to another site. */
function PayNow({ order, secret }: { order: string; secret: string }) {
  const { t } = useTranslation("shop");
  const client = useClient();
  const reasonOf = useReason();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const pay = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem("");
    try {
      window.location.assign((await client.ownOrder.pay.mutate({ order, secret })).url);
    } catch (error) {
      setProblem(isUnreachable(error) ? t("checkout.unreachable") : reasonOf(error));
    }
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" className={buttons.button} aria-disabled={isBusy || undefined} onClick={() => void pay()}>
        {t("order.pay")}
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}

function OrderAgain({ order }: { order: OwnOrder }) {
  const { t } = useTranslation("shop");
  const navigate = useNavigate();
  const fill = (): void => {
    changeCart((lines) => order.order.items.map(lineOf).reduce(withLine, [...lines]));
    void navigate(cartPath);
  };
  return (
    <button type="button" className={buttons.button} onClick={fill}>
      {t("order.again")}
    </button>
  );
}

const lineOf = ({ item, variant, amount, packOfSix, packOfTwelve }: OwnOrder["order"]["items"][number]): Line => ({
  item: item.id,
  variant,
  amount,
  packOfSix,
  packOfTwelve,
});

/** Tells customers where and when they can collect their order. */
function Pickup({ order: { shipped } }: { order: OwnOrder }) {
  const { t } = useTranslation("shop");
  const sendsMail = useSendsMail();
  const { address } = useSiteSettings().site;
  const place = addressLine(address);
  return (
    <>
      {shipped === null && <p>{t(sendsMail ? "order.pickup" : "order.pickupOff")}</p>}
      <p>
        {place && <span lang="de">{place}. </span>}
        <Link to={fixedPages.Kontakt}>{t("order.hours")}</Link>
      </p>
    </>
  );
}

function States({ order: own }: { order: OwnOrder }) {
  const { order, shipped, handedOver, refunded, currency } = own;
  const { t, i18n } = useTranslation("shop");
  const isPickedUp = order.delivery === "pickup";
  return (
    <>
      {shipped !== null && handedOver === null && own.cancelled === null && !isPaidBack(own) && (
        <p>{t(isPickedUp ? "order.ready" : "order.shipped")}</p>
      )}
      {isPickedUp && handedOver === null && own.cancelled === null && own.status !== "failed" && <Pickup order={own} />}
      {handedOver !== null && <p>{t("order.handedOver", { day: formatDay(handedOver) })}</p>}
      {refunded > 0 && <p>{t("order.refunded", { price: formatCents(refunded, currency, i18n.language) })}</p>}
    </>
  );
}
