import { useEffect, useState } from "react";
import { type ConsentKind, measurementPath } from "#contract/values/consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { hasConsent, isAnswered } from "./cookies.ts";

export type ConsentProps = {
  asked: ConsentKind[];
  /** True if the site counts visits without consent, so that visitors can object. */
  canObject: boolean;
  isDialogOpen: boolean;
  setIsDialogOpen: (isOpen: boolean) => void;
};

let isMeasuring = false;

/** Loads Google's script once per document. The CSP allows it only after consent. */
function measure(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  document.head.append(Object.assign(document.createElement("script"), { src: measurementPath }));
}

export function Consent({ asked, canObject, isDialogOpen, setIsDialogOpen }: ConsentProps) {
  // The state never changes, because an answer reloads the page.
  const [isWanted] = useState(() => asked.length > 0 && !isAnswered());
  const isMeasured = asked.includes("analytics") && hasConsent("analytics");
  useEffect(() => {
    if (isMeasured) measure();
  }, [isMeasured]);
  return (
    <>
      {isWanted && <ConsentBanner asked={asked} onSettings={() => setIsDialogOpen(true)} />}
      {isDialogOpen && <ConsentDialog asked={asked} canObject={canObject} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}
