import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import styles from "./Orders.module.css";
import { isQuestionable, questionOf, wayOf } from "./delivery-words.ts";
import { PrintDeliveries } from "./PrintDeliveries.tsx";
import { useBulk } from "./use-bulk.ts";

type ChooseProps = {
  orders: Order[];
  selected: Order[];
  onSelect: (ids: string[]) => void;
  ref: RefObject<HTMLDivElement | null>;
};

export function ChooseAll({ orders, selected, onSelect, ref }: ChooseProps) {
  const { t } = useTranslation("shopcenter");
  const count = selected.length;
  return (
    <div ref={ref} className={styles.chooseAll}>
      <Checkbox
        isSelected={count === orders.length}
        isIndeterminate={count > 0 && count < orders.length}
        onChange={(isOn) => onSelect(isOn ? orders.map(({ id }) => id) : [])}
      >
        {count === 0 ? t("orders.chooseAll") : t("orders.chosen", { count })}
      </Checkbox>
    </div>
  );
}

type Props = { selected: Order[]; onDone: () => void; onLostFocus: () => void; children: ReactNode };

export function BulkBar({ selected, onDone, onLostFocus, children }: Props) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const [asking, setAsking] = useState<"ship" | "remove" | null>(null);
  const { run, isBusy } = useBulk(selected, onDone);
  const steps = {
    paid: trpc.orders.markPaid.useMutation().mutateAsync,
    gone: trpc.orders.markShipped.useMutation().mutateAsync,
    removed: trpc.orders.remove.useMutation().mutateAsync,
  };
  useKeepFocus(onLostFocus);
  const way = wayOf(selected);
  const ship = (): Promise<void> => run(steps.gone, (done) => t(`orders.marked.${way}`, { count: done }));
  return (
    <div role="group" aria-label={t("orders.chosen", { count: selected.length })} data-chosen className={styles.bulk}>
      {children}
      <Button
        isDisabled={isBusy}
        onPress={() => void run(steps.paid, (done) => t("orders.marked.paid", { count: done }))}
      >
        {t("orders.mark.paid")}
      </Button>
      <Button isDisabled={isBusy} onPress={() => (selected.some(isQuestionable) ? setAsking("ship") : void ship())}>
        {t(`orders.mark.${way}`)}
      </Button>
      <PrintDeliveries orders={selected} isDisabled={isBusy} />
      <Button tone="danger" isDisabled={isBusy} onPress={() => setAsking("remove")}>
        {t("orders.remove")}
      </Button>
      <ConfirmDialog
        isOpen={asking === "ship"}
        {...questionOf(selected, t)}
        isBusy={isBusy}
        onConfirm={() => void ship()}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        isOpen={asking === "remove"}
        title={admin("confirmDelete")}
        text={t("orders.removeText")}
        confirmLabel={admin("delete")}
        isBusy={isBusy}
        onConfirm={() => void run(steps.removed, (done) => t("orders.removed", { count: done }))}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}

/** If the bar is removed while it has the focus, the focus moves to the place where users select orders. */
function useKeepFocus(onLost: () => void): void {
  const latest = useRef(onLost);
  useEffect(() => {
    latest.current = onLost;
  });
  useEffect(
    () => () => {
      if (document.activeElement === document.body) latest.current();
    },
    [],
  );
}
