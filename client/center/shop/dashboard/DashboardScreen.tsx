import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { shopCenterPath, shopDashboardPath } from "#contract/values/pages.ts";
import { type SalesPeriod, salesPeriods } from "#contract/shop/sales.ts";
import { trpc } from "../../../api/trpc.ts";
import { ButtonLink } from "../../../ui/admin/Button.tsx";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { useShopPaths } from "../shop-paths.ts";
import { ShopFrame } from "../ShopFrame.tsx";
import styles from "./Dashboard.module.css";
import { SalesView } from "./SalesView.tsx";

const USUAL: SalesPeriod = "days30";

function usePeriod(): [SalesPeriod, (period: SalesPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const period = salesPeriods.find((one) => one === params.get("period")) ?? USUAL;
  return [period, (next) => setParams({ period: next }, { replace: true, preventScrollReset: true })];
}

function OtherFrame() {
  const { t } = useTranslation("sales");
  const { isArea } = useShopPaths();
  return (
    <ButtonLink icon="swap" to={isArea ? shopCenterPath : shopDashboardPath}>
      {t(isArea ? "frame.center" : "frame.alone")}
    </ButtonLink>
  );
}

export function DashboardScreen() {
  const { t } = useTranslation("sales");
  const [period, show] = usePeriod();
  const sales = trpc.sales.get.useQuery({ period }, { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <ShopFrame title={t("title")} tools={<OtherFrame />}>
      <div aria-busy={sales.isFetching} className={sales.isPlaceholderData ? styles.old : undefined}>
        {sales.isPending && (
          <div className={screen.panel}>
            <RowsSkeleton rows={8} />
          </div>
        )}
        {sales.isError && !sales.data && (
          <div className={screen.panel}>
            <Unreachable title={t("failed")} onAgain={() => void sales.refetch()} />
          </div>
        )}
        {sales.data && <SalesView sales={sales.data} period={period} onPeriod={show} />}
      </div>
    </ShopFrame>
  );
}
