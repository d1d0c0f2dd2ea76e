import { useTranslation } from "react-i18next";
import { notify } from "../../ui/admin/notices.tsx";
import { trpc } from "../../api/trpc.ts";
import { useRefreshLibrary } from "../use-refresh-library.ts";
import { useRefusalSentence } from "../refusal-sentence.ts";

export function useTagging(onDone?: () => void) {
  const { t } = useTranslation("files");
  const sentenceOf = useRefusalSentence();
  const refresh = useRefreshLibrary();
  const optionsFor = (done: "tagging.tagged" | "tagging.untagged") =>
    ({
      onSuccess: (_: unknown, { ids }: { ids: string[] }) => {
        notify(t(done, { count: ids.length }));
        refresh();
        onDone?.();
      },
      onError: (error: unknown, { ids }: { ids: string[] }) =>
        notify(`${t("tagging.failed", { count: ids.length })}: ${sentenceOf(error)}`, "bad"),
    }) as const;
  const tag = trpc.files.tag.useMutation(optionsFor("tagging.tagged"));
  const untag = trpc.files.untag.useMutation(optionsFor("tagging.untagged"));
  return {
    give: (ids: string[], path: string) => tag.mutate({ ids, tags: [path] }),
    take: (ids: string[], path: string) => untag.mutate({ ids, tags: [path] }),
    isBusy: tag.isPending || untag.isPending,
  };
}
