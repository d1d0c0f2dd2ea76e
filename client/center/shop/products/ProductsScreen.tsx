import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Product } from "#contract/shop/products.ts";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { AddLink } from "../../list/AddAction.tsx";
import type { Step } from "../../list/StepControl.tsx";
import { Pagination } from "../../Pagination.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { NEW_ITEM, useShopPaths } from "../shop-paths.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { DeleteProduct } from "./DeleteProduct.tsx";
import { ImportProducts } from "./ImportProducts.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductList } from "./ProductList.tsx";
import { isFiltered, PER_PAGE } from "./products-address.ts";
import { useProducts, useItemsView } from "./use-products.ts";
import { useSorting } from "./use-sorting.ts";

export function ProductsScreen() {
  const { t } = useTranslation("shopcenter");
  const { t: sales } = useTranslation("sales");
  const [isImporting, setIsImporting] = useState(false);
  const paths = useShopPaths();
  const { view, show, hrefOf } = useItemsView();
  const { list, items, total, pictures } = useProducts(view);
  const sorting = useSorting({ view, total, onPage: (page) => page !== view.page && show({ page }) });
  const [toRemove, setToRemove] = useState<Product | null>(null);
  const steps: Step[] = [
    { label: sales("csv.export"), icon: "download", download: "/api/v0/export/products.csv" },
    { label: sales("csv.open"), icon: "upload", onPress: () => setIsImporting(true) },
  ];
  return (
    <ShopFrame
      title={t("items.title")}
      list={{ steps, add: <AddLink label={t("items.new")} to={paths.item(NEW_ITEM)} /> }}
    >
      <ProductFilters
        view={view}
        onShow={show}
        steps={steps}
        said={list.data ? t("items.count", { count: total }) : ""}
      />
      <div className={screen.panel}>
        {list.isPending && <RowsSkeleton rows={5} />}
        {list.isError && !list.data && <Unreachable title={t("items.failed")} onAgain={() => void list.refetch()} />}
        {list.isSuccess && items.length === 0 && <NoItems isFiltered={isFiltered(view)} />}
        {items.length > 0 && (
          <ProductList
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
      <ImportProducts isOpen={isImporting} onClose={() => setIsImporting(false)} />
      <DeleteProduct product={toRemove} onClose={() => setToRemove(null)} />
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
