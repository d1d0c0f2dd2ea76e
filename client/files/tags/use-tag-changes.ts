import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isAtOrBelow, pathAfterMove } from "#contract/values/tag-paths.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useRefusalSentence } from "../refusal-sentence.ts";
import { useRefreshLibrary } from "../use-refresh-library.ts";
import type { FilteredFiles } from "./tag-filter.ts";

type Done = "tags.created" | "tags.renamed" | "tags.moved" | "tags.deleted" | "tags.merged";

type Clash = { path: string; answer: (isAgreed: boolean) => void };

/** The path of the tag that already exists at the target; null for other errors. */
function existingPathOf(error: unknown): string | null {
  const { code, current } = refusalOf(error) ?? {};
  return code === "C409" && current ? (current as { path: string }).path : null;
}

type Events = {
  onArrived: (path: string) => void;
  onRemoved: (path: string) => void;
};

export function useTagChanges({ view, show }: FilteredFiles, { onArrived, onRemoved }: Events) {
  const { t } = useTranslation("files");
  const refresh = useRefreshLibrary();
  const sentenceOf = useRefusalSentence();
  const create = trpc.tags.create.useMutation();
  const rename = trpc.tags.rename.useMutation();
  const move = trpc.tags.move.useMutation();
  const remove = trpc.tags.remove.useMutation();

  const [clash, setClash] = useState<Clash | null>(null);
  const isMergeAgreed = (path: string): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isAgreed: boolean): void => {
        setClash(null);
        resolve(isAgreed);
      };
      setClash({ path, answer });
    });

  const told = async (change: Promise<Done | null>): Promise<boolean> => {
    try {
      const done = await change;
      if (done === null) return false;
      notify(t(done));
      return true;
    } catch (error) {
      notify(sentenceOf(error), "bad");
      return false;
    } finally {
      refresh();
    }
  };
  const follow = (from: string, to: string): void => {
    if (from !== to) onArrived(to);
    if (view.tag !== null && isAtOrBelow(view.tag, from)) show({ tag: pathAfterMove(view.tag, from, to) }, true);
  };
  /** Changes the path of a tag. If the new path already exists, the user must first agree to a merge. */
  const relocate = async (
    from: string,
    send: (merge: boolean) => Promise<{ path: string }>,
    done: Done,
  ): Promise<Done | null> => {
    try {
      follow(from, (await send(false)).path);
      return done;
    } catch (error) {
      const existing = existingPathOf(error);
      if (existing === null) throw error;
      if (!(await isMergeAgreed(existing))) return null;
      follow(from, (await send(true)).path);
      return "tags.merged";
    }
  };
  return {
    clash,
    isBusy: create.isPending || rename.isPending || move.isPending || remove.isPending,
    /** All functions resolve to true on success. */
    create: (path: string) => told(create.mutateAsync({ path }).then(() => "tags.created")),
    rename: (path: string, name: string, en: string) =>
      told(
        relocate(
          path,
          // After a merge, the existing tag keeps its English name, unless the user has typed a new one.
          (merge) => rename.mutateAsync({ path, name, merge, ...(!(merge && en === "") && { en }) }),
          "tags.renamed",
        ),
      ),
    move: (path: string, parent: string | null) =>
      told(relocate(path, (merge) => move.mutateAsync({ path, parent, merge }), "tags.moved")),
    remove: (path: string) =>
      told(
        remove.mutateAsync({ path }).then(() => {
          onRemoved(path);
          if (view.tag !== null && isAtOrBelow(view.tag, path)) show({ tag: null }, true);
          return "tags.deleted";
        }),
      ),
  };
}

export type TagChanges = ReturnType<typeof useTagChanges>;
