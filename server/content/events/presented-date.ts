export function presentedDate(date: Date | null, hasTime: boolean): string | null {
  if (date === null) return null;
  return hasTime ? date.toISOString() : date.toISOString().slice(0, 10);
}
