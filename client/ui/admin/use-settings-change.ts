// Changes a part of the settings. If the version is stale, nothing is changed, and the user gets the newest settings.
import { useId, useState } from "react";
import type { SiteSettings, UpdateSettingsInput } from "#contract/schemas/settings.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "./notices.tsx";
import { useSavedNotice } from "./use-saved-notice.ts";

export type SettingsPart = Omit<UpdateSettingsInput, "id" | "version">;

/** `onCurrent` gets the stored settings after this change, or after a conflict with another user's change. */
type Seen = { version?: number; onCurrent?: (current: SiteSettings) => void };

/** @param conflict the notice after a conflict with another user */
export function useSettingsChange(conflict: string) {
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.settings.update.useMutation();
  const notifySaved = useSavedNotice();
  const about = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});

  /**
   * @param saved the notice after success; null if the caller shows its own
   * @param seen the version on which the part is based; by default the newest cached version
   * @returns true if the change was stored
   */
  const change = async (part: SettingsPart, saved: string | null, seen: Seen = {}): Promise<boolean> => {
    setErrors({});
    // 'Undo' in a notice may run long after the render, so the version is read when 'undo' is pressed.
    const version = seen.version ?? utils.settings.get.getData()?.version;
    try {
      const stored = await update.mutateAsync({ ...part, version });
      utils.settings.get.setData(undefined, stored);
      seen.onCurrent?.(stored);
      if (saved !== null) notifySaved(saved, about);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        utils.settings.get.setData(undefined, refusal.current as SiteSettings);
        seen.onCurrent?.(refusal.current as SiteSettings);
        notify(conflict, "bad", undefined, about);
      } else if (refusal?.fields) setErrors(refusal.fields);
      else notifyError(error);
      return false;
    }
  };
  return { change, errors, setErrors, isPending: update.isPending };
}
