import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useAddress } from "../../../language/content.ts";
import { monthQuery } from "../loaders.ts";
import { present } from "../../../api/loaded.ts";
import { useUtils, useWatched } from "../../../api/access.ts";
import { MonthDays } from "./MonthDays.tsx";
import { MonthEvents } from "./MonthEvents.tsx";
import styles from "./Month.module.css";
import { type Month, monthName } from "./month-grid.ts";

const addressOf = (month: string): string => `/Veranstaltungen?monat=${month}`;

export function MonthView() {
  const { t, i18n } = useTranslation("calendar");
  const { pathname, search } = useLocation();
  const [leafed, setLeafed] = useState({ from: search, to: search });
  const asked = leafed.from === search ? leafed.to : search;
  const place = { pathname, search: asked, params: {} };
  const query = useWatched<Month>(monthQuery(useUtils(), place), { keepsFormer: true });
  const month = present(query.data);
  const name = monthName(month.month, i18n.language);
  const isAsked = new URLSearchParams(asked).has("monat");
  const section = useRef<HTMLElement>(null);
  // During hydration, React does not update attributes that the server rendered, so the attribute is set here.
  useLayoutEffect(() => void section.current?.toggleAttribute("data-asked", isAsked), [isAsked]);
  /** The URL changes without a navigation, so that the focus stays on the arrow. */
  const leaf = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { search: there } = new URL(event.currentTarget.href);
    setLeafed({ from: search, to: there });
    window.history.replaceState(window.history.state, "", there);
  };
  return (
    <section ref={section} className={styles.month} data-asked={isAsked ? "" : undefined} aria-labelledby="month">
      <header className={styles.head}>
        <div>
          <h2 id="month">{name}</h2>
          {month.events.length > 0 && <p className={styles.planned}>{t("planned", { count: month.events.length })}</p>}
        </div>
        <nav className={styles.leaf} aria-label={t("leaf")}>
          <Leaf to={month.previous} label={t("previous")} sign="‹" onLeaf={leaf} />
          <Leaf to={month.next} label={t("next")} sign="›" onLeaf={leaf} />
        </nav>
      </header>
      <p role="status" className="visually-hidden">
        {asked !== search && !query.isFormer && t("shown", { month: name, count: month.events.length })}
      </p>
      <MonthDays month={month} />
      <MonthEvents month={month} />
      <Link className={styles.close} to="/Veranstaltungen">
        {t("close")}
      </Link>
    </section>
  );
}

type LeafProps = {
  to: string | null;
  label: string;
  sign: string;
  onLeaf: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function Leaf({ to, label, sign, onLeaf }: LeafProps) {
  const address = useAddress();
  if (to === null) return <span aria-hidden="true">{sign}</span>;
  return (
    <a href={address(addressOf(to))} rel="nofollow" onClick={onLeaf} aria-label={label} title={label}>
      {sign}
    </a>
  );
}
