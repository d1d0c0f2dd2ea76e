import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { SecretField } from "../SecretField.tsx";
import { Section } from "../Section.tsx";
import { useSettingsChange } from "../../ui/admin/use-settings-change.ts";

export function GoogleKey({ isAllowed }: { isAllowed: boolean }) {
  const { t } = useTranslation("map");
  return (
    <Section id="google" title={t("google.title")} intro={t("google.text")}>
      {isAllowed ? <Key /> : <p>{t("google.onlySystem")}</p>}
    </Section>
  );
}

function Key() {
  const { t } = useTranslation("map");
  const { change, errors, isPending } = useSettingsChange(t("google.conflict"));
  return (
    <SecretField
      label={t("google.label")}
      hint={t("google.hint")}
      stored={useSiteSettings().maps?.apikey ?? null}
      error={errors["maps.apikey"]}
      isPending={isPending}
      onSave={(apikey) => change({ maps: { apikey } }, t(apikey === null ? "google.removed" : "google.saved"))}
    />
  );
}
