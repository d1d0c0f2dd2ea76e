import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import type { SentForm } from "#contract/schemas/sent-form.ts";
import { useReason } from "../../language/reason.ts";
import { isUnreachable, refusalOf } from "../../api/refusal.ts";
import type { CaptchaHandle } from "../captcha/captcha-handle.ts";
import { valuesOf } from "./kept-text.ts";
import type { FormKind } from "./kind.ts";
import { foundIn } from "./problems.ts";

export type FormState = {
  isBusy: boolean;
  isDone: boolean;
  values?: Record<string, string>;
  errors: Record<string, string>;
  /** A problem of the whole form, not of a single field. */
  message: string | null;
};

export const untouched: FormState = { isBusy: false, isDone: false, errors: {}, message: null };

export function stateOf(sent: SentForm | null): FormState {
  if (!sent) return untouched;
  const { isDone, values, errors, message } = sent;
  const isKnown = isDone && Object.keys(values).length > 0;
  return { ...untouched, isDone, errors, message, ...(isKnown && { values }) };
}

type Parts = {
  kind: FormKind;
  form: RefObject<HTMLFormElement | null>;
  captcha: RefObject<CaptchaHandle | null>;
  state: FormState;
  setState: Dispatch<SetStateAction<FormState>>;
  /** Called before the first invalid field gets the focus, because the form may have to render the field first. */
  onWrongFields: () => void;
};

export function useSending({ kind, form, captcha, state, setState, onWrongFields }: Parts) {
  const { t } = useTranslation("forms");
  const reasonOf = useReason();
  const focusOnError = useFocusOnError(form, state, setState);
  const refuse = (wrong: Partial<FormState>): void => {
    if (Object.keys(wrong.errors ?? {}).some((name) => name !== "captcha")) onWrongFields();
    focusOnError(wrong);
  };
  const errorsIn = (values: Record<string, string>, hasCaptcha: boolean): Record<string, string> =>
    Object.fromEntries(
      foundIn(kind.problemsOf(values), hasCaptcha).map(([name, problem]) => [
        name,
        t(`problems.${problem}`, { max: limits.commentLength }),
      ]),
    );

  const check = (): Record<string, string> | null => {
    if (!form.current) return null;
    const values = valuesOf(form.current, kind.fieldNames);
    const errors = errorsIn(values, true);
    if (Object.keys(errors).length === 0) return values;
    refuse({ errors });
    return null;
  };

  const send = async (): Promise<void> => {
    if (!form.current || state.isBusy) return;
    const values = valuesOf(form.current, kind.fieldNames);
    const errors = errorsIn(values, kind.captcha === null || (captcha.current?.isAnswered() ?? false));
    if (Object.keys(errors).length > 0) return refuse({ errors });
    setState({ ...untouched, isBusy: true });
    try {
      await kind.send(values, await captcha.current?.take());
      setState({ ...untouched, isDone: true, values });
    } catch (error) {
      refuse(refusedBy(error));
    }
  };

  const refusedBy = (error: unknown): Partial<FormState> => {
    const refusal = refusalOf(error);
    if (refusal === null) return { message: isUnreachable(error) ? t("unreachable") : reasonOf(error) };
    if (refusal.code === "C104") {
      captcha.current?.renew();
      return { errors: { captcha: refusal.message } };
    }
    if (!refusal.fields) return { message: refusal.message };
    const named = Object.entries(refusal.fields).map(([name, text]) => [kind.formNames?.[name] ?? name, text]);
    return { errors: Object.fromEntries(named) };
  };

  /**
   * If a field has an error, it is validated again while the visitor types. The server checks its own rules only on
   * submit.
   */
  const judge = (name: string): void =>
    setState((now) => {
      if (now.errors[name] === undefined || !form.current) return now;
      const { [name]: _before, ...errors } = now.errors;
      const wrong = errorsIn(valuesOf(form.current, kind.fieldNames), true)[name];
      return { ...now, errors: wrong === undefined ? errors : { ...errors, [name]: wrong } };
    });

  return { check, send, judge };
}

const firstError =
  "input[aria-invalid], textarea[aria-invalid], select[aria-invalid], [role=radiogroup][aria-invalid] [type=radio], [role=alert]";

/** Focuses the first field with an error, in page order. If no field has an error, focuses the form's message. */
function useFocusOnError(
  form: Parts["form"],
  state: FormState,
  setState: Parts["setState"],
): (wrong: Partial<FormState>) => void {
  const isWrongAtFirst = state.message !== null || Object.keys(state.errors).length > 0;
  const [refusals, setRefusals] = useState(isWrongAtFirst ? 1 : 0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(firstError)?.focus();
  }, [form, refusals]);
  return (wrong) => {
    setState({ ...untouched, ...wrong });
    setRefusals((count) => count + 1);
  };
}
