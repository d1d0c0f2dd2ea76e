import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { withdrawalStates } from "#contract/schemas/withdrawals.ts";
import { trpc } from "../../api/trpc.ts";
import { useIsNarrow } from "../../ui/admin/container.ts";
import { FilterSwitches } from "../../ui/admin/FilterSwitches.tsx";
import { MessageTabs } from "../messages/MessageTabs.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { Pagination } from "../Pagination.tsx";
import { RowsSkeleton } from "../RowsSkeleton.tsx";
import rows from "../Rows.module.css";
import screen from "../Screen.module.css";
import { Unreachable } from "../Unreachable.tsx";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { useListView } from "../use-list-view.ts";
import { WithdrawalRow } from "./WithdrawalRow.tsx";

const PER_PAGE = limits.listDefault;

export function WithdrawalsScreen() {
  const { t } = useTranslation("withdrawal");
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { view, filterCount, show, hrefOf } = useListView({ name: "state", options: withdrawalStates });
  const list = trpc.withdrawals.list.useQuery(
    { limit: PER_PAGE, skip: (view.page - 1) * PER_PAGE, ...(view.choice && { state: view.choice }) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const isNarrow = useIsNarrow();
  return (
    <>
      <ListHead title={t("center.title")} heading={heading} />
      <MessageTabs />
      {!isNarrow && <p className={screen.intro}>{t("center.intro")}</p>}
      <ListTools
        filters={
          <FilterSwitches
            label={t("center.what")}
            options={withdrawalStates.map((name) => ({ name, label: t(`center.states.${name}`) }))}
            chosen={new Set(view.choice === null ? [] : [view.choice])}
            onChange={(state, isChosen) => show({ choice: isChosen ? state : null })}
          />
        }
        filterCount={filterCount}
        said={list.data ? t("center.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={3} />}
        {list.isError && !list.data && <Unreachable title={t("center.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t("center.empty")}</h2>
            <p>{t("center.emptyText")}</p>
          </div>
        )}
        <ul className={rows.list}>
          {items.map((withdrawal) => (
            <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      </div>
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      {isNarrow && <p className={screen.outro}>{t("center.intro")}</p>}
    </>
  );
}
