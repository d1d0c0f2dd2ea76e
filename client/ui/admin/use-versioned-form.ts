// A form of something that has a version: read, changed, saved, and compared if someone else saved first.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameValue } from "#contract/values/same-value.ts";
import { refusalOf } from "../../api/trpc.ts";
import { notify, useNotifyError } from "./notices.tsx";
import type { ErrorsByPath } from "./standing-errors.ts";
import { useStandingErrors } from "./use-standing-errors.ts";

/** What the form has on top of what is stored now. `base` is the form of what was stored before, or what was sent. */
type Kept<Form> = (now: Form, base: Form, stored: Form) => Form;

type Options<Stored, Form> = {
  /** Rows may have a key of their own as `row`, which is no part of what is stored. */
  formOf: (stored: Stored) => Form;
  /** What this browser has kept; it stands in the form at first. */
  begun?: Form | undefined;
  /** What of the form says whether it is changed. */
  compared?: (form: Form) => unknown;
  /** The fields by the names of their errors: a changed one loses its error. */
  valuesByError?: (form: Form) => object;
  /** @returns what keeps the form from being sent */
  check?: (sent: Form) => ErrorsByPath;
  /** @param seen what the form is based on: its version is compared */
  send: (sent: Form, seen: Stored) => Promise<Stored>;
  /** The server's errors by the path of their field → the form's errors. */
  errorsOf?: (fields: Record<string, string>, sent: Form) => ErrorsByPath;
  /** Errors that the fields show are not said in a notice too. */
  areFieldsEnough?: boolean;
  /** What was typed stays after a save, and where nobody is asked. By default all of it, if something was typed. */
  kept?: Kept<Form>;
  /** Instead of the question whose version stays: the form is moved onto theirs. */
  onConflict?: (theirs: Stored, sent: Form, seen: Stored) => void;
  /** Gets what is stored now, by this form or by someone else. */
  onAdopt?: (stored: Stored) => void;
  /** Goes on after a save. */
  onSaved?: (stored: Stored) => unknown;
};

const none: ErrorsByPath = {};

/** Whoever has typed since the form was sent keeps all of it. */
const ifTyped = <Form>(now: Form, sent: Form, stored: Form): Form => (now === sent ? stored : now);

const asStored = <Form>(_now: Form, _base: Form, stored: Form): Form => stored;

const same = <Form>(form: Form): Form => form;

export function useVersionedForm<Stored, Form extends object>(
  read: Stored,
  {
    formOf,
    begun,
    compared = same,
    valuesByError = same,
    check = () => none,
    send,
    errorsOf = same,
    areFieldsEnough = false,
    kept = ifTyped,
    onConflict,
    onAdopt,
    onSaved,
  }: Options<Stored, Form>,
) {
  const { t } = useTranslation("admin");
  const notifyError = useNotifyError();
  const [{ stored, form }, setHeld] = useState(() => ({ stored: read, form: begun ?? formOf(read) }));
  const [found, setErrors] = useState(none);
  const [conflict, setConflict] = useState<Stored | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const errors = useStandingErrors(found, valuesByError(form));
  const running = useRef<Promise<boolean> | null>(null);

  /** Moves the form onto what is stored now. */
  const meet = (next: Stored, formOn: Kept<Form>): void =>
    setHeld((now) => ({ stored: next, form: formOn(now.form, formOf(now.stored), formOf(next)) }));
  /** Continues with what is stored: after a save, or with what someone else saved. */
  const adopt = (next: Stored, formOn: Kept<Form> = asStored): void => {
    meet(next, formOn);
    setErrors(none);
    setConflict(null);
    onAdopt?.(next);
  };

  const saveOnce = async (sent: Form, seen: Stored): Promise<boolean> => {
    const wrong = check(sent);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setConflict(null);
    setIsSaving(true);
    try {
      const next = await send(sent, seen).finally(() => setIsSaving(false));
      adopt(next, (now, _base, theirs) => kept(now, sent, theirs));
      notify(t("notices.saved"));
      await onSaved?.(next);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        const theirs = refusal.current as Stored;
        if (!onConflict) setConflict(theirs);
        else {
          adopt(theirs, kept);
          onConflict(theirs, sent, seen);
        }
        return false;
      }
      const shown = refusal?.fields ? errorsOf(refusal.fields, sent) : none;
      setErrors(shown);
      if (!areFieldsEnough || Object.keys(shown).length === 0) notifyError(error);
      return false;
    }
  };
  /** One at a time: a second one would be in conflict with the first. @returns whether the form is stored */
  const save = (sent = form, seen = stored): Promise<boolean> =>
    (running.current ??= saveOnce(sent, seen).finally(() => (running.current = null)));

  return {
    stored,
    form,
    setForm: (next: Form): void => setHeld((now) => ({ ...now, form: next })),
    change: (part: Partial<Form>): void => setHeld((now) => ({ ...now, form: { ...now.form, ...part } })),
    errors,
    isChanged: !isSameValue(compared(form), compared(formOf(stored)), ["row"]),
    isSaving,
    save,
    meet,
    adopt,
    conflict,
    endConflict: (): void => setConflict(null),
    saveMine: (theirs: Stored): Promise<boolean> => save(form, theirs),
  };
}
