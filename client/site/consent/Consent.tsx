// Asks for consent if a component needs it: the banner until it is answered, the dialog on request.
import { useState } from "react";
import type { ConsentKind } from "#contract/consent.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { isAnswered } from "./cookies.ts";

export type ConsentProps = {
  asked: ConsentKind[];
  isDialogOpen: boolean;
  setIsDialogOpen: (isOpen: boolean) => void;
};

export function Consent({ asked, isDialogOpen, setIsDialogOpen }: ConsentProps) {
  // Runs only in the browser: after an answer the page is loaded again.
  const [isWanted] = useState(() => !isAnswered());
  return (
    <>
      {isWanted && <ConsentBanner asked={asked} onSettings={() => setIsDialogOpen(true)} />}
      {isDialogOpen && <ConsentDialog asked={asked} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}
