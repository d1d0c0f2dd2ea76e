// The search of everything. Its code is loaded after the page, so that it opens at once.
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import type { PaletteAction } from "../../center/palette/actions.ts";
import { closePalette, usePaletteOpen } from "../../center/palette/open-palette.ts";
import { usePaletteKey } from "../../center/palette/use-palette-key.ts";
import { useNotifyError } from "../../ui/admin/notices.tsx";

type Props = { onToday: () => void; onPassword: () => void; onLogout: () => void };

export function Search({ onToday, onPassword, onLogout }: Props) {
  usePaletteKey();
  const isOpen = usePaletteOpen();
  const notifyError = useNotifyError();
  const [view, setView] = useState<{ Palette: ComponentType<{ actions: readonly PaletteAction[] }> } | null>(null);
  const fail = useEffectEvent((error: unknown, isAwaited: boolean) => {
    // Without the network, loading ahead fails silently; the next opening tries again.
    if (isAwaited) notifyError(error);
    closePalette();
  });
  useEffect(() => {
    if (view) return undefined;
    let isWanted = true;
    void import("../../center/palette/Palette.tsx")
      .then(({ Palette }) => isWanted && setView({ Palette }))
      .catch((error: unknown) => fail(error, isOpen));
    return () => {
      isWanted = false;
    };
  }, [view, isOpen]);
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
  return view && <view.Palette actions={actions} />;
}
