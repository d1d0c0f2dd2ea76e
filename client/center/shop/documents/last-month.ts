export function lastMonth(now: Date): { from: string; to: string } {
  const dayOf = (month: number, day: number): string =>
    new Date(Date.UTC(now.getFullYear(), month, day)).toISOString().slice(0, 10);
  return { from: dayOf(now.getMonth() - 1, 1), to: dayOf(now.getMonth(), 0) };
}
