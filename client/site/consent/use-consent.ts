// Loads the code that asks for consent; nothing is loaded as long as there is nothing to ask.
import { type ComponentType, useEffect, useState } from "react";
import { mayObject } from "#contract/values/consent.ts";
import { useSiteConfig } from "../../api/loaded.ts";
import type { ConsentProps } from "./Consent.tsx";

export function useConsent() {
  const config = useSiteConfig();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  // Wrapped in an object: a state setter would call a component, because it is a function.
  const [loaded, setLoaded] = useState<{ Consent: ComponentType<ConsentProps> } | null>(null);
  const canObject = mayObject(config);
  const isAsking = config.asks.length > 0;
  // To object, people open the dialog themselves.
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
    asked: config.asks,
    canObject,
    isDialogOpen,
    setIsDialogOpen,
  };
}
