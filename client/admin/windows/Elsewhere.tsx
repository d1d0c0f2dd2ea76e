// A link in a window may lead to another screen. Then the page opens this screen, and the window returns to its own.
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";

export function Elsewhere({ onGo }: { onGo: (to: string) => void }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    onGo(pathname + search + hash);
    void navigate(-1);
  });
  useEffect(() => go(), []);
  return null;
}

export function Broken() {
  const { t } = useTranslation("admin");
  return <p role="alert">{t("window.failed")}</p>;
}
