// Removes goods from an unpaid order, for example because they are unavailable. Goods of open withdrawals are
// preselected.
import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, useRef, useState } from "react";
import { isSameValue } from "#contract/values/same-value.ts";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Order } from "#contract/shop/orders.ts";
import type { RefundLeft } from "#contract/shop/refunds.ts";
import type { Withdrawal } from "#contract/schemas/withdrawals.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import styles from "./Orders.module.css";
import { openOnes, useAnswered } from "./use-answered.ts";
import { formOf, readGoods, type RefundForm as Form, valuesOf } from "./refund-form.ts";
import { RefundBesides } from "./RefundBesides.tsx";
import { RefundGoods } from "./RefundGoods.tsx";

type Props = { order: Order; isOpen: boolean; onClose: () => void; onReduced: (order: Order, text?: string) => void };

export function ReduceDialog({ isOpen, onClose, ...props }: Props) {
  const { t } = useTranslation("shopcenter");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("order.reduce.open")}>
      <Asked {...props} onClose={onClose} />
    </Dialog>
  );
}

type Opened = Omit<Props, "isOpen">;

function Asked(props: Opened) {
  const { t } = useTranslation("shopcenter");
  const withdrawals = trpc.withdrawals.ofOrder.useQuery({ id: props.order.id }, { staleTime: 0 });
  if (withdrawals.data) return <ReduceForm {...props} withdrawals={withdrawals.data} />;
  if (withdrawals.isError) return <Unreachable title={t("order.failed")} onAgain={() => void withdrawals.refetch()} />;
  return <RowsSkeleton rows={4} />;
}

/** The order no longer contains goods that were removed before. So each remaining piece can be removed. */
function leftOf({ order: { items }, shipping, total }: Order): RefundLeft {
  const lines = items.map(({ amount, packOfSix, packOfTwelve, deposit }, position) => ({
    position,
    amount,
    packOfSix,
    packOfTwelve,
    deposit,
  }));
  return { cents: total, lines, shipping, rates: [] };
}

function ReduceForm({ order, withdrawals, onClose, onReduced }: Opened & { withdrawals: readonly Withdrawal[] }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const left = leftOf(order);
  const answered = useAnswered();
  const [first] = useState(() => formOf(order, left, withdrawals));
  const [form, setForm] = useState(first);
  const {
    errors: found,
    setErrors,
    reduce,
    isBusy,
  } = useReduce(order, {
    onClose,
    onReduced: (next, text) => {
      onReduced(next, text);
      if (form.isAnswer && text !== undefined) void answered(withdrawals);
    },
  });
  const errors = useStandingErrors(found, valuesOf(form));
  const change = (next: Partial<Form>): void => setForm((now) => ({ ...now, ...next }));
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const read = readGoods(form, order, left, i18n.language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if ("problems" in read) {
      const sentences = Object.entries(read.problems).map(([field, key]) => [field, t(`order.reduce.problems.${key}`)]);
      return setErrors(Object.fromEntries(sentences) as Record<string, string>);
    }
    setErrors({});
    reduce(read.sent);
  };
  return (
    <form ref={element} onSubmit={submit} noValidate className={layout.stack}>
      <Unsaved isThere={!isSameValue(form, first)} />
      <p>{t("order.reduce.text")}</p>
      <RefundGoods
        what="reduce"
        order={order}
        left={left}
        form={form}
        change={change}
        errorOf={(field) => errors[field]}
      />
      <RefundBesides
        what="reduce"
        form={form}
        change={change}
        error={errors["reason"]}
        mayRestock
        mayAnswer={openOnes(withdrawals).length > 0}
      />
      {errors["goods"] && <p role="alert">{errors["goods"]}</p>}
      <p role="status" className={styles.refunded}>
        {"cents" in read
          ? t(`order.reduce.${read.isAll ? "all" : "sum"}`, sumsOf(order, read.cents, i18n.language))
          : "\u00a0"}
      </p>
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button type="submit" tone={"cents" in read && read.isAll ? "danger" : "primary"} isDisabled={isBusy}>
          {t("cents" in read && read.isAll ? "order.cancel" : "order.reduce.open")}
        </Button>
      </DialogActions>
    </form>
  );
}

const sumsOf = ({ due, currency }: Order, cents: number, language: string) => ({
  less: formatCents(cents, currency, language),
  due: formatCents(Math.max(0, due - cents), currency, language),
});

type Ends = Pick<Props, "onClose" | "onReduced">;

function useReduce({ id, version }: Order, { onClose, onReduced }: Ends) {
  const { t } = useTranslation("shopcenter");
  const notifyError = useNotifyError();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const reduce = trpc.orders.reduce.useMutation({
    onSuccess: (next) => {
      onReduced(next, t(next.cancelled === null ? "order.reduce.done" : "order.cancelled"));
      onClose();
    },
    onError: (refused) => {
      const { fields = {}, current } = refusalOf(refused) ?? {};
      setErrors(fields);
      if (Object.keys(fields).length > 0) return;
      if (current) onReduced(current as Order);
      notifyError(refused);
    },
  });
  return {
    errors,
    setErrors,
    isBusy: reduce.isPending,
    reduce: (sent: Pick<Parameters<typeof reduce.mutate>[0], "goods" | "restock" | "reason">): void =>
      reduce.mutate({ id, version, ...sent }),
  };
}
