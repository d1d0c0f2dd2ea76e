// Loads the slip when a customer adds the first goods, because most visitors of a product add none.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cartPath } from "#contract/values/pages.ts";
import type { Added, addedSlip } from "./cart/AddedSlip.tsx";
import type { PricedProduct } from "./shop-data.ts";

type Slip = typeof addedSlip | "failed";
type Shown = { goods: Added; slip: Slip };

export function useAdded() {
  const [added, show] = useState<Shown | null>(null);
  const setAdded = (goods: Added | null): void => {
    if (goods === null) return show(null);
    import("./cart/AddedSlip.tsx").then(
      (module) => show({ goods, slip: module.addedSlip }),
      () => show({ goods, slip: "failed" }),
    );
  };
  return { added, setAdded };
}

type Props = { product: PricedProduct; added: Shown | null; onClose: () => void };

export function AddedToCart({ product, added, onClose }: Props) {
  const { t } = useTranslation("shop");
  const slip = added && added.slip !== "failed" ? added.slip : null;
  return (
    <div className={slip?.className}>
      <div role="status">
        {added && slip && <slip.Text product={product} added={added.goods} />}
        {added?.slip === "failed" && (
          <p>
            {t("added")}. <Link to={cartPath}>{t("toCart")}</Link>
          </p>
        )}
      </div>
      {slip && <slip.Ways onClose={onClose} />}
    </div>
  );
}
