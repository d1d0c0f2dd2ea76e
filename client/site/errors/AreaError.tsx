// The error page of an area for editors. It replaces the area's frame if the frame cannot be rendered.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { EditorsArea } from "../../head/editors-area.ts";
import { joined } from "../../head/page-title.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { ErrorPage } from "./ErrorPage.tsx";

export function AreaError({ area }: { area: EditorsArea }) {
  const { t } = useTranslation();
  const { title } = useSiteTexts();
  const main = useRef<HTMLElement>(null);
  const end = joined([t(`areas.${area}`), title]);
  useEffect(() => {
    document.title = joined([main.current?.querySelector("h1")?.textContent ?? "", end]);
  }, [end]);
  return (
    <main ref={main} id="content" tabIndex={-1}>
      <ErrorPage isInLayout />
    </main>
  );
}
