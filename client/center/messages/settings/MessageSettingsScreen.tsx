import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { inboxPath, notificationsPath } from "#contract/values/pages.ts";
import type { MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";
import { trpc } from "../../../api/trpc.ts";
import { useMay } from "../../../api/viewer.ts";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useFocusOnArrival } from "../../use-focus-on-arrival.ts";
import { AutomaticAnswers } from "./AutomaticAnswers.tsx";
import { Caught } from "./Caught.tsx";
import { KeptDays } from "./KeptDays.tsx";
import sections from "../../Section.module.css";
import { Section } from "../../Section.tsx";
import { PersonRights } from "./PersonRights.tsx";
import { MessageSettingsConflict } from "./MessageSettingsConflict.tsx";
import { Templates } from "./Templates.tsx";
import { Topics } from "./Topics.tsx";
import { useMessageSettings } from "./use-message-settings.ts";

export function MessageSettingsScreen() {
  const { t } = useTranslation("messages");
  // The settings are always fetched again. Otherwise a stale form could replace newer settings.
  const settings = trpc.messages.settings.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const mayErase = useMay("remove", "persons");
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("settings.title")}
        </h1>
        <ButtonLink icon="mail" to={inboxPath}>
          {t("settings.back")}
        </ButtonLink>
      </header>
      {settings.isPending && <SettingsSkeleton />}
      {settings.isError && !settings.data && (
        <div className={screen.panel}>
          <Unreachable title={t("settings.failed")} onAgain={() => void settings.refetch()} />
        </div>
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
      {mayErase && <PersonRights />}
    </>
  );
}

function SettingsForm({ settings }: { settings: MessageSettingsAnswer }) {
  const { t } = useTranslation("messages");
  const { t: admin } = useTranslation("admin");
  const edited = useMessageSettings(settings);
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, edited.errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void edited.save();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <WhoIsNotified />
      <Topics edited={edited} />
      <AutomaticAnswers edited={edited} />
      <Templates edited={edited} />
      <KeptDays edited={edited} />
      <Caught caught={settings.caught} />
      <div className={sections.actions}>
        {edited.isChanged && <span>{admin("editor.changed")}</span>}
        <SaveButton type="submit" isDisabled={edited.isSaving} />
      </div>
      <MessageSettingsConflict edited={edited} />
      <LeaveQuestion
        isAsked={edited.isChanged}
        title={t("settings.leaveTitle")}
        text={t("settings.leaveText")}
        leaveLabel={t("settings.leave")}
        stayLabel={t("settings.stay")}
      />
    </form>
  );
}

/** The recipients are set on the screen to which this section links. */
function WhoIsNotified() {
  const { t } = useTranslation("messages");
  return (
    <Section id="notified" title={t("settings.notified")} intro={t("settings.notifiedIntro")}>
      <div>
        <ButtonLink icon="bell" to={notificationsPath}>
          {t("settings.toNotifications")}
        </ButtonLink>
      </div>
    </Section>
  );
}

function SettingsSkeleton() {
  const { t } = useTranslation("admin");
  return (
    <div role="status" aria-label={t("center.loading")} className={sections.skeleton}>
      {[1, 2, 3].map((panel) => (
        <i key={panel} className={screen.panel} />
      ))}
    </div>
  );
}
