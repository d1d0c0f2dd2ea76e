// Visitors type, choose and submit before the client has started. React hydrates their values but does not report them,
// so the next render would reset a controlled field. React also ignores forms that are submitted before hydration.
import { useEffect, useLayoutEffect } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

/** Reports earlier input to the hydrated page. Parts that hydrate later do this themselves (late-part.tsx). */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    // From here on, start.ts leaves submitted forms to React.
    document.documentElement.dataset["hydrated"] = "";
    // Values are read at once, because effects of this commit may render again and reset controlled fields.
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
    // The radio button that lost its state needs no event, because choosing the other one reports it.
    if (checked === defaultChecked || (type === "radio" && !checked)) return null;
    return () => chooseAgain(field, checked);
  }
  const { value, defaultValue, type } = field;
  if (type === "hidden" || type === "file" || value === defaultValue) return null;
  return () => typeAgain(field, value);
}

function chooseAgain(field: HTMLInputElement, checked: boolean): void {
  // React ignores a click after which the field has the state that React already knows.
  field.checked = !checked;
  field.click();
}

function typeAgain(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field;
  // React ignores events without a change, and tracks assignments to this element, but not the setter of its prototype.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
