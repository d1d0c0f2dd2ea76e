// The server's answer to a form that was sent without JavaScript. It is part of the page's hydrated state.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SentForm } from "#contract/schemas/sent-form.ts";

export const sentFormKey = ["sentForm"];

/** The answer counts only on the page that the server rendered with it. A later visit shows an empty form. */
export function useSentForm(): SentForm | null {
  const queryClient = useQueryClient();
  const [sent] = useState(() => queryClient.getQueryData<SentForm>(sentFormKey) ?? null);
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient]);
  return sent;
}
