import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useInWindow } from "../../ui/admin/window/in-window.ts";
import { ListHead } from "../list/ListHead.tsx";
import screen from "../Screen.module.css";
import { useFocusOnArrival } from "../use-focus-on-arrival.ts";
import { SettingsRail } from "./SettingsRail.tsx";
import styles from "./SettingsFrame.module.css";
import { useSettingsParts } from "./settings-parts.ts";

type Props = {
  /** Buttons beside the heading. */
  tools?: ReactNode;
  /** True for a screen with a list. */
  isList?: boolean;
  children: ReactNode;
};

/** The frame of a part of the settings. Its heading is the name of the part. */
export function SettingsFrame({ tools, isList = false, children }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { pathname } = useLocation();
  const current = useSettingsParts().find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  // The window of the settings has its own tabs, so no link back is shown.
  const isInWindow = useInWindow();
  return (
    <div className={isInWindow ? undefined : styles.frame}>
      {!isInWindow && <SettingsRail />}
      <div className={styles.content}>
        {isList ? (
          <ListHead title={current?.label ?? ""} heading={heading} />
        ) : (
          <header className={screen.head}>
            <h1 ref={heading} tabIndex={-1}>
              {current?.label}
            </h1>
            {tools}
          </header>
        )}
        {children}
      </div>
    </div>
  );
}
