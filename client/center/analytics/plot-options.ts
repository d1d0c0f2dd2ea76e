import type uPlot from "uplot";
import type { VisitsAnswer } from "#contract/schemas/analytics.ts";

export type Day = VisitsAnswer["days"][number];

type Given = {
  days: readonly Day[];
  width: number;
  colourOf: (token: string) => string;
  language: string;
  onDay: (day: Day | null) => void;
};

const HEIGHT = 260;
const FONT = "13px 'Source Sans 3 Variable', sans-serif";
const DAY_SECONDS = 86_400;
const MONTHS_ABOVE = 100;

export function optionsOf({ days, width, colourOf, language, onDay }: Given): uPlot.Options {
  const short = new Intl.DateTimeFormat(language, { timeZone: "UTC", month: "short" });
  const numbers = new Intl.NumberFormat(language);
  const asDay = (seconds: number): string => {
    const date = new Date(seconds * 1000);
    if (days.length > MONTHS_ABOVE) return short.format(date);
    return `${String(date.getUTCDate()).padStart(2, "0")}/${String(date.getUTCMonth() + 1).padStart(2, "0")}`;
  };
  const axis = { stroke: () => colourOf("--ink-soft"), font: FONT, ticks: { show: false } };
  const grid = { stroke: () => colourOf("--line"), width: 1 };
  return {
    width,
    height: HEIGHT,
    // Half of the last day's label needs space to the right of the plot.
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    tzDate: (seconds) => new Date(seconds * 1000),
    scales: { x: { time: false }, y: { range: (_plot, _min, max) => [0, Math.max(4, Math.ceil(max * 1.1))] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: [1, 2, 7, 14, 30.4375, 60.875, 91.3125].map((count) => count * DAY_SECONDS),
        space: 56,
        values: (_plot, splits) => splits.map(asDay),
      },
      {
        ...axis,
        grid,
        size: 52,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 100_000],
        values: (_plot, splits) => splits.map((count) => numbers.format(count)),
      },
    ],
    series: [
      {},
      {
        stroke: () => colourOf("--leaf"),
        fill: () => colourOf("--leaf-wash"),
        width: 2,
        points: { show: days.length <= 31, size: 5 },
      },
      { stroke: () => colourOf("--accent"), width: 2, dash: [6, 4], points: { show: false } },
    ],
    hooks: { setCursor: [({ cursor: { idx } }) => onDay(days[idx ?? -1] ?? null)] },
  };
}
