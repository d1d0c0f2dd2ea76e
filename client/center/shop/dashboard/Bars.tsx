import styles from "./Dashboard.module.css";

export type Point = { start: string; value: number };

const WIDTH = 10;
const HEIGHT = 1000;
/** The gap between two bars, as a fraction of the width of a bar with its gap. */
const GAP = 0.2;

type Props = { points: readonly Point[]; ticks: readonly number[]; chosen: number | null };

export function Bars({ points, ticks, chosen }: Props) {
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const heightOf = (value: number): number => ((most - value) / (most - least)) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${points.length * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={points.length * WIDTH}
          y1={heightOf(tick)}
          y2={heightOf(tick)}
          className={tick === 0 ? styles.zero : styles.line}
        />
      ))}
      {points.map(({ start, value }, index) => (
        <rect
          key={start}
          x={(index + GAP / 2) * WIDTH}
          width={(1 - GAP) * WIDTH}
          y={Math.min(heightOf(value), heightOf(0))}
          height={Math.abs(heightOf(value) - heightOf(0))}
          className={`${value < 0 ? styles.loss : styles.bar} ${index === chosen ? styles.chosen : ""}`}
        />
      ))}
    </svg>
  );
}
