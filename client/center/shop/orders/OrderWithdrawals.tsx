import { useTranslation } from "react-i18next";
import { trpc } from "../../../api/trpc.ts";
import rows from "../../Rows.module.css";
import { Section } from "../../Section.tsx";
import { WithdrawalRow } from "../../withdrawals/WithdrawalRow.tsx";

export function OrderWithdrawals({ id }: { id: string }) {
  const { t } = useTranslation("withdrawal");
  const { data = [] } = trpc.withdrawals.ofOrder.useQuery({ id }, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <Section id="withdrawals" title={t("center.ofOrder")}>
      <ul className={rows.list}>
        {data.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
    </Section>
  );
}
