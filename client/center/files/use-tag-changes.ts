// Creates, renames, moves and removes tags, and updates the view of the library.
import { useTranslation } from "react-i18next";
import { isAtOrBelow, pathAfterMove } from "#contract/tag-paths.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { trpc } from "../../trpc.ts";
import { useRefusalSentence } from "./refusal-sentence.ts";
import { type Library, useRefreshLibrary } from "./use-library.ts";

type Done = "tags.created" | "tags.renamed" | "tags.moved" | "tags.deleted";

export function useTagChanges({ view, show }: Library) {
  const { t } = useTranslation("files");
  const refresh = useRefreshLibrary();
  const sentenceOf = useRefusalSentence();
  const create = trpc.tags.create.useMutation();
  const rename = trpc.tags.rename.useMutation();
  const move = trpc.tags.move.useMutation();
  const remove = trpc.tags.remove.useMutation();

  const told = async (change: Promise<void>, done: Done): Promise<boolean> => {
    try {
      await change;
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
    if (view.tag !== null && isAtOrBelow(view.tag, from)) show({ tag: pathAfterMove(view.tag, from, to) }, true);
  };
  return {
    isBusy: create.isPending || rename.isPending || move.isPending || remove.isPending,
    /** Each function returns whether it succeeded. */
    create: (path: string) =>
      told(
        create.mutateAsync({ path }).then(() => undefined),
        "tags.created",
      ),
    rename: (path: string, name: string, en: string) =>
      told(
        rename.mutateAsync({ path, name, en }).then((answer) => follow(path, answer.path)),
        "tags.renamed",
      ),
    move: (path: string, parent: string | null) =>
      told(
        move.mutateAsync({ path, parent }).then((answer) => follow(path, answer.path)),
        "tags.moved",
      ),
    remove: (path: string) =>
      told(
        remove.mutateAsync({ path }).then(() => {
          if (view.tag !== null && isAtOrBelow(view.tag, path)) show({ tag: null }, true);
        }),
        "tags.deleted",
      ),
  };
}

export type TagChanges = ReturnType<typeof useTagChanges>;
