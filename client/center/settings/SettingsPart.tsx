import type { ReactNode } from "react";
import { SettingsHead } from "./SettingsHead.tsx";

export function SettingsPart({ children }: { children: ReactNode }) {
  return (
    <>
      <SettingsHead />
      {children}
    </>
  );
}
