// The search of everything, with the actions of the bar.
import type { PaletteAction } from "../../center/palette/actions.ts";
import { Palette } from "../../center/palette/Palette.tsx";
import { usePaletteKey } from "../../center/palette/use-palette-key.ts";

type Props = { onToday: () => void; onPassword: () => void; onLogout: () => void };

export function Search({ onToday, onPassword, onLogout }: Props) {
  usePaletteKey();
  const actions: PaletteAction[] = [
    {
      text: "words:actions.today.name",
      words: "words:actions.today.words",
      icon: "clock",
      needs: ["update", "settings"],
      run: onToday,
    },
    {
      text: "words:actions.password.name",
      words: "words:actions.password.words",
      icon: "key",
      needs: ["update", "password"],
      run: onPassword,
    },
    { text: "words:actions.logout.name", words: "words:actions.logout.words", icon: "logout", run: onLogout },
  ];
  return <Palette actions={actions} />;
}
