// Gives money back: all that is left, or a part of it.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { v7 as newId } from "uuid";
import type { Order } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import { refusalOf, trpc } from "../../../trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { centsOf, typedCents } from "#contract/shop/typed-numbers.ts";
import styles from "./Orders.module.css";

type Props = { order: Order; isOpen: boolean; onClose: () => void; onRefunded: (order: Order) => void };

export function RefundDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation("shopcenter");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("order.refund.open")}>
      <RefundForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function RefundForm({ order, onClose, onRefunded }: Omit<Props, "isOpen">) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const notifyError = useNotifyError();
  const utils = trpc.useUtils();
  const money = (cents: number): string => formatCents(cents, order.currency, i18n.language);
  const left = order.total - order.refunded;
  const { data: way, isPending: isAsking } = trpc.payments.refundWay.useQuery({ id: order.id }, { staleTime: 0 });
  // Until it is known, as it was ordered: the dialog keeps its height.
  const isByProvider = way?.isOnline ?? isOnline(order.order.payment);
  const [typed, setTyped] = useState(() => typedCents(left, i18n.language));
  const [error, setError] = useState<string>();
  // The same for every try: what has arrived is not paid again.
  const [refundId] = useState(() => newId());
  const refund = trpc.orders.refund.useMutation({
    onSuccess: (next) => {
      onRefunded(next);
      onClose();
    },
    onError: (refused) => {
      void utils.payments.refundWay.invalidate({ id: order.id });
      void utils.orders.events.invalidate({ id: order.id });
      const [sentence] = Object.values(refusalOf(refused)?.fields ?? {});
      if (sentence) setError(sentence);
      else notifyError(refused);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const cents = centsOf(typed);
    if (cents === null || cents === 0) return setError(t("problems.priceWrong"));
    if (cents > left) return setError(t("order.refund.tooMuch"));
    setError(undefined);
    if (!refund.isPending) refund.mutate({ id: order.id, refundId, cents });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.dialog}>
      <p>{t(isByProvider ? "order.refund.online" : "order.refund.byHand")}</p>
      {way && way.pending > 0 && <p role="status">{t("order.refund.pending", { amount: money(way.pending) })}</p>}
      <Field
        inputMode="decimal"
        label={t("order.refund.amount", { currency: order.currency })}
        hint={t("order.refund.left", { amount: money(left) })}
        value={typed}
        onChange={setTyped}
        maxLength={14}
        error={error}
      />
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone="primary" isDisabled={refund.isPending || isAsking}>
          {t("order.refund.open")}
        </Button>
      </DialogActions>
    </form>
  );
}
