import type { SiteSettings } from "#contract/schemas/settings.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { trpc } from "../../api/trpc.ts";
import { refusalOf } from "../../api/refusal.ts";
import { useVersionedForm } from "../../ui/admin/use-versioned-form.ts";
import { emailsIn, emailsOf, errorsByLine, type Lines, linesOf, ofKinds } from "./recipients-form.ts";

const emailsOfKinds = (lines: Lines) => ofKinds((kind) => emailsOf(lines[kind]));

export function useRecipients(settings: SiteSettings) {
  const utils = trpc.useUtils();
  const update = trpc.settings.update.useMutation();
  return useVersionedForm<SiteSettings, Lines>(settings, {
    formOf: (stored) => ofKinds((kind) => linesOf(emailsIn(stored)[kind])),
    compared: emailsOfKinds,
    send: async (lines, seen) => {
      const notify = emailsOfKinds(lines);
      try {
        return await update.mutateAsync({ notify, version: seen.version });
      } catch (error) {
        const current = refusalOf(error)?.current as SiteSettings | undefined;
        // The version covers all settings. If only other settings have changed, the request is repeated with the
        // current version.
        if (!current || !isSameValue(emailsIn(current), emailsIn(seen))) throw error;
        return update.mutateAsync({ notify, version: current.version });
      }
    },
    errorsOf: errorsByLine,
    onAdopt: (next) => utils.settings.get.setData(undefined, next),
  });
}

export type EditedRecipients = ReturnType<typeof useRecipients>;
