/** Marks an amount field whose text is not a number. */
export const unreadableMark = "data-unreadable";

/** Focuses the first field with this mark. The field shows its own error. @returns true if there is such a field */
export function focusUnreadableAmount(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>(`[${unreadableMark}]`);
  field?.focus();
  return Boolean(field);
}
