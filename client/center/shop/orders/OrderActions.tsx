import layout from "../../../ui/admin/Layout.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Order } from "#contract/shop/orders.ts";
import { isGone, isPaidBack, paidCents } from "#contract/shop/order-states.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { DeleteOrder } from "./DeleteOrder.tsx";
import { isQuestionable, isUnpaidOnline, questionOf, wayOf } from "./delivery-words.ts";
import { HandOver } from "./HandOver.tsx";
import { nextStep, type OrderStep } from "./next-step.ts";
import { PartPayment } from "./PartPayment.tsx";
import { ReduceDialog } from "./ReduceDialog.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import { useFocusOnHeading } from "./use-focus-on-heading.ts";

type Step = { step: OrderStep; label: string; isOffered: boolean; isBusy?: boolean; start: () => void };

export function OrderActions({ order }: { order: Order }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { id, paidAt, shipped, handedOver, cancelled, deleted, refunded, received } = order;
  const { delivery } = order.order;
  const isMoneyHere = paidCents(order) > refunded;
  const goes = wayOf([order]);
  const [asking, setAsking] = useState<
    "cancel" | "part" | "surplus" | "refund" | "reduce" | "ship" | "handOver" | null
  >(null);
  const { adopt, onError } = useAdopt(id);
  const on = (text: string) => ({ onSuccess: (next: Order) => adopt(next, text), onError });
  const markPaid = trpc.orders.markPaid.useMutation(on(t("orders.marked.paid", { count: 1 })));
  const markShipped = trpc.orders.markShipped.useMutation({
    ...on(t(`orders.marked.${goes}`, { count: 1 })),
    onSettled: () => setAsking(null),
  });
  const returnSurplus = trpc.orders.returnSurplus.useMutation({
    ...on(t("order.surplus.done")),
    onSettled: () => setAsking(null),
  });
  const cancel = trpc.orders.cancel.useMutation({ ...on(t("order.cancelled")), onSettled: () => setAsking(null) });
  const isOpen = cancelled === null && deleted === null;
  const next = nextStep(order.states, order.order.payment);
  const steps: Step[] = [
    {
      step: "paid",
      label: t("orders.mark.paid"),
      isOffered: paidAt === null,
      isBusy: markPaid.isPending,
      start: () => markPaid.mutate({ id }),
    },
    {
      step: "shipped",
      label: t(`orders.mark.${goes}`),
      isOffered: shipped === null && !isUnpaidOnline(order),
      isBusy: markShipped.isPending,
      start: () => (isQuestionable(order) ? setAsking("ship") : markShipped.mutate({ id })),
    },
    {
      step: "handedOver",
      label: t("orders.mark.handedOver"),
      isOffered: shipped !== null && !isGone({ shipped, handedOver, delivery }),
      start: () => setAsking("handOver"),
    },
  ];
  // The button of the next step is the first one, also in the tab order.
  steps.sort((one, other) => Number(other.step === next) - Number(one.step === next));
  const group = useFocusOnHeading<HTMLDivElement>();
  return (
    <div ref={group} className={layout.centeredActions}>
      {steps
        .filter(({ isOffered }) => isOpen && !isPaidBack(order) && isOffered)
        .map(({ step, label, isBusy = false, start }) => (
          <Button key={step} tone={step === next ? "primary" : "quiet"} isDisabled={isBusy} onPress={start}>
            {label}
          </Button>
        ))}
      {order.overpaid > 0 && <Button onPress={() => setAsking("surplus")}>{t("order.surplus.open")}</Button>}
      {isMoneyHere && <Button onPress={() => setAsking("refund")}>{t("order.refund.open")}</Button>}
      {isOpen && paidAt === null && !isUnpaidOnline(order) && (
        <>
          <Button onPress={() => setAsking("part")}>{t("order.part.open")}</Button>
          <Button onPress={() => setAsking("reduce")}>{t("order.reduce.open")}</Button>
        </>
      )}
      {isOpen && !isGone({ shipped, handedOver, delivery }) && (
        <Button tone="danger" onPress={() => setAsking("cancel")}>
          {t("order.cancel")}
        </Button>
      )}
      {deleted === null && paidAt === null && received === 0 && shipped === null && order.invoice === null && (
        <DeleteOrder id={id} onError={onError} />
      )}
      <ConfirmDialog
        isOpen={asking === "cancel"}
        title={t("order.cancelTitle")}
        text={t(isMoneyHere ? "order.cancelPaidText" : "order.cancelText")}
        confirmLabel={t("order.cancel")}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id })}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        isOpen={asking === "surplus"}
        title={t("order.surplus.title")}
        text={t("order.surplus.text", { amount: formatCents(order.overpaid, order.currency, i18n.language) })}
        confirmLabel={t("order.surplus.confirm")}
        isBusy={returnSurplus.isPending}
        onConfirm={() => returnSurplus.mutate({ id })}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        isOpen={asking === "ship"}
        {...questionOf([order], t)}
        isBusy={markShipped.isPending}
        onConfirm={() => markShipped.mutate({ id })}
        onClose={() => setAsking(null)}
      />
      <HandOver order={order} isOpen={asking === "handOver"} onClose={() => setAsking(null)} onDone={adopt} />
      <PartPayment order={order} isOpen={asking === "part"} onClose={() => setAsking(null)} onDone={adopt} />
      <ReduceDialog order={order} isOpen={asking === "reduce"} onClose={() => setAsking(null)} onReduced={adopt} />
      <RefundDialog
        order={order}
        isOpen={asking === "refund"}
        onClose={() => setAsking(null)}
        onRefunded={(next) => adopt(next, t("order.refund.done"))}
      />
    </div>
  );
}

/** After a refusal, the screen shows the server's current state of the order. */
function useAdopt(id: string) {
  const { t } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const adopt = (order: Order, text?: string): void => {
    utils.orders.byId.setData({ id }, order);
    void utils.orders.events.invalidate({ id });
    void utils.documents.ofOrder.invalidate({ id });
    void utils.orders.list.invalidate();
    void utils.withdrawals.invalidate();
    if (text !== undefined) notify(text);
  };
  const onError = (error: unknown): void => {
    const { code, current } = refusalOf(error) ?? {};
    if (current) adopt(current as Order);
    if (code === "C107") notify(t("order.soldOut"), "bad");
    else notifyError(error);
  };
  return { adopt, onError };
}
