import { type Weekday, weekdays } from "#contract/values/weekdays.ts";

type Time = { day: Weekday; from: string; to: string };

/** The rows in the order of the week and of the day. `index` is the place in the block. */
export function timesByDay<Row extends Time>(
  rows: readonly Row[],
): { day: Weekday; times: { row: Row; index: number }[] }[] {
  const numbered = rows.map((row, index) => ({ row, index }));
  return weekdays.flatMap((day) => {
    const times = numbered
      .filter(({ row }) => row.day === day)
      .toSorted((one, other) => keyOf(one.row).localeCompare(keyOf(other.row)));
    return times.length === 0 ? [] : [{ day, times }];
  });
}

const keyOf = ({ from, to }: Time): string => `${from} ${to}`;
