import { useTranslation } from "react-i18next";
import { trpc } from "../../../api/trpc.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";

/** @param onRemoved is called before the row goes, with the key of the redirect */
export function useRemoval(onRemoved: (key: string) => void) {
  const { t } = useTranslation("addresses");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const onError = useNotifyError();
  const add = trpc.addresses.add.useMutation({
    onError,
    onSuccess: async () => {
      notify(t("redirects.back"));
      await utils.addresses.invalidate();
    },
  });
  const removing = trpc.addresses.remove.useMutation({
    onError,
    onSuccess: async (gone, { key }) => {
      onRemoved(key);
      notify(t("redirects.removed"), "good", { label: admin("undo"), run: () => add.mutate(gone) });
      await utils.addresses.invalidate();
    },
  });
  return {
    remove: ({ key }: { key: string }): void => {
      if (!removing.isPending) removing.mutate({ key });
    },
    isBusy: removing.isPending,
  };
}
