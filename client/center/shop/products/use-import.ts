import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductsPreview } from "#contract/shop/product-csv.ts";
import { textOfBytes } from "#contract/values/text-of-bytes.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";

type Shown = { text: string; preview: ProductsPreview };

export function useImport(onDone: () => void) {
  const { t } = useTranslation("sales");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = trpc.products.previewImport.useMutation();
  const take = trpc.products.import.useMutation();

  const choose = async (file: File): Promise<void> => {
    setProblem(null);
    setShown(null);
    try {
      const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
      setShown({ text, preview: await ask.mutateAsync({ text }) });
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem(refusal?.fields?.["text"] ?? refusal?.message ?? t("csv.failed"));
    }
  };

  const run = async ({ text, preview }: Shown): Promise<void> => {
    setProblem(null);
    try {
      notify(t("csv.done", await take.mutateAsync({ text, seen: preview.seen })));
      setShown(null);
      onDone();
    } catch (error) {
      const { code, current } = refusalOf(error) ?? {};
      if (code !== "C409" || !current) return notifyError(error);
      setShown({ text, preview: current as ProductsPreview });
      setProblem(t("csv.again"));
    } finally {
      void utils.products.invalidate();
    }
  };

  return {
    preview: shown?.preview ?? null,
    problem,
    isReading: ask.isPending,
    isTaking: take.isPending,
    choose: (file: File): void => void choose(file),
    take: (): void => void (shown && run(shown)),
    forget: (): void => {
      setShown(null);
      setProblem(null);
    },
  };
}
