import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { personKinds } from "#contract/values/person-kinds.ts";
import type { PersonCounts, PersonExport } from "#contract/schemas/persons.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { useSavedNotice } from "../../../ui/admin/use-saved-notice.ts";
import { useRefreshMessages } from "../use-message-changes.ts";

type Found = { email: string; counts: PersonCounts; isNothing: boolean };

export function usePerson() {
  const { t } = useTranslation("messages");
  const notifyError = useNotifyError();
  const notifySaved = useSavedNotice();
  const refresh = useRefreshMessages();
  const [email, setEmail] = useState(useNamedPerson());
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string>();
  const count = trpc.persons.count.useMutation({
    onSuccess: (counts, sent) =>
      setFound({ email: sent.email.trim(), counts, isNothing: personKinds.every((kind) => counts[kind] === 0) }),
    onError: (refused) => {
      const sentence = refusalOf(refused)?.fields?.["email"];
      setError(sentence);
      if (sentence === undefined) notifyError(refused);
    },
  });
  const download = trpc.persons.export.useMutation({
    onSuccess: (stored) => saveFile(stored, t("person.fileName")),
    onError: notifyError,
  });
  const erase = trpc.persons.erase.useMutation({
    onSuccess: () => {
      setFound(null);
      notifySaved(t("person.erased"));
      refresh();
    },
    onError: notifyError,
  });
  return {
    email,
    setEmail: (typed: string): void => {
      setEmail(typed);
      // The results belong to the former mail address, so they are removed.
      setFound(null);
      setError(undefined);
    },
    error,
    found,
    isBusy: count.isPending || download.isPending || erase.isPending,
    find: () => count.mutate({ email }),
    download: () => found && download.mutate({ email: found.email }),
    erase: (onDone: () => void) => found && erase.mutate({ email: found.email }, { onSettled: onDone }),
  };
}

/** A link from a customer's row fills in the mail address, through the router state instead of the URL. */
function useNamedPerson(): string {
  const state = useLocation().state as { person?: string } | null;
  return state?.person ?? "";
}

function saveFile(stored: PersonExport, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(stored, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
