// The products of the shop, in its order: search, filters, sorting; each leads to its editor.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Product } from "#contract/shop/products.ts";
import { Button, ButtonLink } from "../../../ui/admin/Button.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { Pagination } from "../../Pagination.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { NEW_ITEM, useShopPaths } from "../shop-paths.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { DeleteItem } from "./DeleteItem.tsx";
import { ImportItems } from "./ImportItems.tsx";
import { ItemFilters } from "./ItemFilters.tsx";
import { ItemList } from "./ItemList.tsx";
import { isFiltered, PER_PAGE } from "./items-address.ts";
import { useItems, useItemsView } from "./use-items.ts";
import { useSorting } from "./use-sorting.ts";

export function ItemsScreen() {
  const { t } = useTranslation("shopcenter");
  const { t: sales } = useTranslation("sales");
  const [isImporting, setIsImporting] = useState(false);
  const paths = useShopPaths();
  const { view, show, hrefOf } = useItemsView();
  const { list, items, total, pictures } = useItems(view);
  const sorting = useSorting({ view, total, onPage: (page) => page !== view.page && show({ page }) });
  const [toRemove, setToRemove] = useState<Product | null>(null);
  return (
    <ShopFrame
      title={t("items.title")}
      tools={
        <>
          <ButtonLink icon="download" download="/api/v0/export/products.csv">
            {sales("csv.export")}
          </ButtonLink>
          <Button onPress={() => setIsImporting(true)}>
            <Icon name="upload" />
            {sales("csv.open")}
          </Button>
          <ButtonLink icon="plus" to={paths.item(NEW_ITEM)}>
            {t("items.new")}
          </ButtonLink>
        </>
      }
    >
      <ItemFilters view={view} onShow={show} said={list.data ? t("items.count", { count: total }) : ""} />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={5} />}
        {list.isError && !list.data && <Unreachable title={t("items.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && <NoItems isFiltered={isFiltered(view)} />}
        {items.length > 0 && (
          <ItemList
            items={items}
            total={total}
            page={view.page}
            pictures={pictures}
            sorting={sorting}
            onDelete={setToRemove}
          />
        )}
      </div>
      <Pagination page={view.page} pages={Math.ceil(total / PER_PAGE)} hrefOf={hrefOf} />
      <ImportItems isOpen={isImporting} onClose={() => setIsImporting(false)} />
      <DeleteItem product={toRemove} onClose={() => setToRemove(null)} />
    </ShopFrame>
  );
}

function NoItems({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("shopcenter");
  const paths = useShopPaths();
  return (
    <div className={screen.empty}>
      <h2>{t(isFiltered ? "items.nothingFound" : "items.empty.title")}</h2>
      {!isFiltered && (
        <>
          <p>{t("items.empty.text")}</p>
          <ButtonLink icon="plus" to={paths.item(NEW_ITEM)}>
            {t("items.empty.add")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
