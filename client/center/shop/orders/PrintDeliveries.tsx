// The delivery notes of several orders in one file for printing. Missing delivery notes are created first.
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { addressOfDocuments } from "../documents/document-address.ts";
import { download } from "../documents/download.ts";

export function PrintDeliveries({ orders, isDisabled }: { orders: readonly Order[]; isDisabled: boolean }) {
  const { t } = useTranslation("sales");
  const notifyError = useNotifyError();
  const utils = trpc.useUtils();
  const issue = trpc.documents.issue.useMutation({
    onSuccess: (made) => {
      void utils.documents.ofOrder.invalidate();
      download(addressOfDocuments(made.map(({ id }) => id)));
      notify(t("print.done", { count: made.length }));
    },
    onError: (error) => {
      // A cancelled order gets no delivery note. If one of the orders is cancelled, the server creates no delivery
      // notes at all. So the notice names that order.
      const { current } = refusalOf(error) ?? {};
      if (current) notify(t("print.refused", { number: (current as Order).number }), "bad");
      else notifyError(error);
    },
  });
  return (
    <Button
      isDisabled={isDisabled || issue.isPending}
      onPress={() => issue.mutate({ kind: "delivery", orders: orders.map(({ id }) => id) })}
    >
      <Icon name="document" />
      {t("print.deliveries")}
    </Button>
  );
}
