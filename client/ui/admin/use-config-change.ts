// Changes a part of the settings. Who has not seen the newest ones changes nothing, and is shown them first.
import { useState } from "react";
import type { Config, UpdateConfigInput } from "#contract/schemas/config.ts";
import { refusalOf, trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "./notices.tsx";

export type ConfigPart = Omit<UpdateConfigInput, "id" | "version">;

/** `onCurrent` gets what is stored then, by this change or by somebody else. */
type Seen = { version?: number; onCurrent?: (current: Config) => void };

/** @param conflict what is said when somebody else was faster */
export function useConfigChange(conflict: string) {
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const update = trpc.config.update.useMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});

  /**
   * @param saved what is said afterwards; null: whoever asks says it
   * @param seen the version that the part was made of; without it the newest that is known here
   * @returns whether it is stored
   */
  const change = async (part: ConfigPart, saved: string | null, seen: Seen = {}): Promise<boolean> => {
    setErrors({});
    // 'Undo' in a notice asks long after the screen was drawn.
    const version = seen.version ?? utils.config.get.getData()?.version;
    try {
      const stored = await update.mutateAsync({ ...part, version });
      utils.config.get.setData(undefined, stored);
      seen.onCurrent?.(stored);
      if (saved !== null) notify(saved);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        utils.config.get.setData(undefined, refusal.current as Config);
        seen.onCurrent?.(refusal.current as Config);
        notify(conflict, "bad");
      } else if (refusal?.fields) setErrors(refusal.fields);
      else notifyError(error);
      return false;
    }
  };
  return { change, errors, setErrors, isPending: update.isPending };
}
