import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { followSignOut } from "../../api/own-storage.ts";
import { useViewer } from "../../api/viewer.ts";
import { useCreateEntry } from "../../entry-editor/use-create-entry.ts";
import { useRequestedEntry } from "../../entry-editor/use-requested-entry.ts";
import { placeOf } from "../../seo/place-of.ts";
import { SeoDialog } from "../../seo/SeoDialog.tsx";
import { AdminLocale } from "../../ui/admin/AdminLocale.tsx";
import { useDoublePresses } from "../../ui/admin/double-press.ts";
import { useFocusKept } from "../../ui/admin/use-focus-kept.ts";
import { useStrayDrops } from "../../ui/admin/use-stray-drops.ts";
import { Notices } from "../../ui/admin/notices.tsx";
import { PasswordDialog } from "../../ui/admin/PasswordDialog.tsx";
import { type BarAction, isNewEntry, settle, useAsk, useAsked } from "./bar-actions.ts";
import { Search } from "./Search.tsx";
import { TodayDialog } from "./today/TodayDialog.tsx";
import { useLogout } from "./use-logout.tsx";
import { Windows } from "../windows/Windows.tsx";

export function AdminLayer() {
  const { mustChangePassword } = useViewer();
  const { pathname } = useLocation();
  const ask = useAsk();
  const asked = useAsked();
  const logout = useLogout();
  const { start } = useCreateEntry();
  useRequestedEntry();
  const act = useEffectEvent((action: BarAction): void => {
    if (action !== "logout" && !isNewEntry(action)) return;
    settle();
    if (action === "logout") logout.ask();
    else start(action);
  });
  useEffect(() => {
    if (asked !== null) act(asked);
  }, [asked]);
  useEffect(() => followSignOut(() => window.location.reload()), []);
  useDoublePresses();
  useFocusKept();
  useStrayDrops();
  return (
    <AdminLocale>
      <div data-tool="layer">
        <TodayDialog isOpen={asked === "today"} onClose={settle} />
        <SeoDialog place={placeOf(pathname)} isOpen={asked === "seo"} onClose={settle} />
        <PasswordDialog
          isOpen={asked === "password" || mustChangePassword}
          isForced={mustChangePassword}
          onClose={settle}
          onLogout={logout.ask}
        />
        {logout.question}
        <Search onAsk={ask} />
        <Windows />
        <Notices />
      </div>
    </AdminLocale>
  );
}
