// Asks for consent, where a component needs it: the banner until it is answered, the dialog whenever it is wanted.
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
  // Loaded in the browser alone: an answer loads the page anew.
  const [isWanted] = useState(() => !isAnswered());
  return (
    <>
      {isWanted && <ConsentBanner asked={asked} onSettings={() => setIsDialogOpen(true)} />}
      {isDialogOpen && <ConsentDialog asked={asked} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}
