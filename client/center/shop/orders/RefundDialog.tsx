import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { v7 as newId } from "uuid";
import type { Order } from "#contract/shop/orders.ts";
import type { RefundLeft } from "#contract/shop/refunds.ts";
import type { Withdrawal } from "#contract/schemas/withdrawals.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import styles from "./Orders.module.css";
import { openOnes, useAnswered } from "./use-answered.ts";
import { formOf, readForm, type RefundForm as Form, type RefundMode, valuesOf } from "./refund-form.ts";
import { RefundBesides } from "./RefundBesides.tsx";
import { RefundGoods } from "./RefundGoods.tsx";

type Props = { order: Order; isOpen: boolean; onClose: () => void; onRefunded: (order: Order) => void };

export function RefundDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation("shopcenter");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("order.refund.open")}>
      <Asked {...props} onClose={onClose} />
    </Dialog>
  );
}

type Opened = Omit<Props, "isOpen">;

/**
 * Refunds can also be made on the payment provider's site. So this dialog always requests the refundable amounts from
 * the server.
 */
function Asked(props: Opened) {
  const { t } = useTranslation("shopcenter");
  const way = trpc.payments.refundWay.useQuery({ id: props.order.id }, { staleTime: 0, gcTime: 0 });
  const withdrawals = trpc.withdrawals.ofOrder.useQuery({ id: props.order.id }, { staleTime: 0 });
  if (way.data && way.data.pending > 0) return <Pending {...props} pending={way.data.pending} />;
  if (way.data && withdrawals.data) return <RefundForm {...props} {...way.data} withdrawals={withdrawals.data} />;
  if (way.isError || withdrawals.isError)
    return (
      <Unreachable title={t("order.failed")} onAgain={() => void Promise.all([way.refetch(), withdrawals.refetch()])} />
    );
  return <RowsSkeleton rows={4} />;
}

function Pending({ order, pending, onClose }: Opened & { pending: number }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  return (
    <>
      <p>{t("order.refund.pending", { amount: formatCents(pending, order.currency, i18n.language) })}</p>
      <DialogActions>
        <Button onPress={onClose}>{admin("close")}</Button>
      </DialogActions>
    </>
  );
}

type Way = { isOnline: boolean; left: RefundLeft; withdrawals: readonly Withdrawal[] };

function RefundForm({ order, isOnline, left, withdrawals, onClose, onRefunded }: Opened & Way) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const money = (cents: number): string => formatCents(cents, order.currency, i18n.language);
  const answered = useAnswered();
  const [first] = useState(() => formOf(order, left, withdrawals));
  const [form, setForm] = useState(first);
  const {
    errors: found,
    setErrors,
    refund,
  } = useRefund(order, {
    onClose,
    onRefunded: (next) => {
      onRefunded(next);
      if (form.isAnswer) void answered(withdrawals);
    },
  });

  const errors = useStandingErrors(found, valuesOf(form));
  const change = (next: Partial<Form>): void => setForm((now) => ({ ...now, ...next }));
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const read = readForm(form, order, left, i18n.language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if ("problems" in read) {
      const sentences = Object.entries(read.problems).map(([field, key]) => [field, t(`order.refund.problems.${key}`)]);
      return setErrors(Object.fromEntries(sentences) as Record<string, string>);
    }
    setErrors({});
    refund(read.sent);
  };
  const modes = [
    { value: "all", label: t("order.refund.modes.all") },
    { value: "goods", label: t("order.refund.modes.goods") },
    { value: "sum", label: t("order.refund.modes.sum") },
  ] as const satisfies { value: RefundMode; label: string }[];
  // If an order that was not sent is refunded in full, its goods return to the stock without a question.
  const mayRestock = form.mode === "goods" || (form.mode === "all" && order.shipped !== null);
  return (
    <form ref={element} onSubmit={submit} noValidate className={layout.stack}>
      <Unsaved isThere={!isSameValue(form, first)} />
      <p>{t(isOnline ? "order.refund.online" : "order.refund.byHand")}</p>
      <Choice
        label={t("order.refund.mode")}
        value={form.mode}
        options={modes}
        onChange={(mode) => {
          change({ mode });
          setErrors({});
        }}
      />
      {form.mode === "goods" && (
        <RefundGoods
          what="refund"
          order={order}
          left={left}
          form={form}
          change={change}
          errorOf={(field) => errors[field]}
        />
      )}
      {form.mode === "sum" && <Sum order={order} left={left} form={form} change={change} errors={errors} />}
      <RefundBesides
        what="refund"
        form={form}
        change={change}
        error={errors["reason"]}
        mayRestock={mayRestock}
        mayAnswer={openOnes(withdrawals).length > 0}
      />
      {errors["goods"] && <p role="alert">{errors["goods"]}</p>}
      <p className={styles.refunded}>
        {"cents" in read ? t("order.refund.sum", { amount: money(read.cents) }) : "\u00a0"}
      </p>
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone="primary">
          {t("order.refund.open")}
        </Button>
      </DialogActions>
    </form>
  );
}

type SumProps = {
  order: Order;
  left: RefundLeft;
  form: Form;
  change: (next: Partial<Form>) => void;
  errors: Record<string, string>;
};

function Sum({ order, left, form, change, errors }: SumProps) {
  const { t, i18n } = useTranslation("shopcenter");
  const money = (cents: number): string => formatCents(cents, order.currency, i18n.language);
  const open = left.rates.filter(({ cents }) => cents > 0);
  return (
    <>
      <Field
        inputMode="decimal"
        label={t("order.refund.amount", { currency: order.currency })}
        hint={t("order.refund.left", { amount: money(left.cents) })}
        value={form.sum}
        onChange={(sum) => change({ sum })}
        maxLength={14}
        error={errors["cents"]}
      />
      {open.length > 1 && (
        <Select
          label={t("order.refund.rate")}
          value={form.rate}
          options={open.map(({ rate, cents }) => ({
            value: String(rate),
            label: t("order.refund.ofRate", { rate, amount: money(cents) }),
          }))}
          onChange={(rate) => change({ rate })}
          error={errors["rate"]}
        />
      )}
    </>
  );
}

type Ends = Pick<Props, "onClose" | "onRefunded">;

function useRefund({ id }: Order, { onClose, onRefunded }: Ends) {
  const notifyError = useNotifyError();
  const utils = trpc.useUtils();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refundId] = useState(() => newId());
  const refund = trpc.orders.refund.useMutation({
    onSuccess: (next) => {
      onRefunded(next);
      onClose();
    },
    onError: (refused) => {
      void utils.payments.refundWay.invalidate({ id });
      void utils.orders.events.invalidate({ id });
      const fields = refusalOf(refused)?.fields ?? {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) notifyError(refused);
    },
  });
  return {
    errors,
    setErrors,
    refund: (sent: object): void => {
      if (!refund.isPending) refund.mutate({ id, refundId, ...sent });
    },
  };
}
