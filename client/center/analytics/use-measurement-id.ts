import { useTranslation } from "react-i18next";
import { useSettingsChange } from "../../ui/admin/use-settings-change.ts";

export function useMeasurementId() {
  const { t } = useTranslation("analytics");
  const { change, errors, isPending } = useSettingsChange(t("google.conflict"));
  /**
   * @param apikey null removes the id
   * @returns true if the change is stored
   */
  const save = (apikey: string | null): Promise<boolean> =>
    change({ analytics: { apikey } }, t(apikey === null ? "google.removed" : "google.saved"));
  return { save, error: Object.values(errors)[0], isPending };
}
