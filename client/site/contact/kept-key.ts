// Where what was typed into the contact form is kept until it is sent: in this tab of the browser.

export const keptKey = "contact-form";

/** A browser may forbid it; then nothing is kept. */
export function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export const isTextKept = (): boolean => (storage()?.getItem(keptKey) ?? null) !== null;

export function keepText(values: Record<string, unknown>): void {
  try {
    storage()?.setItem(keptKey, JSON.stringify(values));
  } catch {
    // No room: the text is still in the form.
  }
}

export function forgetText(): void {
  storage()?.removeItem(keptKey);
}
