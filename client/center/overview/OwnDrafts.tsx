import { useTranslation } from "react-i18next";
import { MenuTrigger } from "react-aria-components";
import { Link } from "react-router";
import { entriesPath } from "#contract/values/pages.ts";
import { trpc } from "../../api/trpc.ts";
import { StartMenu } from "../../entry-editor/StartMenu.tsx";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { Button, ButtonLink } from "../../ui/admin/Button.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { StateBadge } from "../../ui/admin/StateBadge.tsx";
import { pathOf } from "../entries/EntriesTable.tsx";
import { useCopies } from "../entries/use-copies.ts";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import { Unreachable } from "../Unreachable.tsx";
import screen from "../Screen.module.css";
import overview from "./Overview.module.css";
import styles from "./Waiting.module.css";

const MOST_SHOWN = 5;

/** Authors cannot publish. Their overview says how a draft reaches the visitors, and leads to the own drafts. */
export function OwnDrafts() {
  const { t } = useTranslation("overview");
  const { t: admin } = useTranslation("admin");
  const { start, isBusy } = useCreateEntry();
  const { data, isPending, isError, refetch } = trpc.entries.list.useQuery(
    { states: ["draft"], sort: "-created", limit: MOST_SHOWN },
    { staleTime: 0 },
  );
  const { items = [], total = 0 } = data ?? {};
  const { titleOf } = useCopies(items.map(({ id }) => id));
  return (
    <section aria-labelledby="overview-drafts" className={`${screen.panel} ${overview.today}`}>
      <h2 id="overview-drafts">{t("drafts.title")}</h2>
      <p className={styles.about}>{t("drafts.text")}</p>
      {isPending && <RowsSkeleton rows={2} />}
      {isError && <Unreachable title={t("drafts.failed")} onAgain={() => void refetch()} />}
      <ul className={styles.list}>
        {items.map((entry) => (
          <li key={entry.id}>
            <div>
              <Link to={pathOf(entry)} lang="de">
                {titleOf(entry)}
              </Link>
            </div>
            <StateBadge state={entry.handover ? "handed" : "draft"} />
          </li>
        ))}
      </ul>
      <div className={`${styles.buttons} ${styles.last}`}>
        <MenuTrigger>
          <Button tone="primary" isDisabled={isBusy}>
            <Icon name="plus" />
            {admin("newEntry.button")}
            <Icon name="chevron" />
          </Button>
          <StartMenu onStart={start} />
        </MenuTrigger>
        {total > items.length && (
          <ButtonLink icon="list" to={`${entriesPath}?state=draft`}>
            {t("drafts.all", { count: total })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
