import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { Message } from "#contract/schemas/messages.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Switch } from "../../../ui/admin/Switch.tsx";
import styles from "./MessageSettings.module.css";
import { Section } from "../../Section.tsx";
import type { EditedSettings } from "./use-message-settings.ts";

const languages = ["de", "en"] as const;

export function AutomaticAnswers({ edited }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  return (
    <Section id="automatic" title={t("settings.automatic")} intro={t("settings.automaticIntro")}>
      {languages.map((language) => (
        <OneLanguage key={language} language={language} edited={edited} />
      ))}
    </Section>
  );
}

type Props = { language: Message["language"]; edited: EditedSettings };

function OneLanguage({ language, edited: { form, change, errors } }: Props) {
  const { t } = useTranslation("messages");
  const answer = form.automaticAnswer[language];
  const store = (next: Partial<typeof answer>): void =>
    change({ automaticAnswer: { ...form.automaticAnswer, [language]: { ...answer, ...next } } });
  const switchOn = (enabled: boolean): void =>
    store({
      enabled,
      subject: answer.subject || t(`settings.suggestion.${language}.subject`),
      text: answer.text || t(`settings.suggestion.${language}.text`),
    });
  return (
    <div className={layout.closeStack}>
      <Switch isSelected={answer.enabled} onChange={switchOn}>
        {t(language === "de" ? "settings.automaticDe" : "settings.automaticEn")}
      </Switch>
      {answer.enabled && (
        <div
          className={styles.fields}
          role="group"
          aria-label={t(`settings.automatic${language === "de" ? "De" : "En"}`)}
        >
          <Field
            label={t("settings.subject")}
            value={answer.subject}
            onChange={(subject) => store({ subject })}
            maxLength={limits.textLength}
            error={errors[`${language} subject`]}
          />
          <Field
            label={t("settings.text")}
            hint={t(language === "de" ? "settings.blanks" : "settings.blanksEn")}
            value={answer.text}
            onChange={(text) => store({ text })}
            maxLength={limits.replyLength}
            rows={8}
            error={errors[`${language} text`]}
          />
        </div>
      )}
    </div>
  );
}
