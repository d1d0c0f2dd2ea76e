import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { Select } from "../../../ui/admin/Select.tsx";
import { ListTools } from "../../list/ListTools.tsx";
import { Pagination } from "../../Pagination.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useListView } from "../../use-list-view.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { CustomerRow } from "./CustomerRow.tsx";

const PER_PAGE = limits.listDefault;
const orders = ["last", "name", "sum", "orders"] as const;
/** Names are sorted in ascending order. Dates, amounts and numbers are sorted in descending order. */
const sorts = { last: "-last", name: "name", sum: "-sum", orders: "-orders" } as const;

export function CustomersScreen() {
  const { t } = useTranslation("sales");
  const { view, show, hrefOf } = useListView({ name: "sort", options: orders });
  const { query, choice, page } = view;
  const list = trpc.customers.list.useQuery(
    { limit: PER_PAGE, skip: (page - 1) * PER_PAGE, sort: sorts[choice ?? "last"], ...(query && { q: query }) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { items = [], total = 0 } = list.data ?? {};
  return (
    <ShopFrame title={t("customers.title")} list={{}}>
      <ListTools
        search={{ label: t("customers.search"), query, onSearch: (text) => show({ query: text }) }}
        filters={
          <Select
            label={t("customers.sort")}
            isLabelHidden
            value={choice ?? "last"}
            options={orders.map((value) => ({ value, label: t(`customers.sorts.${value}`) }))}
            onChange={(next) => show({ choice: next })}
          />
        }
        said={list.data ? t("customers.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={5} />}
        {list.isError && !list.data && (
          <Unreachable title={t("customers.failed")} onAgain={() => void list.refetch()} />
        )}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t(query ? "customers.nothingFound" : "customers.empty.title")}</h2>
            {!query && <p>{t("customers.empty.text")}</p>}
          </div>
        )}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((customer) => (
              <CustomerRow key={customer.email} customer={customer} />
            ))}
          </ul>
        )}
      </div>
      <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
    </ShopFrame>
  );
}
