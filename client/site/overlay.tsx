// Connects the admin layer to the public site; only editors load its code.
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Overlay } from "../admin/overlay/overlay.ts";
import type { Language } from "../language/i18n.ts";
import { useStartedMark } from "../api/started.ts";
import { useFocusAfterSignIn } from "./focus-after-sign-in.ts";

const OverlayContext = createContext<Overlay | null>(null);

/** The admin layer's parts; null for guests, and until they are loaded. */
export function useOverlay(): Overlay | null {
  return use(OverlayContext);
}

export function OverlayProvider({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const { i18n } = useTranslation();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useStartedMark(!isWanted || overlay !== null);
  useFocusAfterSignIn(!isWanted || overlay !== null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void import("../admin/overlay/overlay.ts")
      .then(({ loadOverlay }) => loadOverlay(i18n, i18n.language as Language))
      .then((loaded) => {
        if (isCurrent) setOverlay(loaded);
      });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, i18n]);
  return (
    <OverlayContext value={overlay?.isOff ? null : overlay}>
      {overlay && <overlay.AdminLayer />}
      {children}
    </OverlayContext>
  );
}
