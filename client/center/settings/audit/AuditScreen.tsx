import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { auditNouns } from "#contract/schemas/audit.ts";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { useIsNarrow } from "../../../ui/admin/container.ts";
import { FilterSwitches } from "../../../ui/admin/FilterSwitches.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import { Pagination } from "../../Pagination.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import rows from "../../Rows.module.css";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useListView } from "../../use-list-view.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { ChangeRow } from "./ChangeRow.tsx";

const PER_PAGE = limits.listDefault;

export function AuditScreen() {
  const { t } = useTranslation("audit");
  const { view, filterCount, show, hrefOf } = useListView({ name: "noun", options: auditNouns });
  const list = trpc.audit.list.useQuery(
    {
      limit: PER_PAGE,
      skip: (view.page - 1) * PER_PAGE,
      ...(view.query && { q: view.query }),
      ...(view.choice && { noun: view.choice }),
    },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  const isNarrow = useIsNarrow();
  return (
    <SettingsFrame isList>
      {!isNarrow && <p className={screen.intro}>{t("intro")}</p>}
      <ListTools
        search={{ label: t("search"), query: view.query, onSearch: (query) => show({ query }) }}
        filters={
          <FilterSwitches
            label={t("what")}
            options={auditNouns.map((name) => ({ name, label: t(`nouns.${name}`) }))}
            chosen={new Set(view.choice === null ? [] : [view.choice])}
            onChange={(noun, isOn) => show({ choice: isOn ? noun : null })}
          />
        }
        filterCount={filterCount}
        said={list.data ? t("count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={PER_PAGE} />}
        {list.isError && !list.data && <Unreachable title={t("failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t(view.query === "" && view.choice === null ? "none" : "nothing")}</h2>
          </div>
        )}
        <ul className={rows.list}>
          {items.map((item) => (
            <ChangeRow key={item.id} item={item} />
          ))}
        </ul>
      </div>
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      {isNarrow && <p className={screen.outro}>{t("intro")}</p>}
    </SettingsFrame>
  );
}
