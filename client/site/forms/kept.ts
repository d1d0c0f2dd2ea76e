// Where what was typed into a form is kept until it is sent: in this tab of the browser.

/** A browser may forbid it; then nothing is kept. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export type Kept = {
  isThere: () => boolean;
  read: () => Record<string, string>;
  keep: (values: Record<string, unknown>) => void;
  forget: () => void;
};

/** @param name of the form, and of its place if there is one at each */
export function keptAs(name: string): Kept {
  return {
    isThere: () => (storage()?.getItem(name) ?? null) !== null,
    read: () => JSON.parse(storage()?.getItem(name) ?? "{}") as Record<string, string>,
    keep: (values) => {
      try {
        storage()?.setItem(name, JSON.stringify(values));
      } catch {
        // No room: the text is still in the form.
      }
    },
    forget: () => storage()?.removeItem(name),
  };
}
