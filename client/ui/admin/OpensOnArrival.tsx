import { useContext, useEffect, useEffectEvent } from "react";
import { ComboBoxStateContext } from "react-aria-components";

export function OpensOnArrival({ keys }: { keys: readonly string[] }) {
  const state = useContext(ComboBoxStateContext);
  const arrived = keys.join("\n");
  const open = useEffectEvent((found: string) => {
    if (found !== "" && state?.isFocused && !state.isOpen && state.inputValue !== "") state.open(null, "input");
  });
  useEffect(() => open(arrived), [arrived]);
  return null;
}
