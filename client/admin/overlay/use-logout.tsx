import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetPages } from "../../site/offline/forget-pages.ts";
import { endSubscription } from "../../site/offline/push-subscription.ts";
import { dropAllOwn, hasKeptDrafts } from "../../api/own-storage.ts";
import { trpc } from "../../api/trpc.ts";
import { ConfirmDialog } from "../../ui/admin/Dialog.tsx";
import { useNotifyError } from "../../ui/admin/notices.tsx";

export function useLogout(): { ask: () => void; question: ReactNode } {
  const { t } = useTranslation("admin");
  const notifyError = useNotifyError();
  const [isAsking, setIsAsking] = useState(false);
  const logout = trpc.auth.logout.useMutation({
    onSuccess: async () => {
      dropAllOwn();
      await forgetPages();
      await endSubscription();
      // Loads a new document, so that no data of the admin layer stays in memory.
      window.location.assign("/");
    },
    onError: notifyError,
  });
  const leave = (): void => {
    if (!logout.isPending && !logout.isSuccess) logout.mutate();
  };
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title={t("logout.title")}
      text={t("logout.text")}
      confirmLabel={t("logout.confirm")}
      isBusy={logout.isPending}
      onConfirm={leave}
      onClose={() => setIsAsking(false)}
    />
  );
  return { ask: () => (hasKeptDrafts() ? setIsAsking(true) : leave()), question };
}
