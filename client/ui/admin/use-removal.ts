// Removes an entry into the bin, and offers to bring it back at once.
import { useTranslation } from "react-i18next";
import { isPage } from "#contract/pages.ts";
import { trpc } from "../../trpc.ts";
import { notify, useNotifyError } from "./notices.tsx";

/** @returns removes the entry; the notice's 'undo' makes it what it was */
export function useRemoval(): { remove: (id: string) => Promise<void>; isPending: boolean } {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const mutation = trpc.entries.remove.useMutation({ onError: notifyError });
  const restoring = trpc.bin.restore.useMutation({ onError: notifyError });
  /** Where a page of the site's own stands: it may have been one. */
  const renewMenus = () => Promise.all([utils.navigation.invalidate(), utils.config.get.invalidate()]);
  // The entry's own query is not read again: the entry no longer exists.
  const renew = () => Promise.all([utils.entries.cards.invalidate(), utils.entries.list.invalidate(), renewMenus()]);
  const restore = async (id: string): Promise<void> => {
    const { tags } = await restoring.mutateAsync({ id, asDraft: false });
    notify(t(isPage(tags) ? "bin.pageIsBack" : "bin.isBack"));
    await Promise.all([utils.entries.invalidate(), renewMenus()]);
  };
  return {
    remove: async (id) => {
      await mutation.mutateAsync({ id });
      notify(t("notices.deleted"), "good", {
        label: t("undo"),
        // The notice of the error was shown already.
        run: () => void restore(id).catch(() => undefined),
        isLasting: true,
      });
      await renew();
    },
    isPending: mutation.isPending,
  };
}
