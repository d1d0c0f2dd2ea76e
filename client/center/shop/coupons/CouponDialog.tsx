import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coupon } from "#contract/shop/coupons.ts";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import layout from "../../../ui/admin/Layout.module.css";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { useFieldErrors } from "../../../ui/admin/use-field-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { type CouponForm, emptyCoupon, formOf, readForm } from "./coupon-form.ts";
import { useCouponFacts } from "./use-coupon-facts.ts";

type Props = { coupon: Coupon | "new" | null; onClose: () => void };

export function CouponDialog({ coupon, onClose }: Props) {
  const { t } = useTranslation("coupons");
  // During the exit animation, the dialog still shows its form.
  const [shown, setShown] = useState(coupon);
  if (coupon !== null && coupon !== shown) setShown(coupon);
  const title = shown === "new" || shown === null ? t("new") : t("editOf", { code: shown.code });
  return (
    <Dialog isOpen={coupon !== null} onClose={onClose} title={title}>
      {shown !== null && <Form coupon={shown === "new" ? null : shown} onClose={onClose} />}
    </Dialog>
  );
}

const names = ["code", "value", "until", "uses"] as const;

function Form({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { t, i18n } = useTranslation("coupons");
  const { t: admin } = useTranslation("admin");
  const { currency } = useSiteSettings().shop;
  const utils = trpc.useUtils();
  const [seen, setSeen] = useState(coupon);
  const [isReplaced, setIsReplaced] = useState(false);
  const factsOf = useCouponFacts();
  const [form, setForm] = useState<CouponForm>(() => (coupon ? formOf(coupon, i18n.language) : emptyCoupon));
  const [isTouched, setIsTouched] = useState(false);
  const { errors, setErrors, show } = useFieldErrors(names, form);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const options = {
    onSuccess: async ({ code }: Coupon) => {
      notify(t("saved", { code }));
      onClose();
      await utils.coupons.invalidate();
    },
    onError: (error: unknown) => {
      const refusal = refusalOf(error);
      // The form keeps what was typed. The next attempt replaces what somebody else has saved meanwhile.
      if (refusal?.code !== "C409" || !refusal.current) return show(error);
      setSeen(refusal.current as Coupon);
      setIsReplaced(true);
    },
  };
  const create = trpc.coupons.create.useMutation(options);
  const update = trpc.coupons.update.useMutation(options);
  const isBusy = create.isPending || update.isPending;
  const change = (part: Partial<CouponForm>): void => {
    setForm({ ...form, ...part });
    setIsTouched(true);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { input, problems } = readForm(form);
    if (Object.keys(problems).length > 0)
      return setErrors(Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, t(`problems.${key}`)])));
    if (isBusy) return;
    if (seen) update.mutate({ ...input, id: seen.id, version: seen.version });
    else create.mutate(input);
  };
  return (
    <form ref={element} onSubmit={submit} noValidate className={layout.stack}>
      <Unsaved isThere={isTouched && !isBusy} />
      <Field
        label={t("code")}
        hint={t("codeHint")}
        value={form.code}
        onChange={(code) => change({ code })}
        maxLength={limits.couponCodeLength}
        error={errors["code"]}
        autoFocus={coupon === null}
      />
      <Choice
        label={t("kind")}
        value={form.kind}
        options={(["sum", "percent"] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(kind) => change({ kind })}
      />
      <Field
        inputMode={form.kind === "sum" ? "decimal" : "numeric"}
        label={form.kind === "sum" ? t("sum", { currency }) : t("percent")}
        hint={t("valueHint")}
        value={form.value}
        onChange={(value) => change({ value })}
        maxLength={12}
        error={errors["value"]}
      />
      <MomentField
        isDayOnly
        label={t("until")}
        hint={t("untilHint")}
        value={form.until}
        onChange={(until) => change({ until })}
        error={errors["until"]}
      />
      <Field
        inputMode="numeric"
        label={t("uses")}
        hint={t("usesHint")}
        value={form.uses}
        onChange={(uses) => change({ uses })}
        maxLength={7}
        error={errors["uses"]}
      />
      {/* Always there, so that screen readers announce the text. */}
      <p role="alert">{isReplaced && seen && t("conflict", { stored: [seen.code, ...factsOf(seen)].join(" · ") })}</p>
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone="primary" isDisabled={isBusy}>
          {t("save")}
        </Button>
      </DialogActions>
    </form>
  );
}
