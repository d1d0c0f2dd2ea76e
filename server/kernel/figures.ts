// Counts events of this process in memory. server/http/metrics/ shows the counts, so that lower layers know no exporter.

export const figureNames = [
  "mailDeferred",
  "mailRefused",
  "mailSent",
  "missingPageHit",
  "missingPageMiss",
  "orderPlaced",
  "pageHit",
  "pageMiss",
  "repeatedAnswerHit",
  "repeatedAnswerMiss",
  "uploadRefused",
  "uploadStored",
] as const;
export type FigureName = (typeof figureNames)[number];

export type Figures = {
  count: (name: FigureName) => void;
  /** The number of events since the start of the process. */
  of: (name: FigureName) => number;
};

export function openFigures(): Figures {
  const counts = new Map<FigureName, number>();
  const of = (name: FigureName): number => counts.get(name) ?? 0;
  return { count: (name) => void counts.set(name, of(name) + 1), of };
}
