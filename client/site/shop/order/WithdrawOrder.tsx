// Starts a withdrawal from the whole order or some lines. The withdrawal form gets the selection (legal.md L32).
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ORDER_IN_LINK, withdrawalPath } from "#contract/values/pages.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { lineNames, withdrawnText } from "#contract/shop/withdrawn-lines.ts";
import { keptWithdrawal } from "../../withdrawal/kept-withdrawal.ts";
import styles from "./Order.module.css";
import type { OwnOrder } from "./use-own-order.ts";

/** Customers can repeat a withdrawal without limit, so only the newest ones are shown. */
const MOST_SHOWN = 3;

type Line = OwnOrder["order"]["items"][number];

export function WithdrawOrder({ order: { number, order, language, withdrawals } }: { order: OwnOrder }) {
  const { t } = useTranslation("shop");
  const names = lineNames(order.items, language);
  const nameOf = (line: Line): string => withdrawnText(names[order.items.indexOf(line)] ?? "", line.left);
  const items = order.items.filter(({ left }) => left > 0);
  const [chosen, setChosen] = useState<ReadonlySet<Line>>(new Set());
  const path = `${withdrawalPath}#${ORDER_IN_LINK}=${number}`;
  const text = items.filter((line) => chosen.has(line)).map(nameOf);
  const isOfMany = items.length > 1 || items.some(({ left }) => left > 1);
  // The stored value becomes the initial input of the withdrawal form.
  const keep = (lines: readonly string[]): void =>
    keptWithdrawal.keep({ ...keptWithdrawal.read(), order: String(number), text: lines.join("\n") });
  return (
    <div className={styles.withdraw}>
      {withdrawals.slice(0, MOST_SHOWN).map(({ received, isDone }) => (
        <p key={received}>{t(isDone ? "order.withdrawnDone" : "order.withdrawn", { when: formatMoment(received) })}</p>
      ))}
      <Link to={path} onClick={() => keep(text)}>
        {t("order.withdraw")}
      </Link>
      {isOfMany && (
        <details>
          <summary>{t("order.withdrawPart")}</summary>
          <fieldset>
            <legend>{t("order.withdrawLines")}</legend>
            {items.map((line) => (
              <label key={nameOf(line)}>
                <input
                  type="checkbox"
                  checked={chosen.has(line)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? new Set([...chosen, line]) : without(chosen, line))
                  }
                />
                <span lang={language}>{nameOf(line)}</span>
              </label>
            ))}
          </fieldset>
          <p>{t("order.withdrawHint")}</p>
          {text.length > 0 && (
            <Link to={path} onClick={() => keep(text)}>
              {t("order.withdrawChosen")}
            </Link>
          )}
        </details>
      )}
    </div>
  );
}

const without = (lines: ReadonlySet<Line>, gone: Line): ReadonlySet<Line> =>
  new Set([...lines].filter((line) => line !== gone));
