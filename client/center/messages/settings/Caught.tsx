import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";
import { Section } from "../../Section.tsx";

export function Caught({ caught: { count, since } }: Pick<MessageSettingsAnswer, "caught">) {
  const { t } = useTranslation("messages");
  const text = since === null ? t("settings.caughtNone") : t("settings.caughtSome", { count, day: formatDay(since) });
  return <Section id="caught" title={t("settings.caught")} intro={text} />;
}
