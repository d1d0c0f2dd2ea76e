import { useTranslation } from "react-i18next";
import { trpc } from "../../../api/trpc.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";

/** @param onRemoved called with the redirect's key before the row is removed */
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
    onSuccess: async (_gone, { key }) => {
      onRemoved(key);
      await utils.addresses.invalidate();
    },
  });
  return {
    remove: ({ key, isKept }: { key: string; isKept: boolean }): void => {
      if (removing.isPending) return;
      const tell = (gone: Parameters<typeof add.mutate>[0]): void => {
        // Users cannot add the redirect of a former address again, so the dialog says that its removal is final.
        const undo = isKept ? undefined : { label: admin("undo"), run: () => add.mutate(gone) };
        notify(t("redirects.removed"), "good", undo);
      };
      removing.mutate({ key }, { onSuccess: tell });
    },
    isBusy: removing.isPending,
  };
}
