// The server's answer to a form that was sent without JavaScript. The server passes it to the client in the page's
// state.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SentForm } from "#contract/schemas/sent-form.ts";

export const sentFormKey = ["sentForm"];

/** The answer is shown only on the page that the server rendered with it. On a later visit, the form is empty. */
export function useSentForm(): SentForm | null {
  const queryClient = useQueryClient();
  const [sent] = useState(() => queryClient.getQueryData<SentForm>(sentFormKey) ?? null);
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient]);
  return sent;
}
