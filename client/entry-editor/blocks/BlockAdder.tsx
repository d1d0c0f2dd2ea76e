import { memo, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "react-aria-components";
import { Icon } from "../../ui/admin/icons.tsx";
import { AfterClosing } from "../../ui/admin/AfterClosing.tsx";
import menu from "../../ui/admin/Menu.module.css";
import { type AddableKind, blockOfKind } from "./addable.ts";
import { BlockPicker } from "./BlockPicker.tsx";
import picker from "./BlockPicker.module.css";
import styles from "./BlockAdder.module.css";
import type { EditedBody } from "../frame/use-edited-body.ts";

const HEIGHT = 420;
const GAP = 12;

type Props = {
  body: EditedBody;
  place: number;
  isLast?: boolean;
};

/** Memoised, so that it renders only if its place changes or a block is dragged above it. */
export const BlockAdder = memo(
  Adder,
  (one, other) =>
    one.place === other.place &&
    one.isLast === other.isLast &&
    (one.body.dropPlace === one.place) === (other.body.dropPlace === other.place),
);

function Adder({ body, place, isLast = false }: Props) {
  const { t } = useTranslation("admin");
  const add = (kind: AddableKind): void => body.addNew(blockOfKind(kind), kind, place);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    // Safari does not focus a clicked button, so the closing menu could not return the focus.
    button.current?.focus();
    setIsOpen(true);
  };
  return (
    <div
      data-tool=""
      className={isLast ? styles.end : styles.between}
      data-target={body.dropPlace === place || undefined}
    >
      <button
        ref={button}
        type="button"
        aria-label={isLast ? undefined : t("blocks.addAt", { place: place + 1 })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={isLast ? styles.wide : styles.plus}
        onClick={open}
      >
        <Icon name="plus" />
        {isLast && t("blocks.add")}
      </button>
      {isOpen && <AdderMenu button={button} onClose={() => setIsOpen(false)} onChoose={add} />}
    </div>
  );
}

type MenuProps = {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onChoose: (kind: AddableKind) => void;
};

function AdderMenu({ button, onClose, onChoose }: MenuProps) {
  const { t } = useTranslation("admin");
  const chosen = useRef<AddableKind | null>(null);
  const [maxHeight] = useState(() => heightBeside(button.current));
  return (
    <Popover
      isOpen
      aria-label={t("blocks.choose")}
      onOpenChange={onClose}
      triggerRef={button}
      placement="bottom start"
      maxHeight={maxHeight}
      className={`${menu.popover} ${picker.popover}`}
    >
      <BlockPicker
        onChoose={(kind) => {
          chosen.current = kind;
          onClose();
        }}
      />
      <AfterClosing run={() => chosen.current !== null && onChoose(chosen.current)} />
    </Popover>
  );
}

/** The height of the menu in pixels. A menu that opens above its button must not cover the admin bar. */
function heightBeside(button: Element | null): number {
  if (!button) return HEIGHT;
  const { top, bottom } = button.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--bar-height")) || 0;
  const below = window.innerHeight - bottom;
  // React Aria chooses the side with more space, but ignores the bar.
  const isAbove = below < HEIGHT + GAP && top > below;
  return isAbove ? Math.min(HEIGHT, top - bar - GAP) : HEIGHT;
}
