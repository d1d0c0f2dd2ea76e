import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsletterSettingsAnswer } from "#contract/schemas/newsletter-settings.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Section } from "../Section.tsx";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./Newsletter.module.css";
import { NewsletterTabs } from "./NewsletterTabs.tsx";

export function NewsletterSettingsScreen() {
  const { t } = useTranslation("newsletter");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const settings = trpc.newsletter.settings.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <NewsletterTabs />
      {settings.isPending && <RowsSkeleton rows={3} />}
      {settings.isError && !settings.data && (
        <div className={screen.panel}>
          <Unreachable title={t("settings.failed")} onAgain={() => void settings.refetch()} />
        </div>
      )}
      {settings.data && <Pace settings={settings.data} />}
    </>
  );
}

function Pace({ settings: { perHour } }: { settings: NewsletterSettingsAnswer }) {
  const { t } = useTranslation("newsletter");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [typed, setTyped] = useState(perHour === 0 ? "" : String(perHour));
  const [found, setError] = useState<Record<string, string>>({});
  const error = useStandingErrors(found, { perHour: typed });
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, error);
  const update = trpc.newsletter.updateSettings.useMutation({
    onSuccess: (stored) => {
      setError({});
      utils.newsletter.settings.setData(undefined, stored);
      notify(admin("notices.saved"));
    },
    onError: (refused) => {
      const { perHour: wrong } = refusalOf(refused)?.fields ?? {};
      setError(wrong === undefined ? {} : { perHour: wrong });
      if (wrong === undefined) notifyError(refused);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Zero gets a message of its own. For other invalid input, the message of the server is shown.
    if (/^0+$/u.test(typed.trim())) return setError({ perHour: t("settings.perHourZero") });
    if (!update.isPending) update.mutate({ perHour: Number(typed.trim().replace(/[.\s](?=\d{3}\b)/gu, "")) });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Section id="pace" title={t("settings.pace")} intro={t("settings.paceIntro")}>
        <div className={styles.number}>
          <Field
            inputMode="numeric"
            label={t("settings.perHour")}
            hint={t("settings.perHourHint")}
            value={typed}
            onChange={setTyped}
            maxLength={9}
            error={error["perHour"]}
          />
        </div>
        <div>
          <SaveButton type="submit" isDisabled={update.isPending} />
        </div>
      </Section>
    </form>
  );
}
