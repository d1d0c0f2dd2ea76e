// Stores unsent input in this browser tab, so that a reload does not lose it.
import { type RefObject, useEffect } from "react";
import type { Kept } from "./kept.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function fieldsOf(form: HTMLFormElement, names: readonly string[]): Field[] {
  const wanted = new Set(names);
  return [...form.elements].filter(isField).filter(({ name }) => wanted.has(name));
}

/** The value of a checkbox or of radio buttons is '' if nothing is chosen. */
export function valuesOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fieldsOf(form, names))
    if (!isChoice(field) || field.checked) values[field.name] = field.value;
    else values[field.name] ??= "";
  return values;
}

function restore(form: HTMLFormElement, names: readonly string[], kept: Kept): void {
  const values = kept.read();
  const before = valuesOf(form, names);
  for (const field of fieldsOf(form, names)) {
    const value = values[field.name] ?? "";
    if (before[field.name] !== "" || value === "") continue;
    if (isChoice(field)) field.checked = field.value === value;
    else field.value = value;
  }
}

export function useKeptText(form: RefObject<HTMLFormElement | null>, names: readonly string[], kept: Kept): void {
  useEffect(() => {
    const shown = form.current;
    if (!shown) return;
    restore(shown, names, kept);
    const onInput = (): void => kept.keep(valuesOf(shown, names));
    // Stores input that was typed before this component was loaded.
    onInput();
    shown.addEventListener("input", onInput);
    return () => shown.removeEventListener("input", onInput);
  }, [form, names, kept]);
}
