// Visitors type, choose and submit before the client has started. React hydrates their values but does not report
// them, so the next render would reset a controlled field. Before hydration, React does not handle submitted forms.
import { useEffect, useLayoutEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

/** Reports earlier input to the hydrated page. Parts that hydrate later (late-part.tsx) do this themselves. */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    // From now on start.ts leaves submitted forms to React.
    document.documentElement.dataset["hydrated"] = "";
    // The values are read now: effects of this commit may render again, which resets controlled fields.
    const fields = document.querySelectorAll<TextField>("input, textarea");
    const replays = [...fields].flatMap((field) => replayOf(field) ?? []);
    // During the commit, event handlers would see the old state.
    queueMicrotask(() => {
      for (const replay of replays) replay();
    });
  }, []);
  useEffect(() => {
    queueMicrotask(() => {
      for (const form of document.querySelectorAll<HTMLFormElement>("form:not([data-late])")) submitHeld(form);
    });
  }, []);
}

export function submitHeld(form: HTMLFormElement): void {
  if (!("held" in form.dataset)) return;
  delete form.dataset["held"];
  form.requestSubmit();
}

function replayOf(field: TextField): Replay | null {
  if (field.closest("form[data-late]")) return null;
  if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
    const { checked, defaultChecked, type } = field;
    // Choosing a radio button reports the loss of the other one.
    if (checked === defaultChecked || (type === "radio" && !checked)) return null;
    return () => chooseAgain(field, checked);
  }
  const { value, defaultValue, type } = field;
  if (type === "hidden" || type === "file" || value === defaultValue) return null;
  return () => typeAgain(field, value);
}

function chooseAgain(field: HTMLInputElement, checked: boolean): void {
  // React ignores a click that leaves the state as React has last seen it.
  field.checked = !checked;
  field.click();
}

function typeAgain(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field;
  // React tracks assignments to this element, and ignores an event without a change. It does not track the setter of
  // the prototype.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
