// The button 'Speichern'. Ctrl+S also presses this button, wherever the focus is.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, type Tone } from "./Button.tsx";

type Props = { tone?: Tone; isDisabled: boolean } & ({ type: "submit" } | { onPress: () => void });

export function SaveButton({ tone = "primary", ...button }: Props) {
  const { t } = useTranslation("admin");
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return;
      // The browser must not open its own save dialog, even if there is nothing to save.
      event.preventDefault();
      if (isOnTop(ref.current)) ref.current?.click();
    };
    // Uses the capture phase, because lists with keyboard navigation stop key events.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
  const shortcut = /mac|iphone|ipad/iu.test(navigator.platform) ? "⌘S" : t("saveKey");
  return (
    <Button ref={ref} tone={tone} tip={shortcut} {...button}>
      {t("save")}
    </Button>
  );
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "s" && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** True if the button is on the topmost dialog, or if no dialog is open. */
function isOnTop(button: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  return !top || top.contains(button);
}
