// Reports whether the dialog that contains this is mounted. The exit animation counts as mounted.
import { useLayoutEffect } from "react";

export function Shown({ onChange }: { onChange: (isShown: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
