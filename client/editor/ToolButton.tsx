import type { RefObject } from "react";
import { Button, ToggleButton, Tooltip, TooltipTrigger, type PressEvent } from "react-aria-components";
import { restingButton } from "../ui/admin/Button.tsx";
import type { Hotkey } from "./commands.ts";
import { Icon, type IconName } from "./icons.tsx";
import styles from "./Toolbar.module.css";
import { useShortcut } from "./use-shortcut.ts";

type ToolButtonProps = {
  icon: IconName;
  label: string;
  hotkey: Hotkey;
  isOn: boolean | undefined;
  isDisabled: boolean;
  onPress: (byKeyboard: boolean) => void;
  buttonRef?: RefObject<HTMLButtonElement | null>;
};

export function ToolButton({ icon, label, hotkey, isOn, isDisabled, onPress, buttonRef }: ToolButtonProps) {
  const shortcut = useShortcut()(hotkey);
  const shared = restingButton({
    "aria-label": label,
    "aria-keyshortcuts": `Control+${hotkey.shift ? "Shift+" : ""}${hotkey.key}`,
    className: styles.tool,
    isDisabled,
    onPress: ({ pointerType }: PressEvent) => onPress(pointerType === "keyboard" || pointerType === "virtual"),
    ref: buttonRef,
    // A press must not move the focus. Otherwise React Aria's toolbar would scroll to the tool that last had the focus.
    preventFocusOnPress: true,
  });
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {isOn === undefined ? (
        <Button {...shared}>
          <Icon name={icon} />
        </Button>
      ) : (
        <ToggleButton {...shared} isSelected={isOn}>
          <Icon name={icon} />
        </ToggleButton>
      )}
      <Tooltip className={styles.tooltip} placement="top" offset={8}>
        {label} <kbd>{shortcut}</kbd>
      </Tooltip>
    </TooltipTrigger>
  );
}
