import { useState } from "react";
import type { Navigation } from "#contract/values/navigation.ts";
import { trpc, type Answers } from "../../api/trpc.ts";
import { useVersionedForm } from "../../ui/admin/use-versioned-form.ts";
import { caughtUp } from "./caught-up.ts";

export type Stored = Answers["navigation"]["read"];

export function usePages(read: Stored) {
  const utils = trpc.useUtils();
  const mutation = trpc.navigation.save.useMutation();
  const edited = useVersionedForm<Stored, Navigation>(read, {
    formOf: ({ tree }) => tree,
    send: (tree, { version }) => mutation.mutateAsync({ ...tree, version }),
    onSaved: () => Promise.all([utils.settings.get.invalidate(), utils.entries.places.invalidate()]),
  });
  const { stored, form: tree, setForm: setTree, rebase } = edited;
  const [seen, setSeen] = useState(read);
  if (read !== seen) {
    setSeen(read);
    // Deleting or restoring a page is stored immediately and not with the form. So the edited tree must get these
    // changes, too.
    const next = caughtUp({ stored, tree }, read);
    rebase(next.stored, () => next.tree);
  }
  return { ...edited, tree, setTree };
}
