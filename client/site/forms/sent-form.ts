// What the server says of a form that was sent without JavaScript; it comes with the state of the page.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SentForm } from "#contract/schemas/sent-form.ts";

/** Where the query cache has it. */
export const sentFormKey = ["sentForm"];

/** Only on the page that answered the form: whoever comes back finds an empty one. */
export function useSentForm(): SentForm | null {
  const queryClient = useQueryClient();
  const [sent] = useState(() => queryClient.getQueryData<SentForm>(sentFormKey) ?? null);
  useEffect(() => queryClient.removeQueries({ queryKey: sentFormKey }), [queryClient]);
  return sent;
}
