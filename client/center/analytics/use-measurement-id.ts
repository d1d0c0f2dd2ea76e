// Saves Google's measurement id. Who has not seen the newest settings changes nothing, and is shown them first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/config.ts";
import { useSiteConfig } from "../../loaded.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";

export function useMeasurementId() {
  const { t } = useTranslation("analytics");
  const { version } = useSiteConfig();
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.config.update.useMutation();
  const [error, setError] = useState<string | undefined>();

  /** @param apikey null removes it @returns whether it is stored */
  const save = async (apikey: string | null): Promise<boolean> => {
    setError(undefined);
    try {
      utils.config.get.setData(undefined, await update.mutateAsync({ analytics: { apikey }, version }));
      notify(t(apikey === null ? "google.removed" : "google.saved"));
      return true;
    } catch (refused) {
      const refusal = refusalOf(refused);
      if (refusal?.code === "C409" && refusal.current) {
        utils.config.get.setData(undefined, refusal.current as Config);
        notify(t("google.conflict"), "bad");
      } else if (refusal?.fields) setError(Object.values(refusal.fields)[0]);
      else notifyError(refused);
      return false;
    }
  };
  return { save, error, isPending: update.isPending };
}
