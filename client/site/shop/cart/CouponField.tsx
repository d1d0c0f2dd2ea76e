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
  const { box, enter } = useFocusAfterEntering();
  useCheckedCoupon(coupon);
  if (!coupon && !terms.hasCoupons && !problem) return null;
  return (
    <div ref={box} className={styles.coupon}>
      {coupon ? (
        <Entered coupon={coupon} onRemove={() => enter(null)} />
      ) : (
        <CouponForm problem={problem} onFound={enter} />
      )}
    </div>
  );
}

/** The pressed button disappears, so the focus moves to what replaces it. */
function useFocusAfterEntering() {
  const box = useRef<HTMLDivElement>(null);
  const isOwn = useRef(false);
  useEffect(() => {
    if (isOwn.current) box.current?.querySelector<HTMLElement>("button, summary")?.focus();
    isOwn.current = false;
  });
  const enter = (coupon: FoundCoupon | null): void => {
    isOwn.current = true;
    enterCoupon(coupon);
  };
  return { box, enter };
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

function Entered({ coupon, onRemove }: { coupon: FoundCoupon; onRemove: () => void }) {
  const { t } = useTranslation("shop");
  return (
    <button type="button" className={styles.textButton} onClick={onRemove}>
      {t("coupon.remove", { code: coupon.code })}
    </button>
  );
}

type FormProps = { problem: string | null; onFound: (coupon: FoundCoupon) => void };

function CouponForm({ problem, onFound }: FormProps) {
  const { t } = useTranslation("shop");
  const { store, utils } = useAccess();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
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
      onFound(found);
    } catch (failure) {
      refuse(messageOf(failure) ?? refusalOf(failure)?.message ?? t("coupon.unreachable"));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <details open={isOpen || problem !== null} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.marker}>{t("coupon.title")}</summary>
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
