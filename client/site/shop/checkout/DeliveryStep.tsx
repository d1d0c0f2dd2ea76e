import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cartPath } from "#contract/values/pages.ts";
import { limits } from "#contract/values/limits.ts";
import type { Delivery } from "#contract/shop/money.ts";
import buttons from "../../../ui/Button.module.css";
import { TextArea } from "../../../ui/TextField.tsx";
import forms from "../../forms/PublicForm.module.css";
import { sumOf } from "../cart/cart-rows.ts";
import { useCoupon } from "../cart/use-coupon.ts";
import { useMoney } from "../Price.tsx";
import styles from "./Checkout.module.css";
import { changeDraft, type DraftField } from "./draft.ts";
import type { StepProps } from "./step-props.ts";
import { useStep } from "./use-step.ts";

export function DeliveryStep({ rows, terms, choices }: StepProps) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const { coupon } = useCoupon();
  const { draft, form, onSubmit, errorOf } = useStep("delivery", choices, "review");
  const cents = (delivery: Delivery): number => sumOf(rows, delivery, { terms, coupon }).shipping;
  const hintOf = (delivery: Delivery): string =>
    delivery === "pickup" && choices.minAge > 0
      ? t("deliveryPickupAge")
      : t(`deliveryHints.${delivery}`, terms.deliveryDays);
  return (
    <form ref={form} className={forms.form} onSubmit={onSubmit} noValidate>
      <Choice
        legend={t("checkout.how")}
        name="delivery"
        value={draft.delivery}
        error={errorOf("delivery")}
        options={terms.deliveries
          .filter((delivery) => choices.deliveries.includes(delivery))
          .map((delivery) => ({
            value: delivery,
            label: t(`deliveries.${delivery}`),
            hint: hintOf(delivery),
            price: cents(delivery) === 0 ? t("totals.free") : money(cents(delivery)),
          }))}
      />
      <Choice
        legend={t("checkout.pay")}
        name="payment"
        value={draft.payment}
        error={errorOf("payment")}
        options={choices.payments.map((source) => ({
          value: source,
          label: t(`payments.${source}`),
          hint: t(`paymentHints.${source}`),
        }))}
        none={
          <>
            {t("checkout.tooSmall")} <Link to={cartPath}>{t("cart.title")}</Link>
          </>
        }
      />
      <TextArea
        label={t("checkout.comment")}
        hint={t("checkout.commentHint")}
        rows={4}
        name="comment"
        autoComplete="off"
        maxLength={limits.commentLength}
        error={errorOf("comment")}
        value={draft.comment}
        onChange={({ target }) => changeDraft({ comment: target.value })}
      />
      <div className={styles.buttons}>
        <Link to="#address" className={`${buttons.button} ${buttons.quiet}`}>
          {t("checkout.back")}
        </Link>
        <button type="submit" className={buttons.button}>
          {t("checkout.next")}
        </button>
      </div>
    </form>
  );
}

type Option = { value: string; label: string; hint: string; price?: string };

type ChoiceProps = {
  legend: string;
  name: Extract<DraftField, "delivery" | "payment">;
  value: string;
  error: string | undefined;
  options: readonly Option[];
  none?: ReactNode;
};

function Choice({ legend, name, value, error, options, none }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.choice}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend>{legend}</legend>
      {options.length === 0 && <p>{none}</p>}
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => changeDraft({ [name]: option.value })}
          />
          <span className={styles.option}>
            <strong>{option.label}</strong>
            <small>{option.hint}</small>
          </span>
          {option.price !== undefined && <span className={styles.price}>{option.price}</span>}
        </label>
      ))}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
