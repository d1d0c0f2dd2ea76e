// The button 'Speichern', with the shortcut Ctrl+S from any focus.
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
      // Even without anything to save, the browser must not save the page.
      event.preventDefault();
      if (isOnTop(ref.current)) ref.current?.click();
    };
    // Capturing is needed: lists with keyboard navigation stop all key events.
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

/** True if no dialog is open above the button's dialog or page. */
function isOnTop(button: HTMLElement | null): boolean {
  const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  return !top || top.contains(button);
}
