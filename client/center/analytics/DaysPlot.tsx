// uPlot draws on a canvas, so the colours are read again when the colour scheme changes.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { VisitsAnswer } from "#contract/schemas/analytics.ts";
import { formatDay } from "#contract/values/dates.ts";
import styles from "./Analytics.module.css";
import { type Day, optionsOf } from "./plot-options.ts";

function coloursOf(element: HTMLElement): (token: string) => string {
  return (token) => {
    // Transitions are switched off here. During a transition, the computed colour would still be the old one.
    element.style.transitionProperty = "none";
    element.style.color = `var(${token})`;
    const { color } = getComputedStyle(element);
    element.style.removeProperty("color");
    element.style.removeProperty("transition-property");
    return color;
  };
}

/** @param about the text alternative of the canvas; it also tells users where to find the numbers */
export function DaysPlot({ days, about }: { days: VisitsAnswer["days"]; about: string }) {
  const { t, i18n } = useTranslation("analytics");
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Day | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const options = optionsOf({
      days,
      width: element.clientWidth,
      colourOf: coloursOf(element),
      language: i18n.language,
      onDay: setShown,
    });
    const seconds = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000);
    const plot = new uPlot(
      options,
      [seconds, days.map(({ views }) => views), days.map(({ visitors }) => visitors)],
      element,
    );
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const redraw = (): void => plot.redraw(false, true);
    scheme.addEventListener("change", redraw);
    const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: plot.height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      scheme.removeEventListener("change", redraw);
      plot.destroy();
    };
  }, [days, i18n.language]);
  return (
    <figure className={styles.figure}>
      <figcaption aria-hidden="true" className={styles.legend}>
        <span className={styles.views}>
          {t("views")}
          {shown && ` ${shown.views}`}
        </span>
        <span className={styles.visitors}>
          {t("visitors")}
          {shown && ` ${shown.visitors}`}
        </span>
        {shown && <span>{formatDay(shown.day)}</span>}
      </figcaption>
      <div ref={place} role="img" aria-label={about} className={styles.plot} />
    </figure>
  );
}
