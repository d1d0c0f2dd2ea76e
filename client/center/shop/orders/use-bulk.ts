import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";

type Step = (input: { id: string }) => Promise<unknown>;

export function useBulk(selected: readonly Order[], onDone: () => void) {
  const { t } = useTranslation("shopcenter");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (step: Step, saying: (count: number) => string): Promise<void> => {
    setIsBusy(true);
    const refused: string[] = [];
    let done = 0;
    for (const { id, number } of selected) {
      try {
        await step({ id });
        done += 1;
      } catch (error) {
        if (refusalOf(error) === null) notifyError(error);
        refused.push(String(number));
      }
    }
    setIsBusy(false);
    onDone();
    void utils.orders.invalidate();
    if (done > 0) notify(saying(done));
    if (refused.length > 0) notify(t("orders.refused", { numbers: refused.join(", ") }), "bad");
  };
  return { run, isBusy };
}
