import { type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { checkoutPath, shopPath } from "#contract/values/pages.ts";
import { useLoaded } from "../../../api/loaded.ts";
import { termsQuery } from "../loaders.ts";
import buttons from "../../../ui/Button.module.css";
import { focusUnreadableAmount } from "../unreadable-amount.ts";
import styles from "./Cart.module.css";
import { CartLineView } from "./CartLineView.tsx";
import type { CartRow } from "./cart-rows.ts";
import { type Line, without } from "./cart-lines.ts";
import { CartSums } from "./CartSums.tsx";
import { CouponField } from "./CouponField.tsx";
import { DeliveryTerms } from "./DeliveryTerms.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { changeCart } from "./use-cart.ts";
import { type CartState, useCartRows } from "./use-cart-rows.ts";

export function CartPage() {
  const { t } = useTranslation("shop");
  const cart = useCartRows();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = ({ line, product }: CartRow): void => {
    const place = cart.rows.findIndex((row) => row.line === line);
    setRemoved({ line, place, title: product?.title ?? "" });
    changeCart((lines) => without(lines, line));
  };
  return (
    <div className={styles.page}>
      <h1 id="cart-title" tabIndex={-1}>
        {t("cart.title")}
      </h1>
      <div role="status" className={styles.status}>
        {removed && <Undo removed={removed} onDone={() => setRemoved(null)} />}
      </div>
      <CartBody cart={cart} remove={remove} />
      <DeliveryTerms />
    </div>
  );
}

type BodyProps = { cart: CartState; remove: (row: CartRow) => void };

function CartBody({ cart, remove }: BodyProps) {
  const { t } = useTranslation("shop");
  const { status, rows, again } = cart;
  if (status === "unknown") return <Skeleton />;
  if (status === "failed")
    return (
      <p role="alert" className={styles.failed}>
        {t("cart.failed")}{" "}
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={again}>
          {t("again")}
        </button>
      </p>
    );
  if (rows.length === 0)
    return (
      <div className={styles.empty}>
        <p>{t("cart.empty")}</p>
        <Link to={shopPath} className={buttons.button}>
          {t("cart.toShop")}
        </Link>
      </div>
    );
  return <FullCart cart={cart} remove={remove} />;
}

function WaitingCart() {
  const { t } = useTranslation("shop");
  return (
    <div className={styles.empty}>
      <p>{t("cart.waiting")}</p>
      <Link to={shopPath} className={buttons.button}>
        {t("cart.toShop")}
      </Link>
    </div>
  );
}

function FullCart({ cart: { status, rows }, remove }: BodyProps) {
  const { t } = useTranslation("shop");
  const terms = useLoaded(termsQuery);
  const list = useRef<HTMLUListElement>(null);
  if (!terms.showPrice) return <WaitingCart />;
  const hasProblem = rows.some(({ problem }) => problem !== null);
  const goOn = (event: MouseEvent): void => {
    if (focusUnreadableAmount(list.current)) event.preventDefault();
  };
  return (
    <div className={styles.columns}>
      <div>
        {status === "offline" && <p className={styles.offline}>{t("cart.offline")}</p>}
        <ul ref={list} className={styles.lines} aria-labelledby="cart-title">
          {rows.map((row) => (
            <CartLineView key={row.key} row={row} remove={remove} />
          ))}
        </ul>
      </div>
      <aside className={styles.slip} aria-label={t("totals.label")}>
        <CartSums rows={rows} terms={terms} />
        <CouponField terms={terms} />
        {hasProblem && <p className={styles.problem}>{t("cart.mend")}</p>}
        {!hasProblem && status === "loaded" && (
          <Link to={checkoutPath} className={buttons.button} onClick={goOn}>
            {t("cart.checkout")}
          </Link>
        )}
        <Link to={shopPath} className={styles.further}>
          {t("cart.further")}
        </Link>
      </aside>
    </div>
  );
}

type Removed = { line: Line; place: number; title: string };

function Undo({ removed: { line, place, title }, onDone }: { removed: Removed; onDone: () => void }) {
  const { t } = useTranslation("shop");
  const back = (): void => {
    changeCart((lines) => lines.toSpliced(place, 0, line));
    onDone();
    document.getElementById("cart-title")?.focus();
  };
  return (
    <p>
      {t("cart.removed", { title })}{" "}
      <button type="button" className={styles.textButton} onClick={back}>
        {t("undo")}
      </button>
    </p>
  );
}
