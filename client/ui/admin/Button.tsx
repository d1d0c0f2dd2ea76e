import { createContext, type ReactNode, type Ref, use } from "react";
import {
  Button as AriaButton,
  type ButtonProps,
  Link as AriaLink,
  OverlayArrow,
  Tooltip,
  TooltipTrigger,
} from "react-aria-components";
import { Link } from "react-router";
import { Icon, type IconName } from "./icons.tsx";
import styles from "./Button.module.css";

export type Tone = "primary" | "quiet" | "plain" | "danger" | "destroy";

type Props = Omit<ButtonProps, "className" | "children"> & {
  tone?: Tone;
  children: ReactNode;
  tip?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** `aria-disabled` is used instead of `disabled`, because a button with `disabled` loses the focus. */
export function restingButton<Given extends Pick<ButtonProps, "isDisabled" | "onPress" | "type">>({
  isDisabled = false,
  ...button
}: Given) {
  if (!isDisabled) return button;
  return { ...button, "aria-disabled": true, onPress: undefined, type: "button" as const };
}

export function Button({ tone = "quiet", children, tip, ...button }: Props) {
  const plain = (
    <AriaButton data-tool="" {...restingButton(button)} className={`${styles.button} ${styles[tone]}`}>
      {children}
    </AriaButton>
  );
  return tip ? <Tip text={tip}>{plain}</Tip> : plain;
}

/**
 * If true, icon buttons are plain HTML buttons without a tooltip. React Aria's buttons take longer to render,
 * and each of them does some work at every key.
 */
export const Asleep = createContext(false);

type IconProps = Omit<ButtonProps, "className" | "children" | "aria-label"> & {
  label: string;
  icon: IconName;
  tone?: Tone;
  /** If true, wide windows show the label beside the icon. */
  hasWords?: boolean;
  /** Replaces the label in the tooltip, for example to add a shortcut. */
  tip?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ label, icon, tone = "plain", hasWords = false, tip, ...button }: IconProps) {
  const kind = hasWords ? styles.withWords : styles.icon;
  const isAsleep = use(Asleep);
  const className = `${styles.button} ${kind} ${styles[tone]}`;
  const content = (
    <>
      <Icon name={icon} />
      {hasWords && <span className={styles.words}>{label}</span>}
    </>
  );
  if (isAsleep)
    return (
      <PlainButton {...button} aria-label={label} className={className}>
        {content}
      </PlainButton>
    );
  const plain = (
    <AriaButton data-tool="" {...restingButton(button)} aria-label={label} className={className}>
      {content}
    </AriaButton>
  );
  // The button shows its label, so a tooltip would only repeat the label.
  return hasWords && tip === undefined ? plain : <Tip text={tip ?? label}>{plain}</Tip>;
}

type PlainProps = Pick<ButtonProps, "isDisabled" | "onPress"> & {
  "aria-label": string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

function PlainButton({ isDisabled = false, onPress, ...button }: PlainProps) {
  const press = onPress as (() => void) | undefined;
  return (
    <button
      data-tool=""
      {...button}
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : () => press?.()}
    />
  );
}

type LinkProps = {
  icon?: IconName;
  children: ReactNode;
  /** On narrow windows, only the icon is shown. */
  isCompact?: boolean;
  onFollow?: () => void;
} & ({ to: string } | { download: string });

export function ButtonLink({ icon, children, isCompact = false, onFollow, ...target }: LinkProps) {
  const className = `${styles.button} ${styles.quiet} ${styles.link} ${isCompact ? styles.compact : ""}`;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {isCompact ? <span className={styles.compactWords}>{children}</span> : children}
    </>
  );
  if ("download" in target)
    return (
      <a data-tool="" href={target.download} download className={className} onClick={onFollow}>
        {content}
      </a>
    );
  return (
    <Link data-tool="" to={target.to} className={className} onClick={onFollow}>
      {content}
    </Link>
  );
}

export function NewTabLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <Tip text={label}>
      <AriaLink
        href={href}
        target="_blank"
        aria-label={label}
        className={`${styles.button} ${styles.icon} ${styles.plain} ${styles.link}`}
      >
        <Icon name={icon} />
      </AriaLink>
    </Tip>
  );
}

function Tip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <Tooltip className={styles.tooltip} offset={6}>
        <OverlayArrow />
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
