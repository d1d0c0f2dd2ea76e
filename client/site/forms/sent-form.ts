// The server's answer to a form that was sent without JavaScript. The server passes it to the client in the page's
// state.
import { useEffect, useState } from "react";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import { useAccess } from "../../api/access.ts";

export const sentFormKey = ["sentForm"];

/**
 * The answer is shown only on the page that the server rendered with it. On a later visit, the form is empty.
 * @param block the id of the form's block; null for the page's own form
 */
export function useSentForm(block: string | null): SentForm | null {
  const { store } = useAccess();
  const [sent] = useState(() => {
    const found = store.getQueryData<SentForm>(sentFormKey);
    return found?.block === block ? found : null;
  });
  useEffect(() => {
    if (sent) store.removeQueries({ queryKey: sentFormKey });
  }, [sent, store]);
  return sent;
}
