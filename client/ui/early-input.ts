// Visitors may type, choose and submit before the client has started. React misses such input, and its next render
// would reset the fields.
import { useEffect, useLayoutEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

/** Reports earlier input to the hydrated page. For parts of the page that hydrate later, see late-part.tsx. */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    // start.ts handles submitted forms until this attribute is set; then React handles them.
    document.documentElement.dataset["hydrated"] = "";
    // Values are read now, because effects of this commit may cause a render, which resets controlled fields.
    const fields = document.querySelectorAll<TextField>("input, textarea");
    const replays = [...fields].flatMap((field) => replayOf(field) ?? []);
    // Event handlers would see the old state during the commit, so the events wait.
    queueMicrotask(() => {
      for (const replay of replays) replay();
    });
  }, []);
  useEffect(() => {
    queueMicrotask(() => {
      for (const form of document.querySelectorAll<HTMLFormElement>("form:not([data-late])")) submitHeld(form);
      pressHeld();
    });
  }, []);
}

export function submitHeld(form: HTMLFormElement): void {
  if (!("held" in form.dataset)) return;
  delete form.dataset["held"];
  form.requestSubmit();
}

function pressHeld(): void {
  const button = document.querySelector<HTMLElement>("[data-pressed]");
  if (!button) return;
  delete button.dataset["pressed"];
  button.focus();
  button.click();
}

function replayOf(field: TextField): Replay | null {
  if (field.closest("form[data-late]")) return null;
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    const { checked, defaultChecked, type } = field;
    // In a radio group, the event of the newly chosen button is enough.
    if (checked === defaultChecked || (type === "radio" && !checked)) return null;
    return () => chooseAgain(field, checked);
  }
  const { value, defaultValue, type } = field;
  if (type === "hidden" || type === "file" || value === defaultValue) return null;
  return () => typeAgain(field, value);
}

function chooseAgain(field: HTMLInputElement, checked: boolean): void {
  // React ignores a click that leads to a state it already has. So the state is reversed before the click.
  field.checked = !checked;
  field.click();
}

function typeAgain(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores an event without a new value. The first line lets React see the default value. The second line
  // bypasses React, so that the event then has a new value.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
