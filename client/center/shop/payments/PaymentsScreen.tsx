import { useTranslation } from "react-i18next";
import { Bookkeeping } from "../documents/Bookkeeping.tsx";
import { ShopFrame } from "../ShopFrame.tsx";
import { Payouts } from "./Payouts.tsx";
import { Statement } from "./statement/Statement.tsx";

export function PaymentsScreen() {
  const { t } = useTranslation("shopcenter");
  return (
    <ShopFrame title={t("payments.title")}>
      <Statement />
      <Payouts />
      <Bookkeeping />
    </ShopFrame>
  );
}
