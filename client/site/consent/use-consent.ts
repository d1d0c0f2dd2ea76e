// Loads the code that asks for consent; nothing is loaded if no component needs it.
import { type ComponentType, useEffect, useState } from "react";
import { kindsToAsk } from "#contract/consent.ts";
import { useSiteConfig } from "../../loaded.ts";
import type { ConsentProps } from "./Consent.tsx";

export function useConsent() {
  const config = useSiteConfig();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  // Wrapped in an object: a state setter would call a component, because it is a function.
  const [loaded, setLoaded] = useState<{ Consent: ComponentType<ConsentProps> } | null>(null);
  const asked = kindsToAsk(config);
  const isAsking = asked.length > 0;
  useEffect(() => {
    if (!isAsking) return;
    let isCurrent = true;
    void import("./Consent.tsx").then(({ Consent }) => {
      if (isCurrent) setLoaded({ Consent });
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsking]);
  return { isAsking, Consent: isAsking ? loaded?.Consent : undefined, asked, isDialogOpen, setIsDialogOpen };
}
