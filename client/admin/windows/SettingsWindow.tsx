import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useLocation } from "react-router";
import { PasswordForm } from "../../ui/admin/PasswordForm.tsx";
import tabs from "../../ui/admin/Tabs.module.css";
import { useTabRow } from "../../ui/admin/use-tab-row.ts";
import { useViewer } from "../../api/viewer.ts";
import { useCenterRouter, usePathIn } from "./center-router.tsx";
import { CenterScreen, CenterWindow } from "./CenterWindow.tsx";
import type { WindowProps } from "./window-props.ts";
import styles from "./SettingsWindow.module.css";
import { PageBelow, PageSeo } from "./PageSeo.tsx";
import { PASSWORD_PATH, SEO_PATH, settingsTabsFor } from "./settings-places.ts";

export function SettingsWindow(props: WindowProps) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const shown = settingsTabsFor(viewer);
  const paths = shown.map(({ path }) => path);
  const router = useCenterRouter({
    start: paths[0] ?? PASSWORD_PATH,
    holds: (path) => paths.includes(path),
    more: [
      { path: SEO_PATH, element: <PageSeo /> },
      { path: PASSWORD_PATH, element: <OwnPassword /> },
    ],
  });
  const { pathname } = useLocation();
  const current = usePathIn(router);
  const [last, setLast] = useState(current);
  // During the exit animation, the last tab stays selected.
  const selected = paths.includes(current) ? current : last;
  if (selected !== last) setLast(selected);
  const row = useTabRow<HTMLDivElement>();
  return (
    <CenterWindow {...props} router={router}>
      <Tabs
        keyboardActivation="manual"
        selectedKey={selected}
        onSelectionChange={(path) => {
          if (path !== selected) void router.navigate(String(path));
        }}
      >
        <TabList ref={row} aria-label={props.title} className={tabs.tabs ?? ""}>
          {shown.map(({ name, path }) => (
            <Tab key={path} id={path} className={tabs.tab ?? ""}>
              {t(`window.settings.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel key={selected} id={selected} className={styles.panel ?? ""}>
          <PageBelow value={pathname}>
            <CenterScreen router={router} />
          </PageBelow>
        </TabPanel>
      </Tabs>
    </CenterWindow>
  );
}

/** After each change of the password, a new key empties the fields of the form. */
function OwnPassword() {
  const [changes, setChanges] = useState(0);
  return <PasswordForm key={changes} onDone={() => setChanges(changes + 1)} />;
}
