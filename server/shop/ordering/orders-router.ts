import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import {
  listOrdersInput,
  orderBySecretInput,
  recordPaymentInput,
  reduceOrderInput,
  refundOrderInput,
  updateOrderInput,
} from "#contract/shop/orders.ts";
import { id } from "#contract/fields/text.ts";
import { endPage } from "../payments/check-payment.ts";
import { refundOrder } from "../payments/refund-order.ts";
import { mayBePaid } from "../payments/store.ts";
import { may, router } from "../../kernel/trpc.ts";
import { changeOrder } from "../orders/change-order.ts";
import {
  cancelOrder,
  markHandedOver,
  markPaid,
  markShipped,
  recordPartPayment,
  removeOrders,
  returnSurplus,
} from "../orders/move-order.ts";
import { payOwnOrder, readOwnOrder, readPaymentState } from "./own-order.ts";
import { presentEvent, presentOrder } from "../orders/present.ts";
import { reduceOrder } from "./reduce-order.ts";
import { countUnreadOrders, findOrder, findOrders, listEvents, listOrders } from "../orders/store.ts";

const oneId = z.object({ id });
const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });

export const ordersRouter = router({
  list: may("read", "orders")
    .input(listOrdersInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listOrders(ctx.services.database.db, input);
      return { items: rows.map(presentOrder), total };
    }),
  byId: may("read", "orders")
    .input(oneId)
    .query(async ({ ctx, input }) => {
      const row = await findOrder(ctx.services.database.db, input.id);
      if (!row) throw new AppError("notFound");
      return presentOrder(row);
    }),
  byIds: may("read", "orders")
    .input(manyIds)
    .query(async ({ ctx, input }) => (await findOrders(ctx.services.database.db, input.ids)).map(presentOrder)),
  events: may("read", "orders")
    .input(oneId)
    .query(async ({ ctx, input }) => (await listEvents(ctx.services.database.db, input.id)).map(presentEvent)),
  unread: may("read", "orders").query(({ ctx }) => countUnreadOrders(ctx.services.database.db)),
  update: may("update", "orders")
    .input(updateOrderInput)
    .mutation(({ ctx, input }) => changeOrder(ctx, input)),
  markPaid: may("update", "orders")
    .input(oneId)
    .mutation(async ({ ctx, input }) => {
      const order = await markPaid(ctx, input.id);
      await endPage(ctx.services, input.id);
      return order;
    }),
  /** Records a part payment. Use `markPaid` for the full amount. */
  recordPayment: may("update", "orders")
    .input(recordPaymentInput)
    .mutation(({ ctx, input }) => recordPartPayment(ctx, input)),
  /** Records that staff has transferred an overpayment back. */
  returnSurplus: may("update", "orders")
    .input(oneId)
    .mutation(({ ctx, input }) => returnSurplus(ctx, input.id)),
  markShipped: may("update", "orders")
    .input(oneId)
    .mutation(({ ctx, input }) => markShipped(ctx, input.id)),
  markHandedOver: may("update", "orders")
    .input(z.object({ id, ageChecked: z.boolean().default(false) }))
    .mutation(({ ctx, input }) => markHandedOver(ctx, input)),
  cancel: may("update", "orders")
    .input(oneId)
    .mutation(async ({ ctx, input }) => {
      const order = await cancelOrder(ctx, input.id);
      await endPage(ctx.services, input.id);
      return order;
    }),
  refund: may("update", "orders")
    .input(refundOrderInput)
    .mutation(({ ctx, input }) => refundOrder(ctx, input)),
  reduce: may("update", "orders")
    .input(reduceOrderInput)
    .mutation(({ ctx, input }) => reduceOrder(ctx, input)),
  remove: may("remove", "orders")
    .input(oneId)
    .mutation(async ({ ctx, input }) => {
      await removeOrders(ctx, [input.id], mayBePaid);
      return { id: input.id };
    }),
  removeMany: may("remove", "orders")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ removed: await removeOrders(ctx, input.ids, mayBePaid) })),
});

/**
 * These procedures also work while the shop is off. Reading is a mutation, because the URL of a query would contain the
 * secret.
 */
export const ownOrderRouter = router({
  read: may("read", "ownOrders")
    .input(orderBySecretInput)
    .mutation(({ ctx, input }) => readOwnOrder(ctx.services, input)),
  pay: may("read", "ownOrders")
    .input(orderBySecretInput)
    .mutation(({ ctx, input }) => payOwnOrder(ctx.services, input)),
  /** A query for API clients. They send the secret in the URL. */
  poll: may("read", "ownOrders")
    .input(orderBySecretInput)
    .query(({ ctx, input }) => readPaymentState(ctx.services, input)),
});
