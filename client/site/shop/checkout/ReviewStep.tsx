// The last step. The complete order is directly above the button, and nothing is below the button (legal.md L13, L14,
// L18, L20).
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PageLink } from "../../German.tsx";
import { fixedPages } from "#contract/values/pages.ts";
import { useContent } from "../../../language/content.ts";
import buttons from "../../../ui/Button.module.css";
import { Picture } from "../../../ui/Picture.tsx";
import { fileUrl } from "../../../ui/download-address.ts";
import { CartTotals } from "../cart/Totals.tsx";
import { useSum } from "../cart/use-sum.ts";
import type { Terms } from "../shop-data.ts";
import { Changes } from "./Changes.tsx";
import styles from "./Checkout.module.css";
import { Choices } from "./ChosenParts.tsx";
import { changeDraft } from "./draft.ts";
import { Goods } from "./Goods.tsx";
import { useDelivery } from "./RunningTotal.tsx";
import { useOrdering } from "./use-ordering.ts";
import type { StepProps } from "./step-props.ts";
import { useStep } from "./use-step.ts";

export function ReviewStep({ rows, terms, choices }: StepProps) {
  const { t } = useTranslation("shop");
  const { draft, form, check, errorOf } = useStep("review", choices, null);
  const delivery = useDelivery(rows, terms);
  const sum = useSum(rows, delivery, terms);
  const { order, beginAnew, isBusy, problem } = useOrdering(rows, sum);
  const alert = useFocusOn(problem);
  const submit = useRef<HTMLButtonElement>(null);
  const renew = (): void => {
    beginAnew();
    submit.current?.focus();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (check()) order();
  };
  return (
    <form ref={form} className={styles.review} onSubmit={send} noValidate>
      <Choices terms={terms} />
      <Law />
      {choices.minAge > 0 && <Age minAge={choices.minAge} isGiven={draft.age === "yes"} error={errorOf("age")} />}
      <div ref={alert} tabIndex={-1} role="alert">
        {problem && <Changes problem={problem} onNewOrder={renew} />}
      </div>
      <Guarantee notices={terms.guaranteeNotice} />
      <div className={styles.slip}>
        <Goods rows={rows} terms={terms} />
        <p className={styles.delivered}>
          {t(`deliveries.${delivery}`)}
          {delivery !== "pickup" && ` · ${t("facts.delivery")}: ${t("deliveryDays", terms.deliveryDays)}`}
        </p>
        <CartTotals sum={sum} coupon={sum.coupon} isPickedUp={delivery === "pickup"} />
      </div>
      <button
        ref={submit}
        type="submit"
        className={`${buttons.button} ${styles.order}`}
        aria-disabled={isBusy ? true : undefined}
      >
        {t("checkout.order")}
      </button>
      <p role="status" className="visually-hidden">
        {isBusy && t("checkout.sending")}
      </p>
    </form>
  );
}

function useFocusOn(problem: unknown) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  return alert;
}

function Law() {
  const { t } = useTranslation("shop");
  const { t: site } = useTranslation("site");
  return (
    <p className={styles.note}>
      {t("checkout.terms")} <PageLink to={fixedPages.AGB}>{site("footer.AGB")}</PageLink>,{" "}
      <PageLink to={fixedPages.Widerrufsbelehrung}>{site("footer.Widerrufsbelehrung")}</PageLink>.{" "}
      {t("checkout.privacy")} <PageLink to={fixedPages.Datenschutz}>{t("checkout.privacyLink")}</PageLink>
    </p>
  );
}

/** The official notice that the administrator has uploaded. The law does not allow another design. */
function Guarantee({ notices: { de, en } }: { notices: Terms["guaranteeNotice"] }) {
  const { t } = useTranslation("shop");
  const content = useContent();
  const notice = content === "en" ? (en ?? de) : de;
  return (
    <section aria-labelledby="guarantee" className={styles.part}>
      <h3 id="guarantee">{t("checkout.guarantee")}</h3>
      {notice === null && <p>{t("checkout.guaranteeText")}</p>}
      {notice && notice.variants.length > 0 && <Picture picture={notice} sizes="(max-width: 40rem) 90vw, 36rem" />}
      {notice && notice.variants.length === 0 && <a href={fileUrl(notice.id)}>{t("checkout.guarantee")}</a>}
    </section>
  );
}

function Age({ minAge, isGiven, error }: { minAge: number; isGiven: boolean; error: string | undefined }) {
  const { t } = useTranslation("shop");
  return (
    <div className={styles.age}>
      <label>
        <input
          type="checkbox"
          name="age"
          checked={isGiven}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "age-error" : undefined}
          onChange={({ target }) => changeDraft({ age: target.checked ? "yes" : "" })}
        />
        <span>{t("checkout.ageCheck", { age: minAge })}</span>
      </label>
      {error && (
        <p id="age-error" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
