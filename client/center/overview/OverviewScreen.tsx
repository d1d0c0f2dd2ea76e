import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { can } from "#contract/values/permissions.ts";
import { useViewer } from "../../api/viewer.ts";
import { UnsavedContext, useUnsavedParts } from "../../ui/admin/Unsaved.tsx";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import { Today } from "../today/Today.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import styles from "./Overview.module.css";
import { Approvals } from "./Approvals.tsx";
import { Demo } from "./steps/Demo.tsx";
import { FirstSteps } from "./steps/FirstSteps.tsx";
import { NotesForMe } from "./NotesForMe.tsx";
import { OwnDrafts } from "./OwnDrafts.tsx";
import { Storage } from "./Storage.tsx";
import { TaxLimits } from "./TaxLimits.tsx";
import { Visits } from "./Visits.tsx";

export function OverviewScreen() {
  const { t } = useTranslation("overview");
  const { t: bar } = useTranslation("bar");
  const { t: admin } = useTranslation("admin");
  const viewer = useViewer();
  const { isUnsaved, tell } = useUnsavedParts();
  const tellToday = useCallback((isOfToday: boolean) => tell("today", isOfToday), [tell]);
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const focusTitle = (): void => heading.current?.focus();
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      <section aria-labelledby="overview-today" className={`${screen.panel} ${styles.today}`}>
        <h2 id="overview-today">{bar("today")}</h2>
        <UnsavedContext value={tellToday}>
          <Today />
        </UnsavedContext>
      </section>
      <LeaveQuestion
        isAsked={isUnsaved}
        title={admin("editor.discardTitle")}
        text={admin("unsaved")}
        leaveLabel={admin("editor.discard")}
        stayLabel={admin("conflict.goOn")}
      />
      <Approvals whenEmpty={focusTitle} />
      {can(viewer, "read", "ownDrafts") && <NotesForMe whenEmpty={focusTitle} />}
      {can(viewer, "create", "ownDrafts") && !can(viewer, "update", "entries") && <OwnDrafts />}
      {can(viewer, "update", "settings") && <FirstSteps tellUnsaved={tell} />}
      {can(viewer, "read", "demo") && <Demo />}
      <div className={styles.panels}>
        {can(viewer, "update", "siteSettings") && <Storage />}
        {can(viewer, "update", "settings") && <TaxLimits />}
        {can(viewer, "read", "visits") && <Visits />}
      </div>
    </>
  );
}
