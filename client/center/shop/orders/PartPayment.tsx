import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Order } from "#contract/shop/orders.ts";
import { centsOf } from "#contract/shop/typed-numbers.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";

type Props = { order: Order; isOpen: boolean; onClose: () => void; onDone: (order: Order, text?: string) => void };

export function PartPayment({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation("shopcenter");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("order.part.open")}>
      <Form {...props} onClose={onClose} />
    </Dialog>
  );
}

function Form({ order, onClose, onDone }: Omit<Props, "isOpen">) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const notifyError = useNotifyError();
  const { id, version, due, currency } = order;
  const [sum, setSum] = useState("");
  const [found, setErrors] = useState<Record<string, string>>({});
  const errors = useStandingErrors(found, { sum });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const record = trpc.orders.recordPayment.useMutation({
    onSuccess: (next) => {
      onDone(next, t("order.part.done"));
      onClose();
    },
    onError: (refused) => {
      const { current } = refusalOf(refused) ?? {};
      if (current) onDone(current as Order);
      notifyError(refused);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const cents = centsOf(sum);
    if (cents === null || cents === 0) return setErrors({ sum: t("order.refund.problems.priceWrong") });
    if (cents >= due) return setErrors({ sum: t("order.part.whole") });
    if (!record.isPending) record.mutate({ id, version, cents });
  };
  return (
    <form ref={element} onSubmit={submit} noValidate className={layout.stack}>
      <Unsaved isThere={sum !== ""} />
      <p>{t("order.part.text")}</p>
      <Field
        inputMode="decimal"
        label={t("order.refund.amount", { currency })}
        hint={t("order.part.due", { amount: formatCents(due, currency, i18n.language) })}
        value={sum}
        onChange={setSum}
        maxLength={14}
        error={errors["sum"]}
      />
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone="primary">
          {t("order.part.open")}
        </Button>
      </DialogActions>
    </form>
  );
}
