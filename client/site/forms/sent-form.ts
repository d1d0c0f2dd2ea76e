// The server's answer to a form that was sent without JavaScript. It is part of the page's state.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SentForm } from "#contract/schemas/sent-form.ts";

export const sentFormKey = ["sentForm"];

/** Only on the page that answered the form. A later visit shows an empty form. */
export function useSentForm(): SentForm | null {
  const queryClient = useQueryClient();
  const [sent] = useState(() => queryClient.getQueryData<SentForm>(sentFormKey) ?? null);
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient]);
  return sent;
}
