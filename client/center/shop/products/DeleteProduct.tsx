import { useTranslation } from "react-i18next";
import type { Product } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import { ConfirmDialog } from "../../../ui/admin/Dialog.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";

type Props = { product: Pick<Product, "id" | "title"> | null; onClose: () => void; onRemoved?: () => void };

export function DeleteProduct({ product, onClose, onRemoved }: Props) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const remove = trpc.products.remove.useMutation({
    onSuccess: () => {
      notify(admin("notices.deleted"));
      onRemoved?.();
      void utils.products.list.invalidate();
    },
    onError: notifyError,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen={product !== null}
      title={admin("confirmDelete")}
      text={t("items.removeText", { title: product?.title ?? "" })}
      confirmLabel={admin("delete")}
      isBusy={remove.isPending}
      onConfirm={() => product && remove.mutate({ id: product.id })}
      onClose={onClose}
    />
  );
}
