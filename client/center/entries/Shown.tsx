import { useLayoutEffect } from "react";

export function Shown({ onChange }: { onChange: (isShown: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
