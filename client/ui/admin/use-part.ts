import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "./notices.tsx";
import { plain, rebased } from "./rebase.ts";
import { useStandingErrors } from "./use-standing-errors.ts";

type Errors = Record<string, string>;

type Part<Stored, Form, Sent> = {
  stored: Stored;
  formOf: (stored: Stored) => Form;
  read: (form: Form) => { sent: Sent; problems: Errors };
  store: (sent: Sent & { version: number }) => Promise<Stored>;
};

export function usePart<Stored extends { version: number }, Form extends object, Sent>(part: Part<Stored, Form, Sent>) {
  const { t: settings } = useTranslation("settings");
  const notifyError = useNotifyError();
  const { formOf, read, store } = part;
  const [{ form, base, version }, setState] = useState(() => stateOf(part.stored, formOf));
  const [found, setErrors] = useState<Errors>({});
  const errors = useStandingErrors(found, form);
  const isChanged = plain(form) !== plain(base);

  const check = (): number => {
    const { problems } = read(form);
    setErrors(problems);
    return Object.keys(problems).length;
  };
  const save = async (): Promise<boolean> => {
    if (!isChanged) return true;
    try {
      const stored = stateOf(await store({ ...read(form).sent, version }), formOf);
      // Merges input that the user has typed during the request.
      setState((now) => ({ ...stored, form: rebased(now.form, form, stored.base) }));
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        const current = stateOf(refusal.current as Stored, formOf);
        setState((now) => ({ ...current, form: rebased(now.form, now.base, current.base) }));
        notify(settings("conflict"), "bad");
      } else if (refusal?.fields) setErrors(refusal.fields);
      else notifyError(error);
      return false;
    }
  };
  const set = (change: Partial<Form>): void => setState((now) => ({ ...now, form: { ...now.form, ...change } }));
  return { form, set, errors, isChanged, check, save };
}

function stateOf<Stored extends { version: number }, Form>(stored: Stored, formOf: (stored: Stored) => Form) {
  const form = formOf(stored);
  return { form, base: form, version: stored.version };
}
