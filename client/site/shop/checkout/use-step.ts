import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type DraftField, useDraft, useRefusals } from "./draft.ts";
import { type Choices, type Problems, problemsOf, type Step } from "./problems.ts";

/** CheckoutPage.tsx also uses this selector, for errors from the server. */
export const wrongInput = ":is(input, textarea, select)[aria-invalid], fieldset[aria-invalid] input";
const wrongField = `${wrongInput}, [role=alert]`;

export function useStep(step: Step, choices: Choices, next: Step | null) {
  const { t } = useTranslation("shop");
  const draft = useDraft();
  const navigate = useNavigate();
  const refusedByServer = useRefusals();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [refusals]);

  const check = (): boolean => {
    const problems = problemsOf(step, draft, choices);
    setRefused(problems);
    if (Object.keys(problems).length === 0) return true;
    setRefusals((count) => count + 1);
    return false;
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (check() && next !== null) void navigate(`#${next}`);
  };
  const errorOf = (name: DraftField): string | undefined => {
    const problem = refused[name] && problemsOf(step, draft, choices)[name];
    const said = refusedByServer[name];
    return problem ? t(`problems.${problem}`) : said?.value === draft[name] ? said.message : undefined;
  };
  return { draft, form, check, onSubmit, errorOf };
}
