// The forms of withdrawal notice and terms: a slot for a model text, and a field for each mark in it.
import { useTranslation } from "react-i18next";
import type { LegalForms } from "#contract/schemas/legal.ts";
import type { ModelFormName } from "#contract/values/legal-fields.ts";
import { variables } from "#contract/values/model-text.ts";
import type { Answers } from "../../../api/trpc.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import styles from "./Legal.module.css";
import type { FormProps } from "./LegalText.tsx";
import { MarkFields } from "./MarkFields.tsx";

type Values = Answers["legal"]["forms"]["variables"];
type Props = FormProps<LegalForms[ModelFormName]> & { of: ModelFormName; values: Values };

/** Where the official models are. The program has no copy, because the law changes them. */
const sources = {
  de: "https://www.gesetze-im-internet.de/bgbeg/",
  en: "https://eur-lex.europa.eu/eli/dir/2011/83/oj",
};

export function ModelFields({ of, values, ...props }: Props) {
  const { t, i18n } = useTranslation("legal");
  const shown = values[i18n.language === "en" ? "en" : "de"];
  return (
    <>
      <Slot of={of} language="de" {...props} />
      <Slot of={of} language="en" {...props} />
      <Section id="variables" title={t("model.variables")} intro={t("model.variablesIntro")}>
        <dl className={styles.variables}>
          {variables.map((name) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code> {t(`model.values.${name}`)}
              </dt>
              <dd>{valueOf(name, shown) || t("model.empty")}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The server leaves out the host. */
function valueOf(name: (typeof variables)[number], values: Values["de"]): string {
  return name === "widerrufsseite" ? window.location.origin + values[name] : values[name];
}

type SlotProps = FormProps<LegalForms[ModelFormName]> & { of: ModelFormName; language: "de" | "en" };

function Slot({ of, language, form, errors, set }: SlotProps) {
  const { t } = useTranslation("legal");
  const isEnglish = language === "en";
  const [text, marks] = isEnglish ? (["textEnglish", "marksEnglish"] as const) : (["text", "marks"] as const);
  const labels = { withdrawal: t(`withdrawal.${text}`), terms: t(`terms.${text}`) };
  return (
    <Section
      id={isEnglish ? "english" : "german"}
      title={t(isEnglish ? "model.english" : "model.german")}
      intro={t(isEnglish ? `${of}.sourceEnglish` : `${of}.source`)}
    >
      {of === "withdrawal" && (
        <p>
          <a href={sources[language]} target="_blank" rel="noopener">
            {t(isEnglish ? "withdrawal.linkEnglish" : "withdrawal.link")}
          </a>
        </p>
      )}
      {/* Without a maximum length, because a browser would cut a pasted text silently. The server refuses a longer one. */}
      <Field
        label={labels[of]}
        hint={isEnglish ? `${t("model.optional")} ${t("model.rule")}` : t("model.rule")}
        value={form[text]}
        onChange={(typed) => set({ [text]: typed })}
        rows={form[text] === "" ? 6 : 14}
        error={errors[`${of}.${text}`]}
      />
      {form[text].trim() !== "" && (
        <MarkFields
          of={of}
          name={marks}
          text={form[text]}
          stored={form[marks]}
          errors={errors}
          onChange={(changed) => set({ [marks]: changed })}
        />
      )}
    </Section>
  );
}
