// Stores unsent input in this browser tab, so that a reload does not lose it.
import { type RefObject, useEffect } from "react";
import type { Kept } from "./kept.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement, names: readonly string[]): Field[] {
  return names.flatMap((name) => (form.elements.namedItem(name) as Field | null) ?? []);
}

export function valuesOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(fieldsOf(form, names).map(({ name, value }) => [name, value]));
}

function restore(form: HTMLFormElement, names: readonly string[], kept: Kept): void {
  const values = kept.read();
  for (const field of fieldsOf(form, names)) field.value ||= values[field.name] ?? "";
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
