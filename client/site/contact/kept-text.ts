// Keeps what was typed until it is sent, so that loading the page again loses nothing; only in this tab of the browser.
import { type RefObject, useEffect } from "react";
import { keepText, keptKey, storage } from "./kept-key.ts";
import { fieldNames, type Values } from "./problems.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return fieldNames.flatMap((name) => (form.elements.namedItem(name) as Field | null) ?? []);
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])) as Values;
}

/** Fills in what was kept; what is in a field already stays. */
function restore(form: HTMLFormElement): void {
  const kept = JSON.parse(storage()?.getItem(keptKey) ?? "{}") as Partial<Values>;
  for (const field of fieldsOf(form)) field.value ||= kept[field.name as keyof Values] ?? "";
}

export function useKeptText(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const shown = form.current;
    if (!shown) return;
    restore(shown);
    const onInput = (): void => keepText(valuesOf(shown));
    // What was typed before this part was there.
    onInput();
    shown.addEventListener("input", onInput);
    return () => shown.removeEventListener("input", onInput);
  }, [form]);
}
