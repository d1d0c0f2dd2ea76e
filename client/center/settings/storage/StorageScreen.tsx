// The settings of storage: how much the library may hold, backups, tests of what holds it, and work that was given up.
import { SettingsPart } from "../SettingsPart.tsx";
import { Backup } from "./Backup.tsx";
import { GivenUpJobs } from "./GivenUpJobs.tsx";
import { QuotaForm } from "./QuotaForm.tsx";
import { StorageTests } from "./StorageTests.tsx";

export function StorageScreen() {
  return (
    <SettingsPart>
      <QuotaForm />
      <Backup />
      <StorageTests />
      <GivenUpJobs />
    </SettingsPart>
  );
}
