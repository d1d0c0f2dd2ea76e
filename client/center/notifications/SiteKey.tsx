import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { useMay } from "../../api/viewer.ts";
import { SecretField } from "../SecretField.tsx";
import { Section } from "../Section.tsx";
import { useSettingsChange } from "../../ui/admin/use-settings-change.ts";

export function SiteKey() {
  const { t } = useTranslation("notifications");
  const isAllowed = useMay("update", "secrets");
  if (!isAllowed) return null;
  return (
    <Section id="site-key" title={t("siteKey.title")} intro={t("siteKey.text")}>
      <Key />
    </Section>
  );
}

function Key() {
  const { t } = useTranslation("notifications");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { change, errors, isPending } = useSettingsChange(settings("conflict"));
  return (
    <SecretField
      label={t("siteKey.label")}
      hint={t("siteKey.hint")}
      stored={useSiteSettings().notifications?.apikey ?? null}
      error={errors["notifications.apikey"]}
      isPending={isPending}
      onSave={(apikey) => change({ notifications: { apikey } }, admin("notices.saved"))}
    />
  );
}
