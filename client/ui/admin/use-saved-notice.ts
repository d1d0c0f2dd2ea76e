import { useTranslation } from "react-i18next";
import { takePending } from "../../api/pending.ts";
import { trpc } from "../../api/trpc.ts";
import { notify, notifyUntilRead } from "./notices.tsx";

/** What notices about waiting changes are about: the decision replaces the notice that the change waits. */
export const WAITING = "waiting change";

/** @returns shows a notice after a change was stored; another one if the change waits for a second person */
export function useSavedNotice(): (saved: string, about?: string) => void {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  return (saved, about) => {
    if (!takePending()) return notify(saved, "good", undefined, about);
    void utils.approvals.list.invalidate();
    notifyUntilRead(t("approvals.waits"), t("understood"), WAITING);
  };
}
