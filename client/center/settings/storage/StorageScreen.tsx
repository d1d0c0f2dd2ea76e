import { SettingsFrame } from "../SettingsFrame.tsx";
import { Backup } from "./Backup.tsx";
import { GivenUpJobs } from "./GivenUpJobs.tsx";
import { QuotaForm } from "./QuotaForm.tsx";
import { StorageTests } from "./StorageTests.tsx";

export function StorageScreen() {
  return (
    <SettingsFrame>
      <QuotaForm />
      <Backup />
      <StorageTests />
      <GivenUpJobs />
    </SettingsFrame>
  );
}
