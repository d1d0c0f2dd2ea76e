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

export function keptAs(name: string): Kept {
  return {
    isThere: () => (storage()?.getItem(name) ?? null) !== null,
    read: () => JSON.parse(storage()?.getItem(name) ?? "{}") as Record<string, string>,
    keep: (values) => {
      try {
        storage()?.setItem(name, JSON.stringify(values));
      } catch {
        // The storage is full. The form still has the text.
      }
    },
    forget: () => storage()?.removeItem(name),
  };
}
