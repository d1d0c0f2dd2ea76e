import { Outlet } from "react-router";
import { useConsent } from "../consent/use-consent.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ClosureStrip } from "../hours/ClosureStrip.tsx";
import { useArrival } from "./use-arrival.ts";

export function SiteFrame() {
  useArrival();
  const { Consent, hasChoice, ...consent } = useConsent();
  return (
    <>
      {Consent && <Consent {...consent} />}
      <ClosureStrip />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer onCookieSettings={hasChoice ? () => consent.setIsDialogOpen(true) : undefined} />
    </>
  );
}
