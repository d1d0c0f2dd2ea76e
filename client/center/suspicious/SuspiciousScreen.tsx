// Forms whose honeypot field was filled. Most come from bots, but a few come from people.
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { limits, suspiciousDays } from "#contract/values/limits.ts";
import { suspiciousFormNames } from "#contract/schemas/suspicious.ts";
import { trpc } from "../../api/trpc.ts";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { MessageTabs } from "../messages/MessageTabs.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { Pagination } from "../Pagination.tsx";
import rows from "../Rows.module.css";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { useListView } from "../use-list-view.ts";
import { SuspiciousRow } from "./SuspiciousRow.tsx";

const PER_PAGE = limits.listDefault;

export function SuspiciousScreen() {
  const { t } = useTranslation("messages");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { view, filterCount, show, hrefOf } = useListView({ name: "form", options: suspiciousFormNames });
  const list = trpc.suspicious.list.useQuery(
    { limit: PER_PAGE, skip: (view.page - 1) * PER_PAGE, ...(view.choice && { form: view.choice }) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const isNarrow = useIsNarrow();
  return (
    <>
      <ListHead title={t("suspicious.title")} heading={heading} />
      <MessageTabs />
      {!isNarrow && <p className={screen.intro}>{t("suspicious.intro", { count: suspiciousDays })}</p>}
      <ListTools
        filters={
          <FilterSwitches
            label={t("suspicious.form")}
            options={suspiciousFormNames.map((name) => ({ name, label: t(`suspicious.forms.${name}`) }))}
            chosen={new Set(view.choice === null ? [] : [view.choice])}
            onChange={(form, isChosen) => show({ choice: isChosen ? form : null })}
          />
        }
        filterCount={filterCount}
        said={list.data ? t("suspicious.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={3} />}
        {list.isError && !list.data && (
          <Unreachable title={t("suspicious.failed")} onAgain={() => void list.refetch()} />
        )}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t("suspicious.empty")}</h2>
            <p>{t("suspicious.emptyText")}</p>
          </div>
        )}
        <ul className={rows.list}>
          {items.map((form) => (
            <SuspiciousRow key={form.id} form={form} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      </div>
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      {isNarrow && <p className={screen.outro}>{t("suspicious.intro", { count: suspiciousDays })}</p>}
    </>
  );
}
