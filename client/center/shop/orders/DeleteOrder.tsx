import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { notify } from "../../../ui/admin/notices.tsx";
import { useShopPaths } from "../shop-paths.ts";

export function DeleteOrder({ id, onError }: { id: Order["id"]; onError: (error: unknown) => void }) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { orders } = useShopPaths();
  const [isAsking, setIsAsking] = useState(false);
  const remove = trpc.orders.remove.useMutation({
    onSuccess: () => {
      notify(t("orders.removed", { count: 1 }));
      void utils.orders.list.invalidate();
      void utils.orders.unread.invalidate();
      void navigate(orders);
    },
    onError: (error) => {
      setIsAsking(false);
      onError(error);
    },
  });
  return (
    <>
      <Button tone="danger" onPress={() => setIsAsking(true)}>
        {t("orders.remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={admin("confirmDelete")}
        text={t("order.removeText")}
        confirmLabel={admin("delete")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
