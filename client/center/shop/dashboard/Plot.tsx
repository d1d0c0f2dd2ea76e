import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import screen from "../../Screen.module.css";
import { Bars, type Point } from "./Bars.tsx";
import { useBucketNames } from "./bucket-names.ts";
import styles from "./Dashboard.module.css";
import { ticksOf } from "./ticks.ts";

type Props = {
  kind: "takings" | "orders";
  unit: "day" | "month";
  points: readonly Point[];
  textOf: (value: number) => string;
  whole: number;
  tickOf: (value: number) => string;
};

export function Plot({ kind, unit, points, textOf, whole, tickOf }: Props) {
  const { t } = useTranslation("sales");
  const label = useId();
  const { longName, shortName } = useBucketNames(unit);
  const [chosen, setChosen] = useState<number | null>(null);
  const ticks = ticksOf(
    points.map(({ value }) => value),
    whole,
  );
  const isEmpty = points.every(({ value }) => value === 0);
  // If the user chooses a period with fewer bars, `chosen` may be too high.
  const shown = chosen === null ? undefined : points[chosen];
  const said = shown && `${longName(shown.start)}: ${textOf(shown.value)}`;
  if (isEmpty)
    return (
      <section aria-labelledby={label} className={`${screen.panel} ${styles.plotPanel}`} data-kind={kind}>
        <h2 id={label}>{t(`plot.${kind}`)}</h2>
        <p className={styles.none}>{t(`plot.none.${kind}`)}</p>
      </section>
    );
  return (
    <section aria-labelledby={label} className={`${screen.panel} ${styles.plotPanel}`} data-kind={kind}>
      <div className={styles.plotHead}>
        <h2 id={label}>{t(`plot.${kind}`)}</h2>
        <p aria-hidden="true">{said}</p>
      </div>
      <div className={styles.plot}>
        <div aria-hidden="true" className={styles.ticks}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{tickOf(tick)}</span>
          ))}
        </div>
        <div className={styles.drawing}>
          <Bars points={points} ticks={ticks} chosen={shown ? chosen : null} />
          <input
            type="range"
            aria-label={t(`plot.${unit}`)}
            aria-valuetext={said ?? t(`plot.${kind}`)}
            min={0}
            max={points.length - 1}
            value={shown && chosen !== null ? chosen : points.length - 1}
            onChange={({ target }) => setChosen(Number(target.value))}
            onFocus={() => setChosen((before) => before ?? points.length - 1)}
            onPointerMove={({ nativeEvent: { offsetX }, currentTarget: { clientWidth } }) =>
              setChosen(Math.max(0, Math.min(points.length - 1, Math.floor((offsetX / clientWidth) * points.length))))
            }
            onPointerLeave={() => setChosen(null)}
            onBlur={() => setChosen(null)}
          />
        </div>
        <div aria-hidden="true" className={styles.names}>
          {labelled(points).map(({ start }) => (
            <span key={start}>{shortName(start)}</span>
          ))}
        </div>
      </div>
      <details className={styles.behind}>
        <summary>{t("plot.table")}</summary>
        <div
          role="region"
          aria-label={`${t(`plot.${kind}`)}: ${t("plot.table")}`}
          tabIndex={0}
          className={styles.scrolled}
        >
          <table className={styles.table} aria-labelledby={label}>
            <thead>
              <tr>
                <th scope="col">{t(`columns.${unit}`)}</th>
                <th scope="col">{t(`columns.${kind}`)}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ start, value }) => (
                <tr key={start}>
                  <th scope="row">{longName(start)}</th>
                  <td>{textOf(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function labelled(points: readonly Point[]): Point[] {
  const places = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  return [...new Set(places)].flatMap((place) => points[place] ?? []);
}
