import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { withLastView } from "../../last-views.ts";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { useShopPaths } from "../shop-paths.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { OrderDocuments } from "../documents/OrderDocuments.tsx";
import { Customer } from "./Customer.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderHistory } from "./OrderHistory.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderNotes } from "./OrderNotes.tsx";
import { OrderStates } from "./OrderStates.tsx";
import { OrderWithdrawals } from "./OrderWithdrawals.tsx";

export function OrderScreen() {
  const { t } = useTranslation("shopcenter");
  const { id = "" } = useParams();
  const paths = useShopPaths();
  const order = trpc.orders.byId.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  const isGone = refusalOf(order.error)?.code === "C404";
  return (
    <ShopFrame
      title={order.data ? t("order.title", { number: order.data.number }) : t("order.one")}
      tools={
        <ButtonLink icon="list" to={withLastView(paths.orders)}>
          {t("order.back")}
        </ButtonLink>
      }
    >
      {order.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={6} />
        </div>
      )}
      {order.isError && !order.data && (
        <div className={screen.panel}>
          <Unreachable title={t(isGone ? "order.gone" : "order.failed")} onAgain={() => void order.refetch()} />
        </div>
      )}
      {order.data && <Parts key={id} order={order.data} />}
    </ShopFrame>
  );
}

function Parts({ order }: { order: Order }) {
  const { t } = useTranslation("shopcenter");
  useRead(order);
  return (
    <>
      <Section id="state" title={t("order.state")}>
        <OrderStates states={order.states} />
        <OrderActions order={order} />
      </Section>
      <OrderWithdrawals id={order.id} />
      <OrderLines order={order} />
      <OrderDocuments order={order} />
      <Customer order={order} />
      <OrderHistory order={order} />
      <OrderNotes order={order} />
    </>
  );
}

function useRead({ id, read }: Order): void {
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.orders.update.useMutation({
    onSuccess: (order) => {
      utils.orders.byId.setData({ id }, order);
      void utils.orders.unread.invalidate();
    },
    onError: notifyError,
  });
  const markRead = useEffectEvent(() => update.mutate({ id, read: true }));
  useEffect(() => {
    if (!read) markRead();
  }, [read]);
}
