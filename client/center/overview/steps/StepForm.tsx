// The form of each first step. Each form is the one of its settings, as far as there is one.
import type { FirstStep } from "#contract/schemas/first-steps.ts";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Choice } from "../../../ui/admin/Choice.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Recipients } from "../../notifications/Recipients.tsx";
import { AccentField } from "../../settings/look/AccentField.tsx";
import { formOf, partOf } from "../../settings/look/form.ts";
import { LogoField } from "../../settings/look/LogoField.tsx";
import { PaletteChoice } from "../../settings/look/PaletteChoice.tsx";
import { LegalForms } from "../../settings/legal/LegalScreen.tsx";
import { FirstEntry } from "./FirstEntry.tsx";
import { FirstPages } from "./FirstPages.tsx";
import { SettingsStep } from "./SettingsStep.tsx";

type Props = { onDone: () => void };

const forms: Record<FirstStep, (props: Props) => React.ReactNode> = {
  kind: FirstPages,
  name: NameStep,
  logo: LogoStep,
  colors: ColorsStep,
  address: AddressStep,
  mails: MailsStep,
  imprint: ImprintStep,
  privacy: PrivacyStep,
  entry: FirstEntry,
  language: LanguageStep,
  shop: ShopStep,
};

export function StepForm({ name, onDone }: Props & { name: FirstStep }) {
  const Form = forms[name];
  return <Form onDone={onDone} />;
}

function NameStep({ onDone }: Props) {
  const { t } = useTranslation("settings");
  return (
    <SettingsStep
      formOf={({ site, title }) => ({ name: site.name || title })}
      partOf={({ name }) => ({ title: name, site: { name } })}
      required={({ name }) => ({ "site.name": name })}
      onDone={onDone}
    >
      {({ form, change, errors }) => (
        <Field
          label={t("look.name")}
          value={form.name}
          onChange={(name) => change({ name })}
          maxLength={limits.textLength}
          error={errors["site.name"]}
        />
      )}
    </SettingsStep>
  );
}

function LogoStep({ onDone }: Props) {
  return (
    <SettingsStep
      formOf={({ site: { logo } }) => ({ logo })}
      partOf={({ logo }) => ({ site: { logo } })}
      onDone={onDone}
    >
      {({ form, change, errors }) => (
        <LogoField id={form.logo} error={errors["site.logo"]} onChange={(logo) => change({ logo })} />
      )}
    </SettingsStep>
  );
}

function ColorsStep({ onDone }: Props) {
  return (
    <SettingsStep
      formOf={formOf}
      partOf={(typed) => {
        const { palette, accent } = partOf(typed).site;
        return { site: { palette, accent } };
      }}
      onDone={onDone}
    >
      {({ form, change, errors }) => (
        <>
          <PaletteChoice palette={form.palette} onChange={(palette) => change({ palette })} />
          <AccentField form={form} error={errors["site.accent"]} onChange={(accent) => change({ accent })} />
        </>
      )}
    </SettingsStep>
  );
}

const addressParts = ["street", "zip", "city"] as const;

function AddressStep({ onDone }: Props) {
  const { t } = useTranslation("admin");
  return (
    <SettingsStep
      formOf={({ site: { address } }) => ({ street: address.street, zip: address.zip, city: address.city })}
      partOf={(address) => ({ site: { address } })}
      required={({ street, city }) => ({ "site.address.street": street, "site.address.city": city })}
      onDone={onDone}
    >
      {({ form, change, errors }) =>
        addressParts.map((part) => (
          <Field
            key={part}
            label={t(`settings.address.${part}`)}
            value={form[part]}
            onChange={(value) => change({ [part]: value })}
            maxLength={limits.textLength}
            error={errors[`site.address.${part}`]}
          />
        ))
      }
    </SettingsStep>
  );
}

function MailsStep({ onDone }: Props) {
  const { t } = useTranslation("overview");
  return <Recipients settings={useSiteSettings()} saveLabel={t("steps.save")} onSaved={onDone} />;
}

function ImprintStep({ onDone }: Props) {
  return <LegalForms page="Impressum" onPublished={onDone} />;
}

function PrivacyStep({ onDone }: Props) {
  return <LegalForms page="Datenschutz" onPublished={onDone} />;
}

function LanguageStep({ onDone }: Props) {
  const { t } = useTranslation("overview");
  const options = (["german", "both"] as const).map((value) => ({
    value,
    label: t(`steps.languages.${value}`),
    about: t(`steps.languages.${value}About`),
  }));
  return (
    <SettingsStep formOf={({ onlyGerman }) => ({ onlyGerman })} partOf={(form) => form} onDone={onDone}>
      {({ form, change }) => (
        <Choice
          label={t("steps.names.language")}
          isLabelHidden
          value={form.onlyGerman ? "german" : "both"}
          options={options}
          onChange={(value) => change({ onlyGerman: value === "german" })}
        />
      )}
    </SettingsStep>
  );
}

function ShopStep({ onDone }: Props) {
  const { t } = useTranslation("overview");
  const options = (["no", "yes"] as const).map((value) => ({
    value,
    label: t(`steps.shop.${value}`),
    about: t(`steps.shop.${value}About`),
  }));
  return (
    <SettingsStep
      formOf={({ components }) => ({ enabled: components.shop.enabled })}
      partOf={(shop) => ({ components: { shop } })}
      onDone={onDone}
    >
      {({ form, change }) => (
        <Choice
          label={t("steps.names.shop")}
          isLabelHidden
          value={form.enabled ? "yes" : "no"}
          options={options}
          onChange={(value) => change({ enabled: value === "yes" })}
        />
      )}
    </SettingsStep>
  );
}
