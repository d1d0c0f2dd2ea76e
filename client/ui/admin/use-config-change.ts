// Changes a part of the settings. Who has not seen the newest ones changes nothing, and is shown them first.
import { useState } from "react";
import type { Config, UpdateConfigInput } from "#contract/config.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { notify, useNotifyError } from "./notices.tsx";

export type ConfigPart = Omit<UpdateConfigInput, "id" | "version">;

/** @param conflict what is said when somebody else was faster */
export function useConfigChange(conflict: string) {
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.config.update.useMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** @param saved what is said afterwards; null: whoever asks says it @returns whether it is stored */
  const change = async (part: ConfigPart, saved: string | null): Promise<boolean> => {
    setErrors({});
    // The newest that was seen: 'undo' in a notice asks long after the screen was drawn.
    const version = utils.config.get.getData()?.version;
    try {
      utils.config.get.setData(undefined, await update.mutateAsync({ ...part, version }));
      if (saved !== null) notify(saved);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        utils.config.get.setData(undefined, refusal.current as Config);
        notify(conflict, "bad");
      } else if (refusal?.fields) setErrors(refusal.fields);
      else notifyError(error);
      return false;
    }
  };
  return { change, errors, setErrors, isPending: update.isPending };
}
