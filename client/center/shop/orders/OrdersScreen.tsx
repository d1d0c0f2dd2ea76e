import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../../api/trpc.ts";
import { useIsNarrow } from "../../../ui/admin/container.ts";
import type { Step } from "../../list/StepControl.tsx";
import { Pagination } from "../../Pagination.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useAddressView, type ViewChange } from "../../use-address-view.ts";
import { useShopPaths } from "../shop-paths.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { BulkBar, ChooseAll } from "./BulkBar.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { listInputOf, isFiltered, type OrdersView, paramsOf, PER_PAGE, viewOf } from "./orders-address.ts";

export function OrdersScreen() {
  const { t } = useTranslation("shopcenter");
  const { view, show: showView, hrefOf } = useAddressView({ viewOf, paramsOf });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const chooseAll = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const show = (change: ViewChange<OrdersView>): void => {
    setChosen([]);
    showView(change);
  };
  const { isArea, coupons, customers } = useShopPaths();
  const list = trpc.orders.list.useQuery(listInputOf(view), { placeholderData: keepPreviousData, staleTime: 0 });
  const { items = [], total = 0 } = list.data ?? {};
  const there = items.filter(({ deleted }) => deleted === null);
  const selected = there.filter(({ id }) => chosen.includes(id));
  const steps: Step[] = isArea
    ? [
        { label: t("parts.customers"), icon: "people", to: customers },
        { label: t("parts.coupons"), icon: "tag", to: coupons },
      ]
    : [];
  const isNarrow = useIsNarrow();
  const choose = there.length > 0 && (
    <ChooseAll orders={there} selected={selected} onSelect={setChosen} ref={chooseAll} />
  );
  return (
    <ShopFrame title={t("orders.title")} list={{ steps }}>
      <OrderFilters
        view={view}
        first={items[0]}
        onShow={show}
        steps={steps}
        said={list.data ? t("orders.count", { count: total }) : ""}
      />
      {!isNarrow && choose}
      <div ref={panel} className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={5} />}
        {list.isError && !list.data && <Unreachable title={t("orders.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && (
          <div className={screen.empty}>
            <h2>{t(isFiltered(view) ? "orders.nothingFound" : "orders.empty.title")}</h2>
            {!isFiltered(view) && <p>{t("orders.empty.text")}</p>}
          </div>
        )}
        {items.length > 0 && (
          <ul className={rows.list}>
            {items.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                isChosen={chosen.includes(order.id)}
                onChoose={(isChosen) =>
                  setChosen(isChosen ? [...chosen, order.id] : chosen.filter((id) => id !== order.id))
                }
              />
            ))}
          </ul>
        )}
      </div>
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          onDone={() => setChosen([])}
          onLostFocus={() => (chooseAll.current ?? panel.current)?.querySelector("input")?.focus()}
        >
          {isNarrow && choose}
        </BulkBar>
      )}
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
    </ShopFrame>
  );
}
