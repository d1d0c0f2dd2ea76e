import { type ComponentType, useEffect, useState } from "react";
import { mayObject } from "#contract/values/consent.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import type { ConsentProps } from "./Consent.tsx";

export function useConsent() {
  const settings = useSiteSettings();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Consent: ComponentType<ConsentProps> } | null>(null);
  const canObject = mayObject(settings);
  const isAsking = settings.asks.length > 0;
  // If visitors are not asked but can object, the code is loaded when they open the dialog.
  const isNeeded = isAsking || (canObject && isDialogOpen);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void import("./Consent.tsx").then(({ Consent }) => {
      if (isCurrent) setLoaded({ Consent });
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return {
    hasChoice: isAsking || canObject,
    Consent: isNeeded ? loaded?.Consent : undefined,
    asked: settings.asks,
    canObject,
    isDialogOpen,
    setIsDialogOpen,
  };
}
