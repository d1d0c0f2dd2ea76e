import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../ui/admin/notices.tsx";
import { useSavedNotice } from "../../../ui/admin/use-saved-notice.ts";

type Part = {
  isChanged: boolean;
  /** Shows the errors of the part. @returns the number of errors */
  check: () => number;
  save: () => Promise<boolean>;
};

export function useSaveAll(parts: readonly Part[]) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const notifySaved = useSavedNotice();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    // All parts are checked before the first save, so that the user sees the errors of all parts together.
    const wrong = parts.reduce((sum, part) => sum + part.check(), 0);
    if (wrong > 0) return notify(t("problems.notSaved", { count: wrong }), "bad");
    setIsBusy(true);
    const saved: boolean[] = [];
    for (const part of parts) saved.push(await part.save());
    setIsBusy(false);
    if (saved.every(Boolean)) notifySaved(admin("notices.saved"));
  };
  return {
    isChanged: parts.some((part) => part.isChanged),
    isBusy,
    save: (): void => {
      if (!isBusy) void run();
    },
  };
}
