import { useState } from "react";
import { useLocation } from "react-router";
import { useViewer } from "../../api/viewer.ts";
import { AdminLocale } from "../../ui/admin/AdminLocale.tsx";
import "../../ui/admin/tool.css";
import { AdminBar } from "./AdminBar.tsx";
import { useDoublePresses } from "../../ui/admin/double-press.ts";
import { useFocusKept } from "../../ui/admin/use-focus-kept.ts";
import { useStrayDrops } from "../../ui/admin/use-stray-drops.ts";
import { Notices } from "../../ui/admin/notices.tsx";
import { PasswordDialog } from "../../ui/admin/PasswordDialog.tsx";
import { Search } from "./Search.tsx";
import { TodayDialog } from "./today/TodayDialog.tsx";
import { useLogout } from "./use-logout.tsx";
import { Windows } from "../windows/Windows.tsx";

export function AdminLayer() {
  const { mustChangePassword } = useViewer();
  const { key } = useLocation();
  // A link of the list leads to another page, and the dialog closes with this page.
  const [todayOn, setTodayOn] = useState<string | null>(null);
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  const logout = useLogout();
  useDoublePresses();
  useFocusKept();
  useStrayDrops();
  return (
    <AdminLocale>
      <div data-tool="layer">
        <AdminBar onToday={() => setTodayOn(key)} onPassword={() => setIsPasswordOpen(true)} onLogout={logout.ask} />
        <TodayDialog isOpen={todayOn === key} onClose={() => setTodayOn(null)} />
        <PasswordDialog
          isOpen={isPasswordOpen || mustChangePassword}
          isForced={mustChangePassword}
          onClose={() => setIsPasswordOpen(false)}
          onLogout={logout.ask}
        />
        {logout.question}
        <Search onToday={() => setTodayOn(key)} onPassword={() => setIsPasswordOpen(true)} onLogout={logout.ask} />
        <Windows />
        <Notices />
      </div>
    </AdminLocale>
  );
}
