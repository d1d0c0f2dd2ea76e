// Who is mailed when something comes in: changed, saved, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/schemas/config.ts";
import { refusalOf, trpc } from "../../api/trpc.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import {
  emailsOf,
  errorsByKey,
  isSameList,
  linesOf,
  type OfKinds,
  ofKinds,
  type Recipient,
  type RecipientKind,
  recipientKinds,
} from "./recipients-form.ts";

type Lines = OfKinds<readonly Recipient[]>;
type Emails = OfKinds<string[]>;
type Errors = OfKinds<Record<string, string>>;

const emailsIn = ({ notify }: Config): Emails => ofKinds((kind) => notify?.[kind] ?? []);
const linesIn = (config: Config): Lines => ofKinds((kind) => linesOf(emailsIn(config)[kind]));
const isSame = (emails: Emails, others: Emails): boolean =>
  recipientKinds.every((kind) => isSameList(emails[kind], others[kind]));
const noErrors: Errors = { message: {}, order: {} };

export function useRecipients(config: Config) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(config);
  const [lines, setLines] = useState<Lines>(() => linesIn(config));
  const update = trpc.config.update.useMutation();
  const { errors, setErrors, conflict, endConflict, attempt } = useSaveAttempts<Config, Errors, null>(noErrors);
  const emails = ofKinds((kind) => emailsOf(lines[kind]));

  /** Continues with stored settings. What was typed since `seen` was sent stays. */
  const adopt = (next: Config, seen = lines): void => {
    setStored(next);
    setLines((now) => (now === seen ? linesIn(next) : now));
    setErrors(noErrors);
    endConflict();
    utils.config.get.setData(undefined, next);
  };

  const send = ({ version }: Config): Promise<Config> => update.mutateAsync({ notify: emails, version });

  /** Whoever changed other settings meanwhile is not in the way. */
  const sendOrAgain = async (seen: Config): Promise<Config> => {
    try {
      return await send(seen);
    } catch (error) {
      const current = refusalOf(error)?.current as Config | undefined;
      if (!current || !isSame(emailsIn(current), emailsIn(seen))) throw error;
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
      errorsOf: (fields) => ofKinds((kind) => errorsByKey(fields, kind, lines[kind])),
      onRefused: notifyError,
    });
  };

  return {
    lines,
    change: (kind: RecipientKind, next: readonly Recipient[]) => setLines((now) => ({ ...now, [kind]: next })),
    errors,
    conflict: conflict && emailsIn(conflict.current),
    saveMine: () => conflict && save(conflict.current),
    isChanged: !isSame(emails, emailsIn(stored)),
    isSaving: update.isPending,
    save,
    adoptTheirs: () => conflict && adopt(conflict.current),
    endConflict,
  };
}

export type EditedRecipients = ReturnType<typeof useRecipients>;
