// Asks for consent if a component needs it: the banner until it is answered, the dialog on request.
import { useEffect, useState } from "react";
import { type ConsentKind, measurementPath } from "#contract/values/consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { hasConsent, isAnswered } from "./cookies.ts";

export type ConsentProps = {
  asked: ConsentKind[];
  /** Whether the site counts without asking, and visitors can object. */
  canObject: boolean;
  isDialogOpen: boolean;
  setIsDialogOpen: (isOpen: boolean) => void;
};

let isMeasuring = false;

/** After consent the server lets Google's script in; it is loaded once for the document. */
function measure(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  document.head.append(Object.assign(document.createElement("script"), { src: measurementPath }));
}

export function Consent({ asked, canObject, isDialogOpen, setIsDialogOpen }: ConsentProps) {
  // Runs only in the browser: after an answer the page is loaded again.
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
