/** Marks the field of an amount that cannot be read as a number. */
export const unreadableMark = "data-unreadable";

/** @returns true if such a field exists. It takes the focus and shows its own error. */
export function focusUnreadableAmount(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>(`[${unreadableMark}]`);
  field?.focus();
  return Boolean(field);
}
