import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameValue } from "#contract/values/same-value.ts";
import { refusalOf } from "../../api/refusal.ts";
import { notify, useNotifyError } from "./notices.tsx";
import type { ErrorsByPath } from "./standing-errors.ts";
import { useStandingErrors } from "./use-standing-errors.ts";

/** Merges the form with the stored version. `base` is the form from before the changes. */
type Kept<Form> = (now: Form, base: Form, stored: Form) => Form;

type Options<Stored, Form> = {
  /** The form may have `row` keys for the screen, which are not stored. */
  formOf: (stored: Stored) => Form;
  /** A draft that was kept in this browser. Editing starts with this draft. */
  begun?: Form | undefined;
  /** Selects the part of the form whose changes must be saved. */
  compared?: (form: Form) => unknown;
  /**
   * Returns an object with one key for each error's path. The value of the key is the value of the field. If the value
   * changes, the error is removed.
   */
  valuesByError?: (form: Form) => object;
  check?: (sent: Form) => ErrorsByPath;
  /** @param seen the stored version on which the form is based */
  send: (sent: Form, seen: Stored) => Promise<Stored>;
  errorsOf?: (fields: Record<string, string>, sent: Form) => ErrorsByPath;
  /** True if no notice is needed for errors that the fields show. */
  areFieldsEnough?: boolean;
  /** Merges the form with a newer stored version, after a save or a conflict. By default, the form stays unchanged. */
  kept?: Kept<Form>;
  /** Replaces the conflict dialog, for example to rebase the form onto the other user's version. */
  onConflict?: (theirs: Stored, sent: Form, seen: Stored) => void;
  onAdopt?: (stored: Stored) => void;
  onSaved?: (stored: Stored) => unknown;
};

const none: ErrorsByPath = {};

/** If the user has changed the form during the request, the form stays unchanged. */
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
  const about = useId();
  const errors = useStandingErrors(found, valuesByError(form));
  const running = useRef<Promise<boolean> | null>(null);

  const rebase = (next: Stored, formOn: Kept<Form>): void =>
    setHeld((now) => ({ stored: next, form: formOn(now.form, formOf(now.stored), formOf(next)) }));
  const adopt = (next: Stored, formOn: Kept<Form> = asStored): void => {
    rebase(next, formOn);
    setErrors(none);
    setConflict(null);
    onAdopt?.(next);
  };

  const isSame = (one: Form, other: Form): boolean => isSameValue(compared(one), compared(other), ["row"]);
  const saveOnce = async (sent: Form, seen: Stored, isRetry = false): Promise<boolean> => {
    const wrong = check(sent);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    setConflict(null);
    setIsSaving(true);
    try {
      const next = await send(sent, seen).finally(() => setIsSaving(false));
      adopt(next, (now, _base, theirs) => kept(now, sent, theirs));
      notify(t("notices.saved"), "good", undefined, about);
      await onSaved?.(next);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) {
        const theirs = refusal.current as Stored;
        // A version may cover more than this form. A change outside of this form is no conflict.
        if (!isRetry && isSame(formOf(theirs), formOf(seen))) return await saveOnce(sent, theirs, true);
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
  /**
   * While a save runs, further calls return its promise, because a second save would cause a conflict.
   * @returns true if the form is stored
   */
  const save = (sent = form, seen = stored): Promise<boolean> =>
    (running.current ??= saveOnce(sent, seen).finally(() => (running.current = null)));

  return {
    stored,
    form,
    setForm: (next: Form): void => setHeld((now) => ({ ...now, form: next })),
    change: (part: Partial<Form>): void => setHeld((now) => ({ ...now, form: { ...now.form, ...part } })),
    errors,
    isChanged: !isSame(form, formOf(stored)),
    isSaving,
    save,
    rebase,
    adopt,
    conflict,
    endConflict: (): void => setConflict(null),
    saveMine: (theirs: Stored): Promise<boolean> => save(form, theirs),
  };
}
