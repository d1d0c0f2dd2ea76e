import { useTranslation } from "react-i18next";
import type { Approval } from "#contract/schemas/approvals.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { useMay } from "../../../api/viewer.ts";
import { trpc } from "../../../api/trpc.ts";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { SecretField } from "../../SecretField.tsx";
import { Section } from "../../Section.tsx";
import { useSettingsChange } from "../../../ui/admin/use-settings-change.ts";
import styles from "./Settings.module.css";
import { WaitsHere } from "./WaitsHere.tsx";

export function StripeKeys({ waiting }: { waiting: readonly Approval[] }) {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const mayKeys = useMay("update", "secrets");
  return (
    <Section id="stripe" title={t("settings.stripe.title")} intro={t("settings.stripe.intro")}>
      {mayKeys ? (
        <>
          <WaitsHere isShown={waiting.some(({ change }) => change.kind === "paymentKey")} />
          <SecretKey name="secret" />
          <SecretKey name="webhook" />
          <KeyTest />
        </>
      ) : (
        <p>{settings("onlySystem")}</p>
      )}
    </Section>
  );
}

function SecretKey({ name }: { name: "secret" | "webhook" }) {
  const { t } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { change, errors, isPending } = useSettingsChange(settings("conflict"));
  return (
    <SecretField
      label={t(`settings.stripe.${name}`)}
      hint={t(`settings.stripe.${name}Hint`)}
      stored={useSiteSettings().shop.stripe?.[name] ?? null}
      error={errors[`shop.stripe.${name}`]}
      isPending={isPending}
      onSave={(value) => change({ shop: { stripe: { [name]: value } } }, admin("notices.saved"))}
    />
  );
}

function KeyTest() {
  const { t } = useTranslation("shopcenter");
  const notifyError = useNotifyError();
  const test = trpc.selfTests.payment.useMutation({ onError: notifyError });
  const { data } = test;
  const mode = data?.result === "fine" && data.live !== null ? (data.live ? "fineLive" : "fineTest") : data?.result;
  return (
    <div className={styles.key}>
      <Button isDisabled={test.isPending} onPress={() => test.mutate()}>
        {t(test.isPending ? "settings.stripe.testing" : "settings.stripe.test")}
      </Button>
      <p role="status">{mode && !test.isPending && t(`settings.stripe.tested.${mode}`)}</p>
    </div>
  );
}
