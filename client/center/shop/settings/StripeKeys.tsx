// The keys of the payment provider: the public one is seen, the secret ones are only set, and known by their end.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import { useSiteConfig } from "../../../loaded.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { useMay } from "../../../viewer.ts";
import { Section } from "../../Section.tsx";
import { useConfigChange } from "../../settings/use-config-change.ts";
import styles from "./Settings.module.css";

export function StripeKeys() {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const mayKeys = useMay("update", "secrets");
  return (
    <Section id="stripe" title={t("settings.stripe.title")} intro={t("settings.stripe.intro")}>
      <PublicKey />
      {mayKeys ? (
        (["secret", "webhook"] as const).map((name) => <SecretKey key={name} name={name} />)
      ) : (
        <p>{settings("onlySystem")}</p>
      )}
    </Section>
  );
}

function PublicKey() {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { stripe } = useSiteConfig().shop;
  const [typed, setTyped] = useState(stripe?.publishable ?? "");
  const { change, errors, isPending } = useConfigChange(settings("conflict"));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void change({ shop: { stripe: { publishable: typed } } }, admin("notices.saved"));
  };
  return (
    <form onSubmit={submit} noValidate className={styles.key}>
      <Field
        label={t("settings.stripe.publishable")}
        hint={t("settings.stripe.publishableHint")}
        value={typed}
        onChange={setTyped}
        maxLength={limits.keyLength}
        autoComplete="off"
        spellCheck="false"
        error={errors["shop.stripe.publishable"]}
      />
      <Button type="submit" isDisabled={isPending || typed === stripe?.publishable}>
        {t("settings.stripe.set")}
      </Button>
    </form>
  );
}

function SecretKey({ name }: { name: "secret" | "webhook" }) {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const stored = useSiteConfig().shop.stripe?.[name] ?? null;
  const [typed, setTyped] = useState("");
  const { change, errors, isPending } = useConfigChange(settings("conflict"));
  const set = async (value: string | null): Promise<void> => {
    const isStored = await change({ shop: { stripe: { [name]: value } } }, admin("notices.saved"));
    if (isStored) setTyped("");
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && typed.trim() !== "") void set(typed.trim());
  };
  return (
    <form onSubmit={submit} noValidate className={styles.key}>
      <Field
        type="password"
        label={t(`settings.stripe.${name}`)}
        hint={stored ? t("settings.stripe.isSet", { last4: stored.last4 }) : t(`settings.stripe.${name}Hint`)}
        value={typed}
        onChange={setTyped}
        maxLength={limits.keyLength}
        autoComplete="off"
        error={errors[`shop.stripe.${name}`]}
      />
      <Button type="submit" isDisabled={isPending || typed.trim() === ""}>
        {t("settings.stripe.set")}
      </Button>
      {stored && (
        <Button isDisabled={isPending} onPress={() => void set(null)}>
          {t("settings.stripe.remove")}
        </Button>
      )}
    </form>
  );
}
