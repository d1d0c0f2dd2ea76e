// Marks several orders at once as paid or as shipped; what is refused is named, the others are marked.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { refusalOf, trpc } from "../../../trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import styles from "./Orders.module.css";

type Props = { orders: Order[]; selected: Order[]; onSelect: (ids: string[]) => void };

export function MarkOrders({ orders, selected, onSelect }: Props) {
  const { t } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [isBusy, setIsBusy] = useState(false);
  const payed = trpc.orders.markPayed.useMutation();
  const shipped = trpc.orders.markShipped.useMutation();
  if (orders.length === 0) return null;

  const mark = async (how: "payed" | "shipped"): Promise<void> => {
    const { mutateAsync } = how === "payed" ? payed : shipped;
    setIsBusy(true);
    const refused: string[] = [];
    let marked = 0;
    for (const { id, number } of selected) {
      try {
        await mutateAsync({ id });
        marked += 1;
      } catch (error) {
        if (refusalOf(error) === null) notifyError(error);
        refused.push(String(number));
      }
    }
    setIsBusy(false);
    onSelect([]);
    void utils.orders.invalidate();
    if (marked > 0) notify(t(`orders.marked.${how}`, { count: marked }));
    if (refused.length > 0) notify(t("orders.refused", { numbers: refused.join(", ") }), "bad");
  };
  const count = selected.length;
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
        <Button key={how} isDisabled={isBusy || count === 0} onPress={() => void mark(how)}>
          {t(`orders.mark.${how}`)}
        </Button>
      ))}
    </div>
  );
}
