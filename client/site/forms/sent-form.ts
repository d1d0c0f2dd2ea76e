// The server's answer to a form that was sent without JavaScript. The server passes it to the client in the page's
// state.
import { useEffect, useState } from "react";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import { useAccess } from "../../api/access.ts";

export const sentFormKey = ["sentForm"];

/** The answer is shown only on the page that the server rendered with it. On a later visit, the form is empty. */
export function useSentForm(): SentForm | null {
  const { store } = useAccess();
  const [sent] = useState(() => store.getQueryData<SentForm>(sentFormKey) ?? null);
  useEffect(() => store.removeQueries({ queryKey: sentFormKey }), [store]);
  return sent;
}
