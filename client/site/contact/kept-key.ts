// Where what was typed into the contact form is kept, and whether there is anything.

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

export function forgetText(): void {
  storage()?.removeItem(keptKey);
}
