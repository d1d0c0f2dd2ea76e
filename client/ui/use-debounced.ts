import { useEffect, useState } from "react";

/** Returns a new value only after it has stayed the same for `ms`. Until then, the previous value is returned. */
export function useDebounced(value: string, ms: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
