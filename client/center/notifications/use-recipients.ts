// Who is mailed when something comes in: changed, saved, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/config.ts";
import { refusalOf, trpc } from "../../trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import { emailsOf, errorsByKey, isSameList, linesOf, type Recipient } from "./recipients-form.ts";

const recipientsIn = ({ notify }: Config): string[] => notify?.message ?? [];

export function useRecipients(config: Config) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(config);
  const [lines, setLines] = useState<readonly Recipient[]>(() => linesOf(recipientsIn(config)));
  const update = trpc.config.update.useMutation();
  const { errors, setErrors, conflict, endConflict, attempt } = useSaveAttempts<Config, Record<string, string>, null>(
    {},
  );

  /** Continues with stored settings. What was typed since `seen` was sent stays. */
  const adopt = (next: Config, seen = lines): void => {
    setStored(next);
    setLines((now) => (now === seen ? linesOf(recipientsIn(next)) : now));
    setErrors({});
    endConflict();
    utils.config.get.setData(undefined, next);
  };

  const send = ({ version, notify }: Config): Promise<Config> =>
    update.mutateAsync({ notify: { order: notify?.order ?? [], message: emailsOf(lines) }, version });

  /** Whoever changed other settings meanwhile is not in the way. */
  const sendOrAgain = async (seen: Config): Promise<Config> => {
    try {
      return await send(seen);
    } catch (error) {
      const current = refusalOf(error)?.current as Config | undefined;
      if (!current || !isSameList(recipientsIn(current), recipientsIn(seen))) throw error;
      return send(current);
    }
  };

  const save = async (seen = stored): Promise<void> => {
    if (update.isPending) return;
    await attempt({
      about: null,
      send: async () => {
        adopt(await sendOrAgain(seen));
        notify(t("notices.saved"));
      },
      errorsOf: (fields) => errorsByKey(fields, lines),
      onRefused: notifyError,
    });
  };

  return {
    lines,
    change: setLines,
    errors,
    conflict: conflict?.current ?? null,
    isChanged: !isSameList(emailsOf(lines), recipientsIn(stored)),
    isSaving: update.isPending,
    save,
    adoptTheirs: () => conflict && adopt(conflict.current),
    endConflict,
  };
}

export type EditedRecipients = ReturnType<typeof useRecipients>;
