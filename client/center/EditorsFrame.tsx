import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import type { Language } from "../language/i18n.ts";
import { AdminLocale } from "../ui/admin/AdminLocale.tsx";
import "../ui/admin/tool.css";
import { loadAdminTexts } from "../ui/admin/admin-texts.ts";
import { ContainerContext, useContainer } from "../ui/admin/container.ts";
import type { EditorsArea } from "../head/editors-area.ts";
import styles from "./CenterLayout.module.css";
import { ScreenTitle } from "./ScreenTitle.tsx";

/** The server renders without the admin texts. Hydration requires the same first render in the browser. */
function useAdminTexts(): boolean {
  const { i18n } = useTranslation();
  const [areLoaded, setAreLoaded] = useState(() => i18n.hasResourceBundle(i18n.language, "admin"));
  useEffect(() => {
    if (areLoaded) return;
    let isCurrent = true;
    void loadAdminTexts(i18n, i18n.language as Language).then(() => isCurrent && setAreLoaded(true));
    return () => {
      isCurrent = false;
    };
  }, [areLoaded, i18n]);
  return areLoaded;
}

export function EditorsFrame({ area, menu, bar }: { area: EditorsArea; menu: ReactNode; bar?: ReactNode }) {
  const areTextsLoaded = useAdminTexts();
  if (!areTextsLoaded) {
    return (
      <div data-tool="page" className={styles.center}>
        <div className={styles.menu} />
        <main id="content" tabIndex={-1} className={styles.screen} aria-busy="true" />
      </div>
    );
  }
  return (
    <AdminLocale>
      <div data-tool="page" className={styles.center}>
        <div className={styles.menu}>{menu}</div>
        <Main>
          <ScreenTitle area={area} />
          {bar}
          <Outlet />
        </Main>
      </div>
    </AdminLocale>
  );
}

function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const container = useContainer(main);
  return (
    <main ref={main} id="content" tabIndex={-1} data-narrow={container.isNarrow || undefined} className={styles.screen}>
      <ContainerContext value={container}>{children}</ContainerContext>
    </main>
  );
}
