import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { truncate } from "#contract/values/truncate.ts";
import type { Product } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { useShopPaths } from "../shop-paths.ts";

export function useProductActions() {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const paths = useShopPaths();
  const notifyError = useNotifyError();
  const changed = (): void => void utils.products.list.invalidate();
  const update = trpc.products.update.useMutation({ onSettled: changed, onError: notifyError });
  const copy = trpc.products.duplicate.useMutation({
    onSuccess: ({ id, title }) => {
      notify(t("items.copied", { title }));
      void navigate(paths.item(id));
    },
    onError: notifyError,
    onSettled: changed,
  });
  const setHidden = async ({ id, title, hidden }: Product): Promise<void> => {
    await update.mutateAsync({ id, hidden: !hidden }).then(() =>
      notify(t(hidden ? "items.shownNow" : "items.hiddenNow", { title }), "good", {
        label: admin("undo"),
        run: () => update.mutate({ id, hidden }),
      }),
    );
  };
  return {
    duplicate: ({ id, title }: Product): void =>
      copy.mutate({ id, title: truncate(t("items.copyOf", { title }), limits.textLength) }),
    /** The mutation itself reports its error. */
    setHidden: (product: Product): void => void setHidden(product).catch(() => {}),
  };
}
