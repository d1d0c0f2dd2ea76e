import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router";
import { useEarlyInput } from "../../ui/early-input.ts";
import { mayEnterCenter } from "#contract/values/permissions.ts";
import { useViewer } from "../../api/viewer.ts";
import { type LoadOverlay, OverlayProvider } from "../overlay.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { useLoadedMark } from "./use-arrival.ts";

export function Layout({ loadOverlay }: { loadOverlay: LoadOverlay }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  useLoadedMark();
  useEarlyInput();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("skipToContent")}
      </a>
      <OverlayProvider isWanted={mayEnterCenter(viewer)} load={loadOverlay}>
        <ProgressBar />
        <Outlet />
        <ScrollRestoration />
      </OverlayProvider>
    </>
  );
}
