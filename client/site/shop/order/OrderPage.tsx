// /shop/bestellung/{id}: the confirmation and state of an order. The secret is in the fragment.
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { isOn } from "#contract/values/components.ts";
import { shopPath } from "#contract/values/pages.ts";
import { useSendsMail, useSiteSettings } from "../../../api/loaded.ts";
import buttons from "../../../ui/Button.module.css";
import cart from "../cart/Cart.module.css";
import { linkFragment } from "../../link-fragment.ts";
import { useIsInBrowser } from "../use-is-in-browser.ts";
import { wasJustPlaced } from "./kept-order.ts";
import styles from "./Order.module.css";
import { OrderedGoods } from "./OrderedGoods.tsx";
import { OwnDocuments } from "./OwnDocuments.tsx";
import { PaymentState } from "./PaymentState.tsx";
import { Stamps } from "./Stamps.tsx";
import { useOwnOrder } from "./use-own-order.ts";
import { WithdrawOrder } from "./WithdrawOrder.tsx";

export function OrderPage() {
  const { id = "" } = useParams();
  const { hash } = useLocation();
  const secret = new URLSearchParams(linkFragment(hash)).get("secret") ?? "";
  return useIsInBrowser() ? <Opened key={`${id} ${secret}`} id={id} secret={secret} /> : <Waiting />;
}

function Waiting() {
  const { t } = useTranslation("shop");
  return (
    <div className={styles.page} aria-busy="true">
      <h1>{t("order.statusTitle")}</h1>
      <p>{t("order.loading")}</p>
    </div>
  );
}

function Opened({ id, secret }: { id: string; secret: string }) {
  const { t } = useTranslation("shop");
  const { order, problem, again } = useOwnOrder(id, secret);
  const isNew = wasJustPlaced(id);
  const settings = useSiteSettings();
  const sendsMail = useSendsMail();
  if (problem !== null)
    return (
      <div className={styles.page}>
        <h1>{t("order.statusTitle")}</h1>
        <p role="alert">{t(`order.${problem}`)}</p>
        {problem === "failed" && (
          <button type="button" className={buttons.button} onClick={again}>
            {t("again")}
          </button>
        )}
      </div>
    );
  if (!order) return <Waiting />;
  // The page does not thank for a failed or cancelled order.
  const isLost = order.status === "failed" || order.status === "cancelled" || order.cancelled !== null;
  return (
    <div className={styles.page}>
      <h1>{t(isNew && !isLost ? "order.title" : "order.statusTitle")}</h1>
      <p className={styles.number}>{t("order.number", { number: order.number })}</p>
      {isNew && !isLost && <p>{t(sendsMail ? "order.mail" : "order.mailOff")}</p>}
      <PaymentState order={order} secret={secret} />
      <div className={`${cart.slip} ${styles.goods}`}>
        <Stamps order={order} />
        <OrderedGoods order={order} />
      </div>
      <OwnDocuments order={order} secret={secret} />
      <p className={styles.small}>{t(sendsMail ? "order.keep" : "order.keepOff")}</p>
      {!isLost && <WithdrawOrder order={order} />}
      {isOn(settings, "shop") && (
        <Link to={shopPath} className={`${buttons.button} ${buttons.quiet}`}>
          {t("order.toShop")}
        </Link>
      )}
    </div>
  );
}
