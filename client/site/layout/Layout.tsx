// What stands around every page, the admin center's too: the admin layer for those who may edit, and the progress bar.
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router";
import { isAdmin } from "#contract/permissions.ts";
import { useViewer } from "../../viewer.ts";
import { OverlayProvider } from "../overlay.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

export function Layout() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("skipToContent")}
      </a>
      <OverlayProvider isWanted={isAdmin(viewer)}>
        <ProgressBar />
        <Outlet />
        <ScrollRestoration />
      </OverlayProvider>
    </>
  );
}
