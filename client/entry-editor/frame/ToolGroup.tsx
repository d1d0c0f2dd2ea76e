import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Asleep } from "../../ui/admin/Button.tsx";

type Props = { name: string; className: string | undefined; children: ReactNode };

/**
 * The tools of a block. Its buttons stay asleep until the mouse or the focus enters the block, because an entry of 200
 * blocks has more than a thousand of them.
 */
export function ToolGroup({ name, className, children }: Props) {
  const { t } = useTranslation("admin");
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const [isAsleep, setIsAsleep] = useState(true);

  useEffect(() => {
    const tools = group.current;
    const block = tools?.closest("[data-block]");
    if (!isAsleep || !tools || !block) return undefined;
    const wake = (): void => {
      focused.current = buttonsOf(tools).findIndex((button) => button === document.activeElement);
      setIsAsleep(false);
    };
    // The buttons must be replaced before the press that may follow at once.
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") flushSync(wake);
    };
    const focus = ({ target }: Event): void => {
      const isPressed = tools.contains(target as Element) && !(target as Element).matches(":focus-visible");
      // A finger that presses a button focuses it. If the button were replaced now, the press would be lost.
      if (!isPressed) wake();
    };
    // The tools stand in the gap above their block, so the mouse usually comes from one of the two blocks.
    const beside = [block, blockBefore(block)];
    for (const one of beside) one?.addEventListener("pointerover", enter);
    block.addEventListener("focusin", focus);
    return () => {
      for (const one of beside) one?.removeEventListener("pointerover", enter);
      block.removeEventListener("focusin", focus);
    };
  }, [isAsleep]);

  useLayoutEffect(() => {
    // The focus is on the body only if the replaced button had it. Meanwhile the press may have moved it to a window.
    if (isAsleep || !group.current || document.activeElement !== document.body) return;
    buttonsOf(group.current)[focused.current]?.focus();
  }, [isAsleep]);

  return (
    <div ref={group} data-tool="" role="group" aria-label={t("blocks.tools", { label: name })} className={className}>
      <Asleep value={isAsleep}>{children}</Asleep>
    </div>
  );
}

function blockBefore(block: Element): Element | null {
  const before = block.previousElementSibling;
  return before === null || before.matches("[data-block]") ? before : blockBefore(before);
}

function buttonsOf(tools: Element): HTMLButtonElement[] {
  return [...tools.querySelectorAll("button")];
}
