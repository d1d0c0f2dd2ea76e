import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { useMay } from "../../api/viewer.ts";
import { SecretField } from "../SecretField.tsx";
import { Section } from "../Section.tsx";
import { useSettingsChange } from "../../ui/admin/use-settings-change.ts";

export function Credentials() {
  const { t } = useTranslation("social");
  const isAllowed = useMay("update", "secrets");
  return (
    <Section id="social-access" title={t("access.title")} intro={t("access.intro")}>
      {isAllowed ? (
        <>
          <Credential name="appId" label={t("access.appId")} />
          <Credential name="appSecret" label={t("access.appSecret")} />
          <Credential name="pageAccessToken" label={t("access.token")} hint={t("access.tokenHint")} />
        </>
      ) : (
        <p>{t("access.onlySystem")}</p>
      )}
    </Section>
  );
}

type Props = { name: "appId" | "appSecret" | "pageAccessToken"; label: string; hint?: string };

function Credential({ name, ...field }: Props) {
  const { t } = useTranslation("social");
  const { change, errors, isPending } = useSettingsChange(t("conflict"));
  const saved = name === "pageAccessToken" ? t("access.tokenSaved") : t("access.saved");
  return (
    <SecretField
      {...field}
      stored={useSiteSettings().social.fb?.[name] ?? null}
      error={errors[`social.fb.${name}`]}
      isPending={isPending}
      onSave={(secret) => change({ social: { fb: { [name]: secret } } }, secret === null ? t("access.removed") : saved)}
    />
  );
}
