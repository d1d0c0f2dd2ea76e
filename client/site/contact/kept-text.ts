// Keeps what was typed until it is sent, so that loading the page again loses nothing; only in this tab of the browser.
import { type RefObject, useEffect } from "react";
import { fieldNames, type Values } from "./problems.ts";

const KEY = "contact-form";

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return fieldNames.flatMap((name) => (form.elements.namedItem(name) as Field | null) ?? []);
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])) as Values;
}

/** A browser may forbid it; then nothing is kept. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function keep(form: HTMLFormElement): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(valuesOf(form)));
  } catch {
    // No room: the text is still in the form.
  }
}

/** Fills in what was kept; what is in a field already stays. */
function restore(form: HTMLFormElement): void {
  const kept = JSON.parse(storage()?.getItem(KEY) ?? "{}") as Partial<Values>;
  for (const field of fieldsOf(form)) field.value ||= kept[field.name as keyof Values] ?? "";
}

export function forgetText(): void {
  storage()?.removeItem(KEY);
}

export function useKeptText(form: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  useEffect(() => {
    const shown = form.current;
    if (!isShown || !shown) return;
    restore(shown);
    const onInput = (): void => keep(shown);
    shown.addEventListener("input", onInput);
    return () => shown.removeEventListener("input", onInput);
  }, [form, isShown]);
}
