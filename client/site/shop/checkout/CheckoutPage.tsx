import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { cartPath, shopPath } from "#contract/values/pages.ts";
import { canCarry, type PaymentSource } from "#contract/shop/payment-sources.ts";
import { useLoaded } from "../../../api/loaded.ts";
import { termsQuery } from "../loaders.ts";
import buttons from "../../../ui/Button.module.css";
import { agesOf, type CartRow, deliveriesFor, sumOf } from "../cart/cart-rows.ts";
import cart from "../cart/Cart.module.css";
import { Skeleton } from "../cart/Skeleton.tsx";
import { useCoupon } from "../cart/use-coupon.ts";
import { useCartRows } from "../cart/use-cart-rows.ts";
import type { Terms } from "../shop-data.ts";
import { AddressStep } from "./AddressStep.tsx";
import styles from "./Checkout.module.css";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { changeDraft, useDraft } from "./draft.ts";
import { type Choices, shownStep, type Step, steps } from "./problems.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { RunningTotal, useDelivery } from "./RunningTotal.tsx";
import { wrongInput } from "./use-step.ts";

export function CheckoutPage() {
  const { t } = useTranslation("shop");
  const { status, rows } = useCartRows();
  const terms = useLoaded(termsQuery);
  return (
    <div className={styles.page}>
      <h1>{t("checkout.title")}</h1>
      {status === "unknown" && <Skeleton />}
      {(status === "offline" || status === "failed") && (
        <p role="alert" className={styles.alert}>
          {t(status === "offline" ? "cart.offline" : "cart.failed")} <Link to={cartPath}>{t("toCart")}</Link>
        </p>
      )}
      {status === "loaded" && <Loaded rows={rows} terms={terms} />}
    </div>
  );
}

function Loaded({ rows, terms }: { rows: readonly CartRow[]; terms: Terms }) {
  const { t } = useTranslation("shop");
  const nothing = rows.length === 0 ? "checkout.empty" : terms.payments.length === 0 ? "checkout.closed" : null;
  const isWrong = !terms.showPrice || rows.some(({ problem }) => problem !== null);
  if (nothing !== null)
    return (
      <div className={cart.empty}>
        <p>{t(nothing)}</p>
        <Link to={shopPath} className={buttons.button}>
          {t("cart.toShop")}
        </Link>
      </div>
    );
  if (isWrong)
    return (
      <p ref={focusIfLost} role="alert" tabIndex={-1} className={styles.alert}>
        {terms.showPrice ? (
          <>
            {t("checkout.stock")} <Link to={cartPath}>{t("checkout.stockLink")}</Link>
          </>
        ) : (
          t("cart.waiting")
        )}
      </p>
    );
  return <Steps rows={rows} terms={terms} />;
}

function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

function Steps({ rows, terms }: { rows: readonly CartRow[]; terms: Terms }) {
  const draft = useDraft();
  const { hash } = useLocation();
  const minAge = agesOf(rows);
  const deliveries = deliveriesFor(terms, minAge);
  const payments = usePayments(rows, terms);
  const choices: Choices = { countries: terms.countries, payments, deliveries, minAge };
  useFirstChoices(choices);
  const step = shownStep(hash.slice(1), draft, choices);
  const heading = useFocusOnStep(step);
  const { t } = useTranslation("shop");
  const props = { rows, terms, choices };
  return (
    <>
      <StepList current={step} />
      <div className={step === "review" ? undefined : styles.columns}>
        <section aria-labelledby="step" className={styles.step}>
          <h2 id="step" ref={heading} tabIndex={-1}>
            <span className="visually-hidden">{t("checkout.step", { number: steps.indexOf(step) + 1 })}: </span>
            {t(`checkout.${step}`)}
          </h2>
          {step === "address" && <AddressStep {...props} />}
          {step === "delivery" && <DeliveryStep {...props} />}
          {step === "review" && <ReviewStep {...props} />}
        </section>
        {/* The review step has its own overview, directly above the button. */}
        {step !== "review" && <RunningTotal rows={rows} terms={terms} />}
      </div>
    </>
  );
}

/** Online payment is offered only if the total reaches the provider's minimum. */
function usePayments(rows: readonly CartRow[], terms: Terms): PaymentSource[] {
  const { total } = sumOf(rows, useDelivery(rows, terms), { terms, coupon: useCoupon().coupon });
  return terms.payments.filter((source) => canCarry(source, total, terms.currency));
}

/**
 * Chooses the first country if the chosen one is not offered. Chooses the delivery and the payment if there is only one
 * option. Resets a delivery that is no longer offered.
 */
function useFirstChoices({ countries, deliveries, payments }: Choices): void {
  const { country, delivery, payment } = useDraft();
  useEffect(() => {
    const [first = ""] = countries;
    if (!countries.includes(country)) changeDraft({ country: first });
    if (delivery !== "" && !deliveries.includes(delivery)) changeDraft({ delivery: "" });
    if (delivery === "" && deliveries.length === 1) changeDraft({ delivery: deliveries[0] ?? "" });
    if (payment === "" && payments.length === 1) changeDraft({ payment: payments[0] ?? "" });
  }, [countries, deliveries, payments, country, delivery, payment]);
}

function useFocusOnStep(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // If the server has refused a field of this step, this field gets the focus.
    const wrong = heading.current?.parentElement?.querySelector<HTMLElement>(wrongInput);
    if (wrong) return wrong.focus();
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

function StepList({ current }: { current: Step }) {
  const { t } = useTranslation("shop");
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={t("checkout.steps")}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? "step" : undefined}>
          {index < at ? <Link to={`#${step}`}>{t(`checkout.${step}`)}</Link> : t(`checkout.${step}`)}
        </li>
      ))}
    </ol>
  );
}
