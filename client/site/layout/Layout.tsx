// The frame of every page: header, content, footer, and the admin layer for those who may edit.
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { isAdmin } from "#contract/permissions.ts";
import { useViewer } from "../../viewer.ts";
import { useConsent } from "../consent/use-consent.ts";
import { OverlayProvider } from "../overlay.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

export function Layout() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const isCenter = useLocation().pathname.startsWith("/admincenter");
  return (
    <>
      <a className="skip-link" href="#content">
        {t("skipToContent")}
      </a>
      <OverlayProvider isWanted={isAdmin(viewer)}>
        <ProgressBar />
        {isCenter ? <Outlet /> : <SiteFrame />}
        <ScrollRestoration />
      </OverlayProvider>
    </>
  );
}

function SiteFrame() {
  const { Consent, isAsking, ...consent } = useConsent();
  return (
    <>
      {Consent && <Consent {...consent} />}
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer onCookieSettings={isAsking ? () => consent.setIsDialogOpen(true) : undefined} />
    </>
  );
}
