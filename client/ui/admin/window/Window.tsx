import { type KeyboardEvent, type ReactNode, useId, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { IconButton } from "../Button.tsx";
import { ContainerContext, useContainer } from "../container.ts";
import { type Box, DEFAULT_SIZE, type Edges, moved, resized, type Size, stepOf } from "./geometry.ts";
import { InWindow } from "./in-window.ts";
import { raise, topmost, usePlaceInStack } from "./stack.ts";
import { useBox } from "./use-box.ts";
import { useDockRoom } from "./use-dock-room.ts";
import { useFollowPointer } from "./use-follow-pointer.ts";
import { useEscape } from "./use-escape.ts";
import { useWindowFocus } from "./use-window-focus.ts";
import { WindowHandle } from "./WindowHandle.tsx";
import styles from "./Window.module.css";

type Props = {
  /** The key for the stored position. At most one window of a kind is open. */
  kind: string;
  title: string;
  size?: Size;
  onClose: () => void;
  children: ReactNode;
};

/** The z-index of the lowest window: above the page and its bar, below dialogs and notices. */
const LOWEST = 60;
const SHEET = "(max-width: 48rem)";

function useIsSheet(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(SHEET);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(SHEET).matches,
  );
}

const corner: Edges = { x: 1, y: 1 };
const edges: readonly (Edges & { name: string })[] = [
  { name: "n", x: 0, y: -1 },
  { name: "s", x: 0, y: 1 },
  { name: "w", x: -1, y: 0 },
  { name: "e", x: 1, y: 0 },
  { name: "nw", x: -1, y: -1 },
  { name: "ne", x: 1, y: -1 },
  { name: "sw", x: -1, y: 1 },
];

export function Window({ kind, title, size = DEFAULT_SIZE, onClose, children }: Props) {
  const { t } = useTranslation("admin");
  const element = useRef<HTMLElement>(null);
  const heading = useId();
  const { box, isDocked, change, dock } = useBox(kind, size);
  const container = useContainer(element);
  const isSheet = useIsSheet();
  const place = usePlaceInStack(kind);
  useDockRoom(kind, isDocked && !isSheet ? box.width : 0);
  const [said, say] = useState("");
  useWindowFocus(kind, element);
  useEscape(() => topmost() === kind, onClose);
  const drag = useFollowPointer(
    () => box,
    (from, by) => void change((one, room) => moved(one, by, room), from),
  );
  const byKey = (event: KeyboardEvent, resize: boolean): void => {
    const by = stepOf(event);
    if (!by) return;
    event.preventDefault();
    const { left, top, width, height } = change((one, room) =>
      resize ? resized(one, corner, by, room) : moved(one, by, room),
    );
    say(resize ? t("window.sized", { width, height }) : t("window.moved", { left, top }));
  };
  const { left, top, width, height } = box;
  return createPortal(
    <>
      {isSheet && <Turn to={element} />}
      <section
        ref={element}
        role="dialog"
        aria-labelledby={heading}
        tabIndex={-1}
        data-window={kind}
        data-docked={isDocked || undefined}
        className={isSheet ? `${styles.window} ${styles.sheet}` : styles.window}
        style={{ zIndex: LOWEST + place, ...(!isSheet && { left, top, width, height }) }}
        onPointerDownCapture={() => raise(kind)}
        onFocusCapture={() => raise(kind)}
      >
        <div className={styles.bar} {...(!isSheet && drag)}>
          {!isSheet && <WindowHandle kind="move" title={title} onKeyDown={(event) => byKey(event, false)} />}
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {!isSheet && (
            <IconButton
              icon="dock"
              label={t("window.dock", { title })}
              tip={t("window.dockTip")}
              onPress={() => {
                const { left, top } = dock();
                say(t("window.moved", { left, top }));
              }}
            />
          )}
          <IconButton icon="close" label={t("window.close", { title })} tip={t("close")} onPress={onClose} />
        </div>
        {/* The section is needed because a `header` outside of sections would become a banner landmark. */}
        <section data-narrow={container.isNarrow || undefined} className={styles.content}>
          <InWindow value>
            <ContainerContext value={container}>{children}</ContainerContext>
          </InWindow>
        </section>
        {!isSheet && (
          <>
            {edges.map((edge) => (
              <Edge key={edge.name} edge={edge} box={box} onResize={change} />
            ))}
            <Edge edge={{ ...corner, name: "se" }} box={box} onResize={change}>
              <WindowHandle kind="resize" title={title} onKeyDown={(event) => byKey(event, true)} />
            </Edge>
          </>
        )}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </section>
      {isSheet && <Turn to={element} />}
    </>,
    document.body,
  );
}

type EdgeProps = {
  edge: Edges & { name: string };
  box: Box;
  onResize: ReturnType<typeof useBox>["change"];
  children?: ReactNode;
};

/** An edge resizes the window by pointer. Keyboard users have a button in the corner. */
function Edge({ edge, box, onResize, children }: EdgeProps) {
  const drag = useFollowPointer(
    () => box,
    (from, by) => void onResize((one, room) => resized(one, edge, by, room), from),
  );
  return (
    <div data-edge={edge.name} className={styles.edge} {...drag}>
      {children}
    </div>
  );
}

/** A sheet covers the page, so the focus stays inside: the first element follows the last one, and vice versa. */
function Turn({ to }: { to: React.RefObject<HTMLElement | null> }) {
  return (
    // This span gets the focus only to pass it on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span tabIndex={0} onFocus={() => to.current?.focus({ preventScroll: true })} />
  );
}
