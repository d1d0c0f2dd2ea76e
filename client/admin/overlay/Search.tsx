// The search palette of the bar. Its results include the actions of the bar.
import type { PaletteAction } from "../../center/palette/actions.ts";
import { Palette } from "../../center/palette/Palette.tsx";
import { usePaletteKey } from "../../center/palette/use-palette-key.ts";
import type { BarAction } from "./bar-actions.ts";

export function Search({ onAsk }: { onAsk: (action: BarAction) => void }) {
  usePaletteKey();
  const actions: PaletteAction[] = [
    {
      text: "words:actions.today.name",
      words: "words:actions.today.words",
      icon: "clock",
      needs: ["read", "center"],
      run: () => onAsk("today"),
    },
    {
      text: "words:actions.password.name",
      words: "words:actions.password.words",
      icon: "key",
      needs: ["update", "password"],
      run: () => onAsk("password"),
    },
    {
      text: "words:actions.logout.name",
      words: "words:actions.logout.words",
      icon: "logout",
      run: () => onAsk("logout"),
    },
  ];
  return <Palette actions={actions} />;
}
