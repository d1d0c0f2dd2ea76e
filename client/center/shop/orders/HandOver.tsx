import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { Button } from "../../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../../ui/admin/Dialog.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";

type Props = {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
  /** @param text the text of the notice */
  onDone: (order: Order, text?: string) => void;
};

export function HandOver({ order: { id, minAge, states, order }, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const notifyError = useNotifyError();
  const [isChecked, setIsChecked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const handOver = trpc.orders.markHandedOver.useMutation({
    onSuccess: (next) => {
      onDone(next, t("orders.marked.handedOver"));
      onClose();
    },
    onError: (error) => {
      const { current } = refusalOf(error) ?? {};
      if (current) onDone(current as Order);
      notifyError(error);
    },
  });
  const confirm = (): void => {
    const isAsked = minAge > 0 && !isChecked;
    setIsMissing(isAsked);
    if (!isAsked) handOver.mutate({ id, ageChecked: isChecked });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("order.handOver.title")}>
      <p>{t("order.handOver.text", { name: `${order.firstName} ${order.lastName}`.trim() })}</p>
      {states.includes("withdrawn") && <p>{t("order.handOver.withdrawn")}</p>}
      {minAge > 0 && (
        <Checkbox isSelected={isChecked} onChange={setIsChecked}>
          {t("order.handOver.age", { age: minAge })}
        </Checkbox>
      )}
      {isMissing && !isChecked && <p role="alert">{t("order.handOver.ageMissing")}</p>}
      <DialogActions>
        <Button onPress={onClose}>{admin("cancel")}</Button>
        <Button tone="primary" isDisabled={handOver.isPending} onPress={confirm}>
          {t("orders.mark.handedOver")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
