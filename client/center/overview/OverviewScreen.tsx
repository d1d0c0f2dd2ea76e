import layout from "../../ui/admin/Layout.module.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Overview, OverviewEntry } from "#contract/values/overview.ts";
import { formatDay, formatWeekday } from "#contract/values/dates.ts";
import { entriesPath, filesPath, inboxPath } from "#contract/values/pages.ts";
import { formatFileSize } from "../../language/file-size.ts";
import { trpc } from "../../api/trpc.ts";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { AttentionList } from "./AttentionList.tsx";
import styles from "./Overview.module.css";
import { Law } from "./Law.tsx";
import { Demo } from "./steps/Demo.tsx";
import { FirstSteps } from "./steps/FirstSteps.tsx";
import { Visits } from "./Visits.tsx";

export function OverviewScreen() {
  const { t } = useTranslation("overview");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const overview = trpc.overview.get.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <header className={screen.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t("title")}
        </h1>
      </header>
      {overview.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={4} />
        </div>
      )}
      {overview.isError && !overview.data && (
        <div className={screen.panel}>
          <Unreachable title={t("failed")} onAgain={() => void overview.refetch()} />
        </div>
      )}
      {overview.data && <Panels overview={overview.data} />}
    </>
  );
}

function Panels({ overview }: { overview: Overview }) {
  return (
    <>
      <FirstSteps />
      <Demo />
      <AttentionList attention={overview.attention} />
      <div className={styles.panels}>
        <Messages count={overview.unreadMessages} />
        <Events events={overview.events} />
        <Drafts drafts={overview.drafts} />
        <Storage storage={overview.storage} />
        <Law />
        <Visits />
      </div>
    </>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`overview-${id}`} className={`${screen.panel} ${styles.panel}`}>
      <h2 id={`overview-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

function Messages({ count }: { count: number }) {
  const { t } = useTranslation("overview");
  return (
    <Panel id="messages" title={t("messages")}>
      <Link to={inboxPath}>{count === 0 ? t("noUnread") : t("unread", { count })}</Link>
    </Panel>
  );
}

const pathOf = ({ list, id }: OverviewEntry): string => `/${list}/${id}`;

function Events({ events }: { events: OverviewEntry[] }) {
  const { t, i18n } = useTranslation("overview");
  return (
    <Panel id="events" title={t("events")}>
      {events.length === 0 && <p>{t("noEvents")}</p>}
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={pathOf(event)} lang="de">
              {event.title}
            </Link>
            {event.date && (
              <small>
                {formatWeekday(event.date, i18n.language)}, {formatDay(event.date)}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Drafts({ drafts: { total, newest } }: Pick<Overview, "drafts">) {
  const { t } = useTranslation("overview");
  return (
    <Panel id="drafts" title={t("drafts")}>
      {total === 0 && <p>{t("noDrafts")}</p>}
      <ul>
        {newest.map((draft) => (
          <li key={draft.id}>
            <Link to={pathOf(draft)} lang="de">
              {draft.title}
            </Link>
          </li>
        ))}
      </ul>
      {total > newest.length && (
        <Link to={`${entriesPath}?state=draft`} className={layout.strong}>
          {t("allDrafts", { count: total })}
        </Link>
      )}
    </Panel>
  );
}

function Storage({ storage: { used, total } }: Pick<Overview, "storage">) {
  const { t, i18n } = useTranslation("overview");
  const words = t("used", { used: formatFileSize(used, i18n.language), total: formatFileSize(total, i18n.language) });
  return (
    <Panel id="storage" title={t("storage")}>
      <meter min={0} max={Math.max(total, 1)} high={0.9 * total} value={used} aria-label={t("storage")} />
      <p>{words}</p>
      <Link to={filesPath} className={layout.strong}>
        {t("files")}
      </Link>
    </Panel>
  );
}
