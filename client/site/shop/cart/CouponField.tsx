import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { FoundCoupon } from "#contract/shop/coupons.ts";
import { useAccess, useWatched } from "../../../api/access.ts";
import { refusalOf } from "../../../api/refusal.ts";
import buttons from "../../../ui/Button.module.css";
import { TextField } from "../../../ui/TextField.tsx";
import fold from "../Fold.module.css";
import type { Terms } from "../shop-data.ts";
import styles from "./Cart.module.css";
import { enterCoupon, useCoupon } from "./use-coupon.ts";

/** Shown while the shop has coupons. The line with the discount is in the totals. */
export function CouponField({ terms }: { terms: Terms }) {
  const { coupon, problem } = useCoupon();
  const focus = useFocusOnChange(coupon);
  useCheckedCoupon(coupon);
  if (coupon) return <Entered coupon={coupon} focus={focus} />;
  return terms.hasCoupons || problem ? <CouponForm problem={problem} focus={focus} /> : null;
}

/** A coupon may have ended or changed since it was entered. */
function useCheckedCoupon(coupon: FoundCoupon | null): void {
  const query = useAccess().utils.shop.coupon.queryOptions({ coupon: coupon?.code ?? "" });
  const { data, error } = useWatched<FoundCoupon>(query, { isEnabled: coupon !== null });
  useEffect(() => {
    const refused = messageOf(error);
    if (coupon && refused !== null) enterCoupon(null, refused);
    else if (coupon && data && (data.kind !== coupon.kind || data.value !== coupon.value)) enterCoupon(data);
  }, [coupon, data, error]);
}

function messageOf(error: unknown): string | null {
  return refusalOf(error)?.fields?.["coupon"] ?? null;
}

type Focus = { ref: React.RefObject<HTMLElement | null>; keep: () => void };

/** The pressed control disappears, so the focus moves to the control that replaces it. */
function useFocusOnChange(coupon: FoundCoupon | null): Focus {
  const ref = useRef<HTMLElement>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    if (isOwn.current) ref.current?.focus();
    isOwn.current = false;
  }, [coupon]);
  return { ref, keep: () => (isOwn.current = true) };
}

function Entered({ coupon, focus }: { coupon: FoundCoupon; focus: Focus }) {
  const { t } = useTranslation("shop");
  const remove = (): void => {
    focus.keep();
    enterCoupon(null);
  };
  return (
    <button
      ref={focus.ref as React.RefObject<HTMLButtonElement | null>}
      type="button"
      className={styles.textButton}
      onClick={remove}
    >
      {t("coupon.remove", { code: coupon.code })}
    </button>
  );
}

function CouponForm({ problem, focus }: { problem: string | null; focus: Focus }) {
  const { t } = useTranslation("shop");
  const { store, utils } = useAccess();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refuse = (message: string): void => {
    setError(message);
    form.current?.querySelector("input")?.focus();
  };
  const redeem = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === "") return refuse(t("coupon.missing"));
    setIsBusy(true);
    try {
      const found = await store.fetchQuery<FoundCoupon>(utils.shop.coupon.queryOptions({ coupon: code }));
      focus.keep();
      enterCoupon(found);
    } catch (failure) {
      refuse(messageOf(failure) ?? refusalOf(failure)?.message ?? t("coupon.unreachable"));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <details className={styles.coupon} open={problem !== null}>
      <summary className={fold.marker} ref={focus.ref}>
        {t("coupon.title")}
      </summary>
      <form ref={form} onSubmit={(event) => void redeem(event)} noValidate>
        <TextField
          label={t("coupon.code")}
          name="coupon"
          value={code}
          maxLength={limits.textLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error ?? problem ?? undefined}
          onChange={({ target }) => {
            setCode(target.value);
            setError(null);
            if (problem) enterCoupon(null);
          }}
        />
        <button
          type="submit"
          className={`${buttons.button} ${buttons.quiet}`}
          aria-disabled={isBusy ? true : undefined}
        >
          {t("coupon.redeem")}
        </button>
      </form>
      <p role="alert" className="visually-hidden">
        {error ?? problem}
      </p>
    </details>
  );
}
