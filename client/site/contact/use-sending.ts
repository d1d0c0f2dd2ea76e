// Sends a message, and says what is wrong with it: by the form's own rules, by the server's, or because of the network.
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalOf, trpc } from "../../trpc.ts";
import type { CaptchaHandle } from "../captcha/load-captcha.ts";
import { forgetText, valuesOf } from "./kept-text.ts";
import { problemsOf } from "./problems.ts";
import type { SentForm } from "#server/http/sent-form.ts";

export type Errors = { fields: Record<string, string>; message: string | null };

const none: Errors = { fields: {}, message: null };

/** The server's names of the fields that the form calls by other ones. */
const formNames: Record<string, string> = { firstName: "first_name", lastName: "last_name" };

export function useSending(
  form: RefObject<HTMLFormElement | null>,
  captcha: RefObject<CaptchaHandle | null>,
  sent: SentForm | null,
) {
  const { t } = useTranslation("contact");
  const [isDone, setIsDone] = useState(sent?.isDone ?? false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({ fields: sent?.errors ?? {}, message: sent?.message ?? null });
  const create = trpc.messages.create.useMutation();
  useFocusOnError(form, errors);

  const send = async (): Promise<void> => {
    if (!form.current || isBusy) return;
    const { first_name: firstName, last_name: lastName, ...others } = valuesOf(form.current);
    const problems = problemsOf(
      { first_name: firstName, last_name: lastName, ...others },
      captcha.current?.isAnswered() ?? false,
    );
    const fields = Object.entries(problems).map(([name, problem]) => [name, t(`problems.${problem}`)]);
    setErrors({ fields: Object.fromEntries(fields), message: null });
    if (fields.length > 0) return;
    setIsBusy(true);
    try {
      await create.mutateAsync({ firstName, lastName, ...others, captcha: await captcha.current?.take() });
      forgetText();
      setIsDone(true);
    } catch (error) {
      setErrors(errorsOf(error));
    }
    setIsBusy(false);
  };

  const errorsOf = (error: unknown): Errors => {
    const refusal = refusalOf(error);
    if (refusal === null) return { ...none, message: t("unreachable") };
    if (refusal.code === "C104") {
      captcha.current?.renew();
      return { ...none, fields: { captcha: refusal.message } };
    }
    if (!refusal.fields) return { ...none, message: refusal.message };
    const named = Object.entries(refusal.fields).map(([name, text]) => [formNames[name] ?? name, text]);
    return { ...none, fields: Object.fromEntries(named) };
  };

  const again = (): void => {
    setErrors(none);
    setIsDone(false);
  };
  return { send, again, isBusy, isDone, errors };
}

/** The first field with an error gets the focus, in the order of the page; without one, the message above the button. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: Errors): void {
  useEffect(() => {
    const place = "input[aria-invalid], textarea[aria-invalid], [role=radiogroup][aria-invalid] input, [role=alert]";
    if (errors.message !== null || Object.keys(errors.fields).length > 0)
      form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [form, errors]);
}
