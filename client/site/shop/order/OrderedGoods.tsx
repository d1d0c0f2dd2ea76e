import { useTranslation } from "react-i18next";
import { formatLitres } from "#contract/shop/format-money.ts";
import { useAmountsText } from "../cart/CartLineView.tsx";
import { Totals } from "../cart/Totals.tsx";
import { useDepositText, useMoney, usePieceText } from "../Price.tsx";
import styles from "../checkout/Checkout.module.css";
import type { OwnOrder } from "./use-own-order.ts";

export function OrderedGoods({ order }: { order: OwnOrder }) {
  const { t } = useTranslation("shop");
  const { currency, vat } = order;
  const { items, delivery } = order.order;
  return (
    <section aria-labelledby="goods">
      <h2 id="goods" className={styles.goodsTitle}>
        {t("checkout.goods")}
      </h2>
      <ul className={styles.goods}>
        {items.map((line, index) => (
          // The lines of an order keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index} order={order} line={line} />
        ))}
      </ul>
      <Totals
        sum={order}
        coupon={order.coupon}
        isPickedUp={delivery === "pickup"}
        currency={currency}
        // An order without VAT is from a time when the shop was a small business. The invoice uses the same rule.
        smallBusiness={vat.length === 0}
      />
    </section>
  );
}

function Line({ order, line }: { order: OwnOrder; line: OwnOrder["order"]["items"][number] }) {
  const { i18n } = useTranslation();
  const amounts = useAmountsText(order.currency);
  const piece = usePieceText(order.currency);
  const money = useMoney(order.currency);
  const depositText = useDepositText(order.currency);
  const { item, variant, prices, size, amount, deposit, total, durability, withdrawal } = line;
  const litres = size === null ? null : formatLitres(size, i18n.language);
  // The text for single pieces already contains the size in litres.
  const offered = amount > 0 ? piece({ prices, size }) : litres;
  return (
    <li>
      <div>
        <strong lang={order.language}>{item.title}</strong>
        <p className={styles.small}>
          {variant !== null && <span lang="de">{variant} · </span>}
          {[amounts(line, line), offered].filter(Boolean).join(" · ")}
        </p>
        {[durability, withdrawal].filter(Boolean).map((text) => (
          <p key={text} lang={order.language} className={styles.small}>
            {text}
          </p>
        ))}
      </div>
      <p className={styles.lineSum}>
        {money(total)}
        {deposit > 0 && <small>{depositText(deposit)}</small>}
      </p>
    </li>
  );
}
