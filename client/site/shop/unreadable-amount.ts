/** Marks the field of an amount that cannot be read as a number. */
export const unreadableMark = "data-unreadable";

/** @returns whether there is such a field, which has the focus then and says itself what is wrong */
export function focusUnreadableAmount(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>(`[${unreadableMark}]`);
  field?.focus();
  return Boolean(field);
}
