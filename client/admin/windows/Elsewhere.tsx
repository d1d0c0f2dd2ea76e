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
