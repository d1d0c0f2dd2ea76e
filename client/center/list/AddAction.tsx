import { type ReactNode, use, useRef } from "react";
import { createPortal } from "react-dom";
import { Button as AriaButton } from "react-aria-components";
import { Link } from "react-router";
import { Button, ButtonLink, restingButton, type Tone } from "../../ui/admin/Button.tsx";
import { ContainerContext } from "../../ui/admin/container.ts";
import { Icon, type IconName } from "../../ui/admin/icons.tsx";
import { useKeyboardInset } from "../../ui/admin/use-keyboard-inset.ts";
import styles from "./List.module.css";

type ButtonProps = {
  label: string;
  icon?: IconName;
  tone?: Tone;
  /** True if the button opens a menu. */
  hasMenu?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
};

/** Adds an item to a list. On narrow lists it is a round button that floats above the list's end. */
export function AddButton({ label, icon = "plus", tone = "primary", hasMenu = false, ...button }: ButtonProps) {
  const { isNarrow } = use(ContainerContext);
  if (isNarrow)
    return (
      <Floating>
        <AriaButton {...restingButton(button)} aria-label={label} className={styles.round ?? ""}>
          <Icon name={icon} />
        </AriaButton>
      </Floating>
    );
  return (
    <Button tone={tone} {...button}>
      <Icon name={icon} />
      {label}
      {hasMenu && <Icon name="chevron" />}
    </Button>
  );
}

/** Like AddButton, for a list whose new item has its own screen. */
export function AddLink({ label, to }: { label: string; to: string }) {
  const { isNarrow } = use(ContainerContext);
  if (isNarrow)
    return (
      <Floating>
        <Link to={to} aria-label={label} className={styles.round}>
          <Icon name="plus" />
        </Link>
      </Floating>
    );
  return (
    <ButtonLink icon="plus" to={to}>
      {label}
    </ButtonLink>
  );
}

function Floating({ children }: { children: ReactNode }) {
  const { element } = use(ContainerContext);
  const place = useRef<HTMLDivElement>(null);
  useKeyboardInset(place);
  return (
    element &&
    createPortal(
      <div ref={place} data-floating className={styles.floating}>
        {children}
      </div>,
      element,
    )
  );
}
