// The tree of pages while it is edited: read, changed, saved, and compared if somebody else saved first.
import { isSameValue } from "#contract/values/same-value.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Navigation } from "#contract/values/navigation.ts";
import { trpc, type Answers } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import { caughtUp } from "./caught-up.ts";

export type Stored = Answers["navigation"]["read"];

export function usePages(read: Stored) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [{ seen, stored, tree }, setEdited] = useState({ seen: read, stored: read, tree: read.tree });
  // Pages are deleted and brought back without being saved.
  if (read !== seen) setEdited({ seen: read, ...caughtUp({ stored, tree }, read) });
  const setTree = (next: Navigation): void => setEdited((edited) => ({ ...edited, tree: next }));
  const mutation = trpc.navigation.save.useMutation();
  const { conflict, endConflict, attempt } = useSaveAttempts<Stored, Record<string, string>, null>({});
  const adopt = (next: Stored): void => {
    setEdited((edited) => ({ ...edited, stored: next, tree: next.tree }));
    endConflict();
  };
  const running = useRef<Promise<boolean> | null>(null);
  /** One at a time: a second one would be in conflict with the first. @returns whether everything is stored */
  const save = (version = stored.version): Promise<boolean> =>
    (running.current ??= send(version).finally(() => (running.current = null)));
  const send = async (version: number): Promise<boolean> => {
    let isStored = false;
    await attempt({
      about: null,
      send: async () => {
        const next = await mutation.mutateAsync({ ...tree, version });
        // What was moved meanwhile stays moved.
        setEdited((now) => ({ ...now, stored: next, tree: now.tree === tree ? next.tree : now.tree }));
        isStored = true;
        notify(t("notices.saved"));
        await Promise.all([utils.config.get.invalidate(), utils.entries.places.invalidate()]);
      },
      errorsOf: (fields) => fields,
      onRefused: notifyError,
    });
    return isStored;
  };
  return {
    stored,
    tree,
    setTree,
    isChanged: !isSameValue(tree, stored.tree),
    isSaving: mutation.isPending,
    conflict: conflict?.current ?? null,
    endConflict,
    adopt,
    save,
  };
}
