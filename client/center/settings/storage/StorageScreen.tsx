// The settings of storage: how much the library may hold, and tests of what holds it.
import { SettingsPart } from "../SettingsPart.tsx";
import { QuotaForm } from "./QuotaForm.tsx";
import { StorageTests } from "./StorageTests.tsx";

export function StorageScreen() {
  return (
    <SettingsPart>
      <QuotaForm />
      <StorageTests />
    </SettingsPart>
  );
}
