import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cartPath, checkoutPath } from "#contract/values/pages.ts";
import type { Offer } from "#contract/shop/offers.ts";
import { useContent } from "../../../language/content.ts";
import buttons from "../../../ui/Button.module.css";
import { Picture } from "../../../ui/Picture.tsx";
import { useDepositText, useMoney } from "../Price.tsx";
import { titleOf } from "../product-texts.ts";
import type { PricedProduct } from "../shop-data.ts";
import styles from "./AddedSlip.module.css";
import type { Amounts } from "./cart-lines.ts";
import { useAmountsText, VariantName } from "./CartLineView.tsx";
import { useCartRows } from "./use-cart-rows.ts";

export type Added = { amounts: Amounts; offer: Offer };

/** The buying form renders `Text` in its status region, and `Ways` after this region. */
export const addedSlip = { className: styles.slip, Text: What, Ways };

function What({ product, added: { amounts, offer } }: { product: PricedProduct; added: Added }) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const amountsText = useAmountsText();
  const title = titleOf(product, content);
  return (
    <>
      <p className={styles.head}>{t("added")}</p>
      <div className={styles.what}>
        {product.picture && <Picture picture={product.picture} sizes="4rem" isDecorative />}
        <p>
          <strong lang={title.lang}>{title.text}</strong>
          {offer.variant !== null && <VariantName product={product} value={offer.variant} />}
          <span>{t("addedNow", { amounts: amountsText(amounts, offer) })}</span>
        </p>
      </div>
      <Total />
      <Link to={cartPath} className={styles.cart}>
        {t("toCart")}
      </Link>
    </>
  );
}

/** The value of the goods in the cart. The line stays empty until the products are loaded. */
function Total() {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const depositText = useDepositText();
  const { rows, status } = useCartRows();
  const isKnown = status === "loaded" || status === "offline";
  const total = rows.reduce((all, { sum }) => all + sum.total, 0);
  const deposit = rows.reduce((all, { sum }) => all + sum.deposit, 0);
  return (
    <p className={styles.total}>
      <span>{t("goodsSoFar")}</span>
      {isKnown && <strong>{money(total)}</strong>}
      {isKnown && deposit > 0 && <small>{depositText(deposit)}</small>}
    </p>
  );
}

function Ways({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("shop");
  const { t: common } = useTranslation();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  return (
    <>
      <Link to={checkoutPath} className={buttons.button}>
        {t("cart.checkout")}
      </Link>
      <button type="button" className={styles.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
        </svg>
        <span className="visually-hidden">{common("gallery.close")}</span>
      </button>
    </>
  );
}
