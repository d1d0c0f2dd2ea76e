import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { addressOfDocuments } from "./document-address.ts";
import { download } from "./download.ts";

/** 'both' also downloads the invoice and the delivery note as one file. */
export type Asked = "invoice" | "delivery" | "both";

/** Issues documents of one order. Existing documents keep their numbers. */
export function useIssue(order: string): { issue: (kind: Asked) => void; isBusy: boolean } {
  const { t } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { mutate, isPending } = trpc.documents.issue.useMutation({
    onSuccess: (made, { kind }) => {
      const numbers = made.map(({ number }) => number);
      if (kind === "both") {
        download(addressOfDocuments(made.map(({ id }) => id)));
        notify(t("documents.printed", { numbers: numbers.join(", ") }));
      } else notify(t("documents.made", { number: numbers.join(", ") }));
      // The buttons stay disabled until the list has the new documents. Otherwise a second press would show the
      // question again.
      return Promise.all([
        utils.orders.byId.invalidate({ id: order }),
        utils.documents.ofOrder.invalidate({ id: order }),
      ]);
    },
    onError: (error) => {
      const { current } = refusalOf(error) ?? {};
      if (current) utils.orders.byId.setData({ id: order }, current as Order);
      notifyError(error);
    },
  });
  return { issue: (kind) => mutate({ kind, orders: [order] }), isBusy: isPending };
}
