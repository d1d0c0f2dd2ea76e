import { useTranslation } from "react-i18next";
import type { Hotkey } from "./commands.ts";

export function useShortcut(): (hotkey: Hotkey) => string {
  const { t } = useTranslation("editor");
  return ({ key, shift }) => {
    if (/mac|iphone|ipad/iu.test(navigator.platform)) return `${shift ? "⇧" : ""}⌘${key}`;
    return [t("keys.control"), ...(shift ? [t("keys.shift")] : []), key].join("+");
  };
}
