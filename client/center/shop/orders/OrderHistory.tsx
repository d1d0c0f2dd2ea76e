import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { formatDay, formatMoment } from "#contract/values/dates.ts";
import type { OrderEventKind } from "#contract/shop/order-states.ts";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import { wayOf } from "./delivery-words.ts";
import styles from "./Orders.module.css";

export function OrderHistory({ order: { id, order, currency, minAge } }: { order: Order }) {
  const { t, i18n } = useTranslation("shopcenter");
  const wordOf = (kind: OrderEventKind) => (kind === "shipped" ? wayOf([{ order }]) : kind);
  const events = trpc.orders.events.useQuery({ id }, { staleTime: 0 });
  return (
    <Section id="history" title={t("order.history")}>
      {events.isPending && <RowsSkeleton rows={2} />}
      {events.isError && !events.data && (
        <Unreachable title={t("order.historyFailed")} onAgain={() => void events.refetch()} />
      )}
      <ol className={styles.history}>
        {events.data?.map(({ kind, at, by, cents, reason, booked }) => (
          <li key={`${kind} ${at}`}>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>
              {t(`order.events.${wordOf(kind)}`)}
              {cents !== null && ` · ${formatCents(cents, currency, i18n.language)}`}
              {kind === "handedOver" && minAge > 0 && ` · ${t("order.ageSeen", { age: minAge })}`}
              {reason && ` · ${reason}`}
              {booked !== null && ` · ${t("order.booked", { day: formatDay(booked) })}`}
              {by && ` · ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
