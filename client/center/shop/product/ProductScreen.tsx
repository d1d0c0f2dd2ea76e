import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { productPath } from "#contract/values/pages.ts";
import { isPriced } from "#contract/shop/offers.ts";
import { emptyProduct } from "#contract/shop/products.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { withLastView } from "../../last-views.ts";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { NEW_ITEM, useShopPaths } from "../shop-paths.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import { ProductEditor } from "./ProductEditor.tsx";
import type { Edited } from "./use-product.ts";

/** A new product is hidden, so that nobody publishes it by mistake. */
const newProduct: Edited = {
  ...emptyProduct,
  id: null,
  title: "",
  price: 0,
  order: 0,
  lowest30: null,
  version: 0,
  hidden: true,
};

export function ProductScreen() {
  const { t } = useTranslation("shopcenter");
  const { id = "" } = useParams();
  const paths = useShopPaths();
  const navigate = useNavigate();
  const isNew = id === NEW_ITEM;
  const product = trpc.products.byId.useQuery({ id }, { enabled: !isNew, staleTime: 0, gcTime: 0 });
  // Editors get all prices, so this only narrows the type.
  const read = product.data && isPriced(product.data) ? product.data : undefined;
  const edited = isNew ? newProduct : read;
  const isGone = refusalOf(product.error)?.code === "C404";
  return (
    <ShopFrame
      title={isNew ? t("item.new") : (product.data?.title ?? t("item.title"))}
      tools={
        <>
          {product.data && !product.data.hidden && (
            <ButtonLink icon="external" to={productPath(product.data)}>
              {t("item.view")}
            </ButtonLink>
          )}
          <ButtonLink icon="list" to={withLastView(paths.items)}>
            {t("item.back")}
          </ButtonLink>
        </>
      }
    >
      {!isNew && product.isPending && (
        <div className={screen.panel}>
          <RowsSkeleton rows={6} />
        </div>
      )}
      {!edited && product.isError && (
        <div className={screen.panel}>
          <Unreachable title={t(isGone ? "item.gone" : "item.failed")} onAgain={() => void product.refetch()} />
        </div>
      )}
      {edited && (
        <ProductEditor
          key={id}
          product={edited}
          onCreated={(created) => void navigate(paths.item(created), { replace: true })}
          onRemoved={() => void navigate(paths.items)}
        />
      )}
    </ShopFrame>
  );
}
