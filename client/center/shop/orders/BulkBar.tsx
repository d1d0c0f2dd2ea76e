// What is done to several orders at once: marked as paid or as shipped, printed, deleted.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import styles from "./Orders.module.css";
import { isPaidFirst } from "./OrderActions.tsx";
import { PrintDeliveries } from "./PrintDeliveries.tsx";
import { useBulk } from "./use-bulk.ts";

type Props = { orders: Order[]; selected: Order[]; onSelect: (ids: string[]) => void };

export function BulkBar({ orders, selected, onSelect }: Props) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const [isAsking, setIsAsking] = useState(false);
  const [isShipping, setIsShipping] = useState(false);
  const { run, isBusy } = useBulk(selected, () => onSelect([]));
  const steps = {
    payed: trpc.orders.markPayed.useMutation().mutateAsync,
    shipped: trpc.orders.markShipped.useMutation().mutateAsync,
  };
  const mark = (how: keyof typeof steps): Promise<void> =>
    run(steps[how], (done) => t(`orders.marked.${how}`, { count: done }));
  const remove = trpc.orders.remove.useMutation().mutateAsync;
  if (orders.length === 0) return null;
  const count = selected.length;
  const isResting = isBusy || count === 0;
  return (
    <div className={styles.bulk}>
      <Checkbox
        isSelected={count === orders.length}
        isIndeterminate={count > 0 && count < orders.length}
        onChange={(isOn) => onSelect(isOn ? orders.map(({ id }) => id) : [])}
      >
        {count === 0 ? t("orders.chooseAll") : t("orders.chosen", { count })}
      </Checkbox>
      {(["payed", "shipped"] as const).map((how) => (
        <Button
          key={how}
          isDisabled={isResting}
          onPress={() => (how === "shipped" && selected.some(isPaidFirst) ? setIsShipping(true) : void mark(how))}
        >
          {t(`orders.mark.${how}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={isShipping}
        title={t("order.shipTitle")}
        text={t("order.shipText")}
        confirmLabel={t("order.ship")}
        isBusy={isBusy}
        onConfirm={() => void mark("shipped").then(() => setIsShipping(false))}
        onClose={() => setIsShipping(false)}
      />
      <PrintDeliveries orders={selected} isDisabled={isResting} />
      <Button tone="danger" isDisabled={isResting} onPress={() => setIsAsking(true)}>
        {t("orders.remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={admin("confirmDelete")}
        text={t("orders.removeText")}
        confirmLabel={admin("delete")}
        isBusy={isBusy}
        onConfirm={() =>
          void run(remove, (done) => t("orders.removed", { count: done })).then(() => setIsAsking(false))
        }
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
