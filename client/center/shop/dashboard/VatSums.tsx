import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { VatPart } from "#contract/shop/vat.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import styles from "./Dashboard.module.css";
import { Panel } from "./Panel.tsx";

export function VatSums({ vat }: { vat: readonly VatPart[] }) {
  const { t } = useTranslation("sales");
  const sum = (part: (one: VatPart) => number): number => vat.reduce((all, one) => all + part(one), 0);
  return (
    <Panel id="vat-sums" title={t("vat.title")}>
      {vat.length === 0 ? (
        <p>{t("vat.none")}</p>
      ) : (
        <table className={styles.table} aria-labelledby="vat-sums">
          <thead>
            <tr>
              {(["rate", "net", "vat", "gross"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`vat.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vat.map(({ rate, ...part }) => (
              <Row key={rate} name={`${rate} %`} {...part} />
            ))}
          </tbody>
          {vat.length > 1 && (
            <tfoot>
              <Row name={t("vat.sum")} net={sum(({ net }) => net)} vat={sum((part) => part.vat)} />
            </tfoot>
          )}
        </table>
      )}
      <p>{t("vat.text")}</p>
    </Panel>
  );
}

function Row({ name, net, vat }: { name: string } & Omit<VatPart, "rate">) {
  const { i18n } = useTranslation();
  const { currency } = useSiteSettings().shop;
  return (
    <tr>
      <th scope="row">{name}</th>
      {[net, vat, net + vat].map((cents, index) => (
        <td key={["net", "vat", "gross"][index]}>{formatCents(cents, currency, i18n.language)}</td>
      ))}
    </tr>
  );
}
