import { useTranslation } from "react-i18next";
import { isPage } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "./notices.tsx";

type Removal = {
  remove: (ids: string[]) => Promise<void>;
  isPending: boolean;
};

export function useRemoval(): Removal {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const mutation = trpc.entries.removeMany.useMutation({ onError: notifyError });
  const restoring = trpc.bin.restoreMany.useMutation({ onError: notifyError });
  /** The menus may contain the removed entry, so they are loaded again. */
  const renewMenus = () => Promise.all([utils.navigation.invalidate(), utils.settings.get.invalidate()]);
  // Queries for the removed entry would fail, so they are not invalidated.
  const renew = () => Promise.all([utils.entries.cards.invalidate(), utils.entries.list.invalidate(), renewMenus()]);
  const restore = async (ids: string[]): Promise<void> => {
    const back = await restoring.mutateAsync({ ids, asDraft: false });
    const [{ tags } = { tags: [] }] = back;
    if (back.length > 1) notify(t("bin.areBack", { count: back.length }));
    else notify(t(isPage(tags) ? "bin.pageIsBack" : "bin.isBack"));
    await Promise.all([utils.entries.invalidate(), renewMenus()]);
  };
  return {
    remove: async (ids) => {
      await mutation.mutateAsync({ ids });
      notify(ids.length > 1 ? t("entries.removed", { count: ids.length }) : t("notices.deleted"), "good", {
        label: t("undo"),
        run: () => void restore(ids).catch(() => undefined),
        isLasting: true,
      });
      await renew();
    },
    isPending: mutation.isPending,
  };
}
